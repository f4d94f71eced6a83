"""Delivers what a table has to tell to Discord, exactly once and in order.

It offers ``Outbox`` with its channel lines, ``Whispers`` (private lines) and ``TableMessages`` (board, hands, questions), and ``Outages``.
It may import ``tables.session``, ``tables.pages``, ``tables.result_making`` and the folders below ``tables``.
"""
