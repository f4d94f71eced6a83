"""Reading the arguments of notices: references such as ``seat:3`` and ``district:palace``, and numbers."""

from bot.presenting.boxed.voice import BoxedVoice, V
from engines import Notice
from engines.table import Arg, seat_of


def word_of(arg: Arg) -> str:
    """Return the id in a reference such as ``district:palace``."""
    return str(arg).partition(":")[2]


def count_of(arg: Arg) -> int:
    """Return a number as it is, 0 for anything else."""
    return arg if isinstance(arg, int) else 0


def who_in(voice: BoxedVoice[V], notice: Notice, name: str = "seat") -> str:
    """Return the person whom the argument ``name`` of a notice means."""
    return voice.who(seat_of(str(notice.text.args[name])))
