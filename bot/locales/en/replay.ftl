# The replay: one page in which a night can be walked through again, and how it is handed over.

replay-language = Language
replay-eyes = View
replay-table-eyes = The table
replay-all-eyes = Everybody
replay-warning = This view also shows what was hidden from the table.
replay-course = Steps so far
replay-story = The story
replay-curve-round = Round
replay-curve-open = What everybody saw
replay-counted = By round: { $what ->
    [income] income in thousands of dollars
    [respect] Respect
    [ducats] ducats
   *[vp] points
}
replay-counted-secret = { $what ->
    [cash] Cash that only its owner saw, in thousands of dollars
   *[money] Money in the Bank that only its owner saw
}
replay-proof = Proof of the deal
replay-keys = Keys: ← → step, with Shift phase, Home and End, Space plays, n and p go to the moments that mattered.
replay-reach = Place in the game
replay-walk = Moving through the game
replay-where = Step { $n } of { $all }
replay-where-yet = Step { $n }
replay-measure = Show how long it is
replay-notes = My notes
replay-previous = Previous step
replay-next = Next step
replay-previous-phase = Previous phase
replay-next-phase = Next phase
replay-previous-mark = Previous moment that mattered
replay-next-mark = Next moment that mattered
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-asked = Asked
replay-answered = Answered
replay-told = Told
replay-auto = automated
replay-clock = clock
replay-forced = only choice
replay-host = host
replay-made-good = The record in this page is as it was written.
replay-made-bad = The record in this page has been CHANGED.
replay-made = SHA-256 of the record
replay-seal-good = The seal belongs to the opened secret.
replay-seal-bad = The seal does NOT belong to the opened secret.
replay-seal = Seal
replay-version = Version of the seal
replay-table = Table
replay-salt = Salt
replay-secret = Secret
replay-seed-good = The seed follows from the secret and the presses.
replay-seed-bad = The seed does NOT follow from the secret and the presses.
replay-presses = Presses
replay-seed = Seed
replay-no-crypto = This browser can’t check a file opened this way. The command below can.
replay-no-proof = This record holds the game without a proof of the deal.
replay-command = This command plays every move again:
replay-download = Download the record
replay-no-script = This page needs JavaScript. It sends nothing anywhere.

replay-written = { $file } is ready: { $steps } steps, { $kilobytes } kB.
replay-unreadable = { $reason ->
    [missing] There’s no file { $file }. Give the name that Discord saved the record under, with its folder.
    [unreadable] { $file } can’t be read: it may be a folder, or somebody else’s file.
    [large] { $file } is too large for the record of a game.
    [unfinished] { $file } is the record of a game that isn’t over.
   *[other] { $file } isn’t a record of a finished game. The button Record under a story gives you one.
}
replay-unwritten = { $file } can’t be written: { $reason }
replay-diverged = From move { $move } on, this record doesn’t follow the rules, so nothing true can be shown.
replay-making = Putting the replay together… { $n } of { $all }
replay-pending = I’m already putting a replay together for you. Ask for the next one when you have it.
replay-ready = The whole night once more, step by step. Open the file in a browser; no network is needed.

# What could be known (Mafie): probabilities from public facts, and the moments that moved them most.
replay-known = What could be known
replay-known-note = The probability that a seat is { $theme ->
    [kids] a Villain
   *[town] of the Mafia
}, from what was public alone: shown tokens, votes, who the night chose, and what was said (taken as said, not as true). It’s worked out the way automated players do it, without a look at anybody’s hand or question.
replay-known-seat = Seat
replay-known-now = Now
replay-known-day = Day { $n }
replay-known-truth = In truth
replay-known-mafia = { $theme ->
    [kids] Villain
   *[town] Mafia
}
replay-known-other = no
replay-turning = Turning points
replay-chapters = The best moments
replay-moment = The moment of the night
replay-trailer = Trailer
replay-tell = Who won?
replay-turn-first = Day { $round }: the first ballot changed the picture.
replay-turn-final = Day { $round }: the final ballot changed the picture.
replay-turn-changed = Day { $round }: in the tie { $seat } votes for { $target } instead.
replay-turn-stays = Day { $round }: in the tie { $seat } keeps the same vote.
replay-turn-token-police = Day { $round }: the token of { $seat } is shown, Police.
replay-turn-token-mafia = Day { $round }: the token of { $seat } is shown, { $theme ->
    [kids] a Villain
   *[town] Mafia
}.
replay-turn-token-agent = Day { $round }: the token of { $seat } is shown, the Agent.
replay-turn-victim = Day { $round }: the night has chosen { $seat }.
replay-turn-said = Day { $round }: { $seat } speaks.
replay-turn-said-about = Day { $round }: { $seat } speaks about { $target }.
replay-turn-recruiting = Night { $round }: the { $theme ->
    [kids] Villains win somebody over
   *[town] Mafia recruits somebody
}.
replay-turn-else = Day { $round }: something changed.
