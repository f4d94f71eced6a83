"""The image of the Dockerfile, built without a registry of images: a base of Debian's own Python stands for ``python:3.11-slim``.

Needs root, ``buildah`` and ``mmdebstrap``. Nothing stays on the machine but what is in the folder that is given.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cogs

ROOT = Path(cogs.__file__).parents[1]
PYTHON = "3.11"
BASE = f"docker.io/library/python:{PYTHON}-slim"
NAME = "localhost/consigliere"
SUITE = "bookworm"
"""Debian's release with that Python."""
PATH = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
PROGRAMS = ("buildah", "mmdebstrap", "unshare", "nsenter", "chroot", "mount")
LEFT_OUT = ("doc", "man", "locale", "info")
"""Parts of /usr/share that images of Debian leave out."""
MEGABYTE = 1_000_000
LONGEST = 1_200.0
"""Seconds for one step: packages are fetched over the network."""


@dataclass(frozen=True)
class Image:
    """A built image: the place of its files, its ``Config``, and its bytes, those of the base among them."""

    root: Path
    config: dict[str, Any]
    size: int
    base_size: int

    @property
    def own_size(self) -> int:
        """Bytes on top of the base."""
        return self.size - self.base_size


def lacking() -> str:
    """Return why no image can be built here; empty when one can."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        return f"not here: {', '.join(missing)}"
    return "" if os.geteuid() == 0 else "only root can build and run it without a daemon"


class Builder:
    """Builds in a folder; ``close`` lets go of the files of the image."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._container = ""

    def build(self) -> Image:
        """Build base and image. Raises CalledProcessError with what the program has said."""
        base_size = self._base()
        self._wheels()
        offline = self._folder / "pip.conf"
        offline.write_text("[global]\nno-index = true\nfind-links = /wheels\n", "utf-8")
        mounts = [f"--volume={self._folder / 'wheels'}:/wheels:ro", f"--volume={offline}:/etc/pip.conf:ro"]
        self._buildah(
            "bud",
            "--isolation=chroot",
            "--pull-never",
            "--format=docker",
            *mounts,
            f"--file={self._dockerfile()}",
            f"--tag={NAME}",
            str(ROOT),
        )
        made = json.loads(self._buildah("inspect", "--type=image", NAME))
        self._container = self._buildah("from", "--pull-never", NAME).strip()
        root = Path(self._buildah("mount", self._container).strip())
        return Image(root, made["Docker"]["config"], self._size(NAME), base_size)

    def close(self) -> None:
        """Let go of the files."""
        if self._container:
            self._buildah("umount", self._container)
        self._buildah("rm", "--all")

    def _base(self) -> int:
        """Make the base, and return its bytes."""
        archive = self._folder / "base.tar"
        wanted = "--include=python3,python3-venv,python3-pip,ca-certificates"
        slim = [f"--dpkgopt=path-exclude=/usr/share/{folder}/*" for folder in LEFT_OUT]
        named = '--customize-hook=ln -s /usr/bin/python3 "$1/usr/local/bin/python"'
        _run("mmdebstrap", "--variant=minbase", wanted, *slim, named, SUITE, str(archive))
        container = self._buildah("from", "scratch").strip()
        self._buildah("add", "--quiet", container, str(archive), "/")
        self._buildah("config", f"--env=PATH={PATH}", container)
        self._buildah("commit", "--quiet", "--rm", container, BASE)
        archive.unlink()
        return self._size(BASE)

    def _dockerfile(self) -> Path:
        """Write the Dockerfile without the digest of the base, which no other base can have."""
        file = self._folder / "Dockerfile"
        file.write_text(re.sub(r"@sha256:[0-9a-f]{64}", "", (ROOT / "Dockerfile").read_text("utf-8")), "utf-8")
        return file

    def _wheels(self) -> None:
        """Fetch what the image installs, with the settings of pip on this machine, which the build inside does not know."""
        locks = [f"--requirement={ROOT / name}" for name in ("requirements.lock", "requirements-build.lock")]
        kind = [f"--python-version={PYTHON}", "--only-binary=:all:"]
        _run(sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", f"--dest={self._folder / 'wheels'}", *kind, *locks)

    def _size(self, name: str) -> int:
        """Return the bytes of all layers of an image."""
        found = json.loads(self._buildah("images", "--json", name))[0]["size"]
        number, unit = found.split()
        return int(float(number) * {"KB": 1_000, "MB": MEGABYTE, "GB": 1_000 * MEGABYTE}[unit])

    def _buildah(self, *arguments: str) -> str:
        storage = [f"--root={self._folder / 'storage'}", f"--runroot={self._folder / 'run'}", "--storage-driver=vfs"]
        return _run("buildah", *storage, *arguments)


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONGEST, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError(f"{command[0]} has failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return done.stdout
