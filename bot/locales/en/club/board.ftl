# Standings and seasons.

board-season = Season { $name }
board-year = The last 365 days
board-evening = The last evening
board-rating = Rating · { $game }
board-by-points = points for finished games
board-by-rating = from ten games on
board-own = You:
board-which = Standing
board-strength = { $mu } ± { $sigma }
season-opened = Season { $name } begins.
season-runs = Season { $name } is running. Close it first.
season-runs-since = Season { $name } is running, started: { $when }.
season-none = No season is running.
season-close-ask = Close season { $name }? Its standings become final; this can’t be undone.{ $running ->
    [0] { "" }
    [one] { " " }One game is still being played; it won’t count.
   *[other] { " " }{ $running } games are still being played; they won’t count.
}
season-closed = Season { $name } ends.{ $medals ->
    [none] { "" }
   *[other] { " " }{ $list }.
}
season-medal-gold = Gold: { $list }
season-medal-silver = silver: { $list }
season-medal-bronze = bronze: { $list }
season-prize = { $game }: { $list }
season-over = Season { $name }: { $from } to { $to }.
season-done = Done.
season-kept = The season goes on.
b-season-close = Close the season
b-season-keep = Let it run
no-board = Standings and seasons are switched off here.
no-season = There’s no such season here.
