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
