"""The pictures of Escape Plan: the board, the hand and the story, each with an equal description."""
