"""A PostgreSQL server for tests: that of CONSIGLIERE_TEST_POSTGRES, or one started from the installed programs."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import asyncpg
import pytest

USER = "consigliere"


def server_programs() -> Path | None:
    """Find the folder of initdb and pg_ctl of the newest PostgreSQL here."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda path: float(path.parent.name), default=None)


def as_ordinary_user(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root: give the folder to somebody else and run as that one."""
    if os.geteuid() != 0:
        return []
    name = next((user for user in ("postgres", "nobody") if user in {entry.pw_name for entry in pwd.getpwall()}), "nobody")
    shutil.chown(folder, name)
    return ["setpriv", f"--reuid={name}", f"--regid={pwd.getpwnam(name).pw_gid}", "--clear-groups"]


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """Run a server of our own on a Unix socket, gone after the tests."""
    if given := os.environ.get("CONSIGLIERE_TEST_POSTGRES"):
        yield given
        return
    programs = server_programs()
    if programs is None:
        pytest.skip("no PostgreSQL here: set CONSIGLIERE_TEST_POSTGRES or install the package postgresql")
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    folder.chmod(0o755)
    start = as_ordinary_user(folder)
    data = folder / "data"
    run = partial(subprocess.run, check=True, capture_output=True, cwd="/")
    run([*start, programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "-N", "--no-locale", "-E", "UTF8"])
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c shared_buffers=16MB"
    control: list[str | Path] = [*start, programs / "pg_ctl", "-D", data, "-w"]
    # pg_ctl leaves its pipes to the server, so nobody may wait for their end
    subprocess.run([*control, "-l", folder / "log", "-o", options, "start"], check=True, stdout=subprocess.DEVNULL, cwd="/")
    try:
        yield f"postgresql:///postgres?host={folder}&user={USER}"
    finally:
        run([*control, "-m", "immediate", "stop"])
        shutil.rmtree(folder)


async def emptied(server: str) -> str:
    """Take everything out of the server."""
    connection = await asyncpg.connect(server)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()
    return server
