"""Step 3 of a move: what each kind of location does (EP-15 to EP-21)."""
