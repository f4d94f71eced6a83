# Lobby, record of the deal, options of the game and their refusals.

### Lobby

lobby-title = { $game }
lobby-seats = { $machines ->
    [0] { $n ->
        [0] **Nobody is seated yet ({ $least }–{ $most })**
        [one] **{ $n } person ({ $least }–{ $most })**
       *[other] **{ $n } people ({ $least }–{ $most })**
    }
   *[other] **{ $n ->
        [0] {""}
        [one] { $n } person and{" "}
       *[other] { $n } people and{" "}
    }{ lobby-machines } ({ $least }–{ $most })**
}
lobby-machines = { $machines ->
    [one] { $machines } automated player
   *[other] { $machines } automated players
}
lobby-automat = automated
lobby-seal = Seal, version { $version }: `{ $seal }…` (all of it under **Details**)
lobby-mark = ✓ = ready
lobby-waiting = Waiting list: { $list }.
lobby-starts = Starts when { $who } (host) deals, or when everybody is ready.
lobby-starting = Everybody’s ready. I’ll deal in a moment.
lobby-closes = Closes { $until }.
lobby-options = Playing: { $list }.
balance-counting = Balance: counting… Press **Details** again in a moment.
balance-searched = Balance: not counted for automated players that think ahead, since one game of theirs takes minutes.
balance-exact = { $side } { $share } ± { $error }% ({ $games ->
    [one] { $games } game between automated players
   *[other] { $games } games between automated players
})
lobby-readable = Somebody on this server can read hidden threads, so I don’t write secrets there.
deaf-receipt = I can’t reach you by private message. Your secrets are under **My desk**.
deaf-desk = I can’t reach you by private message, so everything I have for you is right here. Once your messages are open, press **Whisper to me**.
deaf-board = I can’t reach everyone by private message. If nothing comes from me, look under **My desk**.
lobby-cancelled = The table is cleared. No game today.
lobby-expired = Nobody’s taken a chair, so I’ve cleared the table.
seat-taken = Chair { $number } is yours.
waiting-place = All chairs are taken. Your place on the waiting list: { $n }.
lobby-full = All chairs are taken.
you-stand-up = You leave the table. The chair is free.
hello = My messages reach you. What only you may know comes here; you’ll also find it under **My desk** or with **/desk**. Tonight: press the button on the board when it’s your turn.
no-whisper = My messages don’t reach you. Never mind: your secrets wait under **My desk**.
hears-again = My messages reach you again. Your secrets come by private message from now on.
ready-given-lobby = Noted, you’re ready.
ready-press = The number of this press is `{ $press }`. After the game, the record shows which press counted.
ready-seal = Seal, version { $version }: `{ $seal }`. After the game it has to open.
lobby-call = A table is open: { $game }. Take a chair if you like.
lobby-can-start = Enough people are here; the table can start.
b-join = Take a chair
b-ready-lobby = Ready
b-leave = Get up
b-details = Details
details-machines = Automated: { $list }.
seal-keep = The lobby shows its first eight characters. Copy the whole seal now: after the game it has to open with the secret I drew before anybody pressed **Ready**. The deal follows from that secret and from the number that Discord gives each **Ready**, and nobody knows those beforehand.

### Record of the deal

record-title = { $game } · dealt
record-seats = Seated: { $list }.
record-options = Playing: { $list }.
record-seal = Seal, version { $version }: `{ $seal }`. I’ll open it after the game.

### Options that do not fit together

setup-game = I don’t know the game { $game }. Choose one from the list.
setup-seats = This game takes { $least } to { $most } people. Seated now: { $seats }.
no-deal-playing = { $name } is still in another game. Wait until it ends, or free the chair.
setup-option = The option { $option } can’t be set like that. Choose a value from the list.
setup-chair = There’s no chair { $seat } at this table of { $seats }. Choose another one.
