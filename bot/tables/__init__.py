"""Live tables: seating, clock, applying moves, delivering notices, voice and silence."""
