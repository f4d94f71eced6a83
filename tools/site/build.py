"""Build the site: ``python -m tools.site.build build/site``.

The pages are those of ``docs``, the README and the other pages of the root. Each language becomes a site of its own, English at the root
and Czech under ``cs/``, so that each has its own search and its own words; links are rewritten from the tree of the repository to that
of the site. Last, every link of the result is followed, and nothing may be loaded from elsewhere.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from posixpath import normpath, relpath
from typing import Any

from tools.site.links import faults

ROOT = Path(__file__).parents[2]
OWN = Path(__file__).parent
FONTS = ROOT / "bot" / "presenting" / "drawing" / "fonts"
LANGUAGES = ("en", "cs")
GAMES = ("mafie", "zbojnici", "mafia_city", "nostra_city", "escape_plan")
FORGE_PAGES = ("CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT")
LINK = re.compile(r"(?<=\]\()(?!https?:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
CHECKER = re.compile(r"^```js\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NODE_ONLY = re.compile(r"^if \(globalThis\.process.*\n", re.MULTILINE)
FORM = '<div class="verifier" markdown="0"></div>\n\n'
FORM_BEFORE = {"en": "## A checker that is not ours", "cs": "## Kontrola, která není od nás"}
FORM_SAID = {
    "en": "Or choose the file here: this page checks it with the program printed below. Nothing leaves your browser.\n\n",
    "cs": "Nebo soubor vyber tady: stránka ho zkontroluje programem, který je vytištěný níž. Z prohlížeče nic neodchází.\n\n",
}
REFERENCE = (
    "engines.start",
    "engines.replay",
    "engines.asking",
    "engines.rules",
    "engines.runner",
    "engines.records",
    "engines.chance",
    "engines.deal_proof",
)
"""Functions and modules whose docstrings stand on the page of the engines."""
Menu = list[tuple[str | None, Any]]
"""Titles, each with a page or with a menu below it; a page without a title is called by its heading."""
NAV: dict[str, Menu] = {
    "en": [
        ("Home", "index.md"),
        ("Playing", [("Players", "players.md"), ("Hosts", "hosts.md"), ("Badges", "badges.md"), ("A night to replay", "replay.md")]),
        ("Rules", [*((None, f"rules/{game}.md") for game in GAMES), ("Cards", [(None, f"rules/{game}-cards.md") for game in GAMES])]),
        ("Trust", [("A fair deal", "fairness.md"), ("Privacy", "privacy.md"), ("Security", "security.md")]),
        ("Running it", [("Operators", "operators.md"), ("How far it scales", "scale.md")]),
        (
            "Building on it",
            [
                ("Architecture", "architecture.md"),
                ("Adding a game", "adding_a_game.md"),
                ("The engines", "engines.md"),
                ("Automated players", "machines.md"),
                ("Balance", "balance.md"),
                ("Contributing", "project/contributing.md"),
                ("Changelog", "project/changelog.md"),
                ("Reporting a fault", "project/security.md"),
                ("Code of conduct", "project/code_of_conduct.md"),
            ],
        ),
    ],
    "cs": [
        ("Úvod", "index.md"),
        ("Hraní", [("Hráči", "players.md"), ("Hostitelé", "hosts.md"), ("Jedna noc znovu", "replay.md")]),
        ("Pravidla", [*((None, f"rules/{game}.md") for game in GAMES), ("Karty", [(None, f"rules/{game}-cards.md") for game in GAMES])]),
        ("Důvěra", [("Poctivé rozdání", "fairness.md"), ("Soukromí", "privacy.md")]),
        ("Provoz", [("Provozovatelé", "operators.md")]),
    ],
}
REPLAY = {
    "en": "# A night to replay\n\n<iframe class='replay' src='../example.html' title='A replay' loading='lazy'></iframe>\n\n"
    "A finished game as one file: [open it alone](example.html). It needs no network; arrow keys walk through it.\n",
    "cs": "# Jedna noc znovu\n\n<iframe class='replay' src='../example.html' title='Přehrání hry' loading='lazy'></iframe>\n\n"
    "Dohraná hra v jednom souboru: [otevřít samostatně](example.html). Síť nepotřebuje; krokuje se šipkami.\n",
}


def places() -> dict[str, tuple[str, str]]:
    """Return where each page of the repository is in the site: its language, and its path there."""
    found = {"README.md": ("en", "index.md"), "README.cs.md": ("cs", "index.md"), "engines/README.md": ("en", "engines.md")}
    found |= {f"{name}.md": ("en", f"project/{name.lower()}.md") for name in FORGE_PAGES}
    for page in sorted((ROOT / "docs").rglob("*.md")):
        path = page.relative_to(ROOT / "docs").as_posix()
        found[f"docs/{path}"] = ("cs", path.removeprefix("cs/")) if path.startswith("cs/") else ("en", path)
    return found


def address(language: str, path: str) -> str:
    """Return the address of a page below the root of the site."""
    below = re.sub(r"(^|/)index$", r"\1", path.removesuffix(".md")).rstrip("/")
    return "/".join(part for part in ("cs" if language == "cs" else "", below) if part)


class Pages:
    """The pages of one language, as mkdocs wants them."""

    def __init__(self, language: str, target: Path) -> None:
        self._language, self._target = language, target
        self._places = places()

    def write(self) -> None:
        """Write every page of the language, with the files that it leads to."""
        for source, (language, path) in self._places.items():
            if language == self._language:
                self._write(path, self._relinked(source, path, (ROOT / source).read_text("utf-8")))
        if self._language == "en":
            reference = "".join(f"\n::: {module}\n" for module in REFERENCE)
            self._write("engines.md", (self._target / "engines.md").read_text("utf-8") + f"\n## Reference\n{reference}")
        self._copy("docs/example.html", "example.html")
        self._write("replay.md", REPLAY[self._language])
        fairness = self._target / "fairness.md"
        text = fairness.read_text("utf-8")
        program = CHECKER.search(text)
        assert program is not None
        before = re.compile(rf"^{re.escape(FORM_BEFORE[self._language])}$", re.MULTILINE)
        text, times = before.subn(lambda heading: FORM_SAID[self._language] + FORM + heading[0], text)
        assert times == 1, f"no heading {FORM_BEFORE[self._language]}"
        fairness.write_text(text, "utf-8")
        self._write("own/check.js", NODE_ONLY.sub("", program[1]))
        for name in ("site.css", "verifier.js"):
            shutil.copy(OWN / name, self._target / "own" / name)
        shutil.copytree(FONTS, self._target / "own" / "fonts")

    def _relinked(self, source: str, path: str, text: str) -> str:
        def lead(link: re.Match[str]) -> str:
            wanted, anchor = normpath(f"{Path(source).parent.as_posix()}/{link[1]}"), link[2] or ""
            if wanted in self._places:
                language, there = self._places[wanted]
                if language == self._language:
                    return relpath(there, Path(path).parent.as_posix()) + anchor
                return relpath(address(language, there) or ".", address(self._language, path) or ".") + "/" + anchor
            inside = wanted.removeprefix("docs/") if wanted.startswith("docs/") else f"files/{wanted}"
            self._copy(wanted, inside)
            return relpath(inside, Path(path).parent.as_posix())

        parts = FENCE.split(text)
        return "".join(part if place % 2 else LINK.sub(lead, part) for place, part in enumerate(parts))

    def _copy(self, source: str, path: str) -> None:
        target = self._target / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, target)

    def _write(self, path: str, text: str) -> None:
        target = self._target / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


def settings(language: str) -> str:
    """Return the settings of one language, as YAML; JSON is YAML."""
    here = "../" if language == "cs" else "./"
    lines = [
        f"INHERIT: {OWN / 'mkdocs.yaml'}",
        f"docs_dir: {language}",
        "nav:",
        *(f"  {line}" for line in _nav(NAV[language])),
        "theme:",
        f"  language: {language}",
        "extra:",
        "  alternate:",
        f"    - {{name: English, link: {here}, lang: en}}",
        f"    - {{name: Česky, link: {here}cs/, lang: cs}}",
    ]
    if language == "en":
        options = "{show_root_heading: true, show_source: false, members_order: source, heading_level: 3, show_if_no_docstring: false}"
        lines += ["plugins:", "  search: {lang: en}", "  mkdocstrings:", "    handlers:", "      python:"]
        lines += [f"        paths: [{ROOT}]", f"        options: {options}"]
    else:
        lines += ["plugins:", "  search: {lang: en}"]
    return "\n".join(lines) + "\n"


def _nav(entries: Menu) -> list[str]:
    lines = []
    for title, page in entries:
        if isinstance(page, list):
            lines += [f"- {title}:", *(f"    {line}" for line in _nav(page))]
        else:
            lines.append(f"- {title}: {page}" if title else f"- {page}")
    return lines


def build(target: Path) -> None:
    """Build both languages into ``target``. Raises CalledProcessError for a page that mkdocs does not take."""
    work = target.parent / "site-pages"
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(target, ignore_errors=True)
    for language in LANGUAGES:
        Pages(language, work / language).write()
        (work / f"{language}.yaml").write_text(settings(language), "utf-8")
        where = target if language == "en" else target / language
        build_one = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "-f", f"{language}.yaml", "-d", str(where.resolve())]
        subprocess.run(build_one, check=True, cwd=work, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})


def main() -> None:
    """Build into the folder that the command line names, and follow every link."""
    target = Path(sys.argv[1])
    build(target)
    if found := faults(target):
        sys.exit("\n".join(found))
    told = f"{target}: {sum(1 for _ in target.rglob('*.html'))} pages, every link leads somewhere, nothing is loaded from elsewhere"
    sys.stdout.write(told + "\n")


if __name__ == "__main__":
    main()
