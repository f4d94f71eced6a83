"""Laws that hold for the source of every game: what rules may not import, iterate over, or forget to await."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "engines").rglob("*.py"))
FORBIDDEN = {"asyncio", "random", "secrets", "time", "datetime", "os", "uuid", "threading", "socket", "discord", "aiohttp", "bot", "cogs"}


@cache
def tree_of(source: Path | str) -> ast.Module:
    return ast.parse(source if isinstance(source, str) else source.read_text(), str(source) if isinstance(source, Path) else "sample")


def is_coroutine(node: ast.stmt) -> TypeGuard[ast.AsyncFunctionDef | ast.FunctionDef]:
    """Return whether this defines a coroutine function: with ``async def``, or as a generator with ``types.coroutine``."""
    made = isinstance(node, ast.FunctionDef) and any(ast.unparse(one).endswith("coroutine") for one in node.decorator_list)
    return made or isinstance(node, ast.AsyncFunctionDef)


def functions_of(tree: ast.Module) -> set[str]:
    """Return the coroutine functions of a module (not the methods)."""
    return {node.name for node in tree.body if is_coroutine(node)}


def methods_of(tree: ast.Module) -> set[str]:
    """Return the coroutine methods of the classes of a module."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {node.name for one in classes for node in one.body if is_coroutine(node)}


class Coroutines:
    """All coroutine functions and methods of some modules, and how each module calls them."""

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.functions = {module: functions_of(tree) for module, tree in trees.items()}
        self.methods = {name for tree in trees.values() for name in methods_of(tree)}

    def known_in(self, tree: ast.Module) -> tuple[set[str], dict[str, str]]:
        """Return the coroutine functions that ``tree`` calls by their plain name, and the modules that it calls by name."""
        plain, modules = functions_of(tree), {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    name = alias.asname or alias.name
                    if alias.name in self.functions.get(node.module, ()):
                        plain.add(name)
                    if f"{node.module}.{alias.name}" in self.functions:
                        modules[name] = f"{node.module}.{alias.name}"
        return plain, modules

    def forgotten(self, tree: ast.Module) -> list[int]:
        """Return the lines on which a coroutine is made that is neither awaited nor returned."""
        taken = [node.value for node in ast.walk(tree) if isinstance(node, ast.Await | ast.Return) and node.value]
        taken += [branch for node in taken if isinstance(node, ast.IfExp) for branch in (node.body, node.orelse)]
        waits = [node.value for node in ast.walk(tree) if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Call)]
        taken += [node.func.value for node in waits if isinstance(node.func, ast.Attribute) and node.func.attr == "__await__"]
        kept = {id(node) for node in taken}
        plain, modules = self.known_in(tree)
        found = []
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or id(node) in kept:
                continue
            called = node.func
            if isinstance(called, ast.Name):
                wrong = called.id in plain
            elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in modules:
                wrong = called.attr in self.functions[modules[called.value.id]]
            else:
                wrong = isinstance(called, ast.Attribute) and called.attr in self.methods
            if wrong:
                found.append(node.lineno)
        return found


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


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.fixture(scope="module")
def coroutines() -> Coroutines:
    return Coroutines({module_name(source): tree_of(source) for source in SOURCES})


RUNS_THE_RULES = {"engines/runner.py": 1}
"""The kernel makes the coroutine of the rules once, to run it itself."""


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: str(source.relative_to(ROOT)))
def test_no_coroutine_is_called_without_being_awaited(source: Path, coroutines: Coroutines) -> None:
    assert len(coroutines.forgotten(tree_of(source))) == RUNS_THE_RULES.get(str(source.relative_to(ROOT)), 0)


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


async def day() -> None:
    await ring()
"""


@pytest.mark.parametrize(
    "line",
    ["ring()", "bell.ring()", "table.gather(asks)", "table.next(asks)", "x = ring()", "[ring(), ring()]"],
)
def test_the_check_for_forgotten_awaits_finds_one(line: str) -> None:
    bell = tree_of("async def ring() -> int: ...")
    table = tree_of("class Table:\n    async def gather(self) -> None: ...\n    @coroutine\n    def next(self) -> Answer: ...")
    coroutines = Coroutines({"house.bell": bell, "house.table": table})
    imports = "from house import bell\nfrom house.bell import ring\n"
    assert coroutines.forgotten(tree_of(f"{imports}async def night(): {line}"))
    assert not coroutines.forgotten(tree_of(f"{imports}async def night(): await ring(), await bell.ring(); return await t.gather()"))


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
    complaints = [line for line in run.stdout.splitlines() if ": error: " in line or " - error: " in line]
    assert len(complaints) == 1, run.stdout
    assert complaint in complaints[0]
    assert f"sample.py:{SAMPLE.splitlines().index('    ring()') + 1}:" in complaints[0]
