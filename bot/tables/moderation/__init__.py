"""Moderates the place and the voice of a table: who may write and speak, where eliminated players talk, which permissions are missing.

It offers ``Silence`` (the reconciler of one table), ``MissingPermissions`` and what tables of one server share (``EveryVoice``).
It may import ``tables.session``, ``tables.delivery``, ``tables.players``, ``tables.pages`` and the folders below ``tables``.
"""
