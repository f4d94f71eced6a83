from errno import EACCES
from pathlib import Path

import pytest

from bot.runtime.settings import DISCORD, Settings, SettingsError, load_settings

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
NAMES = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL", "CONSIGLIERE_DATA", "CONSIGLIERE_LANGUAGE", "CONSIGLIERE_OWNER")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither variables nor a file from outside the test."""
    for name in (*NAMES, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_with_nothing_set_there_are_defaults_for_all_but_the_token() -> None:
    settings = load_settings()
    assert (settings.discord_api_url, settings.language, settings.log_level, settings.owner) == (DISCORD, None, "INFO", "")
    assert settings.database == "data/consigliere.sqlite3"
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        settings.token()


def test_a_file_and_the_environment_which_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nCONSIGLIERE_LANGUAGE=en\nCONSIGLIERE_OWNER=Žofie\nSOMETHING_ELSE=1\n", "utf-8")
    monkeypatch.setenv("CONSIGLIERE_LANGUAGE", "cs")
    monkeypatch.setenv("CONSIGLIERE_DATA", "/var/lib/night")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = load_settings()
    assert settings.token() == TOKEN
    assert (settings.language, settings.owner, settings.log_level) == ("cs", "Žofie", "DEBUG")
    assert settings.database == "/var/lib/night/consigliere.sqlite3"
    assert str(settings.heartbeat) == "/var/lib/night/heartbeat"


def test_empty_variables_are_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database == "data/consigliere.sqlite3"


def test_the_systems_own_language_variable_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en_US:en")
    assert load_settings().language is None


@pytest.mark.parametrize("written", [f"Bot {TOKEN}", f"  {TOKEN} ", f'"{TOKEN}"'])
def test_a_token_pasted_with_something_around_it(tmp_path: Path, written: str) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={written}\n", "utf-8")
    assert load_settings().token() == TOKEN


def test_a_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:hush@db/night")
    shown = repr(load_settings()) + str(load_settings())
    assert TOKEN not in shown
    assert "hush" not in shown


def test_all_faults_are_told_by_variable_and_without_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "two words-of-secret")
    monkeypatch.setenv("DISCORD_API_URL", "discord.com")
    monkeypatch.setenv("CONSIGLIERE_LANGUAGE", "de")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    with pytest.raises(SettingsError) as refused:
        load_settings()
    lines = str(refused.value).splitlines()
    assert [line.partition(":")[0] for line in lines] == ["CONSIGLIERE_LANGUAGE", "DISCORD_API_URL", "DISCORD_TOKEN", "LOG_LEVEL"]
    assert "words-of-secret" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


ODD = ("a..b", "a..b:1", ".", "a" * 64, "[::1", "127.0.0.1:99999", "127.0.0.1:abc", "127.0.0.1:" + "9" * 5000)
"""Invalid addresses of machines, each with an error of its own in Python."""


@pytest.mark.parametrize("place", [*ODD, "", ":80", "a b"], ids=lambda place: place[:15])
def test_an_address_at_which_nothing_can_be_is_refused_in_plain_words(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DISCORD_API_URL", f"http://{place}/api")
    with pytest.raises(SettingsError) as refused:
        load_settings()
    assert str(refused.value) == f"DISCORD_API_URL: an address starts with http:// or https:// and names a machine, for example {DISCORD}"


@pytest.mark.parametrize("place", ["127.0.0.1:8080", "[::1]:8080", "localhost", "discord.example.", "žába.example"])
def test_an_address_at_which_something_may_be_is_taken(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DISCORD_API_URL", f"https://{place}/api")
    assert load_settings().discord_api_url == f"https://{place}/api"


@pytest.mark.parametrize("place", ["127.0.0.1:8080", "[::1]:8080", "localhost", "sandbox:8080", "10.0.0.7", "bot.internal"])
def test_an_address_nearby_may_be_without_encryption(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DISCORD_API_URL", f"http://{place}/api")
    assert load_settings().discord_api_url == f"http://{place}/api"


@pytest.mark.parametrize("place", ["discord.com", "discord.example.", "8.8.8.8", "[2001:4860:4860::8888]", "127.0.0.1.example.com"])
def test_a_token_is_not_sent_in_clear_to_a_distant_address(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DISCORD_API_URL", f"http://{place}/api")
    with pytest.raises(SettingsError, match="in clear"):
        load_settings()


@pytest.mark.parametrize("place", [*ODD, "bot:hush@a..b", "one,two:99999"], ids=lambda place: place[:15])
def test_a_server_at_which_no_database_can_be_is_refused_in_plain_words(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgresql://{place}/night")
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: PostgreSQL has a host and perhaps a port, for example \S+$"):
        load_settings()


@pytest.mark.parametrize(
    "place", ["", "bot@", "bot:hu%2Fsh@[::1]:5432", "one:5432,two", "%2Fvar%2Frun%2Fpostgresql" + "x" * 60, "db.example."]
)
def test_a_server_at_which_a_database_may_be_is_taken(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgresql://{place}/night?host=/run")
    assert load_settings().database == f"postgresql://{place}/night?host=/run"


def test_a_switch_takes_only_on_and_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONSIGLIERE_BALANCE", "maybe")
    with pytest.raises(SettingsError, match=r"^CONSIGLIERE_BALANCE: it is on or off$"):
        load_settings()
    monkeypatch.setenv("CONSIGLIERE_BALANCE", "off")
    assert not load_settings().balance


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00")
    with pytest.raises(SettingsError, match="UTF-8"):
        load_settings()


def test_a_file_that_may_not_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: Path) -> bool:  # as the system does; a test that runs as root could read any file
        raise PermissionError(EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_file", refused)
    with pytest.raises(SettingsError, match=r"\.env: cannot be read: Permission denied"):
        load_settings()


@pytest.mark.parametrize(
    "url", ["sqlite:///one.sqlite3", "postgresql://bot@db/night", "./night", "data/night", "night.sqlite3", "night.db"]
)
def test_a_database_is_a_url_or_a_path(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert load_settings().database == url


def test_settings_from_code() -> None:
    settings = Settings(discord_token="t0k3n", discord_api_url="http://127.0.0.1:1/api/v10/", language="en", owner="Jana", data="elsewhere")
    assert (settings.token(), settings.discord_api_url, settings.language) == ("t0k3n", "http://127.0.0.1:1/api/v10", "en")
    assert str(settings.data) == "elsewhere"
