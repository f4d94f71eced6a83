# What the program says on the command line, to whoever runs it.

## run
run-no-token = No token. Put the token of your bot into DISCORD_TOKEN (a line in the file .env will do); you find it on the Bot page of your application at https://discord.com/developers/applications.
run-bad-token = Discord does not accept the token: it is wrong, or was reset. Make a new one on the Bot page of your application and put it into DISCORD_TOKEN.
run-no-intents = Discord refuses the intents this bot asks for. Switch on the Server Members Intent on the Bot page of your application.
run-refused = Discord has closed the connection for good (code { $code }). Update this program.
run-shards-differ = Another process of this bot runs with { $running } shards in all. All of them have to name the same number in CONSIGLIERE_SHARDS, or auto.
run-shards-sqlite = CONSIGLIERE_SHARDS names a part of the shards, and the database is a file, which one process has for itself. Several processes need PostgreSQL: set DATABASE_URL.
run-no-database = { $kind ->
    [StoreUnwritable] { $chosen ->
        [yes] The database can only be read. Give this program the right to write to it and its folder.
       *[no] The data folder cannot be written to. Give this program the right to write to it, or name another one in CONSIGLIERE_DATA.
    }
    [StoreFull] The disk of the database is full. Make room.
    [StoreLocked] Another program holds the database. Run one bot for one SQLite file only.
    [StoreTooNew] A newer version of this program has changed the database. Update this program.
    [StoreTooOld] The database is too old for this program. Start an earlier version once, which brings it up to date.
   *[other] { $chosen ->
        [yes] The database cannot be opened. Check DATABASE_URL.
       *[no] The database in the data folder cannot be opened. Check CONSIGLIERE_DATA.
    }
} ({ $reason })
run-held = { $pid ->
    [0] Another bot is already running on this database. An SQLite file serves one bot: stop the other one first.
   *[other] A bot is already running on this database, as process { NUMBER($pid, useGrouping: 0) }. An SQLite file serves one bot: stop that one first.
}
run-metrics = The metrics cannot be shown at { $address } ({ $reason }). Put another address into CONSIGLIERE_METRICS, for example 127.0.0.1:9464, or leave it out.
run-settings = These settings cannot work:
run-parts = Some games are not complete:

## rehearse
rehearse-ready = A night is ready: { $url }
rehearse-stop = Ctrl+C ends it.
rehearse-port = Port { $port } is taken. Choose another with --port.
rehearse-people = Alex Kate Mark Tessa Jack Lucy
rehearse-voice = At the table

## simulate
simulate-unknown = There is no game { $game }. Known: { $list }.
simulate-players = The players can be: { $list }.
simulate-head = { $game }, { $seats } seats, { $games } games, { $seconds } s
simulate-line = { $side }: { $percent } % (95 %: { $low } to { $high } %)
simulate-moves = { $n } answers a game on average
simulate-setup = This cannot be dealt: { $reason }
simulate-side-police = Police win
simulate-side-mafia = Mafia wins
simulate-side-gang = Gang wins
simulate-side-all_out = nobody left
simulate-side-stalemate = stalemate
simulate-side-aborted = aborted
simulate-side-treasury_kept = the prince wins
simulate-side-richest = one robber wins
simulate-side-shared = the win is shared
simulate-side-target = one reaches the target
simulate-side-points = points above the target decide
simulate-side-reserve = the smaller reserve decides
simulate-side-cards = cards in hand decide
simulate-side-mayor = the Mayor decides
simulate-side-order = the order decides
simulate-side-idle = the city stays without a master
simulate-side-acquitted = the Godfather is innocent
simulate-side-acquitted_shared = the Godfather is innocent and the win is shared
simulate-side-informant = the FBI Informant wins
simulate-side-informant_shared = the Informants share the win
simulate-side-convicted = nobody wins
simulate-side-escaped = one player wins
simulate-side-all_arrested = everybody is arrested
simulate-side-costa = Lieutenant Costa wins
simulate-side-arrested = the solo player is arrested

## balance
balance-unreadable = The balance figures in { $file } cannot be read. Restore it from Git, or delete it and everything is played again.

## verify
verify-unreadable = { $reason ->
    [missing] There is no file { $file }. Give the name that Discord saved the record under, with its folder.
    [unreadable] { $file } cannot be read: it may be a folder, or somebody else’s file.
    [large] { $file } is too large for the record of a game.
    [damaged] { $file } is damaged: it ends too early, or somebody has changed it. Download the record again.
   *[foreign] { $file } is not the record of a game. The button Record under a story gives you one.
}
verify-seal-good = The seal published before the deal belongs to the opened secret.
verify-seal-bad = The seal does NOT belong to the opened secret: somebody changed the deal after it was sealed.
verify-compare = The seal is { $seal }, version { $version }. Your channel must have shown this seal and this version before the deal; a seal without a version is of version 1.
verify-seed-good = The seed follows from the secret and from the players’ presses, which came after the seal.
verify-seed-bad = The seed does NOT follow from the secret and the presses: another deal was played.
verify-game-good = The game can be replayed exactly as it was recorded, { $moves } answers.
verify-game-bad = The game can NOT be replayed: it differs from the rules at answer { $move }.
verify-unfinished = The game is NOT over in this record: somebody cut its end off, or it was copied during the game.
verify-version-unknown = The record was made by version { $version } of the rules; this program knows versions 1 to { $known } and cannot judge it.
verify-version-older = The record was made by version { $version } of the rules; it is checked by today’s version { $known }.
verify-outcome = Result: { $reason }, winners { $winners }.
verify-no-proof = The file holds a game without the proof of its deal; only the game itself is checked.
verify-good = Everything fits together.
verify-good-so-far = What the record holds is in order, but it proves no result.
verify-bad = This record does not hold up.

## doctor, health
doctor-fine = Nothing is missing. Have a good evening.
health-good = alive
health-bad = no sign of life

## recount
recount-games = { $n ->
    [one] { $n } game counted again, { $mended } corrected.
   *[other] { $n } games counted again, { $mended } corrected.
}
recount-unreadable = { $n ->
    [one] { $n } record cannot be read: { $list }
   *[other] { $n } records cannot be read: { $list }
}
recount-ratings = Ratings corrected: server { $server }, { $game }.

## backup and restore
backup-done = The copy is complete: { $file }
restore-done = The database is now the one from the copy: { $file }. The old one is kept beside it, with .before-restore added to its name, and a number if that name was taken.
backup-inside = Inside: schema { $schema }, { $running ->
    [one] { $running } running game
   *[other] { $running } running games
}, { $lobbies ->
    [one] { $lobbies } lobby
   *[other] { $lobbies } lobbies
}, { $nights ->
    [one] { $nights } finished night
   *[other] { $nights } finished nights
}, { $mb } MB.
backup-broken = { $n ->
    [one] One game in it
   *[other] { $n } games in it
} cannot be continued by this version: { $list }
backup-nothing = The file { $file } does not exist.
backup-unreadable = The file { $file } cannot be read: { $reason }
backup-exists = { $file } already exists. Choose another name.
backup-damaged = This is not a complete database of the bot: { $reason }
backup-foreign = This database has triggers or views that are not the bot’s: { $list }. They could change every game, so it is not put in place.
backup-failed = It could not be written: { $reason }
backup-postgres = This database is PostgreSQL: use pg_dump and pg_restore.
restore-held = The bot is running on this database ({ $reason }). Stop it first.

## help
help-run = Connect to Discord (or to DISCORD_API_URL) and run the bot until stopped.
help-rehearse = Play on this machine: a local Discord with a web page, and a lobby ready to start.
help-simulate = Simulate many games of automated players and print how often each side wins.
help-verify = Check a record: the seal of the deal, the seed, and a replay of the game.
help-replay = Turn a record into a page that replays the night step by step, offline in any browser.
help-recount = Recalculate results and ratings of all finished games from their records, and fix differences.
help-backup = Copy the SQLite database, even while the bot runs, and check the copy.
help-restore = Replace the SQLite database of a stopped bot with a copy; the old database is kept beside it.
help-doctor = List what the bot still needs before a night, and how to fix it.
help-health = Check the heartbeat of the running bot, for a container's health check.
help-option-port = Port of the page on this machine.
help-option-people = People at the table, including you; 0: a good number.
help-option-language = cs or en.
help-option-browser = Open the page in the browser.
help-option-seats = Seats at the table; 0: a good number.
help-option-games = How many games.
help-option-option = An option of the rules, name=value; may be repeated.
help-option-players = auto (normal), gentle, normal, skilled, strong or random.
help-option-processes = Processes to use; 0: one per processor.
help-option-seed = The first seed; further games take the next ones.
help-option-record = A record, downloaded with [Record] under a story.
help-option-page = The file of the page.
help-option-page-language = Language of this output, cs or en; the page has both.
help-option-copy = The copy to create; it must not exist yet.
help-option-backup-file = A copy made by backup.
help-option-mend = Set tags, install link and description at Discord.
help-option-game = The game: { $list }.
help-program = Consigliere: the game master of your game night.

## usage
usage-option = There is no option { $what }, or it is written differently.
usage-value = { $what } is missing or cannot have this value.
usage-command = This does not make sense. Commands: { $list }.
usage-help = Help: { $command } --help
