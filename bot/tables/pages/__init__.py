"""What a table shows beside its game: the lobby, its options, claims, the narrator's desk, voices and sounds.

Pages are pure: they turn what is known into texts, menus and buttons. They may import games and ``bot.presenting``, no live table.
"""
