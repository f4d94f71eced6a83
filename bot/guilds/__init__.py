"""Settings and rights of servers, the greeting of a new one, reports to its staff.

Offers ``ServerSettings`` with ``read_server``, ``MemberRights``, ``GuildJoin`` and ``Reports``. Imports people, discord_io, presenting
and store, never tables or evenings.
"""
