"""The README of the sandbox does what it says, in under forty lines."""

import re
import subprocess
import sys
from pathlib import Path

from bot import sandbox

README = Path(sandbox.__file__).parent / "README.md"


def test_the_example_prints_the_output_of_the_readme(tmp_path: Path) -> None:
    text = README.read_text("utf-8")
    code = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
    assert len(code.splitlines()) < 40
    example = tmp_path / "example.py"
    example.write_text(code, "utf-8")
    root = Path(sandbox.__file__).parents[2]
    done = subprocess.run([sys.executable, example], env={"PYTHONPATH": str(root)}, capture_output=True, text=True, timeout=60, check=True)
    assert re.fullmatch(r"message \['Hello <@\d+>!'\]\n", done.stdout)


def test_each_name_that_it_gives_exists() -> None:
    text = README.read_text("utf-8")
    named = set(re.findall(r"`(?:server\.)?([a-z_]+)`", text)) - {"aiohttp", "typer"}
    server = sandbox.Discord()
    for name in named:
        assert any(hasattr(owner, name) for owner in (sandbox.Person, sandbox.Discord, server, server.faults)), name
