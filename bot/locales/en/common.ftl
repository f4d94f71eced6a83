# Common to all games: standing buttons, refusals, clocks, absent people.

### Standing buttons (20 characters at most)

b-desk = My desk
b-accept = Take the chair
b-help = How to play
b-host = Host
b-refresh = Refresh
b-more = More
b-settings = Settings
b-notes = Notes
b-away = Away for a moment
b-language-discord = Same as Discord
b-language-cs = Čeština
b-language-en = English
settings-title = ### Settings
settings-language = The language I use with you, here and at every other table:
settings-text = { $text ->
    [yes] I don’t draw pictures for you; you get everything in words.
   *[no] I draw tables, cards and boards for you. In text mode you get everything in words.
}
b-textmode = Text mode
b-textmode-off = With pictures
b-whisper = Whisper to me
b-resign = Leave the game
b-again = Same game again
b-log = Story as text
b-record = Record
b-replay = Replay
b-share = Share
b-share-agreed = Share · { $n } of { $all } agree
b-proof = How do I know?
b-to-table = To the table
b-back = Back
b-here = I’m here
b-other = Let me think

### Refusals: always one sentence and the next step, never a hint about anybody

no-stale = That question is over. The table has moved on.
no-foreign = That button is for somebody else.
no-theirs = That button is for { $who } right now.
no-double = I already have your answer.
notes-label = Only you can read this
notes-kept = Your notes are kept with this table.
notes-off = This table has no notes.
away-noted = You’re away: no question that waits for you runs out before you’re back, { $until }. Everybody else’s clock runs as usual.
away-line = Away for a moment: { $list }.
away-one = { $who } (back { $until })
away-off = This table gives no extra time for stepping away.
away-night = Nobody gets extra time at night. Try again in the morning.
away-again = You’ve been away in this phase already. You can step away again in the next one.
away-paused = The clocks have stopped anyway.
guess-taken = Your guess is sealed.
guess-closed = That guess is closed now.
guess-many = I can’t take more guesses on that.
no-option = That can’t be chosen now. Look at **My desk**.
no-count = Choose { $least } to { $most }.
no-clock = That question has no time limit; it waits for you.
no-game = There’s no game at this table now. Open a new one with **/game open**.
no-host = Only the host can do that: { $who }.
no-lobby = That works only before the deal, and the cards are out. Take a chair for the next game.
no-already-seated = You already have a chair at this table.
no-seat = There’s no such chair here. Choose one from the list.
no-seat-yet = Take a chair first.
no-automat-already = An automated player already has this chair.
no-extension = You can add from 10 seconds to 1 hour.
no-cohost = The host already has every right, and a table has at most { $most } co-hosts.
no-handover = The table already belongs to that person.
no-pause = The clocks are already running.
no-paused = The clocks have already stopped.
no-while-paused = The clocks have stopped. Answer when they run again.
no-record = The record comes after the game; until then it would give secrets away.
no-rehang = The board was refreshed a moment ago. Try again in half a minute.
no-replacement = That person already has a seat here, or knows too much about this game. Choose somebody else.
no-skip = No time is running, so there’s nothing to skip. Try again at the next question.
no-store = I have nowhere to write this down, so nothing has happened. Please try again in a while.
no-log = I can’t read the log of this game right now, so I don’t know where we stand. Please try again in a while.
no-store-unsure = My note of this wasn’t confirmed, so I can’t tell yet whether it counted. Please look again in a moment.
no-offer = This offer no longer stands.
no-offer-told = I couldn’t put the offer on the table just now. Please try again in a while.
no-undo = There’s nothing to take back: nothing has happened yet, or something hidden has come to light.
no-withdrawal = This seat is already leaving the game.
no-server = That only works on a server, in a table’s channel.
no-channel = This game’s channel is gone. Type **/game resume** in the channel where it should go on.
no-move = A game can only move when its channel is gone, and only to a channel of the same server.
table-busy = There’s already a table in this channel. Join it, or choose another channel.
too-often = That’s too often in a row. Try again { $when }.
too-many-tables = You already host { $n ->
    [one] { $n } table
   *[other] { $n } tables
}. End one of them first, or let somebody else open this one.
too-many-tables-here = This server already has { $n ->
    [one] { $n } table
   *[other] { $n } tables
}. Wait until one of them is free.
set-aside = { $reason ->
    [rules] An earlier version of me dealt the game here, and I can’t carry it on correctly.
   *[damaged] I can no longer read the game that was played here.
} It waits exactly as it is, for a later version of me. Until then you may open a new table in this channel. ({ $code })
set-aside-host = { $reason ->
    [rules] An earlier version of me dealt your game in { $channel }, and I can’t carry it on correctly.
   *[damaged] I can no longer read your game in { $channel }.
} It waits exactly as it is. Tell the person who runs me: the journal says more under { $code }. Until then you may open a new table there.
slipped = Something went wrong on my side. The game is exactly where it was; please try again. ({ $code })
press-again = I was restarted before I could answer. Please try again; if it has counted already, I’ll say so.
not-seated = You aren’t at this table. You may watch.
desk-empty = You have nothing to do right now.
desk-waiting = You have nothing to do right now. Waiting for: { $list }.
question-over = That question is over.

### Clocks and outages

pause = The host stops the clocks. Nobody loses a second.
pause-reason = The host stops the clocks: { $reason }. Nobody loses a second.
resume = { $ends ->
    [no] The clocks are running again, with the time that was left before the pause.
   *[yes] The clocks are running again, with the time that was left before the pause. Time is up { $until }.
}
back = { $ends ->
    [no] I’m back. Nothing is lost.
   *[yes] I’m back. Nothing is lost, and the clocks start over. Time is up { $until }.
}
slow = { $ends ->
    [no] The connection was slow for a while. The game goes on.
   *[yes] The connection was slow, so everybody gets more time. Time is up { $until }.
}
table-gone = The table’s channel is gone, and the game waits. The host can continue it in another channel with **/game resume**, or end it with **/game end**.
seat-lost = Somebody else sits in this chair now. Thank you for the game and for your silence.

### Absent and automated players

automat = An automated player sits in chair { $number }. { $who } may take it back at any time.
are-you-there = The game is waiting for you. Are you there?
your-turn = The table is waiting for you.
last-call = Only a few seconds left, and the table’s waiting for you. Time is up { $until }.
slow-over = The game is over. The story is at the table.
slow-call = The table is waiting for you. Time is up { $until }.
absent-proposal = { $who } has been silent three times in a row. What should happen to the chair?
absent-left = { $who } is no longer on the server. What should happen to the chair?
b-wait = Wait
b-person = Another person
b-automat = Automated player
b-remove = Remove
absent-waiting = We’ll keep waiting.
automat-names = Ada Bela Clara Dora Emil Fanny Gus Hilda Ivan Jasper Kitty Leo Mabel Ned Olga Percy Queenie Rufus Stella Toby Una
