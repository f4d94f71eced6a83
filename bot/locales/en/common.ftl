# Common to all games: standing buttons, refusals, clocks, absent people.

### Standing buttons (20 characters at most)

b-desk = My desk
b-help = How to play
b-host = Host
b-refresh = Refresh
b-textmode = Text mode
b-textmode-off = With pictures
b-whisper = Whisper to me
b-resign = Leave the game
b-again = Play again
b-log = As text
b-record = Record
b-share = Share
b-to-table = To the table
b-back = Back
b-here = I am here
b-other = Think again

### Refusals: always one sentence and the next step, never a hint about anybody

no-stale = That question is over. The table has moved on.
no-foreign = This button waits for somebody else.
no-double = I already have your answer.
no-option = That cannot be chosen now. Look at My desk.
no-count = { $most ->
    [one] Choose { $least } to { $most }.
   *[other] Choose { $least } to { $most }.
}
no-clock = That question has no clock, it waits.
no-game = No game is being played at this table now.
no-host = Only the host can do that.
no-lobby = That works only before the deal. The deal is done.
no-already-seated = You have a chair at this table already.
no-seat = There is no such chair here.
no-seat-yet = Take a chair first.
no-automat-already = A machine sits in this chair already.
no-extension = You may add 10 seconds to 1 hour.
no-handover = The table belongs to that person already.
no-pause = The clocks are running already.
no-paused = The clocks stand still already.
no-while-paused = The clocks stand still. Answer when they run again.
no-record = The record comes after the game; before, it would tell secrets.
no-rehang = The table has just been set anew. Try again in half a minute.
no-replacement = That person has a place here already, or knows something of this game. Choose somebody else.
no-skip = There is nothing to skip now.
no-store = I have nowhere to write this down, so nothing has happened. Please try again in a while.
no-undo = There is no way back; something hidden has come to light since.
no-withdrawal = This place is leaving the game already.
no-server = That works only on a server, in the channel of a table.
table-busy = A table stands in this channel already. Join it, or choose another channel.
too-many-tables = You host { $n } tables already. End one of them first, or let somebody else open this one.
too-many-tables-here = This server has { $n } tables already. Wait until one of them is free.
slipped = A wheel of mine has slipped. The game stands where it stood; please try again. ({ $code })
not-seated = You do not sit at this table. You may watch.
desk-empty = Nothing is wanted of you right now.
desk-waiting = Nothing is wanted of you now. Awaited: { $list }.
question-over = That question is over.

### Clocks and outages

pause = The host stops the clocks. Nobody loses a second.
pause-reason = The host stops the clocks: { $reason }. Nobody loses a second.
resume = The clocks run on, with what was left before the pause, ending { $until }.
back = I am back. Nothing is lost, the clocks start afresh, ending { $until }.
slow = The line was slow for a while. More time for everybody: ends { $until }.
table-gone = The table is gone. The game waits.
seat-lost = Somebody else sits in this chair now. Thank you for the game and for your silence.

### Absent people and the machine

automat = A machine sits in chair { $number }. { $who } may take it back at any time.
are-you-there = The game waits for you. Are you there?
your-turn = The table is waiting for you.
last-call = The last few seconds, the table waits for you. Ends { $until }.
absent-proposal = { $who } has been silent three times in a row. What about the chair?
absent-left = { $who } is no longer on the server. What about the chair?
b-wait = Wait
b-person = Another person
b-automat = Machine
b-remove = Remove
absent-waiting = The wait goes on.
automat-names = Ada Bela Clara Dora Emil Fanny Gus Hilda Ivan Jasper Kitty Leo Mabel Ned Olga Percy Queenie Rufus Stella Toby Una
