"""The steps of a move before the visit: travel, escape, wounds, and leaving the city (EP-11 to EP-14, EP-26)."""
