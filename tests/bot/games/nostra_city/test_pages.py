"""Pages of Nostra City: every answer, envelopes as they are filled, and the end with everything opened."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from bot.games.nostra_city.presenter import PRESENTER
from bot.games.nostra_city.story import honours
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.leafing import marked_anew
from bot.presenting.limits import faults
from bot.presenting.page import Page
from bot.presenting.scene import Look, Scene
from cogs.custom_ids import read_answer, read_look, read_press, read_step
from engines import Ask
from engines.nostra_city import asks as names
from tests.bot.presenting.boxed.tables import NAMES, NOSTRA_CITY, buttons, pressed, scene_of, texts

play, moments = NOSTRA_CITY.play, NOSTRA_CITY.moments
BOTH = pytest.mark.parametrize("language", ["cs", "en"])


# ---- every answer can be given


def kinds(ask: Ask, options: set[str]) -> set[str]:
    """Return the options with Notes named by their kinds: those of one kind are alike (NC-V19)."""
    known = {option.id: option for option in ask.options}
    return {str(known[one].text.args["note"]) if one.startswith("note:") else one for one in options}


def test_every_answer_that_the_rules_offer_can_be_pressed_on_the_desk() -> None:
    asked: Counter[str] = Counter()
    for seats, seed in ((3, 8), (4, 9), (5, 10), (3, 11), (4, 12)):
        for game in play(seats, seed):
            asks = [ask for ask in game.asks if asked[ask.name] < 6]
            scene = scene_of(game, text_mode=True)
            for ask in asks:
                asked[ask.name] += 1
                offered = {option.id for option in ask.options}
                found = pressed(PRESENTER.desk(scene, ask.seat), ask)
                assert kinds(ask, found - {"none"}) == kinds(ask, offered), ask.name
                assert ("none" in found) == (ask.least == 0), ask.name
                assert all(PRESENTER.receipt(scene, ask, (one,)) for one in offered)
                assert PRESENTER.receipt(scene, ask, ())
    assert len(asked) > 22


def several(name: str) -> tuple[Scene, Ask]:
    """Return a moment at which ``name`` is asked with more than two Notes to choose from."""
    for seed in range(1, 12):
        for game in play(4, seed, late=0):
            scene = scene_of(game, text_mode=True)
            for ask in scene.asks_named(name):
                if len(ask.options) > 3 and ask.most > 1:
                    return replace(scene, view=[game.view(seat) for seat in range(4)].__getitem__), ask
    raise AssertionError(f"{name} is never asked with so many Notes")


@pytest.mark.rule("NC-D18", "NC-10.5", "NC-V5")
def test_an_envelope_is_filled_note_by_note_and_shows_its_contents() -> None:
    scene, ask = several(names.BID)
    page = PRESENTER.desk(scene, ask.seat)
    assert re.search(r"Zatím: \w+ \w+ · [1-4] \w", texts(page)), "whose bid it is and for what"
    (seal,) = (button for button in buttons(page) if button.label == "Zalepit obálku")
    assert seal.disabled, "an empty envelope is no bid"
    two = [option.id for option in ask.options][:2]
    place = marked_anew(ask, "", two)
    page = PRESENTER.desk(replace(scene, look=Look(ask.name, place)), ask.seat)
    (seal,) = (button for button in buttons(page) if button.label == "Zalepit obálku")
    assert not seal.disabled
    press = read_press(seal.id)
    assert press is not None
    assert read_look(press) is not None
    assert "Vybráno: 5\u202f000\u00a0×2. Dohromady 10\u202f000." in texts(page)
    assert "10\u202f000." not in texts(PRESENTER.board(scene)), "the board knows nothing of it"


@pytest.mark.rule("NC-D28", "NC-17.3")
def test_a_player_over_the_limit_discards_exactly_the_excess() -> None:
    for scene in moments(4, 3):
        for ask in scene.asks_named(names.DISCARD):
            page = PRESENTER.desk(scene, ask.seat)
            (throw,) = (button for button in buttons(page) if button.label == "Odložit")
            assert throw.disabled
            chosen = [option.id for option in ask.options][: ask.least]
            page = PRESENTER.desk(replace(scene, look=Look(ask.name, marked_anew(ask, "", chosen))), ask.seat)
            (throw,) = (button for button in buttons(page) if button.label == "Odložit")
            assert not throw.disabled
            return
    raise AssertionError("nobody had too much")


@pytest.mark.rule("NC-15.1", "NC-1.14")
def test_a_bribe_and_the_last_step_back_are_confirmed() -> None:
    game = next(game for game in play(4, 3, late=0) if any(ask.name == names.BRIBE for ask in game.asks))
    (ask,) = (ask for ask in game.asks if ask.name == names.BRIBE)
    scene = scene_of(game, text_mode=True)
    note = next(option.id for option in ask.options if option.id.startswith("note:"))
    assert PRESENTER.needs_confirm(scene, ask, (note,))
    page = PRESENTER.desk(scene, ask.seat, confirm=ask.name, chosen=note)
    steps = [step for button in buttons(page) if (press := read_press(button.id)) and (step := read_step(press))]
    assert (ask.name, note) in {(step.name, step.option) for step in steps}
    assert "Vrátit se to nedá" in texts(page)
    assert not any(":refresh" in button.id for button in buttons(page)), "the caller adds that button"
    for left in (3, 2, 1):
        (ask,) = (ask for ask in game.asks if ask.name == names.BRIBE)
        scene = scene_of(game, text_mode=True)
        assert PRESENTER.needs_confirm(scene, ask, ("cancel",)) == (left == 1)
        assert ("Zpět můžeš ještě" in texts(PRESENTER.desk(scene, ask.seat))) == (left < 3)
        game.answer(ask.id, "cancel")
        if left > 1:
            (again,) = (one for one in game.asks if one.seat == ask.seat and one.holds)
            game.answer(again.id, next(one.id for one in again.options if one.id.startswith("gangster:")))


# ---- board, story


def test_every_board_has_the_buttons_of_its_phase_above_the_same_bottom_row() -> None:
    rows = defaultdict(set)
    for scene in moments(3, 4):
        page = PRESENTER.board(scene)
        assert [button.label for button in page.parts[-2].buttons] == ["Na stole", "Hráči", "Co se počítá"]  # type: ignore[union-attr]
        assert [button.label for button in page.parts[-1].buttons] == ["Moje místo", "Jak se hraje", "Hostitel"]  # type: ignore[union-attr]
        rows[scene.public.phase].add(tuple(button.label for button in buttons(page)[:-6]))
    assert rows["business"] == {("Inkasovat", "Vendetta")}
    assert rows["meeting"] == {("Podat nabídku", "Dohodnuto", "Vendetta")}
    assert rows["trial"] == {("Uplatit", "Vendetta")}
    assert rows["final"] <= {("Vendetta",)}
    assert rows["end"] == {()}


@pytest.mark.rule("NC-D15", "NC-10.1")
def test_the_talk_is_ended_at_the_board_by_each_for_oneself() -> None:
    scene = next(scene for scene in moments(4, 4) if scene.asks_named(names.READY))
    board = PRESENTER.board(scene)
    asks = scene.asks_named(names.READY)
    assert {ask.name for ask in asks} <= PRESENTER.public_asks
    (button,) = (button for button in buttons(board) if button.label == "Dohodnuto")
    press = read_press(button.id)
    assert press is not None
    answer = read_answer(press)
    assert answer is not None and answer.option == "ready"
    assert all(ask.id.rpartition("/")[2] == answer.number for ask in asks), "one button for everybody"
    assert "Čeká se na" in texts(board)


@pytest.mark.rule("NC-12.10", "NC-12.7")
def test_the_ban_of_an_investigation_stands_on_the_board() -> None:
    scene = next(scene for scene in moments(4, 3) if scene.public.active and scene.public.phase == "business")
    for card in scene.public.active:
        assert scene.words(f"nc-effect-{card}") in texts(PRESENTER.board(scene))


@BOTH
@pytest.mark.parametrize("seats", [3, 5])
def test_the_end_is_told_with_everything_opened_and_as_text(seats: int, language: str) -> None:
    *_, scene = moments(seats, 9, language)
    page = PRESENTER.story(scene)
    assert faults(page) == []
    told = scene.public.story
    for one in told.hands:
        assert re.search(rf"{re.escape(NAMES[one.seat][:10])}[^·]* {one.respect}\b", texts(page))
    course = PRESENTER.story_text(scene)
    assert "**" not in course
    for month in told.months:
        assert scene.words("name-month", id=month.number) in course
    assert course.count(scene.words("nc-log-respect", list="")[:7]) >= len(told.months)
    assert not re.search(r"(seat|note|gangster|turf):", course)


@pytest.mark.rule("NC-23.7", "NC-S1")
def test_a_standing_pass_is_taken_back_on_the_desk() -> None:
    tried = 0
    for seed in (1, 2, 3):
        for game in play(5, seed, late=0):
            for ask in [ask for ask in game.asks if ask.name == names.STAND]:
                scene = scene_of(game, text_mode=True)
                page = PRESENTER.desk(scene, ask.seat)
                answers = [answer for button in buttons(page) if (press := read_press(button.id)) and (answer := read_answer(press))]
                assert {answer.option for answer in answers if answer.name == ask.name} == {"off", "phase", "month"}
                assert PRESENTER.receipt(scene, ask, ("off",), ()) == "Na Vendettu se tě zase ptám, od příští otázky."
                tried += 1
            if tried > 40:
                return
    raise AssertionError("nobody ever has a standing Pass")


@pytest.mark.rule("NC-19.8", "NC-19.9", "NC-19.10", "NC-19.11")
def test_the_story_gives_the_reason_of_the_win() -> None:
    *_, scene = moments(4, 9, "en")
    view = scene.public
    hand = view.story.hands[0]

    def told(guilty: bool, informants: set[int], respect: tuple[int, ...], winners: tuple[int, ...], title: str | None = None) -> str:
        hands = tuple(
            hand.model_copy(update={"seat": seat, "informant": seat in informants, "respect": one}) for seat, one in enumerate(respect)
        )
        story = view.story.model_copy(update={"reason": "", "guilty": guilty, "winners": winners, "hands": hands})
        players = tuple(player.model_copy(update={"title": title if player.seat in winners else None}) for player in view.players)
        ended = view.model_copy(update={"story": story, "players": players, "winners": winners, "field": 2 if guilty else -2})
        page = PRESENTER.story(replace(scene, public=ended))
        return re.sub(r"\*", "", next(line for line in texts(page).splitlines() if line.startswith("Verdict ")))

    winner = NAMES[1]
    assert re.fullmatch(
        rf"Verdict Innocent 2: only the loyal could win. .*{winner}, 5 \(1 more than the next\)\.", told(False, {0}, (9, 5, 4, 3), (1,))
    )
    assert re.search("only an FBI Informant could win. The most Respect among them", told(True, {1}, (9, 5, 4, 3), (1,)))
    assert "the Title decided, Consigliere" in told(False, {0}, (9, 5, 5, 3), (1,), "consigliere")
    assert "nobody had a Title" in told(False, set(), (5, 5, 5, 3), (0, 1, 2))
    assert told(True, set(), (5, 4, 3, 2), ()).endswith("and nobody was one.")


@pytest.mark.rule("NC-10.1")
def test_the_last_to_agree_is_not_told_to_wait_for_the_others() -> None:
    for game in play(3, 1, late=0):
        agreeing = [ask for ask in game.asks if ask.name == names.READY]
        if len(agreeing) == 1:
            said = [PRESENTER.receipt(scene_of(game, language), agreeing[0], ("ready",)) for language in ("cs", "en")]
            assert not any(re.search("čeká|waiting", one, re.IGNORECASE) for one in said), said
            return
    raise AssertionError("nobody agrees last")


@pytest.mark.rule("NT-4.2")
@BOTH
def test_a_shared_honour_is_told_of_all_its_holders(language: str) -> None:
    *_, scene = moments(4, 9, language)
    months = tuple(
        month.model_copy(
            update={
                "bribes": (2, 2, 0, 1),
                "auctions": tuple(lot.model_copy(update={"money": {1: 70_000, 2: 70_000}}) for lot in month.auctions[:1]),
                "collectings": tuple(
                    one.model_copy(update={"seat": seat, "betrayed": {3: 1}}) for seat in (0, 2) for one in month.collectings[:1]
                ),
            }
        )
        for month in scene.public.story.months
    )
    voice = NostraCityVoice(
        replace(scene, public=scene.public.model_copy(update={"story": scene.public.story.model_copy(update={"months": months})}))
    )
    shared = voice.view.story
    assert shared is not None
    told = honours(voice, shared)
    assert [{seat for seat in range(4) if voice.who(seat) in line} for line in told] == [{1, 2}, {0, 2}, {0, 1}]


@pytest.mark.rule("NC-23.2")
def test_a_vendetta_window_alone_has_the_accent_of_the_board() -> None:
    met = set()
    for scene in moments(4, 9):
        view = scene.public
        if view.phase not in ("business", "meeting", "trial") or view.step is None:
            continue
        accented = [button.id.rpartition(":")[2] for button in buttons(PRESENTER.board(scene)) if button.style == "primary"]
        assert accented == ["vendetta" if view.step == "window" else "turn"], view.step
        met.add(view.step)
    assert {"window", "turn", "split", "target"} <= met


def asked_for(name: str) -> tuple[Scene, Ask]:
    """Return a moment at which ``name`` is asked."""
    for seed in range(1, 40):
        for game in play(4, seed, late=0):
            for ask in (scene := scene_of(game, "en", text_mode=True, notices=tuple(game.notices))).asks_named(name):
                return replace(scene, view=[game.view(seat) for seat in range(4)].__getitem__), ask
    raise AssertionError(f"{name} is never asked")


@pytest.mark.rule("OP-1.2", "NC-21.5")
def test_the_board_names_the_gangster_whose_ability_is_in_question() -> None:
    scene, ask = asked_for(names.REACT)
    gangster = scene.words(f"name-{str(ask.options[0].text.args['gangster']).partition(':')[0]}", id=name_in(ask))
    assert f"may use the Ability of {gangster}." in texts(PRESENTER.board(scene))
    assert "The game goes on." in texts(PRESENTER.board(replace(scene, asks=()))), "the answer is still being told"


def name_in(ask: Ask) -> str:
    return str(ask.options[0].text.args["gangster"]).partition(":")[2]


@pytest.mark.rule("NC-19.1")
def test_nobody_is_on_turn_while_the_corruption_pile_is_told() -> None:
    """The view is that of before the last answer until all its notices are told; nobody is asked any more."""
    scene, _ = asked_for(names.LAST_ROUND)
    assert "Now: " in texts(PRESENTER.board(scene))
    told = texts(PRESENTER.board(replace(scene, asks=())))
    assert "Now: " not in told and "The game goes on." in told


@pytest.mark.rule("OP-1.2", "NC-22.5")
def test_extortion_names_the_owner_of_the_bank() -> None:
    scene, ask = asked_for(names.EXTORTION)
    aimed = next(one for one in reversed(scene.notices) if one.text.key == "nc-aimed")
    victim = NAMES[int(str(aimed.text.args["target"]).partition(":")[2])]
    assert re.search(rf"looking into the Bank of .*{victim[:10]}", texts(PRESENTER.desk(scene, ask.seat)))


@pytest.mark.rule("OP-1.2", "NC-18.2")
def test_a_question_that_moves_the_verdict_says_where_it_stands() -> None:
    asked: Counter[str] = Counter()
    for game in play(4, 9):
        scene = scene_of(game)
        for ask in scene.asks:
            if not asked[ask.name]:
                asked[ask.name] += 1
                moves = ask.name in (names.BRIBER, names.BRIBE, names.CLAUDIA, names.ORNELLA) or (
                    ask.name == names.TARGET and ask.options[0].id == "left"
                )
                assert ("\nVerdikt: " in "\n".join(said(PRESENTER.desk(scene, ask.seat)))) == moves, ask.name
    assert asked[names.BRIBER]
    assert asked[names.BRIBE]


def said(page: Page) -> list[str]:
    """Return the texts of a page, without its pictures."""
    return [part for part in page.parts if isinstance(part, str)]


@pytest.mark.rule("NC-23.7", "NC-23.9")
def test_a_standing_pass_is_named_only_where_it_counts() -> None:
    """It never applies to the last round, and the end asks nothing. Of the moments before them each third is looked at."""
    stood = set()
    for seed in range(6):
        for number, scene in enumerate(moments(3, seed)):
            for seat in range(3) if number % 3 == 0 or scene.public.phase in ("final", "end") else ():
                me = scene.view(seat).me
                if me.standing:
                    told = "Na Vendetty se tě" in texts(PRESENTER.desk(scene, seat))
                    assert told == (scene.public.phase not in ("final", "end")), scene.public.phase
                    stood.add(scene.public.phase)
    assert {"business", "final", "end"} <= stood


@pytest.mark.rule("NT-4.3")
def test_the_private_message_of_a_finished_game_teaches_no_rules() -> None:
    *_, game = play(3, 4)
    scene = scene_of(game, outcome=game.outcome, notices=tuple(game.notices))
    assert all(scene.words("nc-role") not in texts(PRESENTER.hand(scene, seat)) for seat in range(3))


@pytest.mark.rule("NC-3.3")
@BOTH
def test_a_holder_of_both_informants_reads_of_no_other_one(language: str) -> None:
    scene = next(
        scene for seed in range(40) for scene in moments(3, seed, language) if any(scene.view(seat).me.informant for seat in range(3))
    )
    seat = next(seat for seat in range(3) if scene.view(seat).me.informant)
    mine = scene.view(seat)
    for cards in (1, 2):
        holding = mine.model_copy(update={"me": mine.me.model_copy(update={"hand": ("fbi_informant",) * cards})})
        told = texts(PRESENTER.desk(replace(scene, view={seat: holding}.__getitem__), seat))
        assert scene.words("nc-hand-informant", n=cards) in told
    assert scene.words("nc-hand-informant", n=1) != scene.words("nc-hand-informant", n=2)


# ---- one's own night


@pytest.mark.rule("NT-4.3")
@BOTH
def test_ones_own_night_names_who_held_notes_back(language: str) -> None:
    named = 0
    for seed in range(6):
        scene = scene_of(list(play(4, seed))[-1], language)
        story = scene.public.story
        for seat in range(4):
            held = [(one.seat, one.betrayed[seat]) for month in story.months for one in month.collectings if seat in one.betrayed]
            fact = PRESENTER.own_night(scene, seat).facts[-1]
            assert {NAMES[other] for other in range(4) if NAMES[other] in fact} == {NAMES[other] for other, n in held if n}
            lost = sum(n for _, n in held)
            assert f": {lost} (" in fact or not lost
            named += bool(lost)
    assert named
