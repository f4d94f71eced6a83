"""Replays: one HTML file made from the record of a finished game (REPLAY.md).

``source`` reads a record, ``replaying`` replays it and keeps what each viewpoint sees at each step, ``page`` writes the file. ``making``
does that for the bot in a worker process, ``command`` for ``python -m bot replay``. Imports tables and what lies below.
"""
