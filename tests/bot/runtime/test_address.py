"""The address of the metrics, as operators write it."""

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.supervisor import Exit
from bot.runtime.addresses import MetricsAddress, read_address
from bot.runtime.settings import SettingsError, load_settings

pytestmark = pytest.mark.rule("PR-5.1")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        ("9464", ("127.0.0.1", 9464)),
        (" 0.0.0.0:9464 ", ("0.0.0.0", 9464)),
        ("localhost:1", ("localhost", 1)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_it_is_loopback_unless_said_otherwise(text: str, address: tuple[str, int]) -> None:
    assert read_address(text) == address
    assert read_address(str(read_address(text))) == address


def test_a_url_has_an_address_of_the_newer_kind_in_brackets() -> None:
    assert str(MetricsAddress("::1", 9464)) == "[::1]:9464"


@pytest.mark.parametrize(
    "text",
    [
        *("yes", ":9464", "127.0.0.1", "127.0.0.1:", "127.0.0.1:70000", "http://127.0.0.1:9464", "::1:9464", "a b:1", "h:٣"),
        *("127.0.0..1:9464", "a..b:1", ".:1", f"{'a' * 64}:1", "[a..b]:1", "a\x7f:1", f"h:{'9' * 5000}", "9" * 5000),
        *("here/there:1", "me@here:1"),
    ],
    ids=range(19),
)
def test_an_invalid_address_is_refused_by_the_name_of_its_setting(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("CONSIGLIERE_METRICS", text)
    with pytest.raises(SettingsError, match=r"CONSIGLIERE_METRICS: an address of the metrics is a host and a port, for example"):
        load_settings()
    result = CliRunner().invoke(app, ["run"])
    assert result.exit_code == Exit.SETTINGS
    assert "CONSIGLIERE_METRICS" in result.output


def test_not_set_or_empty_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in (None, ""):
        monkeypatch.setenv("CONSIGLIERE_METRICS", value) if value is not None else monkeypatch.delenv("CONSIGLIERE_METRICS", raising=False)
        assert load_settings().metrics_address is None
