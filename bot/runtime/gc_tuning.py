"""Python's garbage collector in a process with a thousand games in memory."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def tune_gc() -> None:
    """Keep Python's garbage collector out of the way of a click.

    A full collection walks every live object: tens of milliseconds with a thousand games in memory. Objects of the start are frozen, later
    ones are collected in small portions.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 20, 100)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the collector during a start, when walking a thousand new tables again and again takes most of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
