"""The votes of a published ballot: who pointed at whom, the suspects, and the picture of the table at that moment."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.speech import MafiePictureSpeech, phase_of, title_of
from bot.games.mafie.voice import count_of, number_of, numbers_of, word_of
from bot.presenting.drawing import Drawing
from bot.presenting.scene import Scene
from engines import Notice
from engines.mafie import MafieView
from engines.mafie.components import BallotKind
from engines.mafie.story import StoryPart
from engines.mafie.views import BallotView, SeatView

TALLY = "mf-tally"
LOSSES = frozenset({"mf-out", "mf-exposed", "mf-removed", "mf-disqualified"})
"""Notices of a loss with its token."""


def votes_of(notice: Notice) -> dict[int, int]:
    """Return the votes of a tally, voter to candidate."""
    args = notice.text.args
    return dict(zip(numbers_of(args["voters"]), numbers_of(args["votes"]), strict=True))


def suspects_of(notices: Sequence[Notice], place: int) -> tuple[int, ...]:
    """Return the suspects of the tally at ``place``, the most votes first.

    Those of a first ballot follow its tally, those of a final one precede it. Where there are none, they are the candidates at the top.
    """
    given = Counter(votes_of(notices[place]).values())
    final = notices[place].text.args["kind"] == "final"
    others = reversed(notices[:place]) if final else notices[place + 1 :]
    found: tuple[int, ...] = ()
    for notice in others:
        if notice.text.key == "mf-suspects":
            found = numbers_of(notice.text.args["seats"])
        if notice.text.key in ("mf-suspects", TALLY, "mf-round"):
            break
    named = [seat for seat in found if seat in given] or [seat for seat, votes in given.items() if votes == max(given.values())]
    return tuple(sorted(named, key=lambda seat: (-given[seat], seat)))


def tally_picture(scene: Scene, notices: Sequence[Notice], number: int) -> Drawing | None:
    """Return the picture of the tally with this number among ``notices``, None when there is none."""
    place = next((place for place, notice in enumerate(notices) if notice.number == number), None)
    if place is None or notices[place].text.key != TALLY:
        return None
    return table(_at(scene.public, notices, place), scene.people, scene.words)


def decisive_tally(notices: Sequence[Notice]) -> int | None:
    """Return the place of the tally that led to the last verdict of a game, None without one."""
    places = [place for place, notice in enumerate(notices) if notice.text.key == TALLY and notice.text.args["voters"]]
    verdicts = [
        place for place, notice in enumerate(notices) if notice.text.key == "mf-struck" and notice.text.args["cause"] == "cause:ballot"
    ]
    return next((place for place in reversed(places) if not verdicts or place < verdicts[-1]), None)


def decisive_picture(scene: Scene, story: StoryPart) -> Drawing | None:
    """Return the picture of the ballot that led to the last verdict, the votes and tokens of the Mafia red; None without a ballot."""
    place = decisive_tally(scene.notices)
    if place is None:
        return None
    view = _at(scene.public, scene.notices, place)
    mafia = frozenset(one.seat for one in story.seats if one.force == "mafia")
    seats = tuple(seat.model_copy(update={"token": story.seats[seat.seat].token}) if seat.seat in mafia else seat for seat in view.seats)
    speech = MafiePictureSpeech(scene.words, scene.people, view.options)
    heading = speech("pic-phase-decisive"), f"{title_of(view, speech)} · {phase_of(view, speech)}"
    return table(view.model_copy(update={"seats": seats}), scene.people, scene.words, heading=heading, mafia=mafia)


def _at(view: MafieView, notices: Sequence[Notice], place: int) -> MafieView:
    """Return the table at the tally at ``place``, as everybody saw it: nobody is waited for, no cards lie there. ``view``: a later one."""
    lost = [(number_of(one.text.args["seat"]), word_of(one.text.args["token"])) for one in notices[:place] if one.text.key in LOSSES]
    later = Counter(word_of(one.text.args["token"]) for one in notices[place:] if one.text.key in LOSSES)
    out: dict[int, Any] = dict(lost)
    votes, suspects = votes_of(notices[place]), suspects_of(notices, place)
    kind: BallotKind = "final" if notices[place].text.args["kind"] == "final" else "first"
    round_ = next((count_of(one.text.args["round"]) for one in reversed(notices[:place]) if one.text.key == "mf-round"), 0)
    ballot = BallotView(
        kind=kind, number=1, turns=False, candidates=tuple(sorted({*votes.values(), *suspects})), voters=tuple(votes), closed=True,
        annulled=False, votes=votes, voted=tuple(votes), tied=(), lot=None,
    )  # fmt: skip
    seats = tuple(
        SeatView(seat=seat.seat, living=seat.seat not in out, can_vote=True, token=out.get(seat.seat), suspect=seat.seat in suspects)
        for seat in view.seats
    )
    left = {token: count + later[token] for token, count in view.left.items()}
    shown = {"phase": kind, "round": round_, "night": False, "seats": seats, "left": left, "ballot": ballot, "suspects": suspects}
    return view.model_copy(update={**shown, "commander": None, "speaking": None, "struck": None, "story": None, "winner": None})
