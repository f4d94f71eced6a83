-- The channel that a table occupies while it lives (in its lobby, running, paused), NULL afterwards: no two tables share one.
-- Where two live in one channel already, the older one keeps it; both go on.

ALTER TABLE tables ADD COLUMN occupies BIGINT;

UPDATE tables SET occupies = channel_id
WHERE phase IN ('lobby', 'running', 'paused') AND NOT EXISTS (
    SELECT 1 FROM tables AS older
    WHERE older.channel_id = tables.channel_id AND older.phase IN ('lobby', 'running', 'paused')
    AND (older.created_at < tables.created_at OR (older.created_at = tables.created_at AND older.id < tables.id))
);

CREATE UNIQUE INDEX tables_by_occupied_channel ON tables (occupies);
