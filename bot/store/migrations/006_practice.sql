-- Lessons of /practice: one a person, kept for a day after the last press, so that a restart goes on where it was.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    touched_at DOUBLE PRECISION NOT NULL
);
