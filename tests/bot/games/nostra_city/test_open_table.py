"""[On the table] of Nostra City: Abilities, the cards left in the Street deck, Vendetta windows, Respect and its sources."""

import re
from dataclasses import replace

import pytest

from bot.games.nostra_city.labels import about
from bot.games.nostra_city.open_table import OPEN_TABLE, counts, least_respect, offer, player, supply, unseen
from bot.games.nostra_city.pictures.speech import money_in
from bot.games.nostra_city.presenter import PRESENTER
from bot.presenting.boxed.on_table import OpenPart, table_page
from bot.presenting.text_cards import CARD
from bot.presenting.texts import words_in
from engines.nostra_city import asks
from engines.nostra_city.components import BONUSES, DISTRICTS, GANGSTERS, INVESTIGATIONS, LUXURIES, VENDETTA, Window
from engines.nostra_city.views import WindowView
from tests.bot.presenting.boxed.tables import NOSTRA_CITY, menus, texts
from tests.bot.presenting.boxed.telling import messages, narrated

moments = NOSTRA_CITY.moments


def text(part: OpenPart) -> str:
    return "\n".join(part.lines)


@pytest.mark.rule("OP-1.1", "NC-1.6", "NC-21.1")
def test_the_ability_of_every_face_up_gangster_can_be_read() -> None:
    for scene in moments(3, 4, "en"):
        for one in scene.public.players:
            said = text(player(scene, one.seat))
            for gangster in one.gangsters:
                assert scene.words(f"nc-ability-{gangster.id}") in said
        street = text(offer(scene))
        for space in scene.public.street:
            assert space.kind != "gangster" or scene.words(f"nc-ability-{space.card}") in street


@pytest.mark.rule("NC-2.6", "NC-17.5", "NC-V11")
def test_unseen_cards_are_those_of_the_street_deck() -> None:
    for seats in (3, 5):
        for scene in moments(seats, 6, "en"):
            view = scene.public
            if view.round:
                assert len(unseen(view)) == view.street_deck
            order = [*GANGSTERS, *DISTRICTS, *LUXURIES, *INVESTIGATIONS]
            assert unseen(view) == sorted(unseen(view), key=order.index), "in the order of the box, never of the deck"


@pytest.mark.rule("NC-1.9", "OP-1.5")
def test_the_sources_of_respect_add_up_to_the_respect() -> None:
    seen = set()
    for scene in moments(4, 3, "en"):
        for one in scene.public.players:
            (line,) = [line for line in player(scene, one.seat).lines if line.startswith("Respect from: ")] or ["Respect from: "]
            sources = [source.rpartition(" ") for source in line.removeprefix("Respect from: ").split(", ") if source]
            seen |= {name for name, _, _ in sources}
            assert sum(int(value.replace("−", "-")) for _, _, value in sources) == one.respect
    assert len(seen) > 6


@pytest.mark.rule("NC-20.1", "NC-20.2", "NC-20.4")
def test_the_bonuses_that_everybody_can_count_go_to_the_one_with_most() -> None:
    scene = next(scene for scene in moments(3, 4, "en") if scene.public.phase == "business")
    view = scene.public
    first, *others = view.players
    rich = first.model_copy(update={"gangsters": first.gangsters * 4, "cards": 2})
    others = [other.model_copy(update={"cards": 2}) for other in others]
    table = view.model_copy(update={"players": (rich, *others)})
    assert least_respect(table, rich) == first.respect + 2, "Fine Team; the hands are alike"
    assert [least_respect(table, other) for other in others] == [other.respect for other in others]
    others[0] = others[0].model_copy(update={"cards": 3})
    table = view.model_copy(update={"players": (rich, *others)})
    assert least_respect(table, others[0]) == others[0].respect + 2, "Wisdom and Virtue"


@pytest.mark.rule("NC-23.1", "OP-1.4")
@pytest.mark.parametrize("point", ["VW1", "VW2", "VW3", "VW4", "VW5", "VW6"])
def test_a_vendetta_window_names_the_cards_that_may_be_played_in_it(point: Window) -> None:
    scene = next(scene for scene in moments(3, 4, "en") if scene.public.phase == "business")
    window = WindowView(point=point, holders=(0,), played=((1, "arson"),))
    opened = replace(scene, public=scene.public.model_copy(update={"window": window, "aim": "arson"}))
    said = text(offer(opened))
    assert scene.words("nc-effect-arson") in said, "the card that is being resolved"
    window_text = texts(table_page(opened, OPEN_TABLE, f"{CARD}:window:{point}", None))
    for card in VENDETTA.values():
        name = scene.words("name-vendetta", id=card.id)
        assert (name in window_text) == (point in card.windows), name
        assert point not in card.windows or (name in said and f"vendetta:{card.id}" in offer(opened).cards)
    assert f"window:{point}" in supply(scene).cards


@pytest.mark.rule("NC-V1", "NC-V14", "OP-1.5")
def test_only_its_owner_reads_the_hidden_part() -> None:
    told = set()
    for scene in moments(4, 3, "en"):
        if scene.public.phase in ("setup", "end"):
            continue
        public = text(counts(scene, None))
        for seat in range(4):
            mine = text(counts(scene, seat)).removeprefix(public).strip()
            me = scene.view(seat).me
            assert f"your Bank holds {money_in('en', me.money)}" in mine
            assert ("as an FBI Informant" in mine) == me.informant
            told.add(me.informant)
        assert "Hidden from the others" not in public
    assert told == {False, True}


@pytest.mark.rule("OP-1.2", "NC-10.1", "NC-10.4")
def test_gangsters_stand_with_their_ability_in_the_talk_and_in_the_questions_of_a_bid() -> None:
    asked, known = set(), set[str]()
    for scene in moments(4, 3, "en"):
        gangsters = {space.number: scene.words(f"nc-ability-{space.card}") for space in scene.public.street if space.kind == "gangster"}
        if scene.public.step == "ready":
            board = texts(PRESENTER.board(scene))
            assert all(ability in board for ability in gangsters.values())
        for ask in (ask for ask in scene.asks if ask.id not in known):
            known.add(ask.id)
            said = texts(PRESENTER.desk(scene, ask.seat))
            if ask.name in (asks.READY, asks.BIDDER, asks.SPACE):
                assert all(ability in said for ability in gangsters.values()), ask.name
                asked.add((ask.name, bool(gangsters)))
            if ask.name == asks.BID:
                chosen = next(int(pick.partition(":")[2]) for pick in scene.view(ask.seat).me.draft if pick.startswith("space:"))
                for number, ability in gangsters.items():
                    assert (ability in said) == (number == chosen), "the envelope's own card alone"
                asked.add((ask.name, bool(gangsters)))
    assert {(name, True) for name in (asks.READY, asks.BIDDER, asks.SPACE, asks.BID)} <= asked


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.rule("OP-1.2", "NC-12.14", "NC-22.12")
def test_a_question_about_a_person_tells_their_respect_notes_and_cards(language: str) -> None:
    """Candidates to rob of a note, to shame, to give a Title: Respect, notes and cards of each."""
    asked = set()
    for scene, ask in (one for seed in (3, 4) for one in NOSTRA_CITY.questions(4, seed, language)):
        if ask.name not in (asks.TARGET, asks.CONSIGLIERE, asks.PRIMO_CAPO, asks.STARTING_CARD):
            continue
        for choice in (choice for menu in menus(PRESENTER.desk(scene, ask.seat)) for choice in menu.choices):
            if choice.value.startswith("seat:"):
                one = scene.public.players[int(choice.value[5:])]
                told = scene.words("nc-about-seat", respect=str(one.respect).replace("-", "−"), notes=one.notes, cards=one.cards)
                assert choice.description == told
                asked.add(ask.name)
    assert {asks.TARGET, asks.CONSIGLIERE} <= asked


@pytest.mark.rule("OP-1.2", "NC-22.3", "NC-23.1")
def test_board_and_desk_name_the_playable_cards_of_an_open_window() -> None:
    points = set()
    for scene in moments(3, 5, "en"):
        window = scene.public.window
        if window is None and scene.public.step != "last_round":
            continue
        point = window.point if window else "VW6"
        points.add(point)
        pages = [PRESENTER.board(scene)]
        pages += [PRESENTER.desk(scene, ask.seat) for ask in scene.asks if ask.name in (asks.WINDOW, asks.LAST_ROUND)]
        for page in pages:
            said = texts(page)
            playable = next(line for line in said.splitlines() if line.startswith("**Vendetta**"))
            for card in VENDETTA.values():
                assert (scene.words("name-vendetta", id=card.id) in playable) == (point in card.windows)
    assert points == {"VW1", "VW2", "VW3", "VW4", "VW5", "VW6"}


@pytest.mark.rule("NC-22.3", "NC-23.1")
def test_help_names_cards_playable_at_any_moment_and_at_one_alone() -> None:
    scene = next(scene for scene in moments(3, 4, "en") if scene.public.phase == "business")
    said = PRESENTER.help(scene, None)
    anywhere, collecting, envelopes = re.fullmatch(
        r".*you may play (.*); only in somebody else’s Collecting (.*); only when the envelopes are open (.*)\.",
        next(line for line in said.splitlines() if "you may play" in line),
    ).groups()  # type: ignore[union-attr]
    assert (collecting, envelopes) == ("Tip-off", "Fat Envelope")
    assert anywhere == "Shame on You, Stick-up, Contract, Broken Legs, Arson, Extortion, Bought Juror"


@pytest.mark.rule("OP-1.5", "NC-2.10", "NC-12.13", "NC-15.5", "NC-20.1", "NC-20.2", "NC-20.3")
def test_the_page_of_scores_names_coming_bonuses_and_titles_from_the_first_month_on() -> None:
    told = set()
    for scene in moments(4, 3, "en"):
        view, said = scene.public, text(counts(scene, None))
        if not view.round or view.phase in ("final", "end"):
            continue
        assert all(about(scene.words, f"bonus:{bonus}") in said for bonus in BONUSES)
        held = any(one.title for one in view.players)
        assert (scene.words("nc-open-come-titles") in said) == (not view.titles_out)
        assert (scene.words("nc-open-titles-wait") in said) == (view.titles_out and not held)
        assert scene.words("nc-open-come-bribers", n=view.bribers_left) in said
        told.add((view.titles_out, held))
    assert told >= {(False, False), (True, False)}


@pytest.mark.rule("NC-2.10", "NC-12.13", "NC-15.5")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_sources_of_respect_are_said_to_all_when_they_are_laid_out(language: str) -> None:
    """At the start the bonuses with their conditions, at its coming the Underboss, in April the Biggest Briber."""
    words = words_in(language)
    rows = [row for told in messages(narrated(NOSTRA_CITY, 4, 3, language)).values() for one in told for row in one.splitlines()]
    first = rows.index(words("nc-stack"))
    assert all(any(about(words, f"bonus:{bonus}") in row for row in rows[first : first + 6]) for bonus in BONUSES)
    assert sum(about(words, "title:underboss") in row for row in rows) == 1
    (april,) = [row for row in rows if words("nc-bribers-begin", respect="+1") in row]
    assert words("name-month", id=4) in april


@pytest.mark.rule("OP-1.2", "NC-21.2", "NC-21.5")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_ability_stands_in_every_question_that_offers_a_gangster(language: str) -> None:
    """The player who Collects, carries a bid, slips in a bribe, is aimed at, or may use an Ability now."""
    asked = set()
    for scene, ask in (one for seed in (5, 3) for one in NOSTRA_CITY.questions(5, seed, language)):
        offered = {option.id for option in ask.options if option.id.startswith("gangster:")}
        if ask.name == asks.REACT:
            offered = {str(ask.options[0].text.args["gangster"])}
        if not offered:
            continue
        page = PRESENTER.desk(scene, ask.seat)
        about = {choice.value: choice.description for menu in menus(page) for choice in menu.choices}
        for gangster in offered:
            ability = scene.words(f"nc-ability-{gangster.partition(':')[2]}")
            assert ability in texts(page) if ask.name == asks.REACT else about[gangster] == ability
        asked.add(ask.name)
    assert {asks.COLLECTOR, asks.BIDDER, asks.BRIBER, asks.TARGET, asks.REACT} <= asked
