"""What hand, desk and letter tell of the knowledge of a seat, sentence by sentence."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games import game_of
from bot.games.mafie.board import meanwhile, public_states
from bot.games.mafie.desk import card_page
from bot.games.mafie.hand import known_lines
from bot.games.mafie.voice import MafieVoice
from bot.presenting.page import Buttons, Page, Picture
from engines.mafie import MafieView
from engines.mafie.views import KnownText
from tests.bot.games.mafie.playing import play, scene_of

presenter = game_of("mafie").presenter
KNOWN: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("mf-agent-saw", {"seat": "seat:2", "token": "token:mafia"}, "Night 1 · ||3 Eliška: Mafioso||"),
    ("mf-tapped", {"seat": "seat:3", "token": "token:police"}, "Day 2 · ||4 Tonda: Police officer||"),
    ("mf-swap-known", {"seat": "seat:4", "before": "token:agent", "now": "token:police"},
     "Night 3 · ||5 Markéta: Agent before, Police officer now||"),
    ("mf-wakers", {"seats": ("seat:0", "seat:5")}, "Night 4 · ||Mafia: 1 Jana, 6 Petr||"),
    ("mf-wakers", {"seats": ("seat:0",)}, "Night 5 · ||Mafia: only you||"),
    ("mf-wakers-recruit", {"by": "seat:0", "recruit": "seat:6", "seats": ()}, "Night 6 · ||1 Jana recruits 7 Bára||"),
    ("mf-recruited", {"seats": ("seat:0", "seat:5")}, "Night 7 · ||With the Mafia from now on: 1 Jana, 6 Petr||"),
    ("mf-gang-known", {"seats": ("seat:1", "seat:5")}, "Night 8 · ||Gang: 2 Karel, 6 Petr||"),
    ("mf-victim", {"seat": "seat:7", "how": "chosen"}, "Night 9 · ||The Mafia aims at 8 Ondřej||"),
)  # fmt: skip
"""The key and the arguments of a private notice, and its line in the hand. The first is of round 1, the next of round 2, and so on."""


def knowing(*known: KnownText) -> MafieVoice:
    """Return the voice of a table at which every seat knows just this."""
    scene = scene_of(next(play(9, 2)), "en")
    view: MafieView = scene.view(0)
    assert view.me is not None
    mine = view.model_copy(update={"me": view.me.model_copy(update={"known": known})})
    return MafieVoice(replace(scene, view=lambda _seat: mine))


def texts(page: Page | None) -> list[str]:
    assert page is not None
    return [part for part in page.parts if isinstance(part, str)]


def verbs(page: Page) -> list[str]:
    return [button.id for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


@pytest.mark.rule("MF-15.2")
def test_the_hand_repeats_every_private_notice_behind_a_spoiler() -> None:
    told = [KnownText(round=number, key=key, args=args) for number, (key, args, _) in enumerate(KNOWN, 1)]
    assert known_lines(knowing(*told), 0) == [line for _, _, line in KNOWN]


def test_a_long_list_of_notices_loses_the_oldest() -> None:
    told = [KnownText(round=number, key="mf-victim", args={"seat": "seat:7", "how": "chosen"}) for number in range(1, 90)]
    lines = known_lines(knowing(*told), 0)
    assert len(lines) < 60 and lines[-1].startswith("Night 89 ·")


@pytest.mark.rule("MF-15.11")
def test_a_dead_player_reads_the_book_behind_spoilers_in_place_of_a_hand() -> None:
    game = next(game for game in play(9, 2) if any(not seat.living for seat in game.view(None).seats))  # type: ignore[attr-defined]
    scene = replace(scene_of(game, "en"), guessing=True)
    (dead,) = (seat.seat for seat in scene.public.seats if not seat.living)
    for page in (presenter.hand(scene, dead), presenter.desk(scene, dead)):
        said = "\n".join(texts(page))
        assert "Book of the dead\n||Mafia: 2 Karel, 5 Markéta. Agent: 3 Eliška.||\n||Night 1 · The Agent looks at 7 Bára" in said
        assert scene.words("guess-hint") in said and "Your token" not in said
        assert [part.spoiler for part in page.parts if isinstance(part, Picture)] == [True]
    assert scene.words("guess-hint") not in "\n".join(texts(presenter.hand(replace(scene, guessing=False), dead)))
    open_grave = replace(scene, graveyard="Graveyard")
    assert [any(":grave" in verb for verb in verbs(presenter.desk(one, dead))) for one in (scene, open_grave)] == [False, True]
    alive = next(seat.seat for seat in scene.public.seats if seat.living)
    assert not any(":grave" in verb for verb in verbs(presenter.desk(open_grave, alive)))
    assert "Book of the dead" not in "\n".join(texts(presenter.desk(scene, alive)))


@pytest.mark.rule("MF-15.2")
def test_a_letter_begins_with_a_warning_where_there_are_no_spoilers() -> None:
    scene = scene_of(next(game for game in play(9, 2) if game.view(None).phase == "mafia"), "en")  # type: ignore[attr-defined]
    warning = scene.words("secret-follows")
    assert [texts(presenter.question(replace(scene, text_mode=on), 0))[0].strip() == warning for on in (False, True)] == [False, True]


@pytest.mark.rule("MF-13.2")
def test_the_card_of_a_seat_stands_behind_a_spoiler() -> None:
    game = next(play(16, 3, {"extended": True, "cards": tuple(range(1, 17))}))
    scene = scene_of(game, "en")
    for seat in range(16):
        title = scene.words(f"pic-card-{scene.view(seat).me.card}-title", theme="town")
        first = texts(card_page(scene, seat))[0]
        assert f"||{title}||" in first and title not in first.replace(f"||{title}||", "").partition("\n")[0]


def test_a_menu_of_suspects_says_of_nobody_that_they_are_suspects() -> None:
    scene = scene_of(next(game for game in play(9, 2) if game.view(None).phase == "final"), "en")  # type: ignore[attr-defined]
    suspects = dict.fromkeys(sorted(scene.public.suspects), scene.words("state-suspect"))
    other = replace(scene, public=scene.public.model_copy(update={"phase": "defence"}))
    assert (public_states(MafieVoice(scene)), public_states(MafieVoice(other))) == ({}, suspects) and suspects


@pytest.mark.rule("RP-2.2")
def test_the_board_within_a_move_ends_as_the_board_after_it() -> None:
    """Tokens left, who is in, and whose token lies open."""
    moved = 0
    game = next(games := play(9, 2))
    before, told = game.view(None), len(game.notices)
    for game in games:
        after: Any = game.view(None)
        if after.phase == "end":
            break
        within = meanwhile(before, game.notices[told:], dealing=False)  # type: ignore[arg-type]
        moved += within.left != before.left  # type: ignore[attr-defined]
        assert (within.left, [(seat.living, seat.token) for seat in within.seats]) == (
            after.left, [(seat.living, seat.token) for seat in after.seats],
        )  # fmt: skip
        before, told = after, len(game.notices)
    assert moved


def test_the_talk_of_the_mafia_is_offered_to_several_wakers_where_the_table_allows_it() -> None:
    game = next(game for game in play(9, 2) if game.view(None).phase == "mafia")  # type: ignore[attr-defined]
    scene = scene_of(game, "en")
    wakers = next(seats for seat in range(9) if len(seats := scene.view(seat).me.wakers) > 1)
    for chat in (False, True):
        public = scene.public.model_copy(update={"options": {**scene.public.options, "mafia_chat": chat}})
        talkers = [seat for seat in range(9) if any(":say" in verb for verb in verbs(presenter.desk(replace(scene, public=public), seat)))]
        assert talkers == (sorted(wakers) if chat else [])
