"""Writes what was learned as TOML, byte for byte the same for the same numbers."""

from collections.abc import Mapping

from engines.players.inference.parameters import Band, Bands

HEADING = "# How people and machines choose in Mafie, by bands of seats. Made by `make likelihoods`: change nothing by hand.\n"


def written(bands: Bands) -> str:
    """Return the file of ``bands``."""
    return "\n".join([HEADING, *(_band(band) for band in bands)])


def _band(band: Band) -> str:
    content = band.model_dump(mode="json", exclude_none=True)
    plain = {name: value for name, value in content.items() if not isinstance(value, dict)}
    parts = ["[[band]]\n" + _lines(plain)]
    parts += [f"[band.choice.{kind}]\n" + _lines(pulls) for kind, pulls in content["choice"].items()]
    parts += [f"[band.talk.{token}]\n" + _lines(talk) for token, talk in content["talk"].items()]
    parts += [f"[band.{name}]\n" + _lines(content[name]) for name in ("stay", "victim")]
    return "\n".join(parts)


def _lines(values: Mapping[str, object]) -> str:
    return "".join(f"{name} = {_value(value)}\n" for name, value in values.items())


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
