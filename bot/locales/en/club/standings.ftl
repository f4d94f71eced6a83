# Standings of an evening and of a season: the picture, its description, and the same as text.

pic-standings-alt = Standings, { $title }. { $rows }
pic-evening-alt = The evening { $title }, { $when }. { $games }
standings-row = { $place }. { $who }: { $number }
standings-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
standings-none = There’s nothing to show here.
standings-prize-gold = gold
standings-prize-silver = silver
standings-prize-bronze = bronze
standings-prize-game = most points in one game
