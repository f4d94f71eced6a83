"""Discord's OpenAPI document as a judge of both sides: what the bot sends, and what this Discord answers.

    checker = OpenApi()
    discord.watchers.append(checker)
    …
    assert checker.complaints == []

Real discord.py does not pass the document as it stands. Three relaxations, all in ``relaxed``: snowflakes may be JSON integers,
integers may be strings of digits, and ``oneOf`` is read as ``anyOf`` (the document's README says that both mean "one of").

A body in which Discord finds fault with a field is a complaint too: the bot has sent it.
"""

import functools
import json
import lzma
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.sandbox.rest.serving import Exchange

DOCUMENT = Path(__file__).parents[2] / "data" / "discord_openapi.json.xz"
GONE = 404
NAME = "urn:discord"
"""The prefix of its references. The judges share their targets: reading those took each of them longer than its work."""


def relaxed(node: Any) -> Any:
    """Return a schema with the three relaxations."""
    if isinstance(node, list):
        return [relaxed(one) for one in node]
    if not isinstance(node, dict):
        return node
    made = {("anyOf" if key == "oneOf" else key): relaxed(value) for key, value in node.items()}
    kinds = made.get("type")
    listed = kinds if isinstance(kinds, list) else [kinds]
    if made.get("format") == "snowflake" or "enum" in made or "const" in made:
        if made.get("format") == "snowflake":
            made["type"] = [*listed, "integer"]
        return made
    if "integer" in listed:
        made["type"] = [*listed, *(() if "string" in listed else ("string",))]
        if "string" not in listed:
            made["pattern"] = r"^-?\d+$"
        made.pop("format", None)
    return made


@functools.cache
def document() -> dict[str, Any]:
    """Return the document, relaxed."""
    text = lzma.decompress(DOCUMENT.read_bytes()).decode()
    whole: dict[str, Any] = json.loads(text.replace('"#/', f'"{NAME}#/'))
    return {
        "paths": relaxed(whole["paths"]),
        "components": {"schemas": relaxed(whole["components"]["schemas"])},
        "more": whole["components"],
    }


@functools.cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([(NAME, {"components": document()["components"]})])


@functools.cache
def operation(method: str, route: str) -> tuple[str, dict[str, Any]] | None:
    """Return the document's path and operation for one of our routes, None when it describes no such thing."""
    shape = [part if not part.startswith("{") else None for part in route.strip("/").split("/")]
    best: tuple[int, str, dict[str, Any]] | None = None
    for path, found in document()["paths"].items():
        parts = path.strip("/").split("/")
        if len(parts) != len(shape) or method.lower() not in found:
            continue
        if all(
            theirs == ours or (theirs.startswith("{") and (ours is None or ours.startswith("@")))
            for ours, theirs in zip(shape, parts, strict=True)
        ):
            exact = sum(theirs == ours for ours, theirs in zip(shape, parts, strict=True))
            if best is None or exact > best[0]:
                best = (exact, path, found[method.lower()])
    return None if best is None else (best[1], best[2])


def _schema(content: dict[str, Any] | None) -> Any:
    return None if content is None else content.get("application/json", {}).get("schema")


@functools.cache
def validator(method: str, route: str, status: int | None) -> jsonschema_rs.Draft202012Validator | None:
    """Return the judge of request bodies (status None) or of answers with a status."""
    found = operation(method, route)
    if found is None:
        return None
    if status is None:
        schema = _schema(found[1].get("requestBody", {}).get("content"))
    else:
        answers = found[1]["responses"]
        answer = answers.get(str(status)) or answers.get(f"{status // 100}XX") or {}
        if "$ref" in answer:
            answer = document()["more"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
        schema = _schema(answer.get("content"))
    if schema is None:
        return None
    return jsonschema_rs.Draft202012Validator(schema, registry=_registry())


def field_errors(errors: Any) -> Iterator[str]:
    """Yield the codes of all faults that an answer finds in fields of a request; the document takes them for integers, they are words."""
    for name, inside in errors.items() if isinstance(errors, dict) else ():
        if name == "_errors":
            yield from (str(one["code"]) for one in inside)
        else:
            yield from field_errors(inside)


class OpenApi:
    """Watches a Discord and collects complaints; ``checked`` counts the bodies, ``undescribed`` names routes that the document lacks."""

    def __init__(self, expected: Collection[str] = ()) -> None:
        """``expected``: codes of faults in fields with which the bot reckons: what it asks there next is to be taken, see ``owed``."""
        self._expected = expected
        self.owed: set[tuple[str, str]] = set()
        """Method and path of what was refused as expected, and of which nothing has been taken since, though its message still stands."""
        self.complaints: list[str] = []
        self.undescribed: set[str] = set()
        self.checked = 0

    def __call__(self, exchange: Exchange) -> None:
        if operation(exchange.method, exchange.route) is None:
            self.undescribed.add(f"{exchange.method} {exchange.route}")
            return
        if exchange.status < 400 and exchange.body not in (None, {}):
            self._check(exchange, None, exchange.body)
        answers = operation(exchange.method, exchange.route)
        if answers is not None and exchange.status < 400 and str(exchange.status) not in answers[1]["responses"]:
            self.complaints.append(
                f"{exchange.method} {exchange.route}: status {exchange.status} is not one of {list(answers[1]['responses'])}"
            )
        asked = (exchange.method, exchange.path)
        if exchange.status < 400 or exchange.status == GONE:
            self.owed.discard(asked)
        found = sorted(set(field_errors(exchange.answer.get("errors")))) if isinstance(exchange.answer, dict) else []
        if found:
            if set(found) <= set(self._expected) and asked not in self.owed:
                self.owed.add(asked)
            else:
                self.complaints.append(f"{exchange.method} {exchange.route}: Discord refused a body for {', '.join(found)}")
        elif exchange.answer is not None:
            self._check(exchange, exchange.status, exchange.answer)

    def _check(self, exchange: Exchange, status: int | None, body: Any) -> None:
        judge = validator(exchange.method, exchange.route, status)
        if judge is None:
            return
        self.checked += 1
        if judge.is_valid(body):
            return
        side = "request" if status is None else f"answer {status}"
        for error in judge.iter_errors(body):
            message = re.sub(r"\s+", " ", error.message)[:400]
            self.complaints.append(f"{exchange.method} {exchange.route} {side} at {'/'.join(map(str, error.instance_path))}: {message}")
