"""A night that one can walk through again: one HTML file, made of the record of a game that is over (REPLAY.md).

``source`` reads a record, ``walking`` plays it again and keeps what each pair of eyes sees at each step, ``page`` writes the file.
``making`` is how the bot has that done in a process of its own; ``python -m bot replay`` does it from the command line.
"""
