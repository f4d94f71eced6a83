"""The reader of plain YAML that our files are checked with."""

from pathlib import Path

import pytest

from tests.deploy.plain_yaml import NotPlain, read_yaml

FILE = """
# a comment
name: several
services:
  first:
    build: ..
    count: 12
    quiet: true
    tags: [a, b]
    test: ["CMD", "x, y"]
    url: http://one:80/two
    list:
      - one
      - name: two
        more:
          - 3
    text: >-
      folded
      text
  second:
    extends:
      service: first
volumes:
  data:
"""


def test_maps_lists_scalars_and_folded_text(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(FILE, "utf-8")
    first = {
        "build": "..",
        "count": 12,
        "quiet": True,
        "tags": ["a", "b"],
        "test": ["CMD", "x, y"],
        "url": "http://one:80/two",
        "list": ["one", {"name": "two", "more": [3]}],
        "text": "folded text",
    }
    services = {"first": first, "second": {"extends": {"service": "first"}}}
    assert read_yaml(tmp_path / "file") == {"name": "several", "services": services, "volumes": {"data": None}}


@pytest.mark.parametrize("wrong", ["a: 1\na: 2", "a: &b 1", "a:\n  - 1\n b: 2", "no key", "a: 'x'"])
def test_yaml_that_is_not_plain_is_refused(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "file").write_text(wrong, "utf-8")
    with pytest.raises(NotPlain):
        read_yaml(tmp_path / "file")
