"""A few painters and the queue of pictures: the most urgent first, then in the order of requests."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count


@dataclass(slots=True)
class PictureJob:
    """A queued picture with all its requests."""

    svg: str
    askers: list[Future[bytes]] = field(default_factory=list)
    begun: bool = False

    def begin(self) -> bool:
        """Return whether a request is still open; from now on the picture is drawn to its end."""
        self.begun = True
        self.askers = [asker for asker in self.askers if asker.set_running_or_notify_cancel()]
        return bool(self.askers)


class Studio:
    """Threads, each with its own painter. A thread starts when a picture waits and none is free."""

    def __init__(self, painter: Callable[[], Callable[[str], bytes]], painters: int, name: str) -> None:
        """``painter`` makes the function that draws, once in each thread; ``painters`` is the most of them."""
        self._painter = painter
        self._most = painters
        self._name = name
        self._changed = threading.Condition()
        self._waiting: list[tuple[int, int, PictureJob]] = []
        self._jobs: dict[str, PictureJob] = {}
        self._numbers = count()
        self._threads = 0
        self._busy = 0

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for a painter."""
        with self._changed:
            return sum(not job.begun for job in self._jobs.values())

    def ask(self, svg: str, urgency: int = 0) -> Future[bytes]:
        """Request a picture (less is sooner).

        A queued picture is drawn once for all its requests, and not at all when they are cancelled. The future raises the painter's
        exception.
        """
        asked: Future[bytes] = Future()
        with self._changed:
            job = self._jobs.setdefault(svg, PictureJob(svg))
            job.askers.append(asked)
            if job.begun:
                asked.set_running_or_notify_cancel()
                return asked
            heappush(self._waiting, (urgency, next(self._numbers), job))  # again, after its urgency has grown
            if len(self._waiting) > self._threads - self._busy and self._threads < self._most:
                self._threads += 1
                threading.Thread(target=self._work, name=f"{self._name}_{self._threads}", daemon=True).start()
            self._changed.notify()
        return asked

    def _work(self) -> None:
        paint = self._painter()
        while True:
            job = self._next()
            picture, fault = None, None
            try:
                picture = paint(job.svg)
            except BaseException as wrong:
                fault = wrong
            self._hand_over(job, picture, fault)

    def _next(self) -> PictureJob:
        """Wait for the next picture with an open request."""
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._waiting)
                _, _, job = heappop(self._waiting)
                if not job.begun:
                    if job.begin():
                        self._busy += 1
                        return job
                    del self._jobs[job.svg]

    def _hand_over(self, job: PictureJob, picture: bytes | None, fault: BaseException | None) -> None:
        with self._changed:
            self._busy -= 1
            del self._jobs[job.svg]
        for asker in job.askers:
            if picture is not None:
                asker.set_result(picture)
            else:
                asker.set_exception(fault)
