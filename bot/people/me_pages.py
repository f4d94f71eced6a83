"""Pages of /me: what forgetting means, and whom somebody would rather not sit beside (CL, sections 16 and 19)."""

from collections.abc import Collection, Sequence

from bot.presenting.page import Button, Buttons, Page, Part, PersonMenu
from bot.presenting.texts import Words

ID = "c1:me:me."
"""What the custom ids of these pages begin with; no table has this id."""


def forget_page(words: Words, living: Sequence[str], *, sure: bool = False) -> Page:
    """Return what forgetting will do, and its two buttons. ``living``: names of what it has to wait for; ``sure``: the second time."""
    lines = [f"## {words('forget-title')}", words("forget-sure") if sure else words("forget-what")]
    if living:
        lines.append(words("forget-later", list=", ".join(living)))
    elif not sure:
        lines.append(words("forget-stays"))
    go = Button(words("b-forget-sure" if sure else "b-forget"), f"{ID}forget{'.now' if sure else '.sure'}", "danger")
    buttons = [go, Button(words("b-let-be"), f"{ID}keep")]
    if living:
        buttons.insert(1, Button(words("b-leave-forget"), f"{ID}forget.leave", "danger"))
    return Page(("\n".join(lines), Buttons(tuple(buttons))), "danger")


def wish_page(words: Words, living: Sequence[str]) -> Page:
    """Return what a kept wish waits for, and how it is taken back."""
    text = words("forget-later", list=", ".join(living))
    buttons = Buttons((Button(words("b-let-be"), f"{ID}forget.back"),))
    return Page((f"## {words('forget-title')}\n{text}", buttons), "danger")


def blocks_page(words: Words, blocked: Collection[int], *, receipt: str = "") -> Page:
    """Return a person's list, and the menu that puts somebody on it or takes them off; ``receipt``: a finished sentence above it."""
    listed = " · ".join(f"<@{user}>" for user in sorted(blocked))
    parts: list[Part] = [receipt] if receipt else []
    parts += [f"## {words('block-title')}\n{listed or words('block-empty')}\n{words('block-what')}"]
    parts.append(PersonMenu(f"{ID}block", words("block-pick")))
    return Page(tuple(parts), "quiet")


def beside_page(words: Words, table: str, verb: str) -> Page:
    """Return the question before somebody sits down beside a person on their list; ``verb`` of the ``table`` does it all the same."""
    sit = Button(words("b-sit-anyway"), f"c1:{table}:{verb}", "primary")
    return Page((words("block-beside"), Buttons((sit, Button(words("b-let-be"), f"{ID}keep")))), "quiet")
