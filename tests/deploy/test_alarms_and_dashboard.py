"""The files of ``deploy/``: they can be read, and every figure that they name is one that the bot shows (PR-5.2)."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.metrics.watch import Watch
from bot.runtime.settings import PREFIX, Settings
from tests.deploy.figures import ENDS, FIGURES, series
from tests.deploy.plain_yaml import read_yaml

pytestmark = pytest.mark.rule("PR-5.2")

ROOT = Path(cogs.__file__).parents[1]
DEPLOY = ROOT / "deploy"
ALARMS = read_yaml(DEPLOY / "alarms.yaml")["groups"][0]["rules"]
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
EXPRESSIONS = [*(rule["expr"] for rule in ALARMS), *(target["expr"] for panel in PANELS for target in panel["targets"])]
KNOWN = dict(series())
SERIES = re.compile(r"\b((?:consigliere|process)_\w+)(?:\{([^}]*)\})?")
GROUPED = re.compile(r"\bby \(([^)]*)\)")
OF_EVERY_TARGET = {"job", "instance"}
"""Labels that Prometheus itself puts on what it reads."""


@pytest.mark.parametrize("expression", EXPRESSIONS, ids=range(len(EXPRESSIONS)))
def test_every_figure_and_label_is_one_that_the_bot_shows(expression: str) -> None:
    named = SERIES.findall(expression)
    assert named
    for name, selection in named:
        assert set(re.findall(r"(\w+)=~?\"", selection)) <= KNOWN[name] | OF_EVERY_TARGET, name
    grouped = {label.strip() for group in GROUPED.findall(expression) for label in group.split(",")}
    assert grouped <= OF_EVERY_TARGET.union(*(KNOWN[name] for name, _ in named))


def test_the_figures_are_those_of_the_bot_and_each_is_on_the_dashboard() -> None:
    families = {family.name: family.type for family in Watch().registry.collect() if family.name.startswith("consigliere_")}
    assert families == {name: kind for name, (kind, _) in FIGURES.items() if name.startswith("consigliere_")}
    used = {name for panel in PANELS for target in panel["targets"] for name, _ in SERIES.findall(target["expr"])}
    assert all(used & {name + end for end in ENDS[kind]} for name, (kind, _) in FIGURES.items())


def test_there_are_five_alarms_each_with_instructions_for_operators() -> None:
    names = [rule["alert"] for rule in ALARMS]
    assert len(set(names)) == 5
    for page in ("docs/operators.md", "docs/cs/operators.md"):
        text = (ROOT / page).read_text("utf-8")
        assert re.findall(r"^\| `(Consigliere\w+)` \|", text, re.MULTILINE) == names
    for rule in ALARMS:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("critical", "warning")
        assert set(rule["annotations"]) == {"summary", "description"}


def promtool(*arguments: str | Path, folder: Path = DEPLOY) -> None:
    program = shutil.which("promtool")
    if program is None:
        pytest.skip("no promtool here: install the package prometheus")
    done = subprocess.run([program, *map(str, arguments)], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_itself_reads_rules_and_configuration() -> None:
    promtool("check", "rules", "alarms.yaml")
    promtool("check", "config", "prometheus.yaml")


def test_the_alarms_ring_when_they_should_and_only_then(tmp_path: Path) -> None:
    for file in (DEPLOY / "alarms.yaml", Path(__file__).with_name("alarms_ring.yaml")):
        shutil.copy(file, tmp_path)
    promtool("test", "rules", "alarms_ring.yaml", folder=tmp_path)


def test_prometheus_itself_reads_the_expressions_of_the_dashboard(tmp_path: Path) -> None:
    expressions = [target["expr"].replace("$__rate_interval", "5m") for panel in PANELS for target in panel["targets"]]
    rules = [{"record": f"panel:{n}", "expr": expression} for n, expression in enumerate(expressions)]
    (tmp_path / "dashboard.yaml").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}), "utf-8")
    promtool("check", "rules", "dashboard.yaml", folder=tmp_path)


def test_the_dashboard_asks_the_source_that_is_chosen_and_no_panel_lies_on_another() -> None:
    assert [one["name"] for one in DASHBOARD["templating"]["list"]] == ["source"]
    assert all(panel["datasource"]["uid"] == "${source}" for panel in PANELS)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        taken |= cells


# ---- compose


def variables() -> set[str]:
    """Return the names of all settings."""
    return {str(field.validation_alias or f"{PREFIX}{name}").upper() for name, field in Settings.model_fields.items()}


@pytest.mark.parametrize("file", [ROOT / "compose.yaml", DEPLOY / "compose.several.yaml"], ids=lambda file: file.name)
def test_compose_gives_every_process_only_its_needs(file: Path) -> None:
    services = read_yaml(file)["services"]
    bots = {name: service for name, service in services.items() if "build" in service}
    assert bots
    for bot in bots.values():
        assert set(bot["environment"]) <= variables()
        assert (bot["read_only"], bot["init"], bot["cap_drop"]) == (True, True, ["ALL"])
        assert bot["security_opt"] == ["no-new-privileges:true"]
        assert bot["stop_grace_period"] == "30s"
        assert bot["mem_limit"] == "1g" and int(bot["pids_limit"]) == 256
        assert "ports" not in bot
        assert bot["tmpfs"] == ["/tmp"]  # without an owner, which Podman refuses; the data's folder is the image's own volume
        assert bot["environment"][f"{PREFIX}DATA"] == "/data"
        assert (file.parent / bot["build"] / "Dockerfile").is_file()


def test_two_processes_and_a_standby_share_one_postgresql() -> None:
    made = read_yaml(DEPLOY / "compose.several.yaml")
    services = made["services"]
    first, second, standby = (services[name] for name in ("first", "second", "standby"))
    assert second["extends"] == standby["extends"] == {"service": "first"}
    shards = [service["environment"][f"{PREFIX}SHARDS"] for service in (first, second, standby)]
    assert shards == ["0-1/4", "2-3/4", "0-3/4"]
    assert first["environment"]["DATABASE_URL"].endswith("@postgres/consigliere")
    assert services["postgres"]["image"].startswith("postgres:")
    assert set(standby["depends_on"]) == {"first", "second"}
    port = first["environment"][f"{PREFIX}METRICS"].rpartition(":")[2]
    scraped = read_yaml(DEPLOY / "prometheus.yaml")["scrape_configs"][0]["dns_sd_configs"][0]
    assert (scraped["names"], str(scraped["port"])) == (["first", "second", "standby"], port)
    assert {volume.partition(":")[0] for volume in services["postgres"]["volumes"]} <= set(made["volumes"])
    prometheus = services["prometheus"]
    assert "--storage.tsdb.path=/prometheus" in prometheus["command"] and "figures:/prometheus" in prometheus["volumes"]
    for volume in prometheus["volumes"]:
        source = volume.partition(":")[0]
        assert (DEPLOY / source).is_file() if source.startswith("./") else source in made["volumes"]
