"""Claims as people see them: the form behind [Tvrdím], the line in the channel, the list of claims (TALK.md, section 5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games import game_of
from bot.presenting.limits import CHOICE_LABEL, CHOICES
from bot.presenting.naming import after, bold, cut, escaped, plain, short
from bot.presenting.page import Field, Form, Menu, MenuOption, Page
from bot.presenting.scene import Scene, custom_id


@dataclass(frozen=True, slots=True)
class ShownClaim:
    """A claim of ``seat``: its key, the seat it is about, the day; ``dead``: the claimant is out by now."""

    seat: int
    key: str
    target: int | None
    day: int = 0
    dead: bool = False


WHAT, WHOM = "what", "whom"
"""Fields of the form."""

SEND = "claim.send"
"""The verb of the form that was sent."""


def claim_form(scene: Scene, seat: int, kinds: Sequence[str], own: Sequence[ShownClaim] = ()) -> Form:
    """Return the form for a claim. It is the same for every seat and token (TK-5.3).

    ``kinds``: the keys of all claims in order; ``own``: claims of this seat to take back.
    """
    words = scene.words
    what = [MenuOption(key, cut(kind_name(scene, key), CHOICE_LABEL)) for key in kinds]
    back = own[-(CHOICES - len(what)) :]  # of more than the menu holds, the last ones
    what += [MenuOption(f"say-back={one.key}={_number(one)}", cut(_taken_back(scene, one), CHOICE_LABEL)) for one in back]
    others = [other for other in after(seat, range(len(scene.names)), len(scene.names)) if other != seat]
    whom = tuple(MenuOption(f"seat:{other}", cut(plain(scene.names, other), CHOICE_LABEL)) for other in others)
    fields = (
        Field(words("claim-what"), Menu(WHAT, "", tuple(what)), words("claim-title")),
        Field(words("claim-whom"), Menu(WHOM, "", whom), words("claim-whom-about"), required=False),
    )
    return Form(custom_id(scene.table, SEND), words("b-claim"), fields)


def _number(claim: ShownClaim) -> str:
    return "" if claim.target is None else str(claim.target)


def _taken_back(scene: Scene, claim: ShownClaim) -> str:
    return f"{kind_name(scene, 'say-back')}: {_content(scene, claim, plainly=True)}"


def kind_name(scene: Scene, key: str) -> str:
    """Return the name of a kind of claim in the form and the command."""
    return scene.words(f"claim-kind-{key[4:]}", theme=_theme(scene))


def claim_line(scene: Scene, claim: ShownClaim, *, back: str = "") -> str:
    """Return the line for the channel; ``back``: the key of a claim taken back."""
    who, words = bold(scene.names, claim.seat), scene.words
    if back:
        return words("say-back", who=who, what=_content(scene, ShownClaim(claim.seat, back, claim.target)))
    whom = "" if claim.target is None else bold(scene.names, claim.target)
    return words(f"say-{claim.key[4:]}", who=who, whom=whom, theme=_theme(scene))


def claims_page(scene: Scene, claims: Sequence[ShownClaim]) -> Page:
    """Return the list of claims: a line a seat in order of seats, without counts or weights (TK-5.5)."""
    words = scene.words
    by_seat: dict[int, list[ShownClaim]] = {}
    for claim in claims:
        by_seat.setdefault(claim.seat, []).append(claim)
    lines = [_line(scene, seat, said) for seat, said in sorted(by_seat.items())]
    return Page((f"**{words('b-claims')}**\n" + ("\n".join(lines) or words("claim-none")),), "quiet")


def _line(scene: Scene, seat: int, claims: Sequence[ShownClaim]) -> str:
    said = " · ".join(scene.words("claim-dated", what=_content(scene, one), round=one.day) for one in claims)
    name = bold(scene.names, seat)
    return f"{f'~~{name}~~' if claims[0].dead else name}: {said}"


def _content(scene: Scene, claim: ShownClaim, *, plainly: bool = False) -> str:
    whom = ""
    if claim.target is not None:
        name = scene.names[claim.target]
        whom = plain(scene.names, claim.target) if plainly else f"{claim.target + 1} {escaped(short(name))}"
    return scene.words(f"claim-said-{claim.key[4:]}", whom=whom, theme=_theme(scene))


def _theme(scene: Scene) -> str:
    return game_of(scene.game).presenter.theme(getattr(scene.public, "options", {}))
