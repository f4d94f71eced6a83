"""The pictures of Mafia City: the board, the hand and the story, each with an equal description."""
