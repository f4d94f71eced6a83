"""Effects in words: the full sentence for the board, the short form for lines with a whole chain."""

from collections.abc import Sequence

from bot.games.mafia_city.voice import MafiaCityVoice
from engines import Notice
from engines.mafia_city.components import LOCATIONS
from engines.mafia_city.views import EffectView
from engines.table import Arg, seat_of

_PLAYS = {"places": "place", "waits": "wait"}
"""Kinds of plays by their notice keys."""


def effect_of(notice: Notice) -> EffectView:
    """Return the effect of an announcement, without ``against``."""
    args = notice.text.args
    kind = notice.text.key.removeprefix("mc-").replace("-", "_")
    return EffectView(
        seat=seat_of(str(args["seat"])),
        kind=_PLAYS.get(kind, kind),
        cards=numbers_in(args.get("cards", args.get("card", ()))),
        victim=seat_of(str(args["victim"])) if "victim" in args else None,
        location=next(iter(numbers_in(args.get("location", ()))), None),
        place=place if isinstance(place := args.get("place"), int) else None,
        target=next(iter(numbers_in(args.get("target", ()))), None),
        against=None,
    )


def numbers_in(arg: Arg) -> tuple[int, ...]:
    """Read references such as ``mccard:17``, one or a list of them."""
    return tuple(int(str(one).partition(":")[2]) for one in (arg if isinstance(arg, tuple) else (arg,)))


def announced(voice: MafiaCityVoice, chain: Sequence[EffectView]) -> str:
    """Return the sentence that announces the last effect of ``chain``."""
    effect = chain[-1]
    said: dict[str, str | int] = {"seat": voice.who(effect.seat)}
    if effect.victim is not None:
        said["victim"] = voice.who(effect.victim)
    if effect.location is not None:
        said["location"] = LOCATIONS[effect.location].id
    if effect.target is not None:
        said["target"] = LOCATIONS[effect.target].id
    if effect.place is not None:
        said["place"] = effect.place
    if effect.against is not None:
        said["against"] = chain[effect.against].kind
    return voice(f"mc-{effect.kind.replace('_', '-')}", **said)


def short(voice: MafiaCityVoice, effect: EffectView) -> str:
    """Return owner, effect and target, without the outcome: ``● **Jana**: Práskač → 3 Klub rváčů (▲ **Karel**)``."""
    return f"{voice.who(effect.seat)}: {what(voice, effect)}"


def what(voice: MafiaCityVoice, effect: EffectView) -> str:
    if effect.kind == "place" and effect.location is not None:
        return voice("mc-does-place", location=LOCATIONS[effect.location].id)
    if effect.kind == "wait":
        return voice("mc-does-wait", card=voice.cards(effect.cards))
    if effect.kind == "prison" and effect.victim is not None and effect.location is not None:  # no arrow: the Cell is where it leads
        return voice("mc-does-jail", victim=voice.who(effect.victim), place=voice.place(effect.location))
    name = voice(f"mc-does-{effect.kind}")
    aim = _aim(voice, effect)
    return f"{name} → {aim}" if aim else name


def _aim(voice: MafiaCityVoice, effect: EffectView) -> str:
    """Return the target of an effect, empty for none or an obvious one."""
    here = voice.place(effect.location) if effect.location is not None and effect.kind != "secret_deal" else ""
    if effect.victim is not None:
        here = f"{here} ({voice.who(effect.victim)})" if here else voice.who(effect.victim)
    if effect.target is None:
        return here
    there = voice.place(effect.target)
    if not here:
        return there
    return f"{here} ↔ {there}" if effect.kind == "pulling_strings" else f"{here} → {there}"


def chain_text(voice: MafiaCityVoice, chain: Sequence[EffectView], *, stood: bool | None = None) -> str:
    """Return a chain in one line: the effect and its vetoes; ``stood``: its outcome, None while it is open."""
    told = " ← ".join(short(voice, effect) for effect in chain)
    if stood is None or len(chain) == 1:
        return told
    return f"{told}, {voice('mc-stood' if stood else 'mc-fell')}"
