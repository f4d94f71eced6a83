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
    updated_at DOUBLE PRECISION NOT NULL,
    occupies BIGINT  -- the channel while the table lives (lobby, running, paused), NULL afterwards: no two tables share one
);

CREATE INDEX tables_by_phase ON tables (phase, id);
CREATE UNIQUE INDEX tables_by_occupied_channel ON tables (occupies);

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
    n BIGINT NOT NULL,  -- lines that belong to an entry of the log have numbers from 2^40 on
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
    settings TEXT NOT NULL,
    touched_at DOUBLE PRECISION NOT NULL DEFAULT 0
);

-- A finished game. It refers to no table, so that old tables can go while the history stays.
CREATE TABLE nights (
    table_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended_at DOUBLE PRECISION NOT NULL,
    winner TEXT NOT NULL,
    record TEXT NOT NULL,  -- JSON, deflated, base64
    channel_id BIGINT NOT NULL DEFAULT 0,
    started_at DOUBLE PRECISION NOT NULL DEFAULT 0,
    host_id BIGINT NOT NULL DEFAULT 0
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
    share DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX night_seats_by_person ON night_seats (user_id);

-- The club: evenings, what stays of finished games, and what a server and its people have set. Columns with people in them are listed in
-- bot/store/personal.py, for what a person may see and have forgotten.

CREATE TABLE guilds (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    joined_at DOUBLE PRECISION NOT NULL,
    left_at DOUBLE PRECISION,
    greeted_at DOUBLE PRECISION,
    missing TEXT NOT NULL DEFAULT ''  -- days (ISO) on which the bot started and did not find the server
);

CREATE TABLE series (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    host_id BIGINT NOT NULL,
    rule TEXT NOT NULL CHECK (rule IN ('weekly', 'fortnightly', 'monthly')),
    wall_time TEXT NOT NULL,
    zone TEXT NOT NULL,
    plan TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('running', 'ended')),
    touched_at DOUBLE PRECISION NOT NULL
);

CREATE INDEX series_by_guild ON series (guild_id);

CREATE TABLE evenings (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    series_id TEXT,
    host_id BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'poll', 'planned', 'open', 'over', 'missed', 'cancelled')),
    name TEXT NOT NULL,
    starts_at DOUBLE PRECISION,  -- NULL while a date is being looked for
    zone TEXT NOT NULL,
    wall_time TEXT NOT NULL,
    plan TEXT NOT NULL,
    surfaces TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    over_at DOUBLE PRECISION
);

CREATE INDEX evenings_by_state ON evenings (state, starts_at);
CREATE INDEX evenings_by_guild ON evenings (guild_id, starts_at);

CREATE TABLE evening_dates (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    wall_time TEXT NOT NULL,
    PRIMARY KEY (evening_id, n)
);

CREATE TABLE evening_votes (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (evening_id, n, user_id)
);

CREATE INDEX evening_votes_by_person ON evening_votes (user_id);

CREATE TABLE evening_answers (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    answer TEXT NOT NULL CHECK (answer IN ('yes', 'maybe', 'no')),
    source TEXT NOT NULL CHECK (source IN ('person', 'poll', 'event')),
    seq INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    reminded TEXT NOT NULL,  -- which reminders were sent: '', 'day', 'hour', 'day hour'
    PRIMARY KEY (evening_id, user_id)
);

CREATE INDEX evening_answers_by_person ON evening_answers (user_id);

CREATE TABLE evening_people (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    present_at DOUBLE PRECISION,
    outcome TEXT,
    excused BOOLEAN NOT NULL,
    PRIMARY KEY (evening_id, user_id)
);

CREATE INDEX evening_people_by_person ON evening_people (user_id);

CREATE TABLE owed (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    evening_id TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE evening_tables (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (evening_id, table_id)
);

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES nights (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    evening_id TEXT,
    side TEXT NOT NULL,
    role TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    survived BOOLEAN NOT NULL,
    rated TEXT NOT NULL,  -- '' when the game is rated, else the reason why not
    marks TEXT NOT NULL DEFAULT '',  -- what is true of the game (extended, kids, solo, unfinished, disqualified) or of the seat (machine)
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_evening ON results (evening_id);

CREATE TABLE ratings (
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,  -- the id of a person, a role entity, or the machines
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    fold TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, who)
);

CREATE TABLE seasons (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    closed_at DOUBLE PRECISION,
    standing TEXT NOT NULL
);

CREATE INDEX seasons_by_guild ON seasons (guild_id, opened_at);

CREATE UNIQUE INDEX seasons_running ON seasons (guild_id) WHERE closed_at IS NULL;

CREATE TABLE trophies (
    season_id TEXT NOT NULL REFERENCES seasons (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    rank INTEGER NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (season_id, kind, user_id)
);

CREATE INDEX trophies_by_person ON trophies (user_id);

CREATE TABLE badges (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    badge TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, user_id, badge)
);

CREATE INDEX badges_by_person ON badges (user_id);

CREATE TABLE bans (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    until DOUBLE PRECISION,  -- NULL: until lifted
    reason TEXT NOT NULL,
    given_by BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL,
    other_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

CREATE INDEX blocks_by_other ON blocks (other_id);

CREATE TABLE wishes (
    user_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, kind)
);

-- lists and standings are read from these alone: the rows of nights are long
CREATE INDEX nights_in_order ON nights (guild_id, ended_at, table_id, game, channel_id);

CREATE INDEX night_seats_counted ON night_seats (table_id, seat, user_id, share);

CREATE INDEX results_counted ON results (table_id, seat, points, won, marks);

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

-- Lessons of /practice: one a person, kept for a day after the last press, so that a restart goes on where it was.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    touched_at DOUBLE PRECISION NOT NULL
);

-- What games among machines have shown of a table before its deal: a cache, no person in it.
CREATE TABLE odds (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    level TEXT NOT NULL,
    basis TEXT NOT NULL,  -- a hash of rules, players and parameters
    tally TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, seats, options, level, basis)
);

CREATE INDEX odds_by_age ON odds (at);
