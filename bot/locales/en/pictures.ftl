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

### The poster of a finished game

pic-share-won = { $n ->
    [1] Winner
   *[other] Winners
}
pic-share-others = The others
pic-share-players = Nobody won
pic-share-lost = Lost
pic-share-winner = won
pic-share-winners = won: { $list }
pic-share-decisive = What decided it
pic-share-moment-chosen = The moment of the night, as the table chose

### The invitation of an evening

pic-invite-full = Every chair is taken.
pic-invite-free = { $n ->
    [one] One chair is free.
   *[other] { $n } chairs are free.
}
pic-invite-least = { $n ->
    [one] One more and you can play.
    [2] Two more and you can play.
    [3] Three more and you can play.
   *[other] { $n } more and you can play.
}
pic-invite-chairs = { $n ->
    [0] None of { $chairs } chairs is taken.
   *[other] { $n } of { $chairs } chairs are taken: { $who }.
}
pic-invite-alt = { $game }. { $name }. { $when }. { $chairs } { $missing }
