"""The pictures of Escape Plan: the board, the hand and the story, each with a description that says the same."""
