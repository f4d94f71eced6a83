# Short answers to presses and commands that belong to no game. Everything here is read by one person only.

## The table

table-opened = The table is set. Chairs, options and the deal: **Host**.
again-opened = A new table is set below. You have a seat; the others can take theirs.
rehung = The board is at the bottom again.
no-table-here = There’s no table in this channel. Open one with **/game open**.
which-table = Which table? { $list }
no-game-here = You aren’t in any running game. Join a table, or open one with **/game open**.
no-press = I don’t know this button; nothing has changed. **/board** brings a fresh board.
no-press-earlier = That belongs to an earlier table. Use the buttons of the one that stands here now.
no-visitor = I’m only here as your guest. A table needs a server that I’ve been added to.
no-press-old = That table has been cleared away. Open a new one with **/game open**.
no-evening-old = That evening is no longer here. Plan a new one with **/evening plan**.
no-post-here = You can’t write here right now, so I won’t post anything for you either.
no-post-there = You can’t write in { $channel } right now, so I won’t post anything for you there either.
no-message = The message with this button is gone. Its command opens it again.
no-automod = AutoMod on this server blocked my answer. What you chose may count already, so have a look before you try again.
no-question = I’m not asking you that right now. Look at **My desk**.
no-pick = That can’t be picked now. Choose from the list.
unconfirmed = Not confirmed, so it doesn’t count. Pick again while there’s time.
here-noted = Good. The chair is still yours.
seat-kept = An automated player keeps chair { $number } for you.
b-take-back = Take it back
status-lobby = { $n ->
    [0] Nobody sits here yet; { $least } to { $most } can play.
    [one] { $n } person sits here; { $least } to { $most } can play.
   *[other] { $n } people sit here; { $least } to { $most } can play.
}
flight-lacks = Missing permission “{ $permission }” (channel settings → Permissions): { $feature }
lacking-permissions = In this channel I still need: { $list }. Turn it on in the channel’s permissions, then try again.

## Receipts for the host

host-done-start = Dealt.
host-done-pause = The clocks have stopped.
host-done-pause-untold = The clocks have stopped. I didn’t pass on your reason: I do that only for people who may write at the table just then.
host-done-resume = The clocks are running again.
host-done-cohost = { $who } now runs this table with you: everything but handing it over and naming co-hosts.
host-done-no-cohost = { $who } no longer runs this table with you.
host-done-move = The game goes on in this channel.
host-done-extend = More time for everybody.
host-done-skip = The step is over.
host-done-undo = I’ve taken the game back.
host-done-offer = The offer is on the table. The chair changes hands once it’s accepted.
host-done-automate = An automated player has the chair.
host-done-handover = The table has a new host.
host-done-remove = The seat leaves as soon as the game allows.
host-done-disqualify = The seat leaves as soon as the game allows, and can’t win.
host-done-end = The game is over.
host-done-cancel = The table is cleared away.
host-done-clear = The chair is free.

## After the game

verify-large = That file is too large for a record. The button **Record** under the story gives you the right one.
verify-lost = I couldn’t fetch that file from Discord. Please send it again.
verify-pending = I’m still checking your last record. One moment, please.
verify-stuck = I couldn’t finish checking this file. If it’s a record of a finished game, please try again in a while.
record-ready = The record of this game. **/verify** checks the deal with it here, **python -m bot verify** on your own computer.
log-ready = The whole story of this game.
share-asked = A poster to show around. You’re named on it, because you pressed **Share**.
share-poster = A poster to show around.
share-remembered-always = From now on posters of your games may name you. You can change this in **/me settings**.
share-remembered-never = From now on posters of your games show only the number of your seat. You can change this in **/me settings**.
b-share-always = Always name me
b-share-never = Never name me
share-agreed = { $n } of { $all } people agree.
seat-nameless = Seat { $number }

## Settings of a server

setup-saved = Saved. Applies from the next table on.
setup-line-language = Language: { $language }
setup-line-clocks = Time limits: { $pace }; { $own }
setup-clocks-usual = each at its usual length
may-i-close = A question to the server’s staff: may I close a table’s channel for writing during its nights? **/setup channels** says yes or no. Until then the channel stays open.
setup-line-channel = Table channel closed at night: { $closed ->
    [yes] yes
    [no] no
   *[unsaid] only for a host who may manage it
} · Graveyard: { $graveyard ->
    [yes] yes
   *[no] no
}
setup-line-under = Graveyards for voice channels and forums go in { $channel }
setup-line-voice = Microphones muted at night: { $hush ->
    [yes] yes
   *[no] no
}
setup-line-pictures = Boards: { $pictures ->
    [yes] with pictures
   *[no] as text
}
setup-clock-unknown = Choose a pace, or one time limit and its seconds.
setup-no-everyone = I never invite everybody at once. Choose another role.

## Help

help-about = I’m the game master of your game nights: I deal, I whisper secrets, I count votes and I know the rules. Open a table with **/game open**; everything else is buttons.
help-owner = Questions about this bot: { $owner }
