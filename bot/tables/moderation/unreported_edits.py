"""Edits of a channel's overwrites that Discord has not reported yet, and what they have taken from others.

An edit replaces whole overwrites, as we last heard of them. Discord reports a channel in the order of its changes, so a change by others
that is reported before our edit happened before it, and our edit has undone it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from bot.discord_io.permission_flags import FIVE, Rights
from bot.discord_io.place import Overwrite
from bot.tables.moderation.lock_method import HEARD_WITHIN

OverwritesById = Mapping[int, Overwrite]
"""The overwrites of a channel, by the ids of their roles and people."""


@dataclass(frozen=True, slots=True)
class Undone:
    """An overwrite as others had set it before our edit; it counts in the permissions ``flags``."""

    theirs: Overwrite
    flags: int

    def applied(self, to: Rights) -> Rights:
        """Return an overwrite with what others had set."""
        theirs, flags = self.theirs.rights, self.flags
        return Rights(to.allow & ~flags | theirs.allow & flags, to.deny & ~flags | theirs.deny & flags)


@dataclass(slots=True, eq=False)
class OverwriteEdit:
    """One request.

    ``written``: the overwrites in it. ``whole``: all overwrites of the channel as Discord reads them; None for a request about a single
    one. ``answered``: when Discord accepted it (None: not yet).
    """

    written: dict[int, Overwrite]
    whole: list[dict[str, object]] | None = None
    answered: float | None = None
    restores: dict[int, Undone] = field(default_factory=dict)
    """Settings of others, which this edit restores."""

    def writes(self, target: int) -> bool:
        return self.whole is not None or target in self.written

    def applied(self, to: OverwritesById) -> OverwritesById:
        """Return the overwrites after this edit."""
        return self.written if self.whole is not None else {**to, **self.written}

    def is_seen_in(self, target: int, before: Rights, now: Rights) -> bool:
        """Whether a reported change of an overwrite is this edit, at least in its rights of writing."""
        return before.of_writing != now.of_writing == rights_in(self.written, target).of_writing


def rights_in(overwrites: OverwritesById, target: int) -> Rights:
    """Return the rights of an overwrite; a missing one is the same as an empty one."""
    one = overwrites.get(target)
    return one.rights if one is not None else Rights()


def changed(before: OverwritesById, now: OverwritesById) -> list[int]:
    """Return the overwrites that differ."""
    return [target for target in {**before, **now} if rights_in(before, target) != rights_in(now, target)]


class UnreportedEdits:
    """The edits of one channel, in the order of their requests."""

    def __init__(self, now: Callable[[], float]) -> None:
        """``now()``: unix seconds."""
        self.undone: dict[int, Undone] = {}
        """Settings of others that our edits have undone, until we restore them."""
        self._now = now
        self._edits: list[OverwriteEdit] = []
        self._reported: OverwritesById = {}

    @property
    def unreported(self) -> bool:
        """Whether Discord has still to report an edit."""
        return bool(self._edits)

    def writing(self, target: int) -> bool:
        """Whether an unreported edit writes this overwrite."""
        return any(edit.writes(target) for edit in self._edits)

    def expected(self) -> OverwritesById:
        """Return the overwrites as they are after all edits."""
        overwrites = self._reported
        for edit in self._edits:
            overwrites = edit.applied(overwrites)
        return overwrites

    def add(self, edit: OverwriteEdit) -> None:
        """Note an edit that is about to be requested."""
        edit.restores = {target: self.undone.pop(target) for target in edit.written if target in self.undone}
        self._edits.append(edit)

    def refused(self, edit: OverwriteEdit) -> None:
        """Forget an edit that Discord has not carried out."""
        self._edits = [one for one in self._edits if one is not edit]
        self.undone, edit.restores = edit.restores | self.undone, {}

    def report(self, overwrites: OverwritesById) -> dict[int, int]:
        """Take the overwrites as Discord reports them.

        Return those that others had changed before our edit, with the permissions of writing that they had changed.
        """
        self._edits = [one for one in self._edits if one.answered is None or self._now() - one.answered < HEARD_WITHIN]
        before, self._reported = self._reported, overwrites
        for number, edit in enumerate(self._edits, 1):
            after = edit.applied(before)
            if not changed(after, overwrites):
                del self._edits[:number]
                return {}
            if changed(before, after):  # Discord reports it before any later one
                break
        news: dict[int, int] = {}
        for target in changed(before, overwrites):
            old, new = rights_in(before, target), rights_in(overwrites, target)
            writers = [edit for edit in self._edits if edit.writes(target)]
            if not writers:
                self.undone.pop(target, None)
            elif not any(edit.is_seen_in(target, old, new) for edit in writers):
                news[target] = ((old.allow ^ new.allow) | (old.deny ^ new.deny)) & FIVE
                theirs, earlier = overwrites.get(target) or replace(before[target], rights=Rights()), self.undone.get(target)
                self.undone[target] = Undone(theirs, ~FIVE | news[target] | (earlier.flags if earlier is not None else 0))
        return news
