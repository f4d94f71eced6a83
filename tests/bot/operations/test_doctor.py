"""The doctor against a Discord of a few routes."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord_io.permissions import INVITE, NEEDS, Need, invite_link
from bot.games.game_parts import MissingParts
from bot.operations.doctor import Finding, clock, examine, fix_profile, secrets_file
from bot.presenting.texts import words_for, words_in
from bot.runtime.settings import Settings
from bot.sandbox import Discord
from bot.store import StoreError, StoreFull, StoreLocked, StoreTooNew, StoreTooOld, StoreUnreachable, StoreUnwritable, open_store
from tests.bot.results.stored_games import a_game, keep
from tests.bot.store.rows import a_night, a_table

TOKEN = "right-token"


@dataclass
class FakeDiscord:
    """The account and its servers; ``status`` answers everything with an error."""

    flags: int = 1 << 15
    guilds: list[dict[str, Any]] = field(default_factory=lambda: [{"id": "1", "name": "Noc", "permissions": str(INVITE.value)}])
    types: dict[str, Any] = field(default_factory=lambda: {"0": {}, "1": {}})
    status: int = 200
    body: object = None
    opened: list[str] = field(default_factory=list)
    """People with an opened private channel."""
    refusal: tuple[int, int] | None = None
    """Status and code of the answer when one is opened."""

    async def answer(self, request: web.Request) -> web.Response:
        if self.status != 200:
            return web.Response(status=self.status, text="<html>not json</html>")
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        if self.body is not None:
            return web.json_response(self.body)
        if request.method == "POST" and request.path == "/api/v10/users/@me/channels":
            self.opened.append((await request.json())["recipient_id"])
            status, code = self.refusal or (200, 0)
            return web.json_response({"code": code}, status=status)
        owner = {"id": "7", "username": "Klára"}
        return web.json_response(
            {
                "/users/@me": {"id": "5", "username": "Consigliere"},
                "/oauth2/applications/@me": {"id": "5", "flags": self.flags, "integration_types_config": self.types, "owner": owner},
                "/users/@me/guilds": self.guilds,
            }[request.path.removeprefix("/api/v10")]
        )


@dataclass
class Checkup:
    """The doctor (call it with changed settings) before a Discord whose account can be changed."""

    run: Callable[..., Awaitable[Sequence[Finding]]]
    discord: FakeDiscord
    url: str

    async def __call__(self, **changes: Any) -> Sequence[Finding]:
        return await self.run(**changes)


@pytest.fixture
async def checkup(tmp_path: Path) -> AsyncIterator[Checkup]:
    """Examine settings that point to a fake Discord; what the account looks like can be changed before."""
    discord = FakeDiscord()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", discord.answer)
    server = TestServer(application)
    await server.start_server()

    async def run(**changes: Any) -> Sequence[Finding]:
        links = {
            "docs_url": "https://example.org/docs",
            "privacy_url": "https://example.org/privacy",
            "support_url": "https://example.org/support",
        }
        given: dict[str, Any] = {"discord_token": TOKEN, "discord_api_url": str(server.make_url("/api/v10")), "data": tmp_path, **links}
        findings = await examine(Settings(_env_file=None, **given | changes))
        for language in ("cs", "en"):
            words = words_for(language)
            for finding in findings:
                for key in (finding.key, f"{finding.key}-mend") if finding.mend else (finding.key,):
                    said = words(key, **finding.args)
                    assert said
                    assert key not in said
                    assert "{" not in said
        return findings

    yield Checkup(run, discord, str(server.make_url("/api/v10")))
    await server.close()


def keys(findings: Sequence[Finding]) -> list[str]:
    return [finding.key.removeprefix("doctor-") for finding in findings]


async def test_all_is_well(checkup: Checkup, tmp_path: Path) -> None:
    store = await open_store(tmp_path / "consigliere.sqlite3")
    await store.change_guild_settings(1, lambda settings: settings.update(staff_channel="5"))
    await store.close()
    findings = await checkup()
    assert keys(findings) == ["token-fine", "intents-fine", "guilds-fine", "language", "database-fine", "pictures-fine"]
    assert {finding.grade for finding in findings} == {"fine"}


async def test_no_token_and_a_wrong_token(checkup: Checkup) -> None:
    assert keys(await checkup(discord_token=None))[0] == "token-missing"
    findings = await checkup(discord_token="wrong-token")
    assert (keys(findings)[0], findings[0].grade, findings[0].mend) == ("token-wrong", "fault", True)
    assert "wrong-token" not in repr(findings)


async def test_discord_is_away_or_ill(checkup: Checkup, unused_tcp_port: int) -> None:
    assert keys(await checkup(discord_api_url=f"http://127.0.0.1:{unused_tcp_port}/api/v10"))[0] == "discord-unreachable"
    checkup.discord.status = 503
    (first, *_) = await checkup()
    assert (first.key, first.args["status"]) == ("doctor-discord-odd", 503)


@pytest.mark.parametrize("body", ["hello", [], {"id": "x", "username": "y"}, 5])
async def test_something_else_answers(checkup: Checkup, body: object) -> None:
    checkup.discord.body = body
    assert keys(await checkup())[0] == "discord-strange"


async def test_the_members_intent_is_off(checkup: Checkup) -> None:
    checkup.discord.flags = 1 << 18
    assert keys(await checkup())[1] == "intents-members"


@pytest.mark.parametrize(("refusal", "found"), [((403, 20026), 1), ((403, 50007), 0), ((400, 50033), 0)], ids=["spam", "closed", "a team"])
async def test_a_quarantined_bot_learns_it_from_a_private_channel_with_its_owner(
    checkup: Checkup, refusal: tuple[int, int], found: int
) -> None:
    assert "quarantined" not in keys(await checkup())
    checkup.discord.refusal = refusal
    assert keys(await checkup()).count("quarantined") == found
    assert checkup.discord.opened == ["7", "7"]


async def test_in_no_server(checkup: Checkup) -> None:
    checkup.discord.guilds = []
    finding = (await checkup())[2]
    assert (finding.key, finding.args["link"]) == ("doctor-guilds-none", invite_link(5))


async def test_missing_permissions_are_named_with_their_servers(checkup: Checkup) -> None:
    without = {need.name: INVITE.value & ~need.flag for need in NEEDS}
    checkup.discord.guilds = [
        {"id": "1", "name": "Noc", "permissions": str(without["mute_members"])},
        {"id": "2", "name": "Den", "permissions": str(without["send_messages"])},
        {"id": "3", "name": "Sklep", "permissions": "8"},
        *({"id": str(n), "name": f"S{n}", "permissions": str(without["mute_members"])} for n in range(4, 10)),
    ]
    findings = [finding for finding in await checkup() if finding.key == "doctor-permission-lacking"]
    assert [(finding.args["permission"], finding.grade, finding.args["guilds"]) for finding in findings] == [
        ("send_messages", "fault", "Den"),
        ("mute_members", "warning", "Noc, S4, S5, S6, S7 (+2)"),
    ]


@pytest.mark.parametrize("need", NEEDS, ids=lambda need: need.name)
def test_every_permission_and_feature_has_a_name_for_people(need: Need) -> None:
    for language in ("cs", "en"):
        words = words_for(language)
        line = words("doctor-permission-lacking", permission=need.name, feature=need.feature, guilds="Noc", link="x")
        name = words(f"doctor-permission-{need.name.replace('_', '-')}")
        assert name in line
        assert words(f"doctor-feature-{need.feature}") in line


async def test_a_database_nobody_can_open(checkup: Checkup, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    finding = (await checkup(database_url=f"sqlite:///{tmp_path}/file"))[-2]
    assert finding.key == "doctor-database-unreachable"
    finding = (await checkup(database_url="postgresql://bot:hush@127.0.0.1:1/night"))[-2]
    assert finding.key == "doctor-database-unreachable"
    assert "hush" not in repr(finding)


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (StoreUnwritable("here", "why"), "unwritable"),
        (StoreFull("here", "why"), "full"),
        (StoreLocked("here", "why"), "locked"),
        (StoreTooNew("here", 9, 1), "too-new"),
        (StoreTooOld("here", "schema 1 is older than 7"), "too-old"),
        (StoreUnreachable("here", "why"), "unreachable"),
        (StoreError("here", "why"), "unreachable"),
    ],
)
async def test_every_fault_of_a_database_has_its_own_advice(
    checkup: Checkup, monkeypatch: pytest.MonkeyPatch, fault: StoreError, kind: str
) -> None:
    async def refuse(url: str) -> None:
        raise fault

    monkeypatch.setattr("bot.operations.doctor.open_store", refuse)
    finding = (await checkup())[-2]
    assert (finding.key, finding.grade, finding.mend) == (f"doctor-database-{kind}", "fault", True)


async def test_pictures_without_letters_and_without_anything(checkup: Checkup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.presenting.drawing.rendering.rasterise", lambda svg: b"same")
    assert keys(await checkup())[-1] == "pictures-letters"

    def broken(svg: str) -> None:
        raise OSError("no such library")

    monkeypatch.setattr("bot.presenting.drawing.rendering.rasterise", broken)
    finding = (await checkup())[-1]
    assert (finding.key, finding.grade) == ("doctor-pictures-broken", "warning")


async def test_on_the_rehearsal_server_all_is_well_until_a_permission_is_withdrawn(tmp_path: Path) -> None:
    async with Discord(token=TOKEN) as discord:
        guild = discord.create_guild("Noc")
        links: dict[str, Any] = {
            "docs_url": "https://example.org/docs",
            "privacy_url": "https://example.org/privacy",
            "support_url": "https://example.org/support",
        }
        settings = Settings(_env_file=None, discord_token=TOKEN, discord_api_url=discord.api_url, data=tmp_path, **links)
        store = await open_store(settings.database)
        await store.change_guild_settings(guild.id, lambda kept: kept.update(staff_channel=str(guild.channel("general").id)))
        await store.close()
        assert {finding.grade for finding in await examine(settings)} == {"fine"}
        discord.withdraw("mute_members", "send_messages", guild=guild)
        lacking = [finding.args["permission"] for finding in await examine(settings) if finding.grade != "fine"]
    assert lacking == ["send_messages", "mute_members"]


async def test_a_game_that_lacks_a_part_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> None:
        raise MissingParts("'toy' has no manners")

    monkeypatch.setattr("bot.operations.doctor.check_parts", lacking)
    found = [finding for finding in await examine(Settings(_env_file=None, data=tmp_path)) if finding.key == "doctor-games-parts"]
    assert [(finding.grade, finding.args["list"]) for finding in found] == [("fault", "'toy' has no manners")]


@pytest.mark.rule("CL-20.2", "CL-20.7", "CL-20.8")
async def test_faults_around_the_bot_are_told(checkup: Checkup, tmp_path: Path) -> None:
    """CL-20.2, 20.7, 20.8: people from 8,000 on, links, a place for reports; what is in order is not told."""
    checkup.discord.guilds = [
        {"id": str(n), "name": f"Noc {n}", "permissions": str(INVITE.value), "approximate_member_count": count}
        for n, count in enumerate((5_000, 3_000), 1)
    ]
    store = await open_store(tmp_path / "consigliere.sqlite3")
    await store.change_guild_settings(1, lambda settings: settings.update(staff_channel="5"))
    await store.create_table(a_table())
    await store.finish(a_night())
    await store.close()
    found = {finding.key: finding for finding in await checkup(support_url="")}
    assert found["doctor-people"].args == {"count": 8_000, "limit": 10_000}
    assert found["doctor-links"].args == {"list": "CONSIGLIERE_SUPPORT_URL"}
    assert found["doctor-staff"].args == {"guilds": "Noc 2"}
    assert found["doctor-results"].args == {"n": 1}
    assert {found[key].grade for key in ("doctor-people", "doctor-links", "doctor-staff", "doctor-results")} == {"warning"}


@pytest.mark.rule("CL-22.20")
async def test_records_that_do_not_replay_are_counted_among_the_newest(
    checkup: Checkup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CL-22.20: damaged ones too."""
    monkeypatch.setattr("bot.operations.doctor.REPLAYED", 4)
    diverged, unreadable = a_game("t1", ended_at=5.0), a_game("t2", ended_at=4.0)
    diverged.record["record"]["moves"][1]["picks"] = ["nobody"]  # type: ignore[index]  # a record is a dictionary
    unreadable.record.clear()
    store = await open_store(tmp_path / "consigliere.sqlite3")
    for night in (a_game("t3", ended_at=3.0), a_game("t4", "mafia_city-points", ended_at=2.0)):
        await keep(store, night)
    assert "doctor-records" not in [finding.key for finding in await checkup()]
    for night in (diverged, unreadable, replace(unreadable, table_id="t5", ended_at=1.0)):
        await keep(store, night)
    await store.close()
    (found,) = [finding for finding in await checkup() if finding.key == "doctor-records"]
    assert (found.grade, found.args) == ("warning", {"n": 2, "checked": 4})


@pytest.mark.rule("CL-20.8")
@pytest.mark.parametrize(("seconds", "told"), [(4, []), (-4, []), (6, [6]), (-3600, [-3600])])
def test_a_clock_that_differs_from_discords(seconds: int, told: list[int]) -> None:
    """CL-20.8: over five seconds."""
    now = datetime(2026, 11, 22, 14, 0, 0, tzinfo=UTC) + timedelta(seconds=seconds)
    assert [finding.args["seconds"] for finding in clock("Sun, 22 Nov 2026 14:00:00 GMT", now)] == told
    assert clock(None, now) == []


async def test_an_application_that_people_cannot_install(checkup: Checkup) -> None:
    """NT-7: a warning; with both kinds of installations none."""
    assert "doctor-install-people" not in [finding.key for finding in await checkup()]
    del checkup.discord.types["1"]
    (finding,) = [finding for finding in await checkup() if finding.key == "doctor-install-people"]
    assert finding.grade == "warning"


@pytest.mark.rule("CL-20.6")
async def test_the_profile_is_mended_where_the_api_can() -> None:
    """CL-20.6: description of at most 400 characters in both languages, five tags, exactly our permissions; a refusal mends the rest."""
    async with Discord() as discord:
        settings = Settings(_env_file=None, discord_token=discord.token, discord_api_url=discord.api_url)
        assert [finding.grade for finding in await fix_profile(settings)] == ["fine"] * 4
        profile = discord.application.profile
        assert len(profile["description"]) <= 400 and len(profile["tags"]) == 5
        assert profile["install_params"] == {"scopes": ["bot", "applications.commands"], "permissions": str(INVITE.value)}
        assert profile["integration_types_config"] == {
            "0": {"oauth2_install_params": profile["install_params"]},
            "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
        }
        profile.clear()
        discord.faults.answer(400, method="PATCH", route="/applications/@me", times=1)
        findings = await fix_profile(settings)
        assert [finding.grade for finding in findings] == ["warning", "fine", "fine", "fine"]
        assert set(profile) == {"install_params", "integration_types_config", "description"}
    assert [finding.key for finding in await fix_profile(Settings(_env_file=None))] == ["doctor-token-missing"]


@pytest.mark.parametrize(("mode", "found"), [(0o600, 0), (0o400, 0), (0o640, 1), (0o644, 1), (0o604, 1)])
def test_a_file_with_the_token_that_others_can_read_is_a_warning(tmp_path: Path, mode: int, found: int) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=x", "utf-8")
    file.chmod(mode)
    findings = secrets_file(file)
    assert len(findings) == found
    assert all(one.grade == "warning" and str(file) in words_in("en")(f"{one.key}-mend", **one.args) for one in findings)
    assert secrets_file(tmp_path / "none") == []
