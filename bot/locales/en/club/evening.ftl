# The evening: invitation, looking for a date, answers, the door, the end.

### Invitation

ev-open = Are you coming? Press a button.
ev-where = Where: { $channels }
ev-voice = voice: { $channel }
ev-repeat-weekly = every week ({ $weekday })
ev-repeat-fortnightly = every other week ({ $weekday })
ev-repeat-monthly = once a month ({ $weekday })
ev-games = { $n ->
    [one] Playing: { $games }
   *[other] Playing: { $games }, then { $more }
}
ev-host = Hosted by { $host }.
ev-seated = { $n ->
    [0] **{ $chairs } chairs, all of them free so far.**
   *[other] **{ $n } of { $chairs } chairs taken**: { $list }
}
ev-held = { $n ->
    [one] { $n } chair is held for people who missed out last time, until { $until }.
   *[other] { $n } chairs are held for people who missed out last time, until { $until }.
}
ev-waiting = Waiting: { $list }
ev-maybes = Maybe: { $list }
ev-invited = Invited: { $list }
ev-noes = Not coming: { $n }
ev-others = and { $n } more
ev-lays = The table opens { $until }.
ev-door-people = { $n ->
    [0] The door is open. Press if you’re here. The draw is { $until }.
    [one] { $n } person is here. The draw is { $until }.
   *[other] { $n } people are here, for { $tables } tables. The draw is { $until }.
}
ev-missed = I’m late; the evening should have begun { $when }. I won’t count anybody as missing.
ev-is-cancelled = This game night is cancelled.
ev-is-over = This game night is over.
ev-next = The next one: { $when }.

b-ev-yes = Coming
b-ev-maybe = Maybe
b-ev-no = Not coming
b-ev-who = Who’s coming
b-ev-calendar = Calendar
b-ev-desk = Host
b-ev-here = I’m here
b-ev-away = I’m leaving
b-ev-none = None
b-ev-table = To the table
b-ev-message = The invitation
b-ev-remind = Remind me
b-ev-open = Open now
b-ev-move = Move
b-ev-drop = Cancel the evening
b-ev-keep = Keep it
b-ev-post = Post it
b-ev-week = A week later
b-ev-toss = Discard
b-ev-take = Choose the date
b-ev-add_date = Add a date
b-ev-strike = Strike a date
b-ev-when = When
b-ev-plan = What and when
b-ev-details = Details
b-ev-options = Game options
b-ev-people = Co-hosts and pings
b-ev-where = Choose a channel
b-ev-lay = Open now
b-ev-uninvite = Take off the list
b-ev-event = Server calendar
b-ev-cancel = Cancel the evening
b-ev-end = End the evening
b-ev-draw = Seat everybody
b-ev-next = Next planned game
b-ev-back = Back
b-ev-do_cancel = Cancel the evening
b-ev-do_end = End the evening

### Looking for a date

poll-open = When shall we meet?
poll-leads = leads, { $n }
poll-nobody = nobody
poll-hint = Choose every date that suits you. The poll ends { $until }.
poll-menu = Which dates suit you?
poll-is-over = The poll is over. The host chooses the date now.
poll-given = Your dates: **{ $list }**. You may change it while the poll is open.
poll-none = All right, none of these. You may change your mind while the poll is open.
poll-taken = The date of **{ $name }** is set: { $when }. If you chose it, you have a chair.
poll-struck = { $when } is off the list for **{ $name }**.
poll-over = The poll is over: **{ $name }**. Please choose the date.

### Answers

ev-yes = See you there: chair { $n } of { $chairs } is yours.
ev-yes-owed = Last time there was no chair for you. Tonight you’re among the first.
ev-wait = The chairs are taken. You’re number { $n } in line; I’ll tell you when one is free.
ev-maybe = Maybe, then. I’m not keeping a chair for you yet.
ev-no = All right, without you this time.
ev-up = A chair is free, and it’s yours: **{ $name }**, { $when }.
ev-down = **{ $name }** has fewer chairs now. You’re number { $n } in line.
ev-moved = A change: **{ $name }** is { $when }. Does it still suit you?
ev-moved-place = A change of place: **{ $name }**, { $when }. Have a look at the invitation.
ev-moved-both = A change of time and place: **{ $name }** is { $when }. Does it still suit you?
ev-line-moved = The invitation to **{ $name }** has a new time: { $when }.
ev-line-changed = The invitation to **{ $name }** has changed.
ev-line-cohosts = { $n ->
    [0] **{ $name }** no longer has any co-hosts.
    [one] The co-host of **{ $name }** is now { $who }.
   *[other] The co-hosts of **{ $name }** are now { $who }.
}
ev-cancelled = **{ $name }** is cancelled.
ev-day = Tomorrow: **{ $name }**, { $when }. Your chair is waiting.
ev-short = **{ $name }**, { $when }: { $n ->
    [one] one more player is
   *[other] { $n } more players are
} needed. Will you come? You asked me to tell you; **/me settings** switches it off.
ev-hour = In an hour: **{ $name }**. Your chair is waiting.
ev-unsaid = I couldn’t write to you: { $text }
ev-open-already = The table is open. Take your chair there: { $link }
no-invited = I have no chair for this evening.

### At the table

ev-laid = The table is open: **{ $name }**. Chairs are kept until { $until }.
ev-kept = I’m keeping chairs for { $list }. They’re free { $until }.
ev-left = { $n ->
    [one] Free chair: { $n }. { $names }: first come, first served.
   *[other] Free chairs: { $n }. { $names }: first come, first served.
}
ev-few = { $n ->
    [0] Nobody is seated; at least { $least } are needed. The host may choose another game.
    [one] { $n } person is seated; at least { $least } are needed. The host may choose another game.
   *[other] { $n } people are seated; at least { $least } are needed. The host may choose another game.
}
ev-here = I see you. The draw is { $until }.
ev-away = All right, I won’t expect you.
ev-laid-elsewhere = The table has moved here: **{ $name }**. Take your seat again; chairs are kept until { $until }.
ev-table-gone = The channel with the table of **{ $name }** is gone. As soon as there’s another one, I’ll call you there and keep your chair.
ev-no-free-channel = No channel is free for **{ $name }** now: { $list }. I’ll open the table as soon as one is; or choose another.
ev-voice-gone = The voice channel of **{ $name }** is gone. The table talks where you’re sitting then, or where most players are; you can set a new place with **/evening desk**.
ev-channels-ahead = Something’s wrong at **{ $name }** ({ $until }): { $list }. Fix it, or choose another channel; otherwise I’ll open the table where I can.
ev-channel-gone = channel { $n } of the plan is gone
ev-channel-kind = { $channel } isn’t a text channel
ev-channel-rights = in { $channel } I’m missing { $list }
ev-channel-busy = { $channel } has a table already
ev-channel-full = the server has as many tables as I can look after
ev-desk-channel = A table has no channel: { $list }.
ev-desk-homeless = The invitation has no channel: it’s gone, or closed to me.
ev-no-room = No channel of the evening can hold a table now. Choose another one on the desk.
ev-stale = That’s out of date. The invitation shows how things stand now.
ev-form-old = Somebody has changed the evening since you opened the form. Open it again: it shows what stands now.
ev-where-menu = Which channel?
ev-menu-more = On the server, **/evening desk** offers all of them.
ev-where-done = All right, { $channel } it is.
ev-where-not-needed = There’s no need: the invitation is up, and the tables have room.
ev-no-channel = The invitation to **{ $name }** has no channel: it’s gone, or closed to me. Answers still work by command.
ev-missed-host = I missed **{ $name }**: without a connection I opened no table. What should happen to it?

### The plan

when-no = I can’t read that. Try “Friday 8pm” or “27 Nov 20:00”.
when-unreadable = { when-no }
when-past = That’s in the past. Try “Friday 8pm”.
when-too-soon = That’s too soon. In ten minutes at the earliest; to play right away use **/game open**.
when-too-far = That’s too far off, a year ahead at most.
when-two-dates = Those are two dates. Write one, or let people choose: **/evening poll**.
when-rule = Choose how often in the field “repeat”; only the first date belongs here.
when-contradiction = That date falls on another day of the week. Try “27 Nov 20:00”.
when-midnight = Midnight belongs to two days. Try “27 Nov 23:59”.
when-hour = **No hour given; I’ll take the usual one: { $clock }.**
dst-gap = The clocks change: there’s no such time, so I’ll take { $clock }.
dst-twice = The clocks change: that time comes twice, so I’ll take the first.
ev-reading = I read it as **{ $label }**, { $city }.
ev-preview = This is what the invitation will look like. So far only you see it.
ev-no-zone = I don’t know what time it is where you are. Let the server’s staff choose the zone: **/setup zone**.
ev-posted = The invitation is up: { $link }
ev-already-posted = The invitation is up already: { $link }
ev-tossed = Discarded. Nobody has seen anything.
ev-changed = Changed.
ev-usual-name = Game night: { $game }
ev-only-host = That’s for the host of the evening{ $who ->
    [none] {""}
   *[other] {""}: { $who }
}.
ev-no-date = No date has been chosen yet.
ev-date-gone = That date is no longer on the list.
ev-last-date = One date has to stay.
ev-dates-bounds = There may be { $most } dates at most.
ev-games-bounds = An evening has 1 to { $most } games.
ev-channels-bounds = There may be 1 to { $most } tables.
ev-chairs-bounds = There may be { $least } to { $most } chairs.
ev-hours-bounds = An evening lasts { $least } to { $most } hours.
ev-cohosts-bounds = There may be { $most } co-hosts at most.
ev-note-bounds = There’s room for { $most } characters.
ev-answers-bounds = { $most } people have answered already; I can’t take more.
ev-name-bounds = A name has 1 to { $most } characters.
ev-too-many = You’re already hosting { $n } evenings. Let one take place first, or cancel one.
ev-too-many-here = { $n } evenings are planned on this server already.
ev-none-here = No evening is planned here. Plan one with **/evening plan**.
ev-which = Which evening?
ev-list-line = **{ $name }** · { $when } · { $link }
ev-list-table = { $phase ->
    [lobby] Open table
   *[other] Running game
} · **{ $game }** · { $link }
no-evening-caller = To plan an evening here, you need the permission to create events or manage the server.
no-channel-rights = In { $channel } I’m missing { $list }; I couldn’t open a table there.
ev-not-text = A table needs a text channel.
ev-not-voice = An evening can take place in a voice channel, not on a stage.

### The host’s desk

ev-desk-title = Host · { $name }
ev-desk-chairs = Chairs { $n }/{ $chairs }, { $waiting } waiting.
ev-desk-room = Each channel has one table of at most { $most }, so I promise only { $room } chairs; the others wait.
ev-desk-no-event = I’m missing the permission Create Events, so the evening isn’t in the server’s calendar.
ev-desk-event-full = The server’s calendar is full; the evening isn’t in it.
ev-desk-event-refused = Discord refused the event, so the evening isn’t in the server’s calendar. I’ll try again when you change the evening.
ev-desk-event-gone = Somebody has deleted the event in the server’s calendar. The invitation stands.
ev-sure-cancel = Cancel the evening? I’ll tell everyone with a chair.
ev-sure-end = End the evening? Running games will be played to the end.
ev-sure-series = The whole series as well?
ev-cancel-done = The evening is cancelled.
ev-end-done = The evening is over.
ev-uninvite-menu = Who isn’t invited this time?
ev-uninvited = Done. I won’t tell anybody.
ev-host-stays = The host of the evening stays on the list.
ev-cohosts-menu = Who helps you?
ev-chairs-title = How many chairs?
ev-name-title = What’s the evening called?
ev-when-title = When will it be?
ev-note-title = A note below the invitation
ev-place-title = Where we play
ev-voice-title = Or in which voice channel?
ev-voice-about = A channel replaces the text above, and a new text replaces the channel.
ev-games-menu = What will you play, and in which order?
ev-options-menu = Which game’s options?
ev-channels-menu = Which channels are the tables in? (4 at most)
ev-hours-title = How many hours does the evening last?
ev-calls-about = Who I ping when you post the evening, and when the table opens. I ping nobody else.
ev-call-menu = Who gets a ping when you post it?
ev-lay-menu = Who gets a ping when the table opens?
ev-calls-role = the role to ping
ev-calls-chairs = everyone with a chair
ev-calls-nobody = nobody
ev-repeat-menu = How often?
ev-repeat-never = only once
ev-take-menu = Which date is it?
ev-strike-menu = Which date goes?
ev-who-title = Who’s coming · { $name }
ev-who-page = Page { $n } of { $of }
ev-line-waiting = waiting { $n }
ev-line-maybe = maybe
ev-reminding = I’ll remind you a day and an hour before. Switch it off in **/me settings**.
ev-reminders-off = my private messages don’t reach you, so I switch reminders off.
ev-calendar-games = Playing: { $games }
ev-calendar-chairs = { $n } chairs
ev-event-gone = The event has left the server’s calendar. Cancel the evening **{ $name }** too?
ev-calendar-file = The evening, for your calendar.
ev-when-and-where = It begins { $when }.
ev-kept-anyway = All right, the evening’s still on.
no-two-tables = You’re playing elsewhere: { $table }. They’re waiting for you.

### The end, and the draw

ev-over = That’s it for tonight. Most points: { $leaders } { $n }.
ev-over-many = { $n ->
    [one] That’s it for tonight. { $people } people share first place with { $n } point each.
   *[other] That’s it for tonight. { $people } people share first place with { $n } points each.
}
b-ev-board = Standings
b-ev-played = Games played
b-ev-coming = Next evening
ev-coming = **{ $name }** · { $when }
ev-again = { $when }, the same people?
ev-again-wishes = { $n ->
    [one] { $n } person would come.
   *[other] { $n } people would come.
}
b-ev-again = Plan it
b-ev-another = Another day
ev-none-yet = No next evening is planned yet. Shall I tell the host you’d come?
b-ev-come = I’d come
ev-come-done = { $n ->
    [one] Noted: you’d come. Once the host plans the next evening, I’ll invite you.
   *[other] Noted: { $n } people would come, and you’re one of them. Once the host plans the next evening, I’ll invite you.
}
ev-out = There was no chair for you tonight. Next time you’re among the first.
ev-end-points = Points of the whole evening
ev-end-nobody = nobody won
ev-end-game = { $place ->
    [none] { $game }: { $who }
   *[other] { $game }, { $place }: { $who }
}
ev-habit-run = { $n ->
    [one] { $n } evening in a row.
   *[other] { $n } evenings in a row.
}
ev-habit-always = At all of them: { $who }.
ev-habit-back = { $who } is back after { $n ->
    [one] { $n } week.
   *[other] { $n } weeks.
}
ev-drawn = Seated: **{ $name }**.
    { $list }
ev-drawn-table = **{ $place }** ({ $channel }): { $people }
ev-drawn-out = No chair was left for { $people }. Next time they’re among the first.
ev-place-lamp = By the lamp
ev-place-window = By the window
ev-place-stove = By the stove
ev-place-door = By the door
ev-few-host = **{ $name }**: { $n } at the table, at least { $least } are needed. On your desk you may choose another game, add automated players, or cancel the evening.
ev-sure-draw = Seat everybody who’s here now? Open lobbies will close.
ev-draw-done = Drawing. The tables open right away.
ev-draw-nobody = Nobody has sat down yet, so there’s nobody to draw.
ev-draw-running = A game is still running. A new draw can be made when all games of the evening are over.
ev-swap-menu = Who swaps chairs?
ev-swap-with-menu = And who with?
ev-swap-done = Swapped. Each has a chair kept at the other table.
ev-swap-not = Only two people from two different tables can swap, and only before the deal.
ev-next-menu = What’s played next?
ev-next-none = nothing
ev-next-none-done = All right, no next game.
ev-next-done = The table is open. People who’ve been waiting get chairs first.
ev-other-none = I have no other game for that many people.
ev-machines-done = { $n ->
    [one] { $n } automated player has sat down.
   *[other] { $n } automated players have sat down.
}
ev-cancel-all-done = The evening is cancelled, and the whole series ends.
ev-desk-absent = { $of ->
    [one] { $who } · last evening: missed { $n } without notice
   *[other] { $who } · last { $of } evenings: missed { $n } without notice
}
ev-excuse-menu = Who was excused?
ev-not-absent = There’s nothing to excuse: this person hasn’t missed an evening lately.
ev-host-gone = **{ $name }** no longer has a host. Anyone who may plan evenings here can take it over.
ev-host-new = **{ $name }** is now hosted by { $who }.
ev-took-over = The evening is yours now.
ev-series-planned = The next evening of this series has already been posted.
ev-series-over = The series **{ $name }** ends: nobody has looked after it for 60 days. Plan a new one with **/evening plan**.
ev-series-no-channel = The next evening of **{ $name }** has nowhere to take place: the channel of the invitation, or of a table, is gone. Bring it back, or choose another: **/evening plan** with a repeat.
ev-series-no-game = The next evening of **{ $name }** has nothing to play: that game is no longer here. Choose another: **/evening plan** with a repeat.
b-ev-do_draw = Seat everybody
b-ev-swap = Swap two
b-ev-other = Another game
b-ev-machines = Automated players
b-ev-excuse = Excuse
b-ev-do_cancel_all = Cancel the series
b-ev-take_over = Take it over
