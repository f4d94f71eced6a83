"""Laws that hold for the source of every game: what rules may not import, iterate over, or forget to await."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "engines").rglob("*.py"))
FORBIDDEN = {"asyncio", "random", "secrets", "time", "datetime", "os", "uuid", "threading", "socket", "discord", "aiohttp", "bot", "cogs"}
TABLE_COROUTINES = {"next", "ask", "gather", "offer", "play", "on_standing"}


def tree_of(source: Path | str) -> ast.Module:
    return ast.parse(source if isinstance(source, str) else source.read_text(), str(source) if isinstance(source, Path) else "sample")


def coroutine_names(trees: list[ast.Module]) -> set[str]:
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)}


def forgotten_awaits(tree: ast.Module, names: set[str]) -> list[int]:
    """Lines on which a coroutine function of the engines is called and its coroutine dropped or handed on unawaited."""
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    returned = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Return)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in awaited | returned:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names and not _is_builtin_next(node):
                found.append(node.lineno)
    return found


def _is_builtin_next(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "next"


def sets_iterated(tree: ast.Module) -> list[int]:
    """Lines that iterate over a set in one of its obvious forms (a display, a comprehension, ``set(…)``, an annotated name)."""
    names = {
        ast.unparse(node.target)
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith(("set[", "frozenset["))
    }

    def is_set(node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset"):
            return True
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
            return is_set(node.left) or is_set(node.right)
        return ast.unparse(node) in names

    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            found.append(node.iter.lineno)
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("list", "tuple", "enumerate", "iter", "next")
        ):
            found += [argument.lineno for argument in node.args if is_set(argument)]
        if isinstance(node, ast.Starred) and is_set(node.value):
            found.append(node.lineno)
    return found


def imported(tree: ast.Module) -> set[str]:
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in names}


@pytest.fixture(scope="module")
def coroutines() -> set[str]:
    return coroutine_names([tree_of(source) for source in SOURCES]) | TABLE_COROUTINES


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(ROOT)))
def test_no_coroutine_is_called_without_being_awaited(source: Path, coroutines: set[str]) -> None:
    tree = tree_of(source)
    # _begin of the kernel is the one place that makes a coroutine to run it itself
    lines = [
        line
        for line in forgotten_awaits(tree, coroutines)
        if source.name != "table.py" or ".play()" not in source.read_text().splitlines()[line - 1]
    ]
    assert lines == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(ROOT)))
def test_rules_import_no_clock_no_chance_of_their_own_and_no_input_or_output(source: Path) -> None:
    assert imported(tree_of(source)) & FORBIDDEN == set()
    calls = {node.func.id for node in ast.walk(tree_of(source)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert calls & {"open", "print", "input", "hash", "id", "eval", "exec"} == set()


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(ROOT)))
def test_rules_iterate_over_no_set(source: Path) -> None:
    assert sets_iterated(tree_of(source)) == []


SAMPLE = """
async def ring() -> int:
    return 1


async def night() -> None:
    ring()
"""


def test_the_check_for_forgotten_awaits_finds_one() -> None:
    tree = tree_of(SAMPLE)
    assert forgotten_awaits(tree, coroutine_names([tree])) == [7]
    assert forgotten_awaits(tree_of(SAMPLE.replace("    ring()", "    await ring()")), {"ring"}) == []
    assert forgotten_awaits(tree_of("x = table.gather(asks)"), TABLE_COROUTINES) == [1]


@pytest.mark.parametrize(
    "line", ["for x in {1, 2}: pass", "[x for x in set(a)]", "a: set[int] = f()\nfor x in a: pass", "list({1} | b)", "[*{1}]"]
)
def test_the_check_for_sets_finds_them(line: str) -> None:
    assert sets_iterated(tree_of(line))
    assert not sets_iterated(tree_of("for x in sorted({1, 2}): pass"))


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (["mypy", "--config-file", str(ROOT / "pyproject.toml")], "unused-coroutine"),
        (["pyright", "--pythonpath", sys.executable], "reportUnusedCoroutine"),
    ],
    ids=["mypy", "pyright"],
)
def test_the_type_checkers_reject_a_forgotten_await(tmp_path: Path, command: list[str], complaint: str) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(SAMPLE)
    run = subprocess.run([sys.executable, "-m", *command, str(sample)], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert run.returncode != 0
    assert complaint in run.stdout
    sample.write_text(SAMPLE.replace("    ring()", "    await ring()"))
    run = subprocess.run([sys.executable, "-m", *command, str(sample)], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert run.returncode == 0, run.stdout
