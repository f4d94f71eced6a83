"""People who misbehave: they press what is not theirs, send ids that no button bears, type what does not fit, and all of it twice.

Every attempt is answered in time with a sentence, never with a fault, and strangers are shown nothing that is covered.
"""

import asyncio
import re
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.discord_io.components import FIELD
from bot.sandbox import Channel, InteractionOutcome, Message, NotPossible, Person
from bot.sandbox.world.interaction import Modal, SandboxInteraction
from engines.chance import Stream
from tests.night.evening import Evening

KEPT = 200
"""Messages, ids and modals from earlier that are tried again."""

FAULT = re.compile(r"K-[0-9a-f]{4}\b")
"""The pattern of a sentence about an interaction that failed inside the bot."""

TEXTS = (
    "", " ", "\0", "@everyone", "<@1>", "a" * 6_000, "🦊" * 2_000, "\u202e\u200f\u2066", "'; DROP TABLE tables; --", "{seat}", "||**_~`",
    "99999999999999999999999999", "-1", "0", "٣", "1e9", "nan", "None", "__class__", "../../etc/passwd", "seat:99", "2026-02-30 25:61",
    "²", "seat:²", "③", "1 ²", "²-③", "25-99", "9" * 5_000, "seat:" + "9" * 5_000, "seat:-1", "1_0", "+1", "0x10", "{", "%s%n", "\n\n",
    "\u2028", "<t:99999999999999999:F>", "<t:9>", "0000-00-00T00:00", "9999-12-31T23:59", "31. 12. 9999 20:00", "za 999999999 dní",
    "in 9999999999 weeks",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 7, 10**6, 2**63, -(2**63))

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)

OPENING = "game open"
"""A table of their own would be in the way of the one that is played: they open it elsewhere."""


def crooked(custom_id: str, chance: Stream) -> str:
    """Return an id that resembles this one and that, most likely, nothing bears."""
    parts = custom_id.split(":")
    place = chance.below(len(parts))
    ways: tuple[Callable[[], str], ...] = (
        lambda: custom_id[: chance.below(len(custom_id) + 1)],
        lambda: (custom_id + ":" + chance.pick(TEXTS))[:100],
        lambda: ":".join((*parts[:place], chance.pick(TEXTS), *parts[place + 1 :]))[:100],
        lambda: ":".join((*parts[:place], *parts[place + 1 :])),
        lambda: ":".join((*parts[:place], parts[place], *parts[place:]))[:100],
        lambda: ":".join(chance.shuffled(parts)),
        lambda: re.sub(r"\d+", lambda _: str(chance.pick(NUMBERS)), custom_id)[:100],
        lambda: custom_id.upper(),
        lambda: custom_id[:50] + "\u0301" * 20,
    )
    return chance.pick(ways)()


class Mischief:
    """Attempts of a few people, drawn by lot. ``tried`` counts them, ``wrong`` holds the bad answers."""

    def __init__(self, evening: Evening, seated: Sequence[Person], strangers: Sequence[Person], aside: Channel, chance: Stream) -> None:
        """``aside``: a channel beside the one with the table."""
        self.tried: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._evening = evening
        self._people = [*seated, *strangers]
        self._strangers = set(strangers)
        self._aside = aside
        self._chance = chance
        self._messages: deque[Message] = deque(maxlen=KEPT)
        self._modals: deque[Modal] = deque(maxlen=KEPT)
        self._ids: deque[str] = deque(maxlen=KEPT)
        self._asked: SandboxInteraction | None = None
        """The last one that was answered."""

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Try one thing after another until it is enough."""
        while not until():
            await self.one()

    async def one(self) -> None:
        """Try one thing, and judge the answers."""
        person = self._chance.pick(self._people)
        what = self._chance.pick(("press", "press", "press", "press", "twice", "choose", "choose", "submit", "command", "command", "type"))
        try:
            for who, outcome in await getattr(self, f"_{what}")(person):
                self._judge(what, who, outcome, await _said(outcome))
        except NotPossible:  # there is no such thing at the moment
            await asyncio.sleep(0.01)
        else:
            self.tried[what] += 1

    # ---- what they try

    async def _press(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        message = self._message(person)
        return [(person, await person.press(message, self._id_on(message), force=True))]

    async def _twice(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        message, other = self._message(person), self._chance.pick([person, *self._people])
        pressed = self._id_on(message)
        outcomes = await asyncio.gather(person.press(message, pressed, force=True), other.press(message, pressed, force=True))
        return [(person, outcomes[0]), (other, outcomes[1])]

    async def _choose(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        message, chance = self._message(person), self._chance
        menu = chance.pick([one["custom_id"] for one in message.selects] or [""])
        if not menu or chance.below(3) == 0:
            menu = self._id_on(message)
        found = message.select(menu)
        offered = [option["value"] for option in found.get("options", ())] if found is not None else []
        things: list[Any] = [*offered, *TEXTS] if found is None or found["type"] == 3 else self._chosen_things(found["type"])
        values = [chance.pick(things) for _ in range(chance.below(4))] if things else []
        return [(person, await person.choose(message, menu, *values, force=True))]

    async def _submit(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        chance, message = self._chance, self._message(person)
        modal = chance.pick([*self._modals, modal_of_nobody(self._id_on(message), message, self._asked)])
        if chance.below(3) == 0:
            modal = replace(modal, custom_id=crooked(modal.custom_id, chance))
        given = {field["custom_id"]: chance.pick(TEXTS)[:4_000] for field in modal.fields if chance.below(4)}
        return [(person, await person.submit(modal, given, force=True))]

    async def _command(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        place = self._place(person)
        name, options = self._chance.pick(full_names(person.commands(place)) or [("", [])])
        if name == OPENING:
            place = self._aside
        given = {option["name"]: self._given(option) for option in options if option.get("required") or self._chance.below(2)}
        return [(person, await person.command(name, place, force=True, **given))]

    async def _type(self, person: Person) -> list[tuple[Person, InteractionOutcome]]:
        place = self._place(person)
        typed = [
            (name, option["name"])
            for name, options in full_names(person.commands(place))
            for option in options
            if option.get("autocomplete")
        ]
        if not typed:
            raise NotPossible("no command makes suggestions here")
        name, option = self._chance.pick(typed)
        await person.autocomplete(name, place, option, self._chance.pick(TEXTS))
        return []

    # ---- what they take for it

    def _place(self, person: Person) -> Channel:
        places = [self._evening.channel, self._aside, *([person.dm] if person.dm is not None else [])]
        return self._chance.pick([place for place in places if person.sees(place)])

    def _message(self, person: Person) -> Message:
        """Return something to press on: what stands there, others' letters too, or what stood there earlier."""
        there = [message for message in self._evening.channel.messages.values() if message.buttons or message.selects]
        whose = self._chance.pick([person, *self._people]).dm
        seat_messages = [message for message in whose.messages.values() if message.buttons or message.selects] if whose is not None else []
        found = [*there[-4:], *seat_messages[-4:], *list(self._messages)[-20:]]
        if not found:
            raise NotPossible("nothing to press")
        return self._chance.pick(found)

    def _id_on(self, message: Message) -> str:
        there = [one["custom_id"] for one in (*message.buttons, *message.selects) if "custom_id" in one]
        self._ids += there
        if not self._ids:
            raise NotPossible("no id yet")
        custom_id = self._chance.pick([*there, *self._ids] if self._chance.below(3) == 0 else there or list(self._ids))
        return crooked(custom_id, self._chance) if self._chance.below(2) else custom_id

    def _chosen_things(self, kind: int) -> list[Any]:
        """Return people, roles or channels for a menu of such a kind."""
        if kind == 8:
            return [self._evening.channel, self._aside]
        return list(self._people) if kind in (5, 7) else []

    def _given(self, option: dict[str, Any]) -> Any:
        chance, kind = self._chance, option["type"]
        if kind == STRING:
            return (
                chance.pick([choice["value"] for choice in option.get("choices", ())] or TEXTS) if chance.below(2) else chance.pick(TEXTS)
            )
        if kind in (INTEGER, NUMBER):
            return chance.pick(NUMBERS)
        if kind == BOOLEAN:
            return bool(chance.below(2))
        if kind in (USER, MENTIONABLE):
            return chance.pick(self._people)
        if kind == CHANNEL:
            return self._aside
        if kind == ATTACHMENT:
            return "sound.ogg", chance.pick((b"", b"OggS" + bytes(range(200)), b"x" * 100_000))
        raise NotPossible(f"no option of kind {kind} is filled in")

    # ---- what comes of it

    def _judge(self, what: str, person: Person, outcome: InteractionOutcome, said: str) -> None:
        asked = outcome.interaction.data
        self._asked = outcome.interaction
        what = f"{what} {asked.get('custom_id', asked.get('name'))} {asked.get('values', asked.get('options', ''))}"[:200]
        if outcome.failed:
            self.wrong.append(f"{what}: no answer in time")
        elif FAULT.search(said):
            self.wrong.append(f"{what}: {said[:100]}")
        elif person in self._strangers and outcome.ephemeral and "||" in said and f":{self._evening.table.id}:" in what:
            self.wrong.append(f"{what}: a stranger was shown {said[:100]!r}")
        if outcome.modal is not None:
            self._modals.append(outcome.modal)
        if outcome.message is not None and (outcome.message.buttons or outcome.message.selects):
            self._messages.append(outcome.message)


async def _said(outcome: InteractionOutcome) -> str:
    """Return the text of an answer; empty where a press was only put off, since the message pressed on may be somebody else's."""
    if outcome.kind == "deferred_update":
        return ""
    return (await outcome.settled()).text if outcome.kind == "deferred" else outcome.text


def modal_of_nobody(custom_id: str, message: Message, asked: SandboxInteraction | None) -> Modal:
    """Return a modal that was never opened. Raises NotPossible where nothing has been pressed yet."""
    if asked is None:
        raise NotPossible("nothing pressed yet")
    field = {"type": 4, "id": 2, "custom_id": FIELD}
    return Modal(custom_id, "", [{"type": 18, "id": 1, "component": field}], message, asked)


def full_names(commands: Sequence[dict[str, Any]], before: str = "") -> list[tuple[str, list[dict[str, Any]]]]:
    """Return all commands by their full names, with their options."""
    found = []
    for command in commands:
        name, options = f"{before} {command['name']}".strip(), command.get("options") or []
        inner = [option for option in options if option["type"] in (1, 2)]
        if inner:
            found += full_names(inner, name)
        elif before or command["type"] == 1:
            found.append((name, options))
    return found
