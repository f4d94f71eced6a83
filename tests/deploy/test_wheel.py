"""The wheel: everything a night needs is in it, and nothing that only measures."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

import cogs

ROOT = Path(cogs.__file__).parents[1]
COPIED = ("pyproject.toml", "README.md", "LICENSE", "engines", "bot", "cogs")
"""The sources of the wheel, as in the image."""
READY = re.compile(r"http://127\.0\.0\.1:\d+")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of this checkout, built in a copy, which leaves no traces of a build behind."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    subprocess.run(["cp", "-r", *(str(ROOT / name) for name in COPIED), str(source)], check=True)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", f"--wheel-dir={built}", str(source)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    (made,) = built.glob("*.whl")
    return made


def needed(one: Distribution, seen: set[str]) -> Iterator[Distribution]:
    """Give what ``one`` requires, and what these require, as far as it is for this machine."""
    for requirement in map(Requirement, one.requires or ()):
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name not in seen:
            seen.add(requirement.name)
            found = distribution(requirement.name)
            yield found
            yield from needed(found, seen)


def link_packages(target: Path) -> None:
    """Link the packages that the bot declares, and no others, into the packages of an environment: nothing is downloaded."""
    for found in needed(distribution("consigliere"), set()):
        tops = {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}
        for name in tops:
            link = target / name
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(name))))


def test_it_holds_the_bot_without_lab_and_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    folders = {"/".join(name.split("/")[:2]) for name in names}
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"bot", "cogs", "engines"}
    assert "bot/lab" not in folders and "bot/sandbox" in folders
    tracked = subprocess.run(["git", "ls-files", *COPIED[3:]], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    wanted = {name for name in tracked if not name.startswith("bot/lab/") and not name.endswith(".md")}
    assert wanted - set(names) == set()


@pytest.mark.real_time("another process serves a page")
def test_it_plays_a_night_in_an_environment_that_has_only_its_dependencies(wheel: Path, tmp_path: Path) -> None:
    """``pip install consigliere-….whl && consigliere rehearse``, far from any checkout."""
    home = tmp_path / "environment"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-deps",
        "--no-compile",
        "--no-index",
        str(wheel),
    ]
    subprocess.run(install, check=True, stdin=subprocess.DEVNULL)
    (packages,) = (home / "lib").glob("python3*/site-packages")
    link_packages(packages)
    bare = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": str(tmp_path)}
    command = [str(home / "bin" / "consigliere"), "rehearse", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, cwd=tmp_path, env=bare, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as night:
        assert night.stdout is not None
        said = []
        try:
            for line in night.stdout:
                said.append(line)
                if address := READY.search(line):
                    with urlopen(address[0]) as page:
                        assert "<html" in page.read().decode("utf-8")
                    break
            else:
                pytest.fail("it ended: " + "".join(said[-20:]))
        finally:
            night.terminate()
