"""Placing: taken boxes and discs, and the first free place for one more box."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the canvas by its edges, pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, cx: float, cy: float, wide: float, high: float) -> Box:
        """Make the box of this size with its middle at `cx`, `cy`."""
        return cls(cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2)

    def meets(self, other: Box, gap: float = 0) -> bool:
        """Whether the two boxes overlap or come nearer than `gap`."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )

    def holds(self, other: Box) -> bool:
        """Whether the other box lies wholly within this one."""
        return self.left <= other.left and other.right <= self.right and self.top <= other.top and other.bottom <= self.bottom


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle on the canvas, pixels."""

    cx: float
    cy: float
    radius: float

    def meets(self, box: Box, gap: float = 0) -> bool:
        """Whether the box overlaps the disc or comes nearer than `gap`."""
        dx = max(box.left - self.cx, 0, self.cx - box.right)
        dy = max(box.top - self.cy, 0, self.cy - box.bottom)
        return dx * dx + dy * dy < (self.radius + gap) ** 2


@dataclass(slots=True)
class FreeSpace:
    """The taken places of a canvas."""

    canvas: Box
    taken: list[Box | Disc] = field(default_factory=list)

    def take(self, *things: Box | Disc) -> None:
        """Mark these as taken."""
        self.taken.extend(things)

    def free(self, box: Box, gap: float = 6) -> bool:
        """Whether the box lies on the canvas and keeps `gap` from everything taken."""
        if not self.canvas.holds(box):
            return False
        taken = self.taken
        for number, thing in enumerate(taken):
            if thing.meets(box, gap):
                taken[0], taken[number] = thing, taken[0]  # it is likely in the way of the next place, too
                return False
        return True

    def first_free(self, boxes: Iterable[Box], gap: float = 6) -> Box | None:
        """Take and return the first of the boxes that is free; `None`: none is."""
        for box in boxes:
            if self.free(box, gap):
                self.take(box)
                return box
        return None
