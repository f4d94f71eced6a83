"""What the boxed games share: everything is asked on the desk, the channel holds one board and a chronicle that grows.

A game brings its own words, pictures and rows; the frames of board, desk, chronicle and story are here.
"""
