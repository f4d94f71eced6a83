"""The parts that boxed games share: voice, chronicle, frames of the pages, and the default presenter.

All questions are on the desk; the channel holds one board and a growing chronicle. A game brings its own words, pictures and rows;
modules here import only ``bot.presenting`` and ``engines``.
"""
