"""What a player does in a turn: executive actions (``at_hand``, ``effects``), and the three steps of a move (EP-11 to 22).

The steps are ``travelling`` with its ``ends``, ``escaping``, and ``visits`` with the ``steps`` that visits share. The course of a turn is
in ``turns``, which imports this folder; nothing here knows a phase of the day.
"""
