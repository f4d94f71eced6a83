"""Measurements outside of the bot: league, balance, frequency of badges.

Each module is run by ``make``. It may import the whole bot; nothing imports it, and it is not part of the wheel.
"""
