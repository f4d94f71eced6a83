"""The map of the city: how tiles may be placed, the graph of places and zones, and the search for routes on it (EP-6, 11, 12)."""
