"""The pictures of Zbojníci: the board, the hand and the story, each with an equal description."""
