-- Everything that must outlive the process. Plain SQL that SQLite and PostgreSQL read alike:
-- Discord's ids are BIGINT, times are unix seconds, JSON is text (nobody asks the database what is inside).

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    host_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'paused', 'ended', 'cancelled')),
    options TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT,
    rules_version INTEGER,
    language TEXT NOT NULL,
    surfaces TEXT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    updated_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_by_phase ON tables (phase, id);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    automat BOOLEAN NOT NULL,
    joined_at DOUBLE PRECISION NOT NULL,
    extra TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (user_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE positions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (table_id, surface)
);

CREATE TABLE deliveries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    surface TEXT NOT NULL,
    state TEXT NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

CREATE TABLE person_settings (
    user_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

-- A finished game. It refers to no table, so that old tables can go while the history stays.
CREATE TABLE nights (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended_at DOUBLE PRECISION NOT NULL,
    winner TEXT NOT NULL,
    record TEXT NOT NULL  -- JSON, deflated, base64
);

CREATE INDEX nights_by_guild ON nights (guild_id, ended_at);

CREATE TABLE night_seats (
    table_id TEXT NOT NULL REFERENCES nights (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    automat BOOLEAN NOT NULL,
    won BOOLEAN NOT NULL,
    score INTEGER,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX night_seats_by_person ON night_seats (user_id);
