"""Learn how people and automated players choose in Mafie (MA-1.6), and measure the conclusions (MA-1.12): ``python -m bot.lab.learning``.

``partners`` names the players, ``playing`` lets them play and keeps the public facts, ``counting`` finds the choices in them, ``fitting``
the numbers that explain them best, ``learning`` goes through the rounds, ``writing`` writes the file, ``measuring`` compares with the
truth, ``checking`` holds that against the bars.
"""
