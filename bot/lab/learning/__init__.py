"""Learn how people and automated players choose in Mafie (MA-1.6), and measure the conclusions (MA-1.12): ``python -m bot.lab.learning``.

``playing`` plays games and keeps their public facts, ``counting`` counts the choices in them, ``fitting`` fits the parameters,
``learning`` runs the rounds, ``measuring`` compares forecasts with the truth, ``__main__`` writes the file or checks the bars.
"""
