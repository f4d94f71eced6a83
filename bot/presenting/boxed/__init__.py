"""What the boxed games share: everything is asked on the desk, the channel holds one board and a chronicle that grows.

A game brings its own words, pictures and rows; the frame of board, desk, chronicle and story stands here once.
"""
