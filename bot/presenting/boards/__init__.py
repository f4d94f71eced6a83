"""The pictures of each game: pure functions of a view, the names and the words."""
