"""Errors of the store, independent of the driver."""


class StoreError(Exception):
    """Base of all errors of the store; ``location`` is its path, or its URL without the password."""

    def __init__(self, location: str, reason: str) -> None:
        self.location = location
        self.reason = reason
        super().__init__(f"{location}: {reason}")


class StoreUnwritable(StoreError):
    """The file, its folder or the database may only be read. Nothing was written."""


class StoreFull(StoreError):
    """No room is left on the disk. Nothing was written."""


class StoreLocked(StoreError):
    """Another process held the database until our timeout. Nothing was written."""


class StoreHeld(StoreError):
    """Another bot runs on this SQLite file; ``pid`` is its process, 0 when unknown."""

    def __init__(self, location: str, pid: int) -> None:
        self.pid = pid
        super().__init__(location, f"process {pid} runs on it" if pid else "another process runs on it")


class StoreUnreachable(StoreError):
    """The database does not answer, or is not a database. Nothing was written, except for ``StoreUnsure``."""


class StoreUnsure(StoreUnreachable):
    """The database did not confirm the commit: read the log again."""


class StoreTooNew(StoreError):
    """A newer version of this program has changed the database; ``found`` is its schema, ``known`` the newest known here."""

    def __init__(self, location: str, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__(location, f"schema {found} is newer than {known}, the newest this version knows")


class StoreTooOld(StoreError):
    """The schema of the database is too old for this version to migrate. Nothing was written."""


class StoreDamaged(StoreError):
    """A row of a table cannot be read; other tables are not affected."""

    def __init__(self, location: str, table_id: str, reason: str) -> None:
        self.table_id = table_id
        super().__init__(location, f"table {table_id} is damaged: {reason}")


class AlreadyDecided(StoreError):
    """Entry ``n`` of the table exists: another process or task was first. Nothing was written."""

    def __init__(self, location: str, table_id: str, n: int) -> None:
        self.table_id = table_id
        self.n = n
        super().__init__(location, f"entry {n} of table {table_id} is already written")


class TableExists(StoreError):
    """A table with this id exists already. Nothing was written."""


class ChannelTaken(StoreError):
    """Another table lives in this channel. Nothing was written."""


class NotOwner(StoreError):
    """Another process serves the table now (PR-1.5). Nothing was written."""

    def __init__(self, location: str, table_id: str) -> None:
        self.table_id = table_id
        super().__init__(location, f"table {table_id} belongs to another process")


class NoSuchTable(StoreError):
    """No table has this id. Nothing was written."""


class EveningChanged(StoreError):
    """The evening has changed since it was read. Nothing was written."""


class SeasonClosed(StoreError):
    """The season is closed."""
