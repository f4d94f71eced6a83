"""Live tables: from the lobby to the result of each game, with everything that Discord shows and hears of it.

``TableRegistry`` opens, finds and closes the ``TableSession`` of each table, ``TableScheduler`` wakes them, ``EventRouter`` brings them the
events of Discord. ``session`` is the table itself; ``delivery``, ``moderation``, ``players`` and ``pages`` serve it. All this imports
results, people, simulation, the store and the games, never evenings or the app.
"""
