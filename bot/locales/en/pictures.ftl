# Words in the pictures of all games and their descriptions (alternative texts).

### The boards of all games

pic-title-start = Start of the game
pic-title-day = Day { $round }

pic-paused = Pause
pic-alt-paused = Pause, the clocks stand still.
pic-alt-awaited = Awaited: { $who }.
pic-alt-automats = Machine: { $who }.
pic-alt-more = All of it as text: My desk.
pic-poster-alt = { $title }. { $line } { $foot }.
