"""Secrets: nobody is seen in a Vendetta window, and of Banks, hands and secret answers nothing stands on pages of others."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.games.nostra_city.desk import bank_text
from bot.games.nostra_city.presenter import PRESENTER, turns
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines.nostra_city import asks as names
from tests.bot.presenting.boxed.tables import NOSTRA_CITY, buttons, everything, scene_of, shown_to_others, texts

play, moments = NOSTRA_CITY.play, NOSTRA_CITY.moments


def windows(seats: int, seed: int) -> Iterator[Scene]:
    for game in play(seats, seed, late=0):
        if game.view(None).step == "window":  # type: ignore[attr-defined]
            yield scene_of(game, text_mode=True)


@pytest.mark.rule("NC-V15", "NC-23.2", "NC-23.7")
def test_a_window_names_nobody_and_asks_everybody_alike() -> None:
    seen = 0
    for seed in (2, 4):
        for scene in islice(windows(5, seed), 0, None, 3):
            seen += 1
            board = PRESENTER.board(scene)
            assert "Chvíle na Vendettu" in texts(board) and "<t:" in texts(board)
            assert "Čeká se na" not in texts(board) and "míří" not in texts(board)
            assert PRESENTER.last_call(scene) == () and turns(scene) == ()
            frames = set()
            for ask in (one for one in scene.asks if one.holds):
                page = PRESENTER.desk(scene, ask.seat)
                frames.add((re.search(r"\*\*Zahraješ[^\n]*\n[^\n]*", texts(page)).group(), tuple(one.label for one in buttons(page))))  # type: ignore[union-attr]
            assert len(frames) == 1, "the same words and the same buttons with any hand"
            for seat in range(5):
                if not any(one.holds for one in scene.asks_of(seat)):
                    said = {words_in("cs")(key) for key in ("nc-desk-window", "nc-desk-window-given")}
                    assert any(line in texts(PRESENTER.desk(scene, seat)) for line in said)
    assert seen > 10


@pytest.mark.rule("NC-V15", "NC-V1", "NC-V4", "NC-V8", "NC-V13", "NC-V18")
def test_pages_of_others_never_depend_on_secrets() -> None:
    """Games that differ only in a secret answer show the same board, help, desks and hands of others."""
    compared: defaultdict[str, int] = defaultdict(int)
    for seed in (30, 31):
        for game in play(4, seed, late=0):
            secret = next((ask for ask in game.asks if ask.secret and len(ask.options) > 3 and compared[ask.name] < 6), None)
            if secret is None:
                continue
            picks = [(option.id,) for option in (secret.options[-2], secret.options[-1])] if secret.most == 1 else []
            shown = set()
            for pick in picks:
                other = game.at(game.moves_made)
                other.answer(next(ask.id for ask in other.asks if ask.id == secret.id), *pick)
                if len(other.notices) != len(game.notices) or other.view(None) != game.view(None):
                    break
                scene = scene_of(other, text_mode=True)
                shown.add(shown_to_others(scene, secret.seat))
            else:
                if picks:
                    compared[secret.name] += 1
                    assert len(shown) == 1, secret.name
    assert sum(compared.values()) > 18
    assert {names.WINDOW, names.BIDDER, names.SPACE} <= {name for name, count in compared.items() if count}


@pytest.mark.rule("NC-V1", "NC-V13", "NC-V14")
def test_an_exchange_of_banks_and_hands_changes_nothing_for_everybody_else() -> None:
    """Whose Notes and cards they are shows nowhere, as long as nobody has more or fewer."""
    compared = 0
    for game in islice(play(4, 14, late=0), 0, None, 15):
        state = game._table.state
        one, other = state.players[1], state.players[2]
        if state.phase == "end" or not one.bank or len(one.bank) != len(other.bank) or len(one.hand) != len(other.hand):
            continue
        shown = []
        for _ in range(2):
            scene = scene_of(game, text_mode=True)
            seen = [everything(PRESENTER.board(scene)), PRESENTER.help(scene, None)]
            seen += [everything(PRESENTER.desk(scene, seat)) + everything(PRESENTER.hand(scene, seat)) for seat in (0, 3)]
            shown.append(seen)
            one.bank, other.bank, one.hand, other.hand = other.bank, one.bank, other.hand, one.hand
        compared += 1
        assert shown[0] == shown[1]
    assert compared > 3


@pytest.mark.rule("NC-V1", "NC-V13", "NC-V14", "NC-V19")
def test_bank_and_hand_are_their_owners_alone() -> None:
    for number, scene in enumerate(moments(4, 12)):
        if number % 20 or scene.public.round == 0 or scene.public.phase == "end":
            continue
        board = texts(PRESENTER.board(scene))
        assert not re.search(r"Informátor|Hněv", board)
        for seat in range(4):
            me = scene.view(seat).me
            mine = texts(PRESENTER.desk(scene, seat))
            assert ("FBI Informátor" in mine) == ("fbi_informant" in me.hand)
            assert bank_text(scene, seat) in mine
            assert not re.search(r"note[:=]\d", texts(PRESENTER.desk(scene, seat)))


def test_the_direct_message_covers_its_secrets_and_begins_harmlessly() -> None:
    game = next(game for game in play(4, 12) if game.view(None).round == 3)  # type: ignore[attr-defined]
    for seat in range(4):
        page = PRESENTER.hand(scene_of(game), seat)
        said = "\n".join(part for part in page.parts if isinstance(part, str))
        assert "||" not in said[:60] and "Bank:" not in said[:60]
        for line in said.splitlines():
            if line.strip("|").startswith(("Bank:", "Karty Vendetta:", "Jsi FBI")):
                assert line.startswith("||") and line.endswith("||")


def test_awaited_players_are_called() -> None:
    for scene in islice(moments(4, 6), 0, None, 9):
        if scene.public.step == "window":
            continue
        assert PRESENTER.last_call(scene) == tuple(sorted(scene.public.awaited))
        assert turns(scene) == (() if scene.public.step in ("colour", "ready") else PRESENTER.last_call(scene))
        for seat in range(4):
            if seat in scene.public.awaited:
                assert "<t:" in PRESENTER.last_call_line(scene, seat)
