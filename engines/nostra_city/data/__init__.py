"""The printed data of Nostra City: Gangsters, Districts, Respect cards, Investigations, Notes, Vendetta cards, awards, values."""
