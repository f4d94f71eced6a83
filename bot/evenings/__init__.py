"""The club: what stands around the tables of a server - evenings, answers, seating, ratings, the calendar."""
