# The history: a list of finished games, and one of them.

nights-title = History
nights-title-of = History · { $who }
nights-line = { $when } **{ $game }** ({ $n }), { $how }{ $winners ->
    [none] { "" }
   *[other] : { $winners }
  }
nights-more-names = { $list } and { $n } more
nights-none = There’s nothing to show here.
nights-title-evening = Games of the evening · { $name }
nights-which-evening = Evening
nights-any-evening = All evenings
nights-which-game = Game
nights-whole = All games
nights-open = Open a game
nights-choice = { $game }, { $how }
b-nights-newer = Newer
b-nights-older = Older
b-nights-back = Back
b-night-record = Record
b-night-course = Story as text
b-night-again = Play again
b-night-story = Story
night-when = { $from } to { $to } · { $minutes } min · { $where }
night-set = Set: { $set }
night-how = End: { $how }
night-seat = { $who }{ $won ->
    [yes] { " " }– won
   *[no] { "" }
  }{ $scored ->
    [yes] { " " }· { $score }
   *[no] { "" }
  }
night-rated = It counts for the rating.
night-unrated = It doesn’t count for the rating: { $why }.
night-seal = Seal { $seal }.
night-left-out = The rules no longer have these settings: { $list }.
unrated-unfinished = the host ended it
unrated-no-winner = nobody won
unrated-disqualified = a disqualification
unrated-kids = a game for children
unrated-solo = a game for one
unrated-machines = too many automated players
unrated-alone = too few people against each other
unrated-unknown = the result is yet to be counted
no-replay-here = There’s no finished game in this message. Pick a message with the button **Replay**.
night-no-replay = This record can’t be replayed under today’s rules.
