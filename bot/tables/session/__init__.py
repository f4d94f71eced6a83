"""One table: its seats, its settings, its log, the course of its game with all clocks, and the moves of its people.

``LiveTable`` is the table; ``scene`` and ``lobby_scene`` show it. ``Lobby``, ``Answers``, ``HostMoves``, ``Speaking``, ``Guessing`` and
``Narrating`` hold the moves, each a command in the mailbox of the table. ``mailbox`` makes commands durable, and says what happens when
that fails; ``course`` folds the game and its clocks from the ``entries`` of the log.
Nothing here talks to Discord: it imports the store, the games and the pages of tables, never delivery, moderation or players.
"""
