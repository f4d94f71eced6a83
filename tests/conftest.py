import tests.virtual_loop  # noqa: F401, I001  # before any module that keeps a clock of its own
import gc
import importlib
import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import shake_256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from bot.runtime.gc_tuning import tune_gc
from bot.store import sqlite

MEMORY = Path("/dev/shm")
ENOUGH = 2 << 30
"""Free bytes; a container often has 64 MiB."""

if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
    # A bot of a test waits for the disk after each move: most of the time of its night. Files in memory outlive a killed process as well.
    tempfile.tempdir = str(MEMORY)

settings.register_profile("suite", derandomize=True, database=None, deadline=None)  # each run tries the same examples
settings.load_profile("suite")
providers._get_local_constants = lambda: providers._local_constants
"""Examples follow from the test alone. Hypothesis would read the source of all modules for constants worth trying: three seconds a worker
in a fresh clone, and other examples wherever another module was imported before."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have each worker begin with other modules: in a fresh clone it compiles those, and finds the rest compiled by its colleagues.

    Pytest rewrites every ``assert``, which is most of what the collecting takes, and each worker collects all tests. The
    controller collects nothing.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return
    worker, workers = os.environ["PYTEST_XDIST_WORKER"], os.environ["PYTEST_XDIST_WORKER_COUNT"]
    asked = (session.config.invocation_params.dir / arg for arg in session.config.args)
    modules = [path.relative_to(session.config.rootpath) for folder in asked for path in sorted(folder.rglob("test_*.py"))]
    for path in modules[int(worker.removeprefix("gw")) :: int(workers)]:
        with suppress(Exception):  # its collection says what is wrong with it
            importlib.import_module(".".join(path.with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: the others beside them are short, so that nobody waits for a long one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Let Python's garbage collector walk what a test has made, and not ten thousand tests and their modules each time."""
    tune_gc()


@pytest.fixture(autouse=True, scope="module")
def leftovers_frozen() -> Iterator[None]:
    """Freeze the objects that a module of tests leaves in caches: by the end of a run each full collection would walk millions."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def short_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the bot from extending its journal to 4 MB, which helps on disks only: the files of tests are in memory."""
    monkeypatch.setattr(sqlite, "JOURNAL", 1)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give a test the same deals in each run: salts, secrets, names of its tables and pseudonyms follow from its own name."""
    asked = count()

    def token_bytes(length: int | None = None) -> bytes:
        return shake_256(f"{request.node.nodeid} {next(asked)}".encode()).digest(length or secrets.DEFAULT_ENTROPY)

    def randbelow(limit: int) -> int:
        return int.from_bytes(token_bytes()) % limit

    def choice(things: Sequence[Any]) -> Any:
        return things[randbelow(len(things))]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", token_bytes)
        patch.setattr(secrets, "randbelow", randbelow)
        patch.setattr(secrets, "choice", choice)
        yield
