"""How notices name things: references such as ``business:casino``."""

from typing import cast

from engines.asking import Arg


def name_of(reference: Arg) -> str:
    """Return what a reference names: ``casino`` of ``business:casino``."""
    return str(reference).rpartition(":")[2]


def names_of(references: Arg) -> tuple[str, ...]:
    """Return what several references name."""
    return tuple([name_of(one) for one in cast("tuple[Arg, ...]", references)])
