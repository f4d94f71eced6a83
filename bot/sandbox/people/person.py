"""People with a client: they see and do what a real client shows and allows.

A person's interactions (``command``, ``autocomplete``, ``press``, ``choose``, ``submit``) go to the bot when they are called, not
when they are awaited; each returns a future of an Outcome. Two calls before the first ``await`` are two simultaneous clicks.
What a real client would not allow raises NotPossible; ``force=True`` does it all the same (hostile clients).

    ada = discord.create_person("Ada", guild=guild, locale="cs")
    outcome = await ada.command("game open", channel, game="toy")      # .kind .message .modal .choices .ephemeral .text .failed
    await ada.press(outcome.message, "Join")                            # by custom id or label
    await ada.choose(message, "who", "3")                               # or people, roles, channels in menus of those
    modal = (await ada.press(message, "Say")).modal
    await ada.submit(modal, line="good night")                          # or {"custom:id": "…"}
    await outcome.settled(); await outcome.followup(0)                  # what comes after a deferred answer
    ada.write(channel, "hello"); ada.react(message, "👍"); ada.delete(message); ada.enter_voice(place); ada.leave_voice()
    thread = ada.open_thread(channel, "aside"); post = ada.open_post(forum, "title", "text"); ada.change_thread(thread, locked=True)
    ada.messages(channel); ada.messages(ada.dm); ada.latest(channel); ada.places(); ada.commands(channel)
    await ada.wait_for(lambda message: "dawn" in message.text)          # without polling
    ada.dms_open = False; ada.block_bot(); ada.leave(guild)
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.sandbox.people import slash_commands
from bot.sandbox.people.onlooker import NotPossible
from bot.sandbox.people.slash_commands import Filling
from bot.sandbox.people.voice_moderator import VoiceModerator
from bot.sandbox.people.writer import ThreadOpener
from bot.sandbox.wire.command_check import CHANNEL, MENTIONABLE, MESSAGE_MENU, ROLE, SLASH, USER, USER_MENU
from bot.sandbox.world import member_permissions
from bot.sandbox.world.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, InteractionOutcome, Modal
from bot.sandbox.world.message import Message, walk
from bot.sandbox.world.records import Application, Channel, Guild

ROW, INPUT, LABEL, RADIO, CHECK = 1, 4, 18, 21, 23

RESOLVED = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
"""Menus whose values Discord describes with the press, and what they are."""


def menu_values(menu: dict[str, Any], values: tuple[str, ...]) -> None:
    """Raise NotPossible for values that a menu does not take."""
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not least <= len(values) <= most:
        raise NotPossible(f"{menu['custom_id']}: between {least} and {most} can be chosen, not {len(values)}")
    if len(set(values)) != len(values):
        raise NotPossible(f"{menu['custom_id']}: nothing can be chosen twice")
    if menu["type"] == 3:
        offered = [option["value"] for option in menu["options"]]
        for value in values:
            if value not in offered:
                raise NotPossible(f"{menu['custom_id']}: {value!r} is not one of {offered}")


def modal_data(modal: Modal, given: dict[str, Any], *, force: bool) -> list[dict[str, Any]]:
    """Return the ``components`` of a submitted modal; raises NotPossible for a missing, unknown or invalid field."""
    known = {part["custom_id"] for part in modal.fields}
    unknown = set(given) - known
    if unknown and not force:
        raise NotPossible(f"the modal has no fields {sorted(unknown)}, only {sorted(known)}")
    return [_part(part, given, force=force) for part in modal.components]


def _part(part: dict[str, Any], given: dict[str, Any], *, force: bool) -> dict[str, Any]:
    if part["type"] == ROW:
        return {"type": ROW, "id": part["id"], "components": [_field(child, given, force=force) for child in part["components"]]}
    if part["type"] == LABEL:
        return {"type": LABEL, "id": part["id"], "component": _field(part["component"], given, force=force)}
    return {"type": part["type"], "id": part["id"]}


def _field(part: dict[str, Any], given: dict[str, Any], *, force: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    value = given.get(part["custom_id"])
    if part["type"] == INPUT:
        text = str(part.get("value") or "") if value is None else str(value)
        if not force:
            _check_text(part, text)
        return {**answer, "value": text}
    if part["type"] == CHECK:
        return {**answer, "value": bool(part.get("default")) if value is None else bool(value)}
    if part["type"] == RADIO:
        return {**answer, "value": _radio(part, value, force=force)}
    if value is None:
        value = [option["value"] for option in part.get("options", ()) if option.get("default")]
        value += [one["id"] for one in part.get("default_values") or ()]
    values = tuple(str(getattr(one, "id", one)) for one in (value if isinstance(value, list | tuple) else (value,)))
    if not force and (values or part.get("required", True)):
        menu_values(part, values)
    return {**answer, "values": list(values)}


def _radio(part: dict[str, Any], value: Any, *, force: bool) -> str | None:
    """Return the value of a radio group: the given one, or the one that stands there at first."""
    chosen = next((option["value"] for option in part["options"] if option.get("default")), None) if value is None else str(value)
    if not force and (chosen is not None or part.get("required", True)) and chosen not in [option["value"] for option in part["options"]]:
        raise NotPossible(f"{part['custom_id']}: {chosen!r} is not one of {[option['value'] for option in part['options']]}")
    return chosen


def _check_text(part: dict[str, Any], text: str) -> None:
    if not text and not part.get("required", True):
        return
    least, most = part.get("min_length", 1 if part.get("required", True) else 0), part.get("max_length", 4000)
    if not max(least or 0, 1 if part.get("required", True) else 0) <= len(text) <= (most or 4000):
        raise NotPossible(f"{part['custom_id']}: {len(text)} characters, allowed are {least} to {most}")


OutcomeFuture = asyncio.Future[InteractionOutcome]


class Person(ThreadOpener, VoiceModerator):
    """One human being with a client."""

    # --- what they do: interactions -----------------------------------------------------------------------------------------

    def commands(self, place: Channel) -> list[dict[str, Any]]:
        """Return the slash commands offered in a place; none where the person cannot write."""
        if not member_permissions.takes_messages(place):
            return []
        return [one for one in self._offered(place) if one["type"] == SLASH]

    def _offered(self, place: Channel) -> list[dict[str, Any]]:
        return slash_commands.available(self._backend.world, self._application, self.user, place)

    def command(self, name: str, place: Channel, /, *, force: bool = False, **options: Any) -> OutcomeFuture:
        """Run a slash command by its full name ("table open"); options by name, in any language of the command."""
        self._must_see(place)
        found = slash_commands.find(self.commands(place), name, self.locale)
        data = Filling(self._backend, place, self.locale, force=force).data(found, options)
        return self._send(COMMAND, place, data)

    def menu(self, name: str, place: Channel, target: "Person | Message", /) -> OutcomeFuture:
        """Run a command from the menu of a person or of a message, by its name in any language of the command."""
        self._must_see(place)
        kind = MESSAGE_MENU if isinstance(target, Message) else USER_MENU
        found = slash_commands.in_menu(self._offered(place), kind, name, self.locale)
        filling = Filling(self._backend, place, self.locale, force=False)
        if isinstance(target, Message):
            filling.resolved["messages"] = {str(target.id): target.wire}
        else:
            filling.resolve(USER, target.id)
        data = {"id": found["id"], "name": found["name"], "type": kind, "target_id": str(target.id), "resolved": filling.resolved}
        return self._send(COMMAND, place, data)

    async def autocomplete(self, name: str, place: Channel, option: str, text: str, /, **options: Any) -> list[Any]:
        """Return the suggestions for an option after ``text`` was typed; none when the bot did not answer."""
        self._must_see(place)
        found = slash_commands.find(self.commands(place), name, self.locale)
        target = next((one for one in found.options if slash_commands.named(one, option, self.locale)), None)
        if target is None or not target.get("autocomplete"):
            raise NotPossible(f"the option {option} of /{name} makes no suggestions")
        data = Filling(self._backend, place, self.locale, force=False).data(found, {**options, option: text}, focused=option)
        return (await self._send(AUTOCOMPLETE, place, data)).choices or []

    def press(self, message: Message, button: str, *, force: bool = False) -> OutcomeFuture:
        """Press a button, named by its custom id or by its label."""
        found = message.button(button)
        if force:
            return self._click(message, {"custom_id": found["custom_id"] if found else button, "component_type": 2})
        if not self.sees_message(message):
            raise NotPossible(f"{self.name} does not see the message {message.id}")
        if found is None:
            raise NotPossible(f"no button {button!r} there, only {[one.get('label') or one.get('custom_id') for one in message.buttons]}")
        if found.get("disabled") or "custom_id" not in found:
            raise NotPossible(f"the button {button!r} cannot be pressed")
        return self._click(message, {"id": found["id"], "custom_id": found["custom_id"], "component_type": 2})

    def choose(self, message: Message, menu: str, *values: Any, force: bool = False) -> OutcomeFuture:
        """Choose in a menu: values of its options, or people, roles or channels."""
        chosen = tuple(str(getattr(one, "id", one)) for one in values)
        found = message.select(menu)
        if found is None or not self.sees_message(message):
            if not force:
                raise NotPossible(f"{self.name} sees no menu {menu!r} there, only {[one['custom_id'] for one in message.selects]}")
            return self._click(message, {"custom_id": menu, "component_type": 3, "values": list(chosen)})
        if not force:
            if found.get("disabled"):
                raise NotPossible(f"the menu {menu!r} is disabled")
            menu_values(found, chosen)
        data: dict[str, Any] = {"id": found["id"], "custom_id": menu, "component_type": found["type"], "values": list(chosen)}
        if found["type"] != 3:
            filling = Filling(self._backend, self._place(message), self.locale, force=force)
            for value in chosen:
                filling.resolve(RESOLVED[found["type"]], value)
            data["resolved"] = filling.resolved
        return self._click(message, data)

    def submit(self, modal: Modal | None, values: Mapping[str, Any] | None = None, *, force: bool = False, **more: Any) -> OutcomeFuture:
        """Send a modal. ``values`` by custom id: a text, or a list for menus; other fields keep their values."""
        if modal is None:
            raise NotPossible("no modal is open")
        components = modal_data(modal, {**(values or {}), **more}, force=force)
        place = modal.interaction.channel
        filling = Filling(self._backend, place, self.locale, force=force)
        answers = {part["custom_id"]: part for part in walk(components) if "custom_id" in part}
        for field in modal.fields:
            if field["type"] in RESOLVED:
                for value in filter(str.isdecimal, answers[field["custom_id"]]["values"]):
                    filling.resolve(RESOLVED[field["type"]], value)
        data = {"custom_id": modal.custom_id, "components": components, "resolved": filling.resolved}
        return self._send(SUBMIT, place, data, modal.source)

    def _click(self, message: Message, data: dict[str, Any]) -> OutcomeFuture:
        return self._send(COMPONENT, self._place(message), data, message)

    def _send(self, kind: int, place: Channel, data: dict[str, Any], source: Message | None = None) -> OutcomeFuture:
        guild = self._backend.world.guild_of(place)
        if guild is not None and self.id not in guild.members:
            raise NotPossible(f"{self.name} is not in {guild.name}")
        return self._backend.interactions.make(kind, self._asked(source), self.user, place, data, source).result

    def _asked(self, source: Message | None) -> Application:
        author = self._backend.world.application_of_bot(source.author_id) if source is not None else None
        return author or self._application

    # --- what they do: scheduled events ------------------------------------------------------------------------------------

    def follow(self, guild: Guild, event_id: int, *, on: bool = True) -> None:
        """Mark interest in a scheduled event, or (``on=False``) remove it; raises NotPossible if there is none."""
        if event_id not in guild.events:
            raise NotPossible(f"{guild.name} has no event {event_id}")
        people = guild.interest.setdefault(event_id, {})
        if (self.id in people) == on:
            return
        if on:
            people[self.id] = None
        else:
            del people[self.id]
        guild.events[event_id]["user_count"] = len(people)
        data = {"guild_scheduled_event_id": str(event_id), "user_id": str(self.id), "guild_id": str(guild.id)}
        self._backend.guilds.tell(f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if on else 'REMOVE'}", data, guild)

    def edit_event(self, guild: Guild, event_id: int, **fields: Any) -> None:
        """Change a scheduled event by hand; ``status`` starts, ends or cancels it. Raises NotPossible without the right."""
        event = self._event_to_manage(guild, event_id)
        event.update(fields)
        self._backend.guilds.tell("GUILD_SCHEDULED_EVENT_UPDATE", event, guild)

    def delete_event(self, guild: Guild, event_id: int) -> None:
        """Delete a scheduled event by hand; raises NotPossible without the right."""
        event = self._event_to_manage(guild, event_id)
        del guild.events[event_id]
        self._backend.guilds.tell("GUILD_SCHEDULED_EVENT_DELETE", event, guild)

    def _event_to_manage(self, guild: Guild, event_id: int) -> dict[str, Any]:
        if event_id not in guild.events:
            raise NotPossible(f"{guild.name} has no event {event_id}")
        if member_permissions.missing(member_permissions.in_guild(guild, self.id), ("manage_events",)):
            raise NotPossible(f"{self.name} may not manage events")
        return guild.events[event_id]
