"""The parts that boxed games share: voice, chronicle, frames of the pages, and the default presenter.

Everything is asked on the desk; the channel holds one board and a chronicle that grows. A game brings its own words, pictures and rows;
modules here import only ``bot.presenting`` and ``engines``.
"""
