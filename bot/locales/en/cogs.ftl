# Short answers to presses and commands that belong to no game. Everything here is read by one person only.

## The table

table-opened = The table is laid. Chairs, options and the deal: **Host**.
again-opened = A fresh table stands below. You have a chair, the others press for theirs.
rehung = The board hangs below everything again.
no-table-here = No table stands in this channel. Lay one with **/table open**.
no-game-here = You sit at no table that plays right now.
no-press = I do not know this button. Nothing has changed.
no-press-old = That table has been cleared away. Lay a new one with **/table open**.
no-question = Nothing is asked of you here right now.
no-pick = That cannot be picked now. Choose from the list.
unconfirmed = Not confirmed, so it is no answer. Pick again while there is time.
here-noted = Good. Your chair is yours.
seat-kept = A machine keeps chair { $number } for you.
b-take-back = Take it back
status-lobby = { $n ->
    [0] Nobody sits here yet; { $least } to { $most } can play.
    [one] { $n } person sits here; { $least } to { $most } can play.
   *[other] { $n } people sit here; { $least } to { $most } can play.
}
flight-lacks = Missing permission { $permission }: { $feature }
lacking-permissions = In this channel I still need: { $list }. Switch it on in the channel's permissions, then try again.

## Receipts for the host

host-done-start = Dealt.
host-done-pause = The clocks stand still.
host-done-resume = The clocks run on.
host-done-extend = More time for everybody.
host-done-skip = The step is over.
host-done-undo = The game is taken back.
host-done-replace = The seat has changed hands.
host-done-automate = A machine plays the seat.
host-done-handover = The table has a new host.
host-done-remove = The seat leaves the game at the next checkpoint.
host-done-disqualify = The seat leaves the game at the next checkpoint and does not win.
host-done-end = The game is over.
host-done-cancel = The table is cleared away.
host-done-clear = The chair is free.

## After the game

record-ready = The record of this game. **python -m bot verify** checks the deal with it.
log-ready = The whole course of this game.
share-asked = A copy to show around. Only those are named who have pressed this button; you have agreed to yours now.
seat-nameless = Seat { $number }

## Settings of a server

setup-saved = Saved; it holds for the next table.
setup-line-language = Language: { $language }
setup-line-clocks = Clocks: { $pace }; { $own }
setup-clocks-usual = each at its usual length
setup-line-channel = Table channel closed by night: { $closed ->
    [yes] yes
   *[no] no
} · Graveyard: { $graveyard ->
    [yes] yes
   *[no] no
}
setup-line-voice = Voices hushed by night: { $hush ->
    [yes] yes
   *[no] no
}
setup-line-pictures = Boards: { $pictures ->
    [yes] with pictures
   *[no] as text
}
setup-line-role = A new lobby calls: { $role }
setup-clock-unknown = Choose a pace, or one clock and its seconds.
setup-no-everyone = I never call everybody. Choose another role.

## Help

help-about = I am the game master of your evening: I deal, whisper secrets, count votes and know the rules. **/table open** lays a table, everything else is done with buttons.
help-owner = Questions about this bot: { $owner }
