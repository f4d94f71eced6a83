"""Games among automated players: simulation, look-ahead search, fingerprints, and the odds of a lobby.

It offers ``simulate`` and the worker processes behind odds and search. It may import ``games``, ``presenting``, ``runtime`` and below.
"""
