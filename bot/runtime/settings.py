"""Settings of the operator: environment variables, or the same names in a file ``.env``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.runtime.addresses import MetricsAddress, is_near, names_a_machine, names_servers, read_address
from bot.runtime.shard_share import AUTO, read_share
from bot.store.opening import POSTGRES

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails


DISCORD = "https://discord.com/api/v10"
PREFIX = "CONSIGLIERE_"


class SettingsError(Exception):
    """Invalid settings; the text names each one with the reason, a line each, without secrets."""


class Settings(BaseSettings):
    """All settings. Empty variables count as not set.

    The variables are ``DISCORD_TOKEN``, ``DISCORD_API_URL``, ``DATABASE_URL`` and ``LOG_LEVEL``, as everywhere, and
    ``CONSIGLIERE_BALANCE``, ``CONSIGLIERE_DATA``, ``CONSIGLIERE_DOCS_URL``, ``CONSIGLIERE_LANGUAGE``, ``CONSIGLIERE_METRICS``,
    ``CONSIGLIERE_OWNER``, ``CONSIGLIERE_PRIVACY_URL``, ``CONSIGLIERE_SUPPORT_URL`` and ``CONSIGLIERE_SHARDS``: a bare ``LANGUAGE`` is the
    operating system's.
    """

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True
    )

    # an alias has no prefix
    discord_token: Annotated[SecretStr | None, Field(validation_alias="discord_token")] = None
    discord_api_url: Annotated[str, Field(validation_alias="discord_api_url")] = DISCORD
    database_url: Annotated[str | None, Field(validation_alias="database_url", repr=False)] = None  # may hold a password
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], Field(validation_alias="log_level")] = "INFO"
    log_format: Annotated[Literal["text", "json"], Field(validation_alias="log_format")] = "text"
    data: Path = Path("data")
    language: Literal["cs", "en"] | None = None
    owner: Annotated[str, Field(max_length=200)] = ""
    privacy_url: Annotated[str, Field(max_length=500)] = ""
    support_url: Annotated[str, Field(max_length=500)] = ""
    docs_url: Annotated[str, Field(max_length=400)] = ""
    """The folder ``docs`` as people reach it; rules of a game are in ``<docs_url>/rules``."""
    shards: str = AUTO
    balance: bool = True
    """Whether to simulate games for the odds of a lobby (MA-7.6)."""
    metrics: str | None = None

    @field_validator("discord_token", mode="before")
    @classmethod
    def _bare_token(cls, value: object) -> object:
        if isinstance(value, SecretStr):
            value = value.get_secret_value()
        if not isinstance(value, str):
            return value
        bare = value.strip().removeprefix("Bot ").strip()
        if any(sign.isspace() or not sign.isascii() or not sign.isprintable() for sign in bare):
            raise ValueError("a token is one word of letters, digits, dots, dashes and underscores")
        return SecretStr(bare) if bare else None

    @field_validator("discord_api_url")
    @classmethod
    def _an_address(cls, value: str) -> str:
        if not value.startswith(("http://", "https://")) or not names_a_machine(value):
            raise ValueError(f"an address starts with http:// or https:// and names a machine, for example {DISCORD}")
        if value.startswith("http://") and not is_near(value):
            raise ValueError("http:// would send the token in clear: it is for this machine or a private network, others need https://")
        return value.rstrip("/")

    @field_validator("privacy_url", "support_url", "docs_url")
    @classmethod
    def _a_link(cls, value: str) -> str:
        if value and not value.startswith("https://"):
            raise ValueError("a link starts with https://")
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _a_database(cls, value: str | None) -> str | None:
        if value and not any(sign in value for sign in "/\\.:"):
            raise ValueError("a database is sqlite:///path, postgresql://address or a path, for example data/consigliere.sqlite3")
        if value and value.startswith(POSTGRES) and not names_servers(value):
            raise ValueError("PostgreSQL has a host and perhaps a port, for example postgresql://user:password@host:5432/database")
        return value

    @field_validator("shards")
    @classmethod
    def _a_share(cls, value: str) -> str:
        read_share(value)
        return value

    @field_validator("metrics")
    @classmethod
    def _a_host_and_a_port(cls, value: str | None) -> str | None:
        return value and str(read_address(value))

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @property
    def database(self) -> str:
        """The database's URL or path; by default a file in the data folder."""
        return self.database_url or str(self.data / "consigliere.sqlite3")

    @property
    def heartbeat(self) -> Path:
        return self.data / "heartbeat"

    @property
    def metrics_address(self) -> MetricsAddress | None:
        """The address of the metrics page; None without one."""
        return read_address(self.metrics) if self.metrics else None

    def token(self) -> str:
        """Return the token; raises ``SettingsError`` without one."""
        if self.discord_token is None:
            raise SettingsError("DISCORD_TOKEN is not set: copy .env.example to .env and put your bot's token there")
        return self.discord_token.get_secret_value()


def load_settings() -> Settings:
    """Read environment and ``.env``. Raises SettingsError."""
    try:
        return Settings()
    except ValidationError as fault:
        # the message of pydantic holds the value, which may be the token: repeat only the reason
        faults = {_variable(error["loc"][0]): _reason(error) for error in fault.errors(include_input=False)}
        raise SettingsError("\n".join(f"{name}: {reason}" for name, reason in sorted(faults.items()))) from None
    except UnicodeDecodeError:
        raise SettingsError(".env: not a text file in UTF-8") from None
    except OSError as fault:
        raise SettingsError(f".env: cannot be read: {fault.strerror}") from None


def _variable(field: int | str) -> str:
    name = str(field)
    known = Settings.model_fields.get(name)
    return name.upper() if known is None or known.validation_alias else f"{PREFIX}{name.upper()}"


def _reason(error: "ErrorDetails") -> str:
    return "it is on or off" if error["type"] == "bool_parsing" else error["msg"].removeprefix("Value error, ")
