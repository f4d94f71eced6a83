"""The pictures of Nostra City: the board, the hand and the story, each with an equal description."""
