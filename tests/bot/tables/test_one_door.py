"""A private message leaves a table by one door: nothing else asks for the channel of somebody's direct messages."""

from pathlib import Path

ROOT = Path(__file__).parents[3]
DOOR = "bot/tables/delivery/whispers.py"


def test_only_the_whispers_know_the_way_to_a_person() -> None:
    files = [*(ROOT / "bot" / "tables").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    callers = {file.relative_to(ROOT).as_posix() for file in files if ".dm_channel(" in file.read_text("utf-8")}
    assert callers == {DOOR}
