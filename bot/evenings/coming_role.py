"""The role of people with a chair of an evening (NT-6.4): given with the chair, taken when the chair is given up or the evening is over.

The server's settings hold which people have it from the bot, written before it is given: so nothing is forgotten in a crash, and a person
who had the role before keeps it.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial

import discord

from bot.discord_io.members import members_among
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.evenings.evening import LiveEvening, saying_once
from bot.evenings.lobbies.table_channels import server_of
from bot.evenings.message_state import HOST, EveningNotice
from bot.evenings.one_at_a_time import SerialRuns
from bot.guilds.role_fault import RoleFault, role_fault
from bot.guilds.settings import read_server
from bot.store import Json, Store, StoreError
from bot.store.keyed_locks import KeyedLocks
from bot.tables.moderation.member_edits import EditUrgency
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.wake_queue import WakeQueue

log = logging.getLogger(__name__)

HELD = "coming_role_held"
"""The key in a server's settings; the value maps users to the roles that they have from the bot, with spaces between several."""

SOON = 0.25
"""Seconds between a change and the look at a server: many answers come at once."""

GIVEN_BACK = 3
"""How often a role that is taken by hand is given back to a person: another bot may take it whenever it is given."""

AGAIN = 60.0
"""Seconds until the next look after a failure, and while the server is not loaded."""


class ComingRole:
    """Compares who has a chair with who carries the role, one server at a time."""

    def __init__(self, registry: TableRegistry, store: Store, evenings: Callable[[int], Iterable[LiveEvening]]) -> None:
        """``evenings(guild)``: the evenings of a server whose chairs count."""
        self._registry = registry
        self._store = store
        self._evenings = evenings
        self._wake_queue = WakeQueue(registry.now, self._wake)
        self._looks = SerialRuns(lambda guild: self.ask(int(guild)))
        self._locks = KeyedLocks()
        self._compared: dict[int, set[tuple[int, str]]] = {}
        """People and roles already compared with the members, by server: Discord is asked once about each."""
        self._lost: Counter[tuple[int, str]] = Counter()
        """How often somebody has lost a role by hand."""

    def start(self) -> None:
        """Let the clock run."""
        self._wake_queue.start()

    async def close(self, within: float) -> None:
        """Stop, waiting ``within`` seconds for requests on their way."""
        await self._wake_queue.close()
        await self._looks.close(within)

    def ask(self, guild_id: int) -> None:
        """Look at a server soon: its chairs, its roles or its settings may have changed."""
        self._wake_queue.ask(self._registry.now() + SOON, str(guild_id))

    def seen(self, guild_id: int, user_id: int, roles: Collection[int]) -> None:
        """Note the roles of a member: who has lost the role by hand, and has a chair, gets it back after a while, a few times."""
        compared = self._compared.get(guild_id, set())
        lost = {(user, role) for user, role in compared if user == user_id and int(role) not in roles}
        lost = {one for one in lost if self._lost[one] < GIVEN_BACK}
        self._lost.update(lost)
        if lost:
            compared -= lost
            self._later(guild_id)

    def gone(self, guild_id: int, user_id: int) -> None:
        """Note that somebody has left: roles go with a member, and who comes back is compared again."""
        compared = self._compared.get(guild_id, set())
        compared.difference_update([one for one in compared if one[0] == user_id])

    def _wake(self, guild: str) -> None:
        guild_id = int(guild)
        if not self._registry.certain():
            self._later(guild_id)
        elif self._registry.processes.serves(guild_id):
            self._looks.begin(guild, lambda: self._attend(guild_id))

    def _later(self, guild_id: int) -> None:
        self._wake_queue.ask(self._registry.now() + AGAIN, str(guild_id))

    async def _attend(self, guild_id: int) -> None:
        try:
            settled = await self.settle(guild_id)
        except (Refused, StoreError) as wrong:
            log.info("the role of people with a chair waits: %s", type(wrong).__name__)
            settled = False
        except Exception:  # isolated failure of one server
            log.exception("the role of people with a chair failed")
            settled = False
        if not settled:
            self._later(guild_id)

    async def settle(self, guild_id: int) -> bool:
        """Give and take the role on a server; return False to try again later. Raises Refused, StoreError."""
        async with self._locks.of(str(guild_id)):
            return await self._settle(guild_id)

    async def _settle(self, guild_id: int) -> bool:
        kept = await self._store.guild_settings(guild_id)
        if not self._registry.processes.serves(guild_id):  # another process took its evenings over meanwhile
            return True
        role, held = read_server(kept).coming_role, read_held(kept)
        if not role and not held:
            return True
        guild = server_of(self._registry, guild_id)
        if guild is None:
            return False
        evenings = list(self._evenings(guild_id))
        coming = {row.user_id for one in evenings for row in one.chairs().seated} if role else set[int]()
        taken = await self._take(guild, {(user, old) for user, old in held if user not in coming or old != role})
        if not coming:
            return taken
        fault = role_fault(guild, role)
        if fault is None:
            return await self._give(guild, role, coming) and taken
        for evening in evenings:
            await evening.do(saying_once(_telling(fault, role), f"coming-role {role} {fault}"))
        return taken

    # ---- taking

    async def _take(self, guild: discord.Guild, held: set[tuple[int, str]]) -> bool:
        """Take roles of ours from people; return False when some are left that may be taken later. Raises StoreError."""
        done, left = set[tuple[int, str]](), False
        for user, role in sorted(held):
            found = guild.get_role(int(role))
            if user > 0 and found is not None:
                if not guild.me.guild_permissions.manage_roles or not guild.me.top_role > found:
                    continue  # asked again when the roles of the server change
                try:
                    await self._edit(guild, partial(self._registry.client.http.remove_role, guild.id, user, int(role)))
                except discord.NotFound:
                    pass  # the person has left, or the role is deleted
                except REQUEST_FAULTS as wrong:
                    log.info("a role cannot be taken: %s", type(wrong).__name__)
                    left = True
                    continue
            done.add((user, role))
        if done:
            await self._note(guild.id, lambda now: now.difference_update(done))
        self._compared.setdefault(guild.id, set()).difference_update(done)
        return not left

    # ---- giving

    async def _give(self, guild: discord.Guild, role: str, coming: set[int]) -> bool:
        """Give the role to people with a chair who do not carry it; return False to try again later. Raises StoreError."""
        compared = self._compared.setdefault(guild.id, set())
        compared.intersection_update((user, role) for user in coming)
        unknown = [user for user in coming if (user, role) not in compared]
        if not unknown:
            return True
        found = await members_among(guild, unknown)
        lacking = sorted(user for user, member in found.here.items() if member.get_role(int(role)) is None)
        compared.update((user, role) for user in found.here if user not in lacking)
        if lacking:
            await self._note(guild.id, lambda now: now.update((user, role) for user in lacking))
        for user in lacking:
            try:
                await self._edit(guild, partial(self._registry.client.http.add_role, guild.id, user, int(role)))
            except discord.NotFound:
                continue  # gone since: the chair goes with the person
            except discord.Forbidden:
                await self._note(guild.id, lambda now: now.difference_update({(one, role) for one in lacking} - compared))
                return False
            except REQUEST_FAULTS as wrong:
                log.info("a role cannot be given: %s", type(wrong).__name__)
                return False
            compared.add((user, role))
        return len(found.here) + len(found.gone) >= len(unknown)

    async def _edit(self, guild: discord.Guild, make: Callable[[], Awaitable[None]]) -> None:
        """Make one edit of a member in its turn. Raises what the request raises."""
        await self._registry.every_voice.of(guild.id).edits.make(EditUrgency.ROLE, make)

    async def _note(self, guild_id: int, change: Callable[[set[tuple[int, str]]], object]) -> None:
        """Change the stored list of people with the roles that they have from us. Raises StoreError."""

        def replace(settings: Json) -> None:
            now = read_held(settings)
            change(now)
            kept: dict[str, str] = {}
            for user, role in sorted(now):
                kept[str(user)] = f"{kept[str(user)]} {role}" if str(user) in kept else role
            settings[HELD] = kept
            if not kept:
                del settings[HELD]

        await self._store.change_guild_settings(guild_id, replace)


def read_held(settings: Json) -> set[tuple[int, str]]:
    """Return the ids of the people who have a role from the bot, each with the role's id; several, where one could not be taken yet."""
    kept = settings.get(HELD)
    return {(int(user), role) for user, roles in kept.items() for role in str(roles).split()} if isinstance(kept, dict) else set()


def _telling(fault: RoleFault, role: str) -> EveningNotice:
    """Return what the host reads about a role that cannot be given."""
    return EveningNotice("coming-role-fault", to=HOST, args={"fault": fault, "role": f"<@&{role}>"})
