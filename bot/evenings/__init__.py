"""Evenings of a server: planned, answered, reminded of, opened, drawn to tables, ended, repeated.

``EveningScheduler`` holds the evenings of this process; ``LiveEvening.do`` with a function of ``moves`` is the only way to change one.
Imports tables, results, guilds, people and what lies below them; never practice, replay, app or cogs.
"""
