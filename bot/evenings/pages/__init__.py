"""Pages of the club: what a server and its people set, evenings and boards."""
