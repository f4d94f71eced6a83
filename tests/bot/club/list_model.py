"""A second, independent model of the list of an evening: what happens is done to two queues, nothing is derived (CL-5, CL-4.5)."""

from dataclasses import dataclass, field


@dataclass
class Queues:
    chairs: int
    free_held: int
    hold_until: int
    owed: frozenset[int]
    all_held: int = 0
    on_held: list[int] = field(default_factory=list)
    on_free: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)

    def yes(self, person: int, now: int) -> None:
        self.time(now)
        if person not in self.on_held + self.on_free + self.waiting:
            self.waiting.append(person)
            self._settle()

    def off(self, person: int, now: int) -> None:
        self.time(now)
        if person in self.on_held and now < self.hold_until and len(self.on_held) <= self.all_held:
            self.free_held += 1
        for queue in (self.on_held, self.on_free, self.waiting):
            if person in queue:
                queue.remove(person)
        self._settle()

    def time(self, now: int) -> None:
        if now >= self.hold_until:
            self.free_held = 0
        self._settle()

    def resize(self, chairs: int, now: int) -> None:
        self.time(now)
        seated = len(self.on_held) + len(self.on_free)
        self.chairs = chairs
        self.free_held = max(0, min(self.free_held, chairs // 2 - len(self.on_held), chairs - seated))
        self.all_held = min(self.all_held, chairs // 2, len(self.on_held) + max(0, chairs - seated))
        while len(self.on_held) + len(self.on_free) > chairs and self.on_free:
            self.waiting.insert(0, self.on_free.pop())
        self._settle()

    def _settle(self) -> None:
        for person in [one for one in self.on_free + self.waiting if one in self.owed]:
            if self.free_held:
                self.free_held -= 1
                (self.on_free if person in self.on_free else self.waiting).remove(person)
                self.on_held.append(person)
        while self.waiting and len(self.on_held) + len(self.on_free) + self.free_held < self.chairs:
            self.on_free.append(self.waiting.pop(0))

    def seated(self) -> list[int]:
        return self.on_held[: self.chairs] + self.on_free

    def standing(self) -> tuple[set[int], list[int], int]:
        return set(self.seated()), self.on_held[self.chairs :] + self.waiting, self.free_held
