"""The bill of materials: it names what the lock names, and is the same each time."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def write(file: Path) -> str:
    subprocess.run([sys.executable, "-m", "tools.sbom", str(file)], cwd=ROOT, check=True)
    return file.read_text("utf-8")


def test_it_names_every_package_with_version_hashes_and_licence(tmp_path: Path) -> None:
    text = write(tmp_path / "new" / "first.json")
    assert write(tmp_path / "second.json") == text
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    packages = {part["name"]: part for part in bill["components"] if part["purl"].startswith("pkg:pypi/")}
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    assert {name: part["version"] for name, part in packages.items()} == pinned
    for part in packages.values():
        (files,) = part["externalReferences"]
        assert files["hashes"] and all(re.fullmatch("[0-9a-f]{64}", one["content"]) for one in files["hashes"])
    assert packages["aiohttp"]["licenses"] and packages["discord-py"]["licenses"]
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(set(references)) == len(references)
    assert set(bill["dependencies"][0]["dependsOn"]) == set(references)


def test_it_names_the_typeface_that_comes_with_the_bot(tmp_path: Path) -> None:
    (font,) = [part for part in json.loads(write(tmp_path / "bill.json"))["components"] if part["type"] == "data"]
    pinned = re.search(r'^PACKAGE = "(.+)"$', (ROOT / "tools" / "font.py").read_text("utf-8"), re.MULTILINE)
    assert pinned is not None
    assert f"{font['name']}@{font['version']}" == pinned[1]
