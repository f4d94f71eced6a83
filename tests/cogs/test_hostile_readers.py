"""Readers of what people type, choose and press: they read a text or refuse it, and raise nothing else."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engines
from bot.evenings.moments.reading import MomentRefused
from bot.evenings.moments.reading import read as read_moment
from bot.games import game_of
from bot.guilds.zones import read_zone
from bot.practice.plan import read_choice
from bot.presenting.leafing import page_of
from bot.tables.pages.options import read_value as read_option
from bot.tables.quiet_hours import read_quiet
from bot.tables.refusal import Refused
from bot.tables.session.seating import Seat
from bot.tables.session.table_settings import TableSettings, read_hours
from bot.tables.session.table_settings import read_value as read_talk
from cogs import history, stats
from cogs.custom_ids import chosen_number, read_answer, read_look, read_press, read_step
from cogs.finding import meant_seat
from cogs.tables.host_actions import read_seat
from tests.night.hostile_inputs import EXTRAS
from tests.night.mischief import TEXTS
from tests.soak.amounts import little_or_much

SESSION: Any = SimpleNamespace(table=SimpleNamespace(seat=lambda number: number, seat_with=lambda _: Seat(0, 1, "Ema"), phase="running"))


def _press(text: str) -> None:
    for custom_id in (text, f"c1:{text}", f"c1:abcd:{text}", f"c1:abcd:mafie.vote.first:{text}"):
        press = read_press(custom_id)
        if press is not None:
            read_answer(press)
            read_step(press)
            read_look(press)


def _options(text: str) -> None:
    """Read the text as the value of each option of each game, and its words as the values of each list."""
    for game, rulebook in engines.GAMES.items():
        for option in rulebook.options.model_fields:
            own = game_of(game).presenter.option_lists.get(option)
            for value in (read_option(text), *([own.read((text, *text.split()))] if own is not None else [])):
                try:
                    engines.start(game, seats=rulebook.seats[0], options={option: value}, seed=0)
                except engines.BadSetup:
                    continue


def _talk(text: str) -> None:
    for option in get_type_hints(TableSettings):
        try:
            read_talk(option, text)
        except Refused:
            continue


READERS: dict[str, Callable[[str], object]] = {
    "custom id": _press,
    "number": lambda text: chosen_number([text]),
    "seat": lambda text: read_seat(SESSION, text),
    "seat as an option": meant_seat,
    "moment": lambda text: read_moment(text, "Europe/Prague", 1_795_352_400),
    "zone": read_zone,
    "quiet hours": read_quiet,
    "typed quiet hours": read_hours,
    "options of the rules": _options,
    "options of the talk": _talk,
    "games of a server": history._read,
    "statistics": stats._read,
    "lesson": read_choice,
    "page of a menu": page_of,
}

REFUSALS: dict[str, type[Exception]] = {"moment": MomentRefused, "quiet hours": ValueError}

PIECES = st.lists(st.sampled_from([*TEXTS, *EXTRAS]), min_size=1, max_size=3).map(" ".join)


@pytest.mark.parametrize("examples", little_or_much(60, 1_500))
@pytest.mark.parametrize("name", READERS)
def test_a_text_is_read_or_refused(name: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(st.one_of(st.sampled_from([*TEXTS, *EXTRAS]), PIECES, st.text(max_size=60)))
    def is_read_or_refused(text: str) -> None:
        try:
            READERS[name](text)
        except REFUSALS.get(name, Refused):
            pass

    is_read_or_refused()


@pytest.mark.parametrize("name", READERS)
def test_each_of_the_hostile_texts_is_read_or_refused(name: str) -> None:
    for text in (*TEXTS, *EXTRAS):
        try:
            READERS[name](text)
        except REFUSALS.get(name, Refused):
            continue
