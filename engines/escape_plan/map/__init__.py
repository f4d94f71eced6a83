"""The city as a graph: which tiles meet, and every way a move can take (EP-11, EP-12)."""
