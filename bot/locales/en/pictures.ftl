# Words in the pictures of all games and their descriptions (alternative texts).

### The boards of all games

pic-title-start = Start of the game
pic-title-day = Day { $round }

pic-paused = Pause
pic-alt-paused = Pause, the clocks have stopped.
pic-alt-awaited = Waiting for: { $who }.
pic-alt-automats = Automated: { $who }.
pic-alt-more = All of it in words: My desk.
pic-poster-alt = { $title }. { $line } { $foot }.
