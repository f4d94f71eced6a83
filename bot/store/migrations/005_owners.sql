-- Several processes on one database: who may write what people see of a table.

-- Raised each time a process takes a shard of Discord; what was begun under an older epoch may write nothing more.
CREATE TABLE owners (
    shard INTEGER NOT NULL PRIMARY KEY,
    epoch BIGINT NOT NULL
);
