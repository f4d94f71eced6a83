"""Headlines of a finished game (NT-4.1): remarkable facts about its record, the rarest first."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic

from bot.games.result_rules import Finished, V
from bot.presenting.scene import Scene
from bot.presenting.texts import drawn
from bot.presenting.voice import GameVoice
from engines import Text
from engines.asking import Arg
from engines.data import DataRow

Facts = Mapping[str, Arg]
"""The arguments of a headline: references to seats, numbers, ids."""

Claim = Callable[[Finished[V]], Facts | None]
"""Finds one kind of headline in a finished game; None where the game does not have it."""

WORDINGS = 6
"""The number of wordings of each headline in each language."""


class Frequencies(DataRow):
    """The file of ``make headlines``: the number of simulated games, the fingerprint of their rules, and the games with each headline.

    ``headed``: how many of the first games each headline heads.
    """

    games: int
    fingerprint: str
    found: Mapping[str, int]
    headed: Mapping[str, int]


def read_frequencies(file: Path) -> Frequencies:
    """Read ``headlines.toml``. Raises ValidationError (a ValueError) for a broken file."""
    return Frequencies.model_validate(tomllib.loads(file.read_text("utf-8")))


@dataclass(frozen=True, slots=True)
class Headline:
    """A headline of one game: its name, and the facts for its sentence."""

    name: str
    facts: Facts


@dataclass(frozen=True)
class HeadlineRules(Generic[V]):
    """The headlines of a game by name, and how frequent each is.

    ``prefix``: of its messages, such as ``mf`` for ``mf-head-<name>``.
    """

    prefix: str
    claims: Mapping[str, Claim[V]]
    frequencies: Frequencies

    def ranked(self, finished: Finished[V]) -> tuple[Headline, ...]:
        """Return the true headlines, the rarest first; none for a game that the host ended."""
        if finished.unfinished:
            return ()
        found = [Headline(name, facts) for name, claim in self.claims.items() if (facts := claim(finished)) is not None]
        return tuple(sorted(found, key=lambda headline: self.frequencies.found.get(headline.name, 0)))

    def of_scene(self, scene: Scene) -> tuple[Headline, ...]:
        """Return the true headlines of a finished table, the rarest first; none while its game goes on or its club wants none."""
        finished: Finished[V] | None = finished_in(scene) if scene.headlined else None
        return () if finished is None else self.ranked(finished)

    def told(self, voice: GameVoice[Any]) -> list[tuple[str, str]]:
        """Return the names and sentences of the headlines in the scene of ``voice``, the rarest first.

        The seed of the game draws the wordings, so that they stay the same.
        """
        seed = str(voice.scene.seed)
        return [
            (one.name, voice(f"{self.prefix}-head-{one.name}", variant=drawn(seed, one.name, WORDINGS), **voice.arguments(one.facts)))
            for one in self.of_scene(voice.scene)
        ]

    def first(self, voice: GameVoice[Any]) -> str:
        """Return the sentence of the rarest headline, empty without one."""
        return next((said for _, said in self.told(voice)), "")


NO_HEADLINES: HeadlineRules[Any] = HeadlineRules("", {}, Frequencies(games=0, fingerprint="", found={}, headed={}))


def finished_in(scene: Scene) -> Finished[Any] | None:
    """Return the public end of the game in ``scene``, None while it goes on."""
    if scene.outcome is None:
        return None
    told: Sequence[Text] = [notice.text for notice in scene.notices if notice.to is None]
    return Finished(len(scene.names), scene.public, tuple(told), scene.outcome)
