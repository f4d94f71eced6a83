"""What can go wrong with the store, in plain names instead of a driver's."""


class StoreError(Exception):
    """Anything the store refuses or cannot do; ``location`` is its path, or its URL without the password."""

    def __init__(self, location: str, reason: str) -> None:
        self.location = location
        self.reason = reason
        super().__init__(f"{location}: {reason}")


class StoreUnwritable(StoreError):
    """The file, its folder or the database may only be read. Nothing was written."""


class StoreFull(StoreError):
    """No room is left on the disk. Nothing was written."""


class StoreLocked(StoreError):
    """Another process holds the database for longer than we wait. Nothing was written."""


class StoreHeld(StoreError):
    """Another bot runs on this SQLite file; ``pid`` is its process, 0 when that is not known."""

    def __init__(self, location: str, pid: int) -> None:
        self.pid = pid
        super().__init__(location, f"process {pid} runs on it" if pid else "another process runs on it")


class StoreUnreachable(StoreError):
    """The database does not answer, or what answers is none. Nothing was written, except where it is a ``StoreUnsure``."""


class StoreUnsure(StoreUnreachable):
    """The database did not say whether it has written: read the log again."""


class StoreTooNew(StoreError):
    """A newer version of this program has changed the database; ``found`` is its schema, ``known`` the newest known here."""

    def __init__(self, location: str, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__(location, f"schema {found} is newer than {known}, the newest this version knows")


class StoreTooOld(StoreError):
    """The database has a schema that this version cannot bring up to date any more. Nothing was written."""


class StoreDamaged(StoreError):
    """A row of a table is not what any version has written; other tables are none the worse for it."""

    def __init__(self, location: str, table_id: str, reason: str) -> None:
        self.table_id = table_id
        super().__init__(location, f"table {table_id} is damaged: {reason}")


class AlreadyDecided(StoreError):
    """Entry ``n`` of the table exists: another process, or another task, was first. Nothing was written."""

    def __init__(self, location: str, table_id: str, n: int) -> None:
        self.table_id = table_id
        self.n = n
        super().__init__(location, f"entry {n} of table {table_id} is already written")


class TableExists(StoreError):
    """A table of this id is there already. Nothing was written."""


class ChannelTaken(StoreError):
    """Another table lives in this channel. Nothing was written."""


class NotOwner(StoreError):
    """Another process serves the table now (PR-1.5). Nothing was written."""

    def __init__(self, location: str, table_id: str) -> None:
        self.table_id = table_id
        super().__init__(location, f"table {table_id} belongs to another process")


class NoSuchTable(StoreError):
    """No table of this id. Nothing was written."""


class EveningChanged(StoreError):
    """Somebody else has changed the evening since it was read. Nothing was written."""


class SeasonClosed(StoreError):
    """The season does not run any more."""
