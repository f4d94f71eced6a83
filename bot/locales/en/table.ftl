# The table: what the host does, what the table sees of it, my desk, commands and their answers.

### Host: desk and buttons (20 characters at most)

host-title = Host
host-lobby-help = Here you choose the game, arrange the chairs and begin. The table sees only the result.
host-running-help = Clocks and chairs are yours, the rules are not. The table sees each step in one sentence.
host-not-now = This is not the moment for that.
host-foreign = Only the host can do that.
h-start = Deal
h-cancel = Clear the table
h-options = Options
h-fill = { $n ->
    [one] Add { $n } machine
   *[other] Add { $n } machines
}
h-machines = Machines
h-kick = Free a chair
h-cards = Cards one by one
h-pause = Stop the clocks
h-resume = Run the clocks
h-extend = Add a minute
h-skip = Skip
h-undo = Take back
h-replace = Another person
h-automate = Seat a machine
h-handover = Hand over
h-remove = Remove
h-disqualify = Disqualify
h-end = End the game
h-back = Back
h-whom = Which chair?
h-who = Which person?
h-which-option = Which option?
h-which-cards = Which cards?
h-how-many = How many machines?
h-chosen = Now: { $value }

### Host: confirmations

h-sure-cancel = Clear the table? Nobody plays, and the chairs are free.
h-sure-skip = Skip? Whoever is still silent runs out of time now.
h-sure-undo = Take the game back to its last stop? Answers since then no longer count.
h-sure-remove = Remove { $who }? The token is shown, and it cannot be taken back.
h-sure-disqualify = Disqualify { $who }? The token is shown, there is no share in the win, and it cannot be taken back.
h-sure-end = End the game? It ends without a winner, and everything is opened.
h-sure-handover = Hand the table over? The new host: { $who }.
h-sure-replace = Another person in the chair of { $who }? Token, card and all that the chair knows go along.
h-sure-automate = A machine in the chair of { $who }? The table will know, and the chair can be given back at any time.

### What the table sees

told-extend = The host adds time. Ends { $until }.
told-skip = The host waits no longer, the game goes on.
told-undo = The host takes the game back to its last stop. Answers since then do not count.
told-replace = In chair { $number } now sits { $who }.
told-back = The machine gets up. In chair { $number } sits { $who } again.
told-handover = The table has a new host: { $who }.
spoken = { $who }: { $text }
permission-lost = I lack a permission: { $list }. The game waits until I have it again.
permission-optional = I lack a permission: { $list }. The game goes on without it.
permission-back = I may do again all that I need. The game goes on: ends { $until }.

### Answers to the host

host-done-options = The option is set.
host-done-fill = { $n ->
    [0] All chairs are taken, no machine sits down.
    [one] { $n } machine sits down.
   *[other] { $n } machines sit down.
}
host-done-back = The chair is back with its own person.

### My desk

desk-title = My desk · { $who }
desk-spectator = You do not sit at this table. You may watch, but not write.
settings = Settings

# The role that those who play carry as long as a game lasts.
role-playing = At the table
help-always = **My desk**: your hand and your question. **Host**: clocks and chairs, for the host alone. Lost the table? Type **/board** or **/desk**.
secret-follows = Secret message. Contents follow.
confirm-note = A choice you do not confirm is no answer.
lapsed = Time is up, the question is over.

### Options of every game

opt-withdraw = Leave the game
opt-disqualify = Disqualify

### Told: the deal

deal = The deck is sealed, everyone is seated. I deal.

### The graveyard

graveyard = { $theme ->
    [kids] Study
   *[town] Graveyard
}
graveyard-open = { $theme ->
    [kids] Here talk those who have finished at the table. What lies under the tokens is under the button My desk. I write no secrets here.
   *[town] Here talk those who have finished at the table. What lies under the masks is under the button My desk. I write no secrets here.
}

### Board: clocks and who is awaited

until = Ends { $until }.
clock-stopped = The clocks stand still.
last-minute = The last minute.
last-seconds = The last few seconds.
missing = Waiting for { $list }.

### Story

story-title = The story of the game
story-proof = Seal `{ $seal }`, salt `{ $salt }`, secret `{ $secret }`.
