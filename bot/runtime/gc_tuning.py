"""Python's garbage collector in a process with a thousand games in memory."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def tune_gc() -> None:
    """Keep Python's garbage collector out of the way of a click.

    A full collection walks every living object; with a thousand games in memory that is tens of milliseconds, and it is the tail of the
    answer times. What stands after the start is there to stay: it is frozen (not walked again). What comes later is walked in small
    portions, a fraction of a millisecond each, and all of it rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 20, 100)


@contextmanager
def gc_paused(calm: bool) -> Iterator[None]:
    """Keep the collector out of a start: what a thousand tables are made of stays, and walking it again and again is most of the time."""
    if calm:
        gc.disable()
    try:
        yield
    finally:
        if calm:
            gc.enable()


def freeze_objects() -> None:
    """Let what stands now be walked no more: more of it was made than before, and is there to stay."""
    gc.freeze()
