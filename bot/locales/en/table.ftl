# The table: what the host does, what the table sees of it, my desk, commands and their answers.

### Host: desk and buttons (20 characters at most)

host-title = Host
h-cohost = Co-hosts
game-elsewhere = This game’s channel is gone. It can go on here: the board is put up again, and nothing of the game is lost.
h-move = Go on here
moderator-title = Moderator
moderator-help = This table has a host of its own. Because you keep order here, you may pause the game (that opens the channel to everybody), let it go on, or end it.
host-lobby-help = Choose the game, arrange the chairs and begin. The table only sees the result.
host-running-help = The clocks and the chairs are yours; the rules aren’t. The table sees each step in one sentence.
host-not-now = Not now. Try again when this step is over.
h-start = Deal
h-cancel = Clear the table
h-options = Options
h-fill = { $n ->
    [one] { $n } automated player
   *[other] { $n } automated players
}
h-machines = Automated players
h-unfill = Free them all
h-kick = Free a chair
h-order = Seating order
h-order-where = Into whose place?
h-cards = Cards one by one
h-pause = Stop the clocks
h-resume = Resume
h-extend = Add a minute
h-skip = Skip
h-undo = Undo
h-replace = Another person
h-automate = Automate the chair
h-handover = Hand over
h-remove = Remove
h-disqualify = Disqualify
h-end = End the game
h-back = Back
h-whom = Which chair?
h-who = Which person?
h-which-options = What do you want to change? (up to 5)
host-form-old = Somebody has changed an option since you opened the form. Open it again: it shows what stands now.
h-which-cards = Which cards?
h-how-many = How many automated players?
h-chosen = Now: { $value }

### Host: confirmations

h-sure-cancel = Clear the table? Nobody gets to play, and every chair is free again.
h-sure-skip = Skip? Time runs out right now for everybody who hasn’t answered.
h-sure-undo = Take the game back to the last checkpoint? Answers since then no longer count.
h-sure-remove = Remove { $who } from the game?
h-sure-disqualify = Disqualify { $who }? They’re out of the game.
h-sure-end = End the game? It ends without a winner, and everything is revealed.
h-sure-handover = Hand the table over? The new host: { $who }.
h-sure-replace = Give the chair of { $who } to somebody else? They take over everything that chair holds and knows.
h-sure-automate = Put an automated player in the chair of { $who }? The table will know, and the chair can be given back at any time.

### What the table sees

told-extend = { $ends ->
    [no] The host adds time.
   *[yes] The host adds time. Time is up { $until }.
}
told-skip = The host isn’t waiting any longer. The game goes on.
told-undo = The host takes the game back a little. Answers since then don’t count.
told-replace = { $who } now has chair { $number }.
told-offer = { $person }, the host offers you chair { $number } ({ $who }). If you take it, you learn everything this chair knows.
told-back = { $who } is back in chair { $number }.
told-cohost = { $who } now runs the table together with the host.
told-no-cohost = { $who } no longer runs the table together with the host.
told-handover = The table has a new host: { $who }.
spoken = { $who }: { $text }
permission-lost = I’m missing a permission: { $list }. The game waits. An admin can turn it on in the channel’s settings.
permission-optional = I’m missing a permission: { $list }. The game goes on without it. An admin can turn it on in the channel’s settings.
automod = AutoMod on this server blocked a message of mine. The game goes on, but something may be missing from the channel. An admin can make an exception for my role in the server’s AutoMod rules. After that, **/board** posts what’s missing.
automod-late = **AutoMod held this back earlier:**
permission-back = { $ends ->
    [no] I have every permission I need again. The game goes on.
   *[yes] I have every permission I need again. The game goes on. Time is up { $until }.
}

### Answers to the host

host-done-options = The option is set.
host-done-fill = { $n ->
    [0] There’s no free chair for an automated player.
    [one] { $n } automated player sits down.
   *[other] { $n } automated players sit down.
}
host-done-back = The chair has its own player back.

### My desk

desk-title = My desk · { $who }
desk-moved = You’ve opened your desk elsewhere in the meantime. This is how things stand now.
desk-old = This page is old.
desk-spectator = You aren’t at this table. You may watch, but not write. You can take a chair before the next game.
settings = Settings

# The role that those who play carry as long as a game lasts.
role-playing = At the table
help-always = **My desk**: your hand and your question. **Host**: clocks and chairs, for the host alone. Lost sight of the board? Type **/board** or **/desk**.
secret-follows = Secret message. Contents follow.
confirm-note = It doesn’t count until you confirm it.
lapsed = Time is up, and the question is over.

### Options of every game

opt-withdraw = Leave the game
opt-disqualify = Disqualify

### Told: the deal

deal = The deck’s sealed and everybody’s seated. I’m dealing.

### The graveyard

graveyard = { $theme ->
    [kids] Study
   *[town] Graveyard
}
graveyard-open = { $theme ->
    [kids] This is where people who are out talk. **My desk** shows what’s under the tokens. I write no secrets here.
   *[town] This is where the dead talk. **My desk** shows what’s under the masks. I write no secrets here.
}

### Board: clocks and who is awaited

until = Time is up { $until }.
clock-stopped = The clocks have stopped.
last-minute = The last minute.
last-seconds = The last few seconds.
missing = Waiting for: { $list }.

### Story

story-title = The story of the game
story-moment = **The moment of the night:** { $text }
story-moment-menu = What was the moment of the night?
moment-picked = { $n ->
    [one] Your pick: “{ $text }”. You’re the first to choose, and you may change your mind for a day.
   *[other] Your pick: “{ $text }”. So far { $n } people have chosen. You may change your mind for a day.
}
moment-over = The vote is over. { $text ->
    [none] Nobody has chosen a moment.
   *[other] The moment of the night: “{ $text }”
}
story-verified = Deal verified ✓
proof-sealed = When the lobby opened, I drew the deal’s secret and sealed it: `{ $seal }`. Anybody could read the seal under **Details** before the deal, and each receipt of **Ready** has it.
proof-opened = Now the seal is open. Put one after the other and run through SHA-256, these give exactly that seal: { $version ->
    [1] the salt `{ $salt }` and the secret `{ $secret }` (version 1).
   *[other] the table’s id `{ $table }`, the salt `{ $salt }` and the secret `{ $secret }` (version { $version }).
}
proof-follows = The deal follows from the secret and from the number that Discord gave to each **Ready** press. I couldn’t know those, and you couldn’t know the secret.
proof-check = **Record** holds it all. **python -m bot verify** checks it and plays the game again, move by move.
story-proof = Seal, version { $version }: `{ $seal }`; salt `{ $salt }`, secret `{ $secret }`.

### The end of a game for one player

own-title = Your night
own-result = { $won ->
    [yes] You won: { $role }.
    [no] You lost: { $role }.
   *[none] Nobody won. You ended as: { $role }.
}
own-line = A line you can post in the channel:
own-post = { $who }: { $won ->
    [yes] won
    [no] lost
   *[none] nobody won
}, { $role }. { $fact }
b-own-post = Post
own-posted = It’s in the channel now.
own-posted-already = Your line is already in the channel.
own-not-posted = I couldn’t post it just now. Press again in a moment.
