"""The pictures of Zbojníci: the board, the hand and the story, each with a description that says the same."""
