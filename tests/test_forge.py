"""Files for the forge: workflows, forms and compose files follow their schemas, and hold their promises."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from engines import GAMES

ROOT = Path(__file__).parents[1]
FORGE = ROOT / ".github"
FORMS = sorted(path for path in (FORGE / "ISSUE_TEMPLATE").glob("*.yaml") if path.name != "config.yaml")
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yaml"))
SCHEMAS: dict[str, list[Path]] = {
    "vendor.github-workflows": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [FORGE / "ISSUE_TEMPLATE" / "config.yaml"],
    "vendor.dependabot": [FORGE / "dependabot.yaml"],
    "vendor.compose-spec": [ROOT / "compose.yaml", ROOT / "deploy" / "compose.several.yaml"],
}


def read(path: Path) -> Any:
    return YAML(typ="safe").load(path)


def check(schema: str, *paths: Path) -> str:
    """Return what is wrong with files by a schema that comes with the checker; empty when nothing is."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_file_follows_its_schema(schema: str) -> None:
    assert SCHEMAS[schema]
    assert check(schema, *SCHEMAS[schema]) == ""


def test_a_wrong_file_is_found(tmp_path: Path) -> None:
    form = tmp_path / "bug.yaml"
    form.write_text(FORMS[0].read_text("utf-8").replace("type: textarea", "type: paper", 1), "utf-8")
    assert "bug.yaml" in check("vendor.github-issue-forms", form)


def test_ids_of_a_form_are_its_own() -> None:
    for form in FORMS:
        ids = [part["id"] for part in read(form)["body"] if "id" in part]
        assert len(set(ids)) == len(ids)


def test_a_question_about_a_rule_names_its_clause_and_every_game() -> None:
    fields = {part["id"]: part for part in read(FORGE / "ISSUE_TEMPLATE" / "rule.yaml")["body"]}
    assert fields["clause"]["validations"]["required"]
    assert len(fields["game"]["attributes"]["options"]) == len(GAMES)
    fields = {part["id"]: part for part in read(FORGE / "ISSUE_TEMPLATE" / "bug.yaml")["body"] if "id" in part}
    assert re.fullmatch(r"K-[0-9a-f]{4}", fields["report"]["attributes"]["placeholder"])


def test_the_forge_runs_the_commands_of_people() -> None:
    """Jobs call our own commands, which exist, and no job may write more than it says."""
    runs = []
    for workflow in map(read, WORKFLOWS):
        assert workflow["permissions"] == {"contents": "read"}
        runs += [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    assert ".ci/run" in runs
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    made = {name for run in runs for words in re.findall(r"^make (.+)$", run, re.MULTILINE) for name in words.split()}
    assert {"wheel", "sbom", "site", "audit"} <= made <= targets


def test_nothing_that_people_type_reaches_a_shell() -> None:
    """An expression in a script is an injection when somebody else chose its value; values go through variables."""
    scripts = [step["run"] for path in WORKFLOWS for job in read(path)["jobs"].values() for step in job["steps"] if "run" in step]
    assert [script for script in scripts if "${{" in script] == []
