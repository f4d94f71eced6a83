"""Discord's JSON is read and written as the library does it, only faster."""

import json

import discord
import pytest

from bot.discord_io.gateway_patches import read_json, use_fast_json, write_json

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
def test_invalid_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        read_json(text)


class Word(str):
    __slots__ = ()


@pytest.mark.parametrize(
    "value",
    [
        {"d": {"ok": True, "nothing": None, "parts": [1, -2, 3.5, (4, 5)]}},
        {1: 'příšerně žluťoučký kůň 😀\u2028\0"\\'},
        {"half": "\ud83d"},
        {Word("key"): Word("value")},
        {"kind": discord.ButtonStyle.success.value, "big": 2**64},
    ],
)
def test_written_json_equals_the_librarys(value: object) -> None:
    written = write_json(value)
    assert json.loads(written) == json.loads(json.dumps(value))
    assert written.encode()  # goes over the wire
    assert ": " not in written and ", " not in written


def test_values_outside_json_are_refused() -> None:
    with pytest.raises(TypeError):
        write_json({"what": object()})


def test_the_library_reads_and_writes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "HAS_ORJSON", False)
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)
    monkeypatch.setattr(discord.utils, "_to_json", json.dumps)
    use_fast_json()
    assert discord.utils._from_json is read_json
    assert discord.utils._to_json is write_json


def test_orjson_is_left_to_the_library_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "HAS_ORJSON", True)
    monkeypatch.setattr(discord.utils, "_from_json", json.loads)
    monkeypatch.setattr(discord.utils, "_to_json", json.dumps)
    use_fast_json()
    assert discord.utils._from_json is json.loads
    assert discord.utils._to_json is json.dumps
