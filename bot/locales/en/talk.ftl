# The talk at the table: who has the floor, who asks for it, what is said aloud.

### The floor: speeches in turn, defences, raised hands

floor = { $ends ->
    [no] { $who } speaks.
   *[yes] { $who } speaks, ends { $until }.
}
floor-next = Next: { $next }.
floor-spoken = { $n } of { $all } have spoken.
floor-done = Done. If there is more: **I want the floor**.
not-yet = Not everybody has spoken yet. Afterwards.
no-turn-to-speak = { $who } is speaking now. Everybody else listens.
hands = Hands up: { $list }.
hand-up = Your hand is up. Press again to lower it.
hand-down = Your hand is down.
b-hand = I want the floor
b-write = Write
write-title = Your speech in writing
write-label = What do you tell the table?
write-given = It is on the table.
no-write = Whoever speaks can simply write here. No button needed.
no-write-more = One speech holds { $most } lines. Save the rest for next time.
no-write-long = One line holds { $most } characters. Make it shorter.
head-rounds = { pic-game } · { pic-title-day } · { pic-phase-rounds }
pic-phase-rounds = Speeches in turn
pic-phase-in-turn = Speech: { $who }
help-rounds = Everybody has one speech, one after another around the table. Press Done speaking to end yours, at once if you like. After the last speech the talk is free. Lying is always allowed.
cmd-hand = floor
cmd-hand-about = Ask for the floor, or lower your hand
cmd-write = write
cmd-write-about = Write a line while you have the floor and cannot write otherwise
