"""Replays: one HTML file made from the record of a finished game (REPLAY.md).

``source`` reads a record, ``walking`` replays it and keeps what each viewpoint sees at each step, ``page`` writes the file. ``making`` does
that for the bot in a worker process, ``python -m bot replay`` on the command line. It may import ``tables`` and below.
"""
