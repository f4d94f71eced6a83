"""An answer that everybody sees goes through ``Reply.post``, which asks whether its person may write there."""

import ast
from pathlib import Path

import cogs

FOLDER = Path(cogs.__file__).parent
SENDS = {"send", "send_message", "post"}
"""Methods by which something may become public."""

PUBLIC = {
    "responses.py": "where answers are made",
    "practice.py": "a lesson, private on servers",
    "opening.py": "the call of an opened table, by its own rule (CL-19.1)",
    "season.py": "a line about a season, after the same question",
    "after_game.py": "the line of a night in the channel of its table, after the same question (NT-4.3)",
}


def test_nothing_else_makes_an_answer_public() -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SENDS:
                called = ast.unparse(node.func)
                if called != "request.reply.post" and file.name not in PUBLIC:
                    found.setdefault(file.name, []).append(called)
    assert found == {}
