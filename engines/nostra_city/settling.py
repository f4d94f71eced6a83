"""Which number each Note has that nobody has seen: settled when the whole game has been followed, from shuffle to shuffle (MA-6.2)."""

from collections.abc import Sequence

from engines.chance import Stream
from engines.imagining import Contradiction
from engines.nostra_city.components import RAID
from engines.nostra_city.papers import BANDS, Course, Paper, Shuffled, likely


def settled(dealt: Sequence[Paper], shuffles: Sequence[Shuffled], stream: Stream) -> list[list[int]]:
    """Give every paper its number, and return the orders. Raises Contradiction when what was seen of some of them does not come out."""
    for shuffled in shuffles:
        _hide_raid(shuffled, stream)
    return Settling(dealt, shuffles, stream).orders()


def _hide_raid(shuffled: Shuffled, stream: Stream) -> None:
    """Put the Police Raid among what has not been drawn, unless it has."""
    if all(paper.number != RAID for paper in shuffled.papers):
        left = [paper for paper in shuffled.papers if not paper.drawn]
        if not left:
            raise Contradiction("the Police Raid is nowhere")
        stream.pick(left).settle(RAID)


class Settling:
    """All papers while their numbers are settled. All methods raise Contradiction when that cannot be."""

    def __init__(self, dealt: Sequence[Paper], shuffles: Sequence[Shuffled], stream: Stream) -> None:
        self._stream = stream
        self._shuffles = shuffles
        first = shuffles[0].papers
        self._courses = [Course(paper.kind, paper.number) for paper in first]
        for paper, course in zip(first, self._courses, strict=True):
            paper.course = course
        for paper in dealt:
            paper.course = Course(paper.kind, paper.number)
        self._dealt = {paper.number for paper in dealt}
        self._claimed = set(self._dealt)
        """Numbers of which it is settled which course they have."""
        self._supply = {kind: len(band) - sum([number in self._dealt for number in band]) for kind, band in BANDS.items()}
        """How many courses of each kind may still be open."""
        self._open = len(first)
        for course in self._courses:
            if course.kind:
                self._take(course.kind)
            if course.number >= 0:
                self._claim(course.number)

    def _take(self, kind: str) -> None:
        self._open -= 1
        self._supply[kind] -= 1
        if self._supply[kind] < 0:
            raise Contradiction(f"there are not so many {kind}")

    def _claim(self, number: int) -> None:
        if number in self._claimed:
            raise Contradiction(f"{number} is elsewhere")
        self._claimed.add(number)

    def orders(self) -> list[list[int]]:
        """Settle all, and return the numbers of each order by place."""
        for at in range(1, len(self._shuffles)):
            self._link(at)
        self._number()
        return [[paper.course.number for paper in shuffled.papers] for shuffled in self._shuffles]

    def _link(self, at: int) -> None:
        """Settle which paper of an order is which of those that were shuffled into it: first those of which most is known."""
        shuffled = self._shuffles[at]
        left = list(shuffled.made_of)
        following = set(self._shuffles[at + 1].made_of) if at + 1 < len(self._shuffles) else set[Paper]()
        now = {paper.number for paper in shuffled.papers}
        later = {paper.number for one in self._shuffles[at + 1 :] for paper in one.papers if paper.number > RAID} - now
        waiting = self._stream.shuffled(shuffled.papers)
        for before in tuple(left):
            if before.course.number in later:
                free = [one for one in waiting if one in following and one.number < 0 and one.kind in ("", before.course.kind)]
                if not free:
                    raise Contradiction(f"{before.course.number} does not come back")
                after = self._stream.pick(free)
                waiting.remove(after)
                left.remove(before)
                after.course = before.course
        for after in sorted(waiting, key=lambda paper: (paper.number < 0, not paper.kind, not paper.drawn)):
            before = self._origin(after, left)
            left.remove(before)
            after.course = before.course
            self._narrow(before.course, after)

    def _origin(self, after: Paper, left: Sequence[Paper]) -> Paper:
        """Return what a paper was before it was shuffled."""
        if after.number >= 0:
            for before in left:
                if before.course.number == after.number:
                    return before
            if after.number in self._claimed:
                raise Contradiction(f"{after.number} was not shuffled")
        if not after.kind:
            return self._stream.pick(left)
        same = [one for one in left if one.course.kind == after.kind and (after.number < 0 or one.course.number < 0)]
        open_to = [one for one in left if not one.course.kind] if self._supply[after.kind] else []
        chances = [*[(one, max(self._open, 1)) for one in same], *[(one, self._supply[after.kind]) for one in open_to]]
        return likely(chances, self._stream)

    def _narrow(self, course: Course, paper: Paper) -> None:
        if paper.kind and not course.kind:
            course.kind = paper.kind
            self._take(paper.kind)
        if paper.number >= 0 and course.number < 0:
            course.number = paper.number
            self._claim(paper.number)

    def _number(self) -> None:
        """Give each course that is still open one of the numbers that are left, those whose kind is known first."""
        left = {kind: self._stream.shuffled(number for number in band if number not in self._claimed) for kind, band in BANDS.items()}
        for course in self._courses:
            if course.kind and course.number < 0:
                course.number = left[course.kind].pop()
        rest = self._stream.shuffled(number for band in left.values() for number in band)
        for course in self._courses:
            if course.number < 0:
                course.number = rest.pop()
