-- Several processes on one database: who may write what people see of a table.

-- Raised each time a process takes a shard of Discord; what was begun under an older epoch may write nothing more.
CREATE TABLE owners (
    shard INTEGER NOT NULL PRIMARY KEY,
    epoch BIGINT NOT NULL
);

-- What reached one process and belongs to another: an event of Discord as it came, until the owner of its table takes it, and for a
-- quarter of an hour the last thing that was told of a person.
CREATE TABLE inbox (
    id TEXT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    payload TEXT NOT NULL
);
