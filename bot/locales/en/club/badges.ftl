# Badges of the club: for games and evenings together.

badge-gn_first = The First Chair
badge-when-gn_first = Finish a game.
badge-gn_five = All Five
badge-when-gn_five = Finish each of the games on offer.
badge-gn_steady = A Steady Seat
badge-when-gn_steady = Play { $running } evenings of one series in a row.
badge-gn_spare = The Spare Chair
badge-when-gn_spare = Wait for a chair and still get to play, on { $evenings } evenings.
badge-gn_hundred = A Hundred Games
badge-when-gn_hundred = Finish { $games } games.
badge-gn_ten = Ten Evenings
badge-when-gn_ten = Play on { $evenings } evenings.
badge-gn_host = The Good Host
badge-when-gn_host = Host { $games } games to the end.
badge-gn_stand = Standing In
badge-when-gn_stand = Take over a seat in mid-game and finish it.
