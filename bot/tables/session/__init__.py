"""One table: its seats, its settings, its log, the course of its game with all clocks, and the moves of its people.

``LiveTable`` is the table; ``Lobby``, ``Answers``, ``HostMoves`` and ``Speaking`` change it; ``scene`` and ``lobby_scene`` show it.
Nothing here talks to Discord: it imports the store, the games and the pages of tables, never delivery, moderation or players.
"""
