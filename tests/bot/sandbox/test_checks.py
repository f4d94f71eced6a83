"""Discord's own checks, met over the wire with a bare HTTP client: every refusal has Discord's status, code and place."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import InteractionOutcome, Message
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.openapi import OpenApi

V2 = 1 << 15
Json = dict[str, Any]


class Wire:
    """A bot without a library."""

    def __init__(self, stand: Stand, session: aiohttp.ClientSession) -> None:
        self.stand = stand
        self.session = session

    async def ask(
        self, method: str, path: str, body: Any = None, *, files: dict[str, bytes] | None = None, token: str = "rehearsal"
    ) -> tuple[int, Any]:
        data: Any = None
        if files is not None:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", content, filename=name, content_type="application/octet-stream")
        url = self.stand.discord.api_url + path.format(c=self.stand.channel.id, g=self.stand.guild.id)
        headers = {"Authorization": f"Bot {token}"}
        async with self.session.request(method, url, json=body if files is None else None, data=data, headers=headers) as answer:
            text = await answer.text()
            assert not text or answer.headers["Content-Type"] == "application/json"
            return answer.status, json.loads(text) if text else None

    async def code(self, method: str, path: str, body: Any = None, **more: Any) -> int:
        status, answer = await self.ask(method, path, body, **more)
        assert status >= 400, answer
        return int(answer["code"])

    async def fault(self, body: Json, **more: Any) -> str:
        """Return the dotted path and name of the only fault of a message's body."""
        status, answer = await self.ask("POST", "/channels/{c}/messages", body, **more)
        assert (status, answer["code"]) == (400, 50035), answer
        return only_fault(answer["errors"])


def only_fault(tree: Json) -> str:
    path: list[str] = []
    while "_errors" not in tree:
        assert len(tree) == 1, tree
        ((key, tree),) = tree.items()
        path.append(key)
    return f"{'.'.join(path)} {tree['_errors'][0]['code']}"


@pytest.fixture
async def wire(stand: Stand) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(stand, session)


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", label: str | None = "A", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def menu(count: int = 1, **more: Any) -> Json:
    return {"type": 3, "custom_id": "m", "options": [{"label": str(n), "value": str(n)} for n in range(count)], **more}


def text(content: str = "t") -> Json:
    return {"type": 10, "content": content}


def picture(url: str = "attachment://a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


LEGACY = {
    "content too long": ({"content": "x" * 2001}, "content BASE_TYPE_MAX_LENGTH"),
    "six rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components BASE_TYPE_BAD_LENGTH"),
    "six buttons": ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components.0.components BASE_TYPE_BAD_LENGTH"),
    "button beside menu": ({"components": [row(button(), menu())]}, "components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "26 options": ({"components": [row(menu(26))]}, "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    "no options": ({"components": [row(menu(0))]}, "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
    "custom id too long": ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH"),
    "custom id missing": (
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "components.0.components.0.custom_id BASE_TYPE_REQUIRED",
    ),
    "custom id twice": ({"components": [row(button(), button())]}, "components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED"),
    "label too long": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label BASE_TYPE_MAX_LENGTH"),
    "neither label nor emoji": (
        {"components": [row(button(label=None))]},
        "components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "unknown emoji": (
        {"components": [row(button(emoji={"name": "police"}))]},
        "components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "placeholder too long": (
        {"components": [row(menu(placeholder="x" * 151))]},
        "components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH",
    ),
    "V2 part without the flag": ({"components": [text()]}, "components.0.type BASE_TYPE_CHOICES"),
    "nonce too long": ({"content": "x", "nonce": "n" * 26}, "nonce NONCE_TYPE_TOO_LONG"),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title BASE_TYPE_MAX_LENGTH"),
    "embeds in all": ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds MAX_EMBED_SIZE_EXCEEDED"),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "reply to nothing": ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference REPLIES_UNKNOWN_MESSAGE"),
}
LAYOUT = {
    "41 components": ([text() for _ in range(41)], "components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "4001 characters": ([text("x" * 2000), text("x" * 2001)], "components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "empty text": ([text("")], "components.0.content BASE_TYPE_REQUIRED"),
    "picture without file": ([picture()], "components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    "picture by another scheme": ([picture("ftp://a")], "components.0.items.0.media.url URL_TYPE_INVALID_SCHEME"),
    "alt text too long": ([picture("https://a/b.png", description="x" * 1025)], "components.0.items.0.description BASE_TYPE_MAX_LENGTH"),
    "11 pictures": ([{"type": 12, "items": [{"media": {"url": "https://a/b.png"}}] * 11}], "components.0.items BASE_TYPE_BAD_LENGTH"),
    "container in container": (
        [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        "components.0.components.0.type BASE_TYPE_CHOICES",
    ),
    "section without accessory": ([{"type": 9, "components": [text()]}], "components.0.accessory.type BASE_TYPE_CHOICES"),
    "same number twice": ([text() | {"id": 3}, text() | {"id": 3}], "components.1.id COMPONENT_DUPLICATE_ID"),
    "modal part": ([row({"type": 4, "custom_id": "x", "style": 1})], "components.0.components.0.type BASE_TYPE_CHOICES"),
    "default of another type": (
        [row({"type": 5, "custom_id": "m", "default_values": [{"id": "1", "type": "role"}]})],
        "components.0.components.0.default_values.0.type BASE_TYPE_CHOICES",
    ),
    "default that is gone": (
        [row({"type": 8, "custom_id": "m", "default_values": [{"id": "1", "type": "channel"}]})],
        "components.0.components.0.default_values.0.id SELECT_COMPONENT_UNKNOWN_DEFAULT_VALUE",
    ),
    "menu with more than offered": ([row(menu(2, max_values=3))], "components.0.components.0.options BASE_TYPE_BAD_LENGTH"),
}


@pytest.mark.parametrize(("body", "fault"), LEGACY.values(), ids=LEGACY)
async def test_message_bodies(wire: Wire, body: Json, fault: str) -> None:
    assert await wire.fault(body) == fault


@pytest.mark.parametrize(("components", "fault"), LAYOUT.values(), ids=LAYOUT)
async def test_layout_bodies(wire: Wire, components: list[Json], fault: str) -> None:
    assert await wire.fault({"flags": V2, "components": components}) == fault


async def test_at_the_limits_all_is_taken(wire: Wire) -> None:
    parts = [text("x" * 100) for _ in range(32)]
    parts += [row(*(button(f"{'i' * 98}{n}{m}", "l" * 80) for m in range(2))) for n in range(2)]
    parts += [picture(description="d" * 1024)]
    status, answer = await wire.ask(
        "POST", "/channels/{c}/messages", {"flags": V2, "components": parts, "nonce": "n" * 25}, files={"a.png": b"x"}
    )
    assert status == 200, answer
    status, _ = await wire.ask("POST", "/channels/{c}/messages", {"content": "x" * 2000, "components": [row(menu(25, max_values=25))]})
    assert status == 200


async def test_flag_of_layouts(wire: Wire) -> None:
    legacy = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert await wire.fault({"flags": V2, "components": [text()], "content": "x"}) == f"content {legacy}"
    assert await wire.fault({"flags": V2, "components": [text()], "embeds": [{"title": "x"}]}) == f"embeds {legacy}"
    _, plain = await wire.ask("POST", "/channels/{c}/messages", {"content": "x"})
    path = f"/channels/{{c}}/messages/{plain['id']}"
    status, answer = await wire.ask("PATCH", path, {"flags": V2, "components": [text()]})
    assert status == 400 and only_fault(answer["errors"]) == f"content {legacy}"
    status, answer = await wire.ask("PATCH", path, {"flags": V2, "components": [text()], "content": None})
    assert status == 200 and answer["flags"] & V2 and answer["content"] == ""
    status, answer = await wire.ask("PATCH", path, {"flags": 0, "components": []})
    assert status == 400 and only_fault(answer["errors"]).startswith("flags ")
    status, answer = await wire.ask("PATCH", path, {"components": []})
    assert (status, answer["code"]) == (400, 50006)


async def test_files_of_an_edit(wire: Wire) -> None:
    body = {"flags": V2, "components": [picture()], "attachments": [{"id": "0", "description": "one"}]}
    _, message = await wire.ask("POST", "/channels/{c}/messages", body, files={"a.png": b"1"})
    path = f"/channels/{{c}}/messages/{message['id']}"
    _, kept = await wire.ask("PATCH", path, {"components": [picture(), text()]})
    assert (
        kept["attachments"] == message["attachments"]
        and kept["components"][0]["items"][0]["media"]["url"] == message["attachments"][0]["url"]
    )
    _, fresh = await wire.ask(
        "PATCH", path, {"components": [picture("attachment://b.png")], "attachments": [{"id": "0"}]}, files={"b.png": b"2"}
    )
    assert [one["filename"] for one in fresh["attachments"]] == ["b.png"]
    async with wire.session.get(fresh["attachments"][0]["url"]) as file:
        assert await file.read() == b"2"
    async with wire.session.get(message["attachments"][0]["url"]) as file:
        assert file.status == 404
    status, answer = await wire.ask("PATCH", path, {"components": [picture("attachment://b.png")], "attachments": []})
    assert status == 400 and "REFERENCED_ATTACHMENT_NOT_FOUND" in only_fault(answer["errors"])


async def test_a_judge_complains_of_bodies_that_are_refused_unless_they_are_expected(wire: Wire) -> None:
    fault = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    strict, patient = OpenApi(), OpenApi(expected=[fault])
    wire.stand.discord.watchers += [strict, patient]
    status, _ = await wire.ask("POST", "/channels/{c}/messages", {"flags": V2, "components": [picture()]})
    assert status == 400
    assert strict.complaints == [f"POST /channels/{{channel}}/messages: Discord refused a body for {fault}"]
    assert patient.complaints == []
    assert len(patient.owed) == 1, "something is to be sent again"
    await wire.ask("POST", "/channels/{c}/messages", {"content": "x"})
    assert not patient.owed
    for complaints in (0, 1):
        await wire.ask("POST", "/channels/{c}/messages", {"flags": V2, "components": [picture()]})
        assert len(patient.complaints) == complaints, "it is refused once only"
    patient.complaints.clear()
    await wire.ask("POST", "/channels/{c}/messages", {"content": "x" * 2001})
    assert patient.complaints, "only what is expected is passed over"


async def test_unknown_things(wire: Wire) -> None:
    stand = wire.stand
    assert await wire.code("POST", "/channels/1/messages", {"content": "x"}) == 10003
    assert await wire.code("GET", "/channels/{c}/messages/1") == 10008
    assert await wire.code("GET", "/guilds/1/members/1") == 10004
    assert await wire.code("GET", "/guilds/{g}/members/1") == 10013
    outsider = stand.discord.create_person("Cyril")
    assert await wire.code("GET", f"/guilds/{{g}}/members/{outsider.id}") == 10007
    assert await wire.code("GET", "/users/1") == 10013
    assert await wire.code("PUT", f"/guilds/{{g}}/members/{stand.ada.id}/roles/1") == 10011
    assert await wire.code("POST", "/interactions/1/nothing/callback", {"type": 4}) == 10062
    assert await wire.code("PATCH", f"/webhooks/{stand.discord.application.id}/nothing/messages/@original", {"content": "x"}) == 10015
    assert await wire.code("POST", "/channels/{c}/messages", {}) == 50006
    assert await wire.code("POST", "/users/@me/channels", {"recipient_id": "1"}) == 50033
    assert await wire.ask("GET", "/users/@me", token="wrong") == (401, {"message": "401: Unauthorized", "code": 0})
    assert await wire.ask("GET", "/nothing/at/all") == (404, {"message": "404: Not Found", "code": 0})
    written = stand.ada.write(stand.channel, "mine")
    assert await wire.code("PATCH", f"/channels/{{c}}/messages/{written.id}", {"content": "not yours"}) == 50005


async def test_permissions(wire: Wire) -> None:
    stand = wire.stand
    discord, guild, channel = stand.discord, stand.guild, stand.channel
    for names, method, path, body in (
        (("send_messages",), "POST", "/channels/{c}/messages", {"content": "x"}),
        (("create_private_threads",), "POST", "/channels/{c}/threads", {"name": "t", "type": 12}),
        (("manage_roles",), "PUT", "/channels/{c}/permissions/{g}", {"type": 0, "allow": "0", "deny": "2048"}),
    ):
        discord.withdraw(*names, guild=guild, channel=channel)
        assert await wire.code(method, path, body) == 50013
        discord.grant(*names, guild=guild, channel=channel)
        assert (await wire.ask(method, path, body))[0] < 300
    discord.withdraw("view_channel", guild=guild, channel=channel)
    assert await wire.code("POST", "/channels/{c}/messages", {"content": "x"}) == 50001
    discord.grant("view_channel", guild=guild, channel=channel)
    discord.withdraw("attach_files", guild=guild)
    assert await wire.code("POST", "/channels/{c}/messages", {"content": "x"}, files={"a": b"x"}) == 50013
    assert await wire.code("PUT", f"/channels/{{c}}/permissions/{stand.ada.id}", {"type": 1, "allow": "8", "deny": "0"}) == 50013
    discord.kick_bot(guild)
    assert await wire.code("POST", "/channels/{c}/messages", {"content": "x"}) == 50001


async def test_closed_direct_messages(wire: Wire) -> None:
    person = wire.stand.bela
    _, channel = await wire.ask("POST", "/users/@me/channels", {"recipient_id": person.id})
    path = f"/channels/{channel['id']}/messages"
    assert (await wire.ask("POST", path, {"content": "open"}))[0] == 200
    person.dms_open = False
    assert await wire.code("POST", path, {"content": "x"}) == 50007
    person.dms_open = True
    person.block_bot()
    assert await wire.code("POST", path, {"content": "x"}) == 50007
    person.unblock_bot()
    person.leave(wire.stand.guild)
    assert await wire.code("POST", path, {"content": "x"}) == 50007
    assert [one.text for one in person.messages(person.dm)] == ["open"]


async def test_nonce(wire: Wire) -> None:
    path = "/channels/{c}/messages"
    _, first = await wire.ask("POST", path, {"content": "once", "nonce": "n1", "enforce_nonce": True})
    _, again = await wire.ask("POST", path, {"content": "once", "nonce": "n1", "enforce_nonce": True})
    assert first["id"] == again["id"] and len(wire.stand.ada.messages(wire.stand.channel)) == 1
    await wire.ask("POST", path, {"content": "once", "nonce": "n1"})
    assert len(wire.stand.ada.messages(wire.stand.channel)) == 2


async def test_mentions(wire: Wire) -> None:
    stand = wire.stand
    role = stand.discord.create_role(stand.guild, "players", mentionable=True)
    content = f"<@{stand.ada.id}> <@&{role.id}> @everyone"
    _, loud = await wire.ask("POST", "/channels/{c}/messages", {"content": content})
    assert [one["id"] for one in loud["mentions"]] == [str(stand.ada.id)]
    assert loud["mention_roles"] == [str(role.id)] and loud["mention_everyone"] is True
    _, quiet = await wire.ask("POST", "/channels/{c}/messages", {"content": content, "allowed_mentions": {"parse": []}})
    assert (quiet["mentions"], quiet["mention_roles"], quiet["mention_everyone"]) == ([], [], False)
    body = {"content": f"<@{stand.ada.id}> <@{stand.bela.id}>", "allowed_mentions": {"parse": [], "users": [str(stand.bela.id)]}}
    _, one = await wire.ask("POST", "/channels/{c}/messages", body)
    assert [user["id"] for user in one["mentions"]] == [str(stand.bela.id)]


async def click(wire: Wire, custom_id: str = "a") -> tuple[Message, str, Any]:
    await wire.ask("POST", "/channels/{c}/messages", {"content": "x", "components": [row(button(custom_id))]})
    message = wire.stand.ada.latest(wire.stand.channel)
    assert message is not None
    future = wire.stand.ada.press(message, custom_id)
    interaction = list(wire.stand.discord.interactions.by_token.values())[-1]
    return message, f"/interactions/{interaction.id}/{interaction.token}/callback", future


async def test_the_answer_to_a_command_is_checked_as_well(wire: Wire) -> None:
    discord, ada = wire.stand.discord, wire.stand.ada
    await wire.ask("PUT", f"/applications/{discord.application.id}/commands", [{"name": "table", "description": "x"}])
    future = ada.command("table", wire.stand.channel)
    interaction = list(discord.interactions.by_token.values())[-1]
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, answer = await wire.ask("POST", path, {"type": 4, "data": {"content": "x" * 2001}})
    assert status == 400 and only_fault(answer["errors"]) == "data.content BASE_TYPE_MAX_LENGTH"
    assert (await wire.ask("POST", path, {"type": 5}))[0] == 204
    assert (await future).kind == "deferred"


async def test_one_answer_and_in_time(wire: Wire) -> None:
    _, path, future = await click(wire)
    assert await wire.code("POST", path, {"type": 8, "data": {"choices": []}}) == 50035
    assert await wire.code("POST", path, {"type": 4, "data": {"content": ""}}) == 50006
    assert (await wire.ask("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}}))[0] == 204
    outcome: InteractionOutcome = await future
    assert outcome.ephemeral and outcome.text == "x"
    assert await wire.code("POST", path, {"type": 4, "data": {"content": "again"}}) == 40060
    assert outcome.message is not None
    assert await wire.code("GET", f"/channels/{{c}}/messages/{outcome.message.id}") == 10008
    wire.stand.discord.deadline = 0.01
    _, path, future = await click(wire)
    assert (await future).failed
    assert await wire.code("POST", path, {"type": 6}) == 10062


async def test_a_clicked_message_is_gone_before_the_answer(wire: Wire) -> None:
    message, path, _ = await click(wire)
    wire.stand.discord.delete_message(message)
    assert await wire.code("POST", path, {"type": 7, "data": {"content": "x"}}) == 10008
    assert (await wire.ask("POST", path, {"type": 4, "data": {"content": "gone", "flags": 64}}))[0] == 204
    _, path, future = await click(wire)
    wire.stand.discord.delete_channel(wire.stand.channel)
    assert await wire.code("POST", path, {"type": 7, "data": {"content": "x"}}) == 10003
    assert await wire.code("POST", path, {"type": 4, "data": {"content": "x"}}) == 10003
    assert (await wire.ask("POST", path, {"type": 6}))[0] == 204
    assert (await future).kind == "deferred_update"


async def test_malformed_bodies_are_refused(wire: Wire) -> None:
    for body in (
        {"content": "x", "components": [3]},
        {"content": "x", "message_reference": {}},
        {"content": "x", "attachments": [{"id": "9"}]},
    ):
        status, answer = await wire.ask("POST", "/channels/{c}/messages", body)
        assert status in (200, 400) and (status == 200 or answer["code"] == 50035)
    async with wire.session.post(
        f"{wire.stand.discord.api_url}/channels/{wire.stand.channel.id}/messages", data=b"{", headers={"Authorization": "Bot rehearsal"}
    ) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_tokens_end_after_fifteen_minutes(wire: Wire) -> None:
    message, path, future = await click(wire)
    await wire.ask("POST", path, {"type": 6})
    assert (await future).kind == "deferred_update"
    token = path.split("/")[3]
    original = f"/webhooks/{wire.stand.discord.application.id}/{token}/messages/@original"
    assert (await wire.ask("PATCH", original, {"content": "changed", "components": []}))[0] == 200
    assert message.text == "changed"
    wire.stand.discord.interactions.lifetime = 0
    assert await wire.code("PATCH", original, {"content": "too late"}) == 50027


async def test_modal_limits(wire: Wire) -> None:
    _, path, _ = await click(wire)
    label = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "i", "style": 1}}
    status, answer = await wire.ask("POST", path, {"type": 9, "data": {"custom_id": "m", "title": "t", "components": [label]}})
    assert status == 400 and only_fault(answer["errors"]) == "data.components.0.label BASE_TYPE_MAX_LENGTH"
    label["label"] = "x" * 45
    status, answer = await wire.ask("POST", path, {"type": 9, "data": {"custom_id": "m", "title": "t" * 46, "components": [label]}})
    assert status == 400 and only_fault(answer["errors"]) == "data.title BASE_TYPE_MAX_LENGTH"
    assert (await wire.ask("POST", path, {"type": 9, "data": {"custom_id": "m", "title": "t" * 45, "components": [label]}}))[0] == 204


COMMANDS = {
    "capital letters": ({"name": "Table", "description": "x"}, "0.name APPLICATION_COMMAND_INVALID_NAME"),
    "space": ({"name": "a b", "description": "x"}, "0.name APPLICATION_COMMAND_INVALID_NAME"),
    "no description": ({"name": "table"}, "0.description BASE_TYPE_REQUIRED"),
    "long Czech": (
        {"name": "table", "description": "x", "description_localizations": {"cs": "x" * 101}},
        "0.description_localizations.cs BASE_TYPE_MAX_LENGTH",
    ),
    "26 choices": (
        {
            "name": "table",
            "description": "x",
            "options": [{"type": 3, "name": "o", "description": "x", "choices": [{"name": str(n), "value": str(n)} for n in range(26)]}],
        },
        "0.options.0.choices BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize(("command", "fault"), COMMANDS.values(), ids=COMMANDS)
async def test_command_definitions(wire: Wire, command: Json, fault: str) -> None:
    status, answer = await wire.ask("PUT", f"/applications/{wire.stand.discord.application.id}/commands", [command])
    assert (status, answer["code"]) == (400, 50035) and only_fault(answer["errors"]) == fault
