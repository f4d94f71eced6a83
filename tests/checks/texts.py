"""Checks the catalogues for sixteen kinds of faults that copy-editors found in them: ``python -m tests.checks.texts``.

A kind is a rule and the function that finds where a wording breaks it; most are patterns. Exceptions stand at the kind, each with its
reason. A message is read once for every branch of its selectors, with ``{ $who }`` in the place of an argument. Two kinds need a played
game: what a prompt may mention (5), and wordings on neighbouring days (12); they stand in ``test_texts``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

import engines
from tests.bot.presenting.catalogues import LANGUAGES, NUMBERS, entries, messages
from tests.rules import unfounded


@dataclass(frozen=True, slots=True)
class Said:
    """One wording of a message. ``branches``: the branches that lead to it, those of the defaults left out."""

    language: str
    file: str
    key: str
    text: str
    branches: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        return f"{self.language}/{self.file} {self.key}"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of fault. ``exceptions``: names of messages, or patterns of them with ``*``, each with its reason."""

    number: int
    rule: str
    find: Callable[[Said], Iterator[str]]
    exceptions: Mapping[str, str]

    @property
    def name(self) -> str:
        return f"{self.number} {self.rule}"

    def faults(self, texts: Iterable[Said]) -> Iterator[str]:
        """Yield each fault with its place."""
        for said in texts:
            if not self._excepted(said.key):
                for found in self.find(said):
                    yield f"{said.place}: {found}"

    def _excepted(self, key: str) -> bool:
        return any(fnmatch(key, name) for name in self.exceptions)


# ---- the wordings


def _wordings(pattern: ast.Pattern) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the wordings of a pattern: the default one, then one for each other branch, with the defaults beside it."""
    inner_ones = [one.expression for one in pattern.elements if isinstance(one, ast.Placeable)]
    selects = [one for one in inner_ones if isinstance(one, ast.SelectExpression)]
    defaults = {id(select): next(variant for variant in select.variants if variant.default) for select in selects}

    def written(chosen: Mapping[int, str]) -> str:
        parts = []
        for one in pattern.elements:
            if isinstance(one, ast.TextElement):
                parts.append(one.value)
            elif isinstance(one.expression, ast.SelectExpression):
                parts.append(chosen[id(one.expression)])
            else:
                parts.append(_argument(one))
        return "".join(parts)

    usual = {id(select): next(_wordings(defaults[id(select)].value))[0] for select in selects}
    yield written(usual), ()
    for select in selects:
        for variant in select.variants:
            name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for text, inner in _wordings(variant.value):
                if not variant.default or inner:
                    yield written({**usual, id(select): text}), (name, *inner)


def _argument(placeable: ast.Placeable) -> str:
    """Return how an argument, a literal or a reference stands in a wording."""
    match placeable.expression:
        case ast.StringLiteral(value=value):
            return value
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"{{ ${name} }}"
        case ast.MessageReference(id=ast.Identifier(name=name)):
            return f"{{ {name} }}"
        case ast.FunctionReference(id=ast.Identifier(name=name)):
            return f"{{ {name} }}"
        case _:
            return "{ }"


@cache
def wordings(language: str) -> tuple[Said, ...]:
    """Return every wording of every message of a language."""
    return tuple(
        Said(language, file, entry.id.name, text, branches)
        for file, entry in entries(language)
        if isinstance(entry, ast.Message) and entry.value is not None
        for text, branches in _wordings(entry.value)
    )


# ---- what a pattern finds

Find = Callable[[Said], Iterator[str]]


def _pattern(pattern: str, *, language: str = "", file: str = "", key: str = "") -> Find:
    """Find a pattern in the texts of one language, or of both. ``file`` and ``key``: how the names of its file and its message begin."""
    looked_for = re.compile(pattern, re.IGNORECASE | re.MULTILINE)

    def find(said: Said) -> Iterator[str]:
        if said.language == (language or said.language) and re.match(file, said.file) and re.match(key, said.key):
            for found in looked_for.finditer(said.text):
                yield _around(said.text, found)

    return find


def _either(*finds: Find) -> Find:
    def find(said: Said) -> Iterator[str]:
        for one in finds:
            yield from one(said)

    return find


def _around(text: str, found: re.Match[str], most: int = 30) -> str:
    """Return what was found with a few words beside it."""
    return re.sub(r"\s+", " ", text[max(0, found.start() - most) : found.end() + most]).strip()


IN_DISCORD = r"(?!cli|doctor)"
"""All files but those of the operator's console, which speaks as manuals do."""


# ---- 1 and 2: forms


_NOT_AT_THE_END = r"(?!\s*(?:[.,;:?!)…|]|$|\*\*[.,;:?!]|it\b|where\b|on (?:their|your) desk))"
"""A verb at the end of its clause keeps its full form: "look at what it is"."""
_DONE = r"(?:told|kept|made|put|seen|said|set|left|lost|found|had|been|written|taken|given|got|gone|not|\w+ed)\b"
_FULL_FORMS = (
    r"\b(?:do|does|did|is|are|was|were|will|would|have|has|had|could|should|must) (?-i:not)\b|\b(?:can not|cannot)\b"
    rf"|\b(?:I am|I will|I would|(?:you|we|they) (?:are|will))\b{_NOT_AT_THE_END}|\b(?:I|you|we) have {_DONE}"
    rf"|(?<!with )(?<!of )(?<!, )\b(?:it|that|there|what|who) is\b{_NOT_AT_THE_END}"
)
CONTRACTED = _pattern(_FULL_FORMS, language="en", file=IN_DISCORD)

_COUNTS = "|".join(sorted(NUMBERS - {"tile", "origin", "mp", "cost"}))
VOCALISED = _either(
    _pattern(r"(?:(?<![\w])(?-i:[sz])|^(?-i:[SZ]))[ \u00a0]\**(?!sebou)[sšzž]", language="cs"),
    _pattern(rf"(?<!\w)ze?[ \u00a0]\**\{{ \$(?:{_COUNTS}) \}}", language="cs"),
)


# ---- 3: lists of people

_PEOPLE = r"\{ \$(?:list|names|people|seats) \}"
_ONE_DOES = r"\b(?:zůstává|získává|odchází|přichází|jde|čeká|vyhrává|bere|dostává|hlasuje|uniká|prohrává|končí)\b(?! se\b)"
_MANY_DO = r"\b(?:they|these) (?:are|stay|go|remain|leave|lose|win|take|get|earn|have|come|keep|wait|draw|pay)\b"
AGREES = _either(
    _pattern(rf"{_ONE_DOES}[^.{{]*: {_PEOPLE}|{_PEOPLE} (?:\w+ )?{_ONE_DOES}", language="cs"),
    _pattern(rf"{_MANY_DO}[^.{{]*: {_PEOPLE}", language="en"),
)


# ---- 4 and 5: what a game has


def unexplained() -> list[str]:
    """Return the explanations that name no clause, or none of their game."""
    return [f"{game}: {message}" for game in engines.GAMES for message in unfounded(game)]


# ---- 6: money

WITH_ITS_UNIT = _pattern(
    r"\bv[ \u00a0]tisících|\bin thousands|k\$|\b(?:za|for) \{ \$(?:n|cost|price) \}|(?:dvě|tři) za \d+[,.]|(?:two|three) for \d",
    file="escape_plan/",
)
BARE = "bare numbers in a picture"


# ---- 7 and 8: words

OTHER_WORDS: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("en", ""): {
        r"\bmachines?\b(?!['’]s clock)": "automated player",
        r"\b(?:lays?|laid) (?:a|the) table|\btable is laid\b": "open a table",
        r"\b(?:winning|own|other) force\b": "side",
    },
    ("en", "mafie/"): {r"\bPolicem[ae]n\b": "Police officer"},
    ("cs", ""): {r"\bpočáteční hlas": "první hlasování", r"\brovnost": "shoda"},
    ("cs", "mafia_city/"): {r"\bzásob": "rezerva", r"\bovlád(?!ac)": "kontrolovat"},
    ("cs", "nostra_city/"): {r"\bpomst[aouy]\b": "Odplata"},
    ("cs", "escape_plan/"): {r"\bvyhnout|\bvyhýb": "setřást"},
}
"""Words that the glossary has another for: by language and folder of a game, pattern and the right word."""


def other_words(said: Said) -> Iterator[str]:
    """Find words for a thing that has another name."""
    for (language, folder), words in OTHER_WORDS.items():
        if said.language == language and said.file.startswith(folder) and re.match(IN_DISCORD, said.file):
            for pattern, right in words.items():
                for found in re.finditer(pattern, re.sub(r"\{[^{}]*\}", "", said.text), re.IGNORECASE):
                    yield f"{_around(said.text, found)} ({right})"


WHO = _pattern(r"\b(?:(?<!\$)(?<!for )whom|whoever|those (?:who|for whom))\b", language="en", file=IN_DISCORD)


# ---- 9: commas

_SENTENCE = r"(?:^|(?<=[.!?;:] ))"
_CLAUSES = "If|When|While|As|Once|Until|Before|After|Because|Though|Where|Unless|Since|Without|By|In|On|At|For|With|Of"
_VERBS = (
    "is|are|has|have|had|ends?|opens|sits|stands|closes|fills|comes|waits?|go|goes|plays|rises|works|falls?|can|'s|’s|lies?|rest|needs?"
    "|needed|does|do|starts?|decides?|burns?|wins?|gets?|will|doesn[’']t|isn[’']t|aren[’']t|don[’']t"
)
_SUBJECTS = "the|it|they|you|nobody|it[’']s|I|I[’']m|we|he|she|each|some|all|there|everybody"
SPLICED = _pattern(
    rf"{_SENTENCE}(?!(?:{_CLAUSES})\b)[A-Z{{][^,;:.?!(]{{4,70}}\b(?:{_VERBS})\b[^,;:.?!(]{{0,40}}, (?:{_SUBJECTS})\b(?! (?:or|and|nor))"
    rf"[^,;:.]*\b(?:{_VERBS})\b",
    language="en",
)


# ---- 10: counts

COUNTED = _pattern(r"aspoň: |(?:^|\W)(?:her|výher|bodů|večerů|kol|hlasů|židlí) \{ \$\w+ \}", language="cs", file=IN_DISCORD)


# ---- 11 and 12: branches and wordings


def alike(said: Said) -> Iterator[str]:
    """Find selectors whose branches all say the same."""
    for bodies in _branches(said):
        if len(bodies) > 1 and len(set(bodies)) == 1:
            yield f"every branch says {bodies[0][:60]!r}"


def said_twice(said: Said) -> Iterator[str]:
    """Find wordings of one moment that are equal, or that share a sentence in which nobody is named."""
    for bodies in _branches(said, numbered=True):
        sentences = [sentence for body in set(bodies) for sentence in set(re.split(r"(?<=[.?!]) +", body)) if "{" not in sentence]
        for one in sorted({*(body for body in bodies if bodies.count(body) > 1), *(one for one in sentences if sentences.count(one) > 1)}):
            if len(one.split()) > _HEADING:
                yield f"several wordings say {one[:60]!r}"


_HEADING = 3
"""The most words of a sentence that only names the moment: "The Meeting opens."."""


REFRAINS = {
    "dusk": "one sentence says every night that it is night",
    "tie": "says what to do now",
}


def _branches(said: Said, *, numbered: bool = False) -> Iterator[list[str]]:
    """Yield the branches of each selector of a message, once a message. ``numbered``: only of selectors among wordings."""
    selects = [] if said.branches else _selects(messages(said.language)[said.key].value)
    for select in selects:
        if not numbered or {type(variant.key) for variant in select.variants} == {ast.NumberLiteral}:
            yield [serialize_pattern(variant.value).strip() for variant in select.variants]


def _selects(pattern: ast.Pattern | None) -> Iterator[ast.SelectExpression]:
    for one in pattern.elements if pattern is not None else ():
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.SelectExpression):
            yield one.expression
            for variant in one.expression.variants:
                yield from _selects(variant.value)


# ---- 13: labels


@cache
def labels(language: str) -> frozenset[str]:
    """Return all texts, among them those of buttons, fields and things; of "Kick: { $who }" what stands before the colon."""
    return frozenset(_plain(re.sub(r": \{.*", "", said.text, flags=re.DOTALL)) for said in wordings(language))


def _plain(text: str) -> str:
    """Return a text with plain spaces."""
    return " ".join(text.split())


def no_label(said: Said) -> Iterator[str]:
    """Find bold words that send somebody to a button, a place or a thing which has another name, or this one in another case."""
    if re.match(r"practice-|.*help|no-|.*want-|whisper|.*-hint-", said.key):
        for bold in re.findall(r"\*\*([^*{}]+)\*\*", said.text):
            name = _plain(bold.strip(".: "))
            if name and not re.fullmatch(r"/.*|[A-F]?[\d .,]+", name) and name not in labels(said.language):
                yield bold


UNMARKED = _either(
    _pattern(r"(?<!\*\*)\b(?:My desk|Moje místo)\b(?!\*\*)", file=IN_DISCORD),
    _pattern(r"\b(?:press|under|tlačítk\w+)[ \u00a0](?-i:[A-ZÁ-Ž])", file=IN_DISCORD, key="(?!arg-)"),
)
"""A button without bold type: the one that texts name most, and any that somebody is sent to press."""

# ---- 14 to 16: signs and spelling

SIGNS = _pattern(r"\"|'|(?:\d|\}) %", language="en", file=IN_DISCORD)

AMERICAN = _pattern(
    r"(?<!\$)\b(?:colors?|harbors?|honor\w*|neighbor\w*|favor\w*|subways?|gasoline|trucks?|elevators?|sidewalks?|centers?|theaters?|grays?"
    r"|cancel(?:ed|ing)|travel(?:ed|ing)|(?:apolog|organ|recogn|real)iz\w+|analyz\w+|defenses?|offenses?)\b(?![\w-]* =)",
    language="en",
)

COLONS = _pattern(r":", key=r"(?:name|each)-|pic-ep-contact-|pic-(?:card|mc|zb)-.*-title$")


KINDS: tuple[Kind, ...] = (
    Kind(1, "English is contracted", CONTRACTED, {"replay-se*-bad": "NOT is stressed"}),
    Kind(2, "s and z are se and ze before s, z, š, ž, and z before a count is { OUT_OF($n) }", VOCALISED, {}),
    Kind(3, "a verb agrees with the number of people in a list", AGREES, {}),
    Kind(
        6, "money of Escape Plan has its unit", WITH_ITS_UNIT, {"pic-ep-penalty": BARE, "pic-ep-hand-cash": BARE, "pic-ep-story-unit": BARE}
    ),
    Kind(7, "a thing has one name", other_words, {}),
    Kind(8, "anyone who, people who, who; not whoever, those who, whom", WHO, {}),
    Kind(9, "no comma joins two English sentences", SPLICED, {}),
    Kind(10, "a count stands before its noun, in the right form", COUNTED, {}),
    Kind(11, "branches differ", alike, {}),
    Kind(12, "wordings of one moment differ", said_twice, REFRAINS),
    Kind(
        13,
        "a bold name is a name that people see, in the nominative",
        _either(no_label, UNMARKED),
        {
            "b-desk": "the button",
            "desk-title": "a heading",
            "pic-alt-more": "a description has no bold type",
            "option-*-help": "the help of an option has none either",
            "replay-unreadable": "on the console",
        },
    ),
    Kind(14, "English has “ ” ’ and no space before %", SIGNS, {}),
    Kind(15, "English is British", AMERICAN, {}),
    Kind(16, "the name of a thing in lists has no colon", COLONS, {}),
)
"""The kinds that the catalogues alone show, by their numbers."""


def faults() -> dict[str, list[str]]:
    """Return the faults of every kind by its name."""
    texts = [said for language in LANGUAGES for said in wordings(language)]
    found = {kind.name: sorted(set(kind.faults(texts))) for kind in KINDS}
    return {**found, "4 an explanation names its clause": unexplained()}


def main() -> int:
    """Print the faults by kind; 1 when there are any."""
    found = faults()
    for name in sorted(found, key=lambda one: int(one.split()[0])):
        for fault in found[name]:
            print(f"{name}: {fault}")
    print(", ".join(f"{name.split()[0]}: {len(found[name])}" for name in sorted(found, key=lambda one: int(one.split()[0]))))
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
