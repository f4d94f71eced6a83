"""An image that runs as compose.yaml has it run: as its own user, without rights, on a file system that cannot be written.

No daemon is needed: a mount namespace of its own, ``chroot``, and ``setpriv`` of the image.
"""

import asyncio
import os
import shlex
import shutil
import signal
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.deploy.image import Image

GRACE = 30.0
"""Seconds between SIGTERM and SIGKILL, as compose.yaml says."""


@dataclass(frozen=True)
class User:
    """The user of an image."""

    uid: int
    gid: int


def user_of(image: Image) -> User:
    """Return who runs in the image, by its own list of users."""
    for line in (image.root / "etc/passwd").read_text("utf-8").splitlines():
        name, _, uid, gid, *_ = line.split(":")
        if name == image.config["User"]:
            return User(int(uid), int(gid))
    raise LookupError(image.config["User"])


@dataclass
class Contained:
    """A container: its first process, whose journal is in a file."""

    image: Image
    user: User
    process: asyncio.subprocess.Process
    journal: Path

    @property
    def status(self) -> dict[str, str]:
        """The status of the process in /proc."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}

    @property
    def mounts(self) -> dict[str, set[str]]:
        """The mounts of the container, each with its options."""
        lines = Path(f"/proc/{self.process.pid}/mountinfo").read_text("utf-8").splitlines()
        return {fields[4]: set(fields[5].split(",")) for fields in (line.split() for line in lines)}

    async def run(self, *command: str, root: bool = False) -> tuple[int, str]:
        """Run a command beside the process, as the same user or as root; return its exit code and what it has said."""
        user = [] if root else [f"--setuid={self.user.uid}", f"--setgid={self.user.gid}"]
        inside = ["nsenter", f"--target={self.process.pid}", "--mount", "--root", "--wd", *user, "--", *command]
        made = await asyncio.create_subprocess_exec(
            shutil.which(inside[0]) or "", *inside[1:], env=_environment(self.image, {}), stdout=-1, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await made.communicate()
        return made.returncode or 0, said.decode()

    async def healthy(self) -> bool:
        """Whether the health check of the image is content."""
        kind, *command = self.image.config["Healthcheck"]["Test"]
        assert kind == "CMD"
        return (await self.run(*command))[0] == 0

    async def stop(self) -> float:
        """Send the image's signal for stopping; return the seconds until the process had ended, at most those of the grace."""
        began = time.monotonic()
        self.process.send_signal(signal.Signals[self.image.config["StopSignal"]])
        await asyncio.wait_for(self.process.wait(), GRACE)
        return time.monotonic() - began


@asynccontextmanager
async def contained(image: Image, folder: Path, variables: Mapping[str, str]) -> AsyncIterator[Contained]:
    """Run the image with these variables until the end; what it writes into its volume is in ``folder``."""
    user, data, journal = user_of(image), folder / "data", folder / "journal"
    data.mkdir(mode=0o700)
    os.chown(data, user.uid, user.gid)
    place = image.config["WorkingDir"]
    command = shlex.quote(f"cd {place} && exec {shlex.join([*image.config['Entrypoint'], *image.config['Cmd']])}")
    rights = f"setpriv --reuid={user.uid} --regid={user.gid} --clear-groups --no-new-privs --bounding-set=-all"
    mount, chroot, root = shutil.which("mount"), shutil.which("chroot"), shlex.quote(str(image.root))
    steps = [
        f"{mount} --bind {root} {root}",
        f"{mount} -o remount,bind,ro {root}",
        f"{mount} --bind {shlex.quote(str(data))} {root}{place}",
        f"{mount} --rbind /proc {root}/proc",
        f"{mount} --rbind /dev {root}/dev",
        f"{mount} -t tmpfs tmpfs {root}/tmp",
        f"exec {chroot} {root} {rights} sh -c {command}",
    ]
    with journal.open("wb") as written:
        process = await asyncio.create_subprocess_exec(
            *(shutil.which("unshare") or "", "--mount", "/bin/sh", "-e", "-c", "\n".join(steps)),
            env=_environment(image, variables),
            stderr=written,
        )
    try:
        yield Contained(image, user, process, journal)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _environment(image: Image, variables: Mapping[str, str]) -> dict[str, str]:
    return {**dict(variable.split("=", 1) for variable in image.config["Env"]), **variables}
