"""Write the bill of materials of the bot, CycloneDX 1.6 in JSON: every package of ``requirements.lock`` with its hashes and licence.

``python -m tools.sbom FILE``. The same lock and packages make the same bytes, so the file can be compared. A licence is what the installed
package says of itself; a package that is not installed here (one for another system) has none.
"""

import json
import re
import sys
import tomllib
from email.message import Message
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([a-z0-9-]+)==([^ ;]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
SHIPPED_FONT = {
    "type": "data",
    "bom-ref": "source-sans",
    "name": "source-sans",
    "version": "3.52.0",
    "purl": "pkg:npm/source-sans@3.52.0",
    "description": "Subset as bot/presenting/drawing/fonts",
    "licenses": [{"license": {"id": "OFL-1.1"}}],
}


def licences(name: str) -> list[dict[str, Any]]:
    """Return the licences of an installed package: its expression, else what its metadata call it."""
    try:
        said: Message = metadata(name)
    except PackageNotFoundError:
        return []
    if expression := said.get("License-Expression"):
        return [{"expression": expression}]
    named = [one.rpartition(" :: ")[2] for one in said.get_all("Classifier", []) if one.startswith("License ::")]
    if not named and (short := said.get("License", "").strip()) and "\n" not in short:
        named = [short]
    return [{"license": {"name": one}} for one in named]


def components(lock: str) -> list[dict[str, Any]]:
    """Return the packages of a lock in its order."""
    found = []
    for line in lock.replace("\\\n", " ").splitlines():
        if pinned := PINNED.match(line):
            name, version = pinned.groups()
            address = f"pkg:pypi/{name}@{version}"
            made = {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address, "scope": "required"}
            files = [{"alg": "SHA-256", "content": digest} for digest in HASH.findall(line)]
            # each is the hash of one file of the release: of a wheel for one system, or of the source
            made["externalReferences"] = [{"type": "distribution", "url": address, "hashes": files}]
            if said := licences(name):
                made["licenses"] = said
            found.append(made)
    return found


def bill(lock: str, project: dict[str, Any]) -> dict[str, Any]:
    """Return the whole document."""
    parts = [*components(lock), SHIPPED_FONT]
    own = f"pkg:pypi/{project['name']}@{project['version']}"
    content = json.dumps(parts, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, own + content)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": project["version"],
                "description": project["description"],
                "purl": own,
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": sorted(part["bom-ref"] for part in parts)}],
    }


def main() -> None:
    """Write the bill into the file that the command line names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    made = bill((ROOT / "requirements.lock").read_text("utf-8"), project)
    target.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
