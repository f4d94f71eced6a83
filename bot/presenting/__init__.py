"""Pages, pictures and texts: questions become buttons and menus, notices become messages, boards become pictures.

It offers the plain data of a page, the record ``Presenter`` with a default for every function, the drawing kit, and the texts of both
languages. It imports ``bot.runtime`` and ``engines``; it knows no game, no table and no Discord.
"""
