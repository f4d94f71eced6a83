# Commands of statistics, standings, the history and seasons.

cmd-stats = stats
cmd-stats-about = Show games, wins, rating and badges
arg-stats-person-about = Whose; your own when left out
arg-stats-game-about = Only this game
cmd-standings = standings
cmd-standings-about = Show the standing of the season, of an evening, or of one game by rating
arg-what = what
arg-what-about = What to show; the season when left out
choice-board-season = season
choice-board-evening = last evening
cmd-nights = history
cmd-nights-about = Show the finished games of the server
arg-nights-person-about = Only games of this person
cmd-season = season
cmd-season-about = Seasons of the server
cmd-season-open = open
cmd-season-open-about = Begin a season
cmd-season-close = close
cmd-season-close-about = End the season and hand out trophies
cmd-season-show = show
cmd-season-show-about = Show the seasons and their trophies
arg-season-name = name
arg-season-name-about = What the season is called
