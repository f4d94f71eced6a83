"""The pictures of Mafie: the board, the hand and the story, each with an equal description."""
