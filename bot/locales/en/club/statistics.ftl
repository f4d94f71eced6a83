# Statistics of a person on a server; counts stand behind the word, so that the line is right for any number.

stats-title = Statistics · { $who }
stats-games = Games: { $n }
stats-won = wins: { $n }
stats-won-share = wins: { $n } ({ $percent }%)
stats-evenings = evenings: { $n }
stats-points = points: { $n }
stats-season = season: { $points } points, place { $place }
stats-of-season = Only { $season }.
stats-game = **{ $game }** { $n }
stats-side = { $side } { $n }, won { $won }
stats-size = { $least }–{ $most } people { $n }, { $won }
stats-sizes-head = Games and wins by number of people:
stats-badges = Badges { $n }: { $list }
stats-badges-more = { $list } and more
stats-badges-title = Badges · { $who }
stats-badge = **{ $badge }** – { $when }
stats-last = Last games:
stats-last-game = { $when } { $game }: { $won ->
    [yes] won
   *[no] didn’t win
  }, points { $points }
stats-none = There’s nothing to show here.
stats-whole = All games
stats-which-game = Game
stats-which-season = Season
stats-always = From the beginning
b-stats-badges = Badges
b-stats-games = Games
b-stats-back = Back
b-post = Post
rating-shown = rating { $mu } ± { $sigma }
rating-soon = no rating yet ({ $n } of { $least } games)
