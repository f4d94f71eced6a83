"""The image of the Dockerfile (PR-5.4). Building it takes some minutes: ``make soak`` does it, and this test where a variable wants it."""

import faulthandler
import os
import re
import tomllib
from pathlib import Path

import pytest

import cogs
from tests.deploy.evening_in_image import live_in_image
from tests.deploy.image import lacking

pytestmark = pytest.mark.rule("PR-5.4")

ROOT = Path(cogs.__file__).parents[1]
WANTED = "CONSIGLIERE_TEST_IMAGE"
DOCKERFILE = re.sub(r"\\\n", "", (ROOT / "Dockerfile").read_text("utf-8"))
STEPS = [line.split(maxsplit=1) for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]


async def test_it_is_built_and_lives_an_evening_without_any_rights() -> None:
    if not os.environ.get(WANTED):
        pytest.skip(f"minutes of building: make soak does it, or set {WANTED}")
    if reason := lacking():
        pytest.skip(reason)
    faulthandler.cancel_dump_traceback_later()  # no test may take so long, usually
    print(await live_in_image())


def test_the_last_stage_runs_as_a_user_and_gets_signals_itself() -> None:
    last = max(n for n, (step, _) in enumerate(STEPS) if step == "FROM")
    said = dict(STEPS[last:])
    assert said["USER"] not in ("root", "0")
    assert (said["STOPSIGNAL"], said["VOLUME"], said["WORKDIR"]) == ("SIGTERM", "/data", "/data")
    assert said["ENTRYPOINT"].startswith('["') and said["CMD"].startswith('["')
    assert "CMD" in said["HEALTHCHECK"]
    assert not [rest for step, rest in STEPS[last:] if step == "RUN" and "pip" in rest]


def test_base_and_packages_are_the_reviewed_ones() -> None:
    """The base by its digest, packages by the hashes of a lock, and nothing else from outside."""
    outside = {rest.split()[0] for step, rest in STEPS if step == "FROM"} - {rest.split()[-1] for step, rest in STEPS if " AS " in rest}
    assert [re.fullmatch(r"python:3\.\d+-slim@sha256:[0-9a-f]{64}", base) is not None for base in outside] == [True]
    installs = [part for step, rest in STEPS if step == "RUN" for part in rest.split("&&") if re.search(r"pip\S* .*\binstall\b", part)]
    assert installs and all("--require-hashes" in part or "--no-index" in part for part in installs)


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda lock: lock.name)
def test_every_package_of_a_lock_has_hashes(lock: Path) -> None:
    pinned = re.sub(r"\\\n", "", lock.read_text("utf-8")).splitlines()
    assert [line for line in pinned if line and not line.startswith("#") and "--hash=sha256:" not in line] == []
    assert len(pinned) > 1


def test_the_lock_of_the_bot_names_all_that_it_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert {re.sub(r"[._]+", "-", re.split("[>=<[]", one)[0].lower()) for one in wanted} <= pinned


def test_copied_files_exist_and_are_let_through() -> None:
    let_through = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    copied = {name for step, rest in STEPS if step == "COPY" and "--from" not in rest for name in rest.split()[:-1]}
    assert copied == let_through
    assert all((ROOT / name).exists() for name in copied)
