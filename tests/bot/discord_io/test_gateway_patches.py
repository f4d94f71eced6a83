"""Discord's JSON is read as the library reads it, only faster."""

import json

import discord
import pytest

from bot.discord_io.gateway_patches import read_json, use_fast_json

TEXTS = (
    '{"t":"READY","d":{"id":"123456789012345678","ok":true,"nothing":null,"parts":[1,-2,3.5,1e3]}}',
    "18446744073709551616123",
    '"\\ud83d\\ude00 \\u0000 \\u2028"',
    '{"half":"\\ud83d"}',
    '{"twice":1,"twice":2}',
    " [ 1 ]\n",
    "-0",
)


@pytest.mark.parametrize("text", TEXTS)
def test_it_says_the_same(text: str) -> None:
    assert read_json(text) == json.loads(text)
    assert type(read_json(text)) is type(json.loads(text))


@pytest.mark.parametrize("text", ["{", "", "[1,]", "{'a': 1}"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        read_json(text)


def test_the_library_reads_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "HAS_ORJSON", False)
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)
    use_fast_json()
    assert discord.utils._from_json is read_json


def test_orjson_is_left_to_the_library_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "HAS_ORJSON", True)
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)
    use_fast_json()
    assert discord.utils._from_json is json.loads
