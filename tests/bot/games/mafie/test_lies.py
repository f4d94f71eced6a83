"""Lies by the record of a finished game of Mafie, told in one's own night (NT-4.3)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.mafie.lies import lies_to
from bot.games.mafie.presenter import PRESENTER
from bot.presenting.claims import Claim
from bot.presenting.own_night import FACTS
from bot.presenting.texts import words_in
from engines.mafie.story import StoryPart, StorySeat
from tests.bot.games.mafie.playing import play, scene_of

pytestmark = pytest.mark.rule("NT-4.3")

ME, AGENT, OFFICER, MAFIOSO, FELLOW, RECRUIT, TURNED = range(7)
DEALT = ("police", "agent", "police", "mafia", "mafia", "police", "mafia")
SIDES = ("police", "police", "police", "mafia", "mafia", "mafia", "police")


def story() -> StoryPart:
    seats = tuple(
        StorySeat(seat=seat, token=token, card=None, allegiance=side, force=side, recruited=seat == RECRUIT, won=False)
        for seat, (token, side) in enumerate(zip(DEALT, SIDES, strict=True))
    )
    return StoryPart(reason="police", winners=(), seats=seats, rounds=())


def lied(key: str, by: int, about: int | None = None, *, to: int = ME, until: int | None = None) -> bool:
    return bool(lies_to(story(), [Claim(by, key, about, 2)], to, until))


def test_everybody_knows_their_own_token() -> None:
    assert [seat for seat in range(1, 7) if lied("say-agent", seat)] == [OFFICER, MAFIOSO, FELLOW, RECRUIT, TURNED]
    assert [seat for seat in range(1, 7) if lied("say-police", seat)] == [MAFIOSO, FELLOW], "who changed sides said it of some time"
    assert [seat for seat in range(1, 7) if lied("say-mafia", seat)] == [AGENT, OFFICER]


def test_only_mafiosi_know_the_side_of_others_the_rest_may_be_mistaken() -> None:
    assert [seat for seat in range(1, 7) if lied("say-knows", seat, OFFICER)] == [MAFIOSO, FELLOW]
    assert [seat for seat in range(1, 7) if lied("say-clean", seat, FELLOW)] == [MAFIOSO, FELLOW]
    assert not any(lied("say-knows", MAFIOSO, about) for about in (FELLOW, RECRUIT, TURNED))
    assert not any(lied("say-clean", MAFIOSO, about) for about in (OFFICER, RECRUIT, TURNED))
    assert not any(lied(key, MAFIOSO, OFFICER) for key in ("say-suspect", "say-trust"))


def test_nobody_is_lied_to_about_a_known_token() -> None:
    assert not lied("say-knows", MAFIOSO, ME), "it was said to the others"
    assert not lied("say-agent", ME), "not by themselves"
    assert not lied("say-police", MAFIOSO, to=FELLOW) and not lied("say-knows", MAFIOSO, OFFICER, to=RECRUIT)
    assert lied("say-agent", OFFICER, to=MAFIOSO), "the Mafia does not know the Agent"
    assert lied("say-agent", MAFIOSO, until=2) and not lied("say-agent", MAFIOSO, until=1)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("kids", [False, True])
def test_the_fact_names_each_liar_with_the_boldest_lie(language: str, kids: bool) -> None:
    *_, game = play(9, 4, {"kids_theme": kids}, late=0)
    words, bare = words_in(language), scene_of(game, language, outcome=game.outcome)
    told: StoryPart = bare.public.story
    mafiosi = [seat.seat for seat in told.seats if seat.token == seat.allegiance == "mafia"]
    officers = [seat.seat for seat in told.seats if seat.token == seat.allegiance == "police"]
    reader, other = officers[:2]
    said = [Claim(mafiosi[0], "say-knows", other, 1), Claim(mafiosi[0], "say-police", None, 1), Claim(mafiosi[1], "say-knows", other, 1)]
    scene = replace(bare, said=said)

    def named(seat: int) -> str:
        return f"{seat + 1} {scene.names[seat]}"

    theme = "kids" if kids else "town"
    what = [words("claim-said-police"), words("claim-said-knows", whom=named(other), theme=theme)]
    liars = ", ".join(f"{named(seat)} ({lie})" for seat, lie in zip(mafiosi, what, strict=False))
    fact = words("own-lied", list=liars)
    assert fact in PRESENTER.own_night(scene, reader).facts[:FACTS]
    assert not any(fact in PRESENTER.own_night(scene, seat).facts for seat in (*mafiosi, other))
    assert not _lies(words, PRESENTER.own_night(bare, reader).facts)


def _lies(words: Any, facts: Any) -> list[str]:
    head = words("own-lied", list="|").partition("|")[0]
    return [fact for fact in facts if fact.startswith(head)]
