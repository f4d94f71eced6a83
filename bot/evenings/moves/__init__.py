"""What may be done with an evening: one small function a move, from what is there to what changes. No clock, no store, no Discord."""
