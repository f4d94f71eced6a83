"""Players and talk at a table: automated players, absent people, turns and speeches, claims, the narrator, the talk by night.

Each module offers one class that ``TableSession`` calls at every look (``attend`` or ``act``) or on a press.
It may import ``tables.session``, ``tables.delivery``, ``tables.pages`` and the folders below ``tables``.
"""
