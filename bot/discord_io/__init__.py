"""Our additions to discord.py: event parsing, answers to interactions, request faults, permissions, emojis and command names.

It offers ``Postman`` for messages and ``place`` for channels. It may import ``games``, ``presenting``, ``runtime``, ``store`` and below.
"""
