-- Lines that belong to an entry of the log have numbers from 2^40 on; PostgreSQL's INTEGER ends at 2^31.
-- SQLite cannot change the type of a column, so the table is made anew in both.

CREATE TABLE deliveries_anew (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    surface TEXT NOT NULL,
    state TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

INSERT INTO deliveries_anew (table_id, n, surface, state, payload) SELECT table_id, n, surface, state, payload FROM deliveries;

DROP TABLE deliveries;

ALTER TABLE deliveries_anew RENAME TO deliveries;
