"""Where the Notes went, as far as one seat has seen it: who drew, gave, bid, bribed with and discarded how many, in order (MA-6.2)."""

from collections.abc import Mapping, Sequence

from engines.chance import Stream
from engines.imagining import Contradiction, Seen
from engines.nostra_city import asks, seen_business, seen_meeting, seen_revenge, seen_trial
from engines.nostra_city.following import NotesFollowed
from engines.nostra_city.papers import Paper
from engines.nostra_city.seen_trial import look_forward
from engines.nostra_city.seen_words import Read
from engines.nostra_city.views import NoteView

READS: Mapping[str, Read] = {**seen_business.READS, **seen_meeting.READS, **seen_revenge.READS, **seen_trial.READS}
"""What each notice tells of Notes."""


def follow(seen: Seen, sides: Sequence[str], stream: Stream, *, careful: int) -> NotesFollowed:
    """Follow all Notes, and choose which papers were moved where nobody saw it. See ``NotesFollowed`` for what is given.

    Raises Contradiction when they were chosen so that what was seen does not come out.
    """
    n = NotesFollowed(seen, sides, stream, careful)
    look_forward(n)
    for at, text in enumerate(n.told):
        n.hear(at)
        read = READS.get(text.key)
        if read is not None:
            read(n, at, text)
    n.hear(len(n.told))
    _look(n)
    return n


def _look(n: NotesFollowed) -> None:
    """See which ones the own Notes are."""
    me = n.view.me
    if me is None:
        return
    placed = n.picked(asks.BRIBE)  # the first Note of Claudia's Bribe lies on the pile before the Bribe is told
    if placed is not None:
        n.corruption += n.take(n.banks[n.me], 1, placed, None)
    hand = list(n.drawn or n.kept)
    given = [note for notes in me.given.values() for note in notes] if n.drawn else []
    drawn = hand if me.drawn or given else []
    _see(n, [*me.drawn, *given], drawn)
    _see(n, me.bank, [paper for paper in n.banks[n.me] if not me.drawn or paper not in hand])


def _see(n: NotesFollowed, notes: Sequence[NoteView], papers: Sequence[Paper]) -> None:
    left = list(papers)
    numbers = [asks.number_of(note.option) for note in notes]
    for number in sorted(numbers, key=lambda number: number not in n.settled):
        n.exact(left, number)
    if left:
        raise Contradiction("there are more Notes than are seen")
