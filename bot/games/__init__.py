"""How each game is shown: one package or module a game, reached through ``bot.presenting.presenter``."""
