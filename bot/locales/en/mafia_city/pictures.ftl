# Words in the pictures of Mafia City and their descriptions (alternative texts).

### The city: what is written in the picture

pic-mc-game = Mafia City
pic-mc-round = Round { $round }
pic-mc-target = points to win
pic-mc-deck = { $n } in the deck
pic-mc-discard = { $n } discarded
pic-mc-no-winner = No winner

pic-mc-phase-setup = Set-up
pic-mc-phase-action = Action phase
pic-mc-phase-location = Location phase
pic-mc-phase-strategy = Strategy phase
pic-mc-phase-draw = End of round
pic-mc-phase-end = End of the game

pic-mc-location-1 = Prison
pic-mc-location-2 = Harbour
pic-mc-location-3 = Fight Club
pic-mc-location-4 = Police Station
pic-mc-location-5 = Business District
pic-mc-location-6 = Private Club
pic-mc-location-7 = Town Hall

pic-mc-color-grey = grey
pic-mc-color-yellow = yellow
pic-mc-color-red = red
pic-mc-color-blue = blue
pic-mc-color-green = green
pic-mc-color-none = no colour yet

pic-mc-figure-killer = the Hired Killer stands here
pic-mc-figure-policeman = the Policeman stands here
pic-mc-figure-mayor = the Mayor stands here

### Cards

pic-mc-card-hired_killer = Hired Killer
pic-mc-card-informer = Informer
pic-mc-card-thief = Thief
pic-mc-card-police_chief = Police Chief
pic-mc-card-fbi = F.B.I.
pic-mc-card-police_raid = Police Raid
pic-mc-card-pulling_strings = Pulling Strings
pic-mc-card-big_plan = Big Plan
pic-mc-card-complicity = Complicity
pic-mc-card-rackets = Rackets
pic-mc-card-secret_deal = Secret Deal

pic-mc-type-action = Action
pic-mc-type-location = Location
pic-mc-type-reaction = Reaction

pic-mc-symbol-fist = Fist
pic-mc-symbol-hat = Hat
pic-mc-symbol-bullet = Bullet
pic-mc-symbol-plus1 = +1

pic-mc-about-hired_killer = Removes a Mafioso where the Killer stands.
pic-mc-about-informer = Any Mafioso goes to the Cell.
pic-mc-about-thief = A random card of an opponent is yours.
pic-mc-about-police_chief = Cancels Informer, Thief, Raid or Prison.
pic-mc-about-fbi = Cancels Killer, Rackets, Big Plan or Harbour.
pic-mc-about-police_raid = Where you have two, all Mafiosi go back to hand.
pic-mc-about-pulling_strings = Swaps the head Mafiosi of two locations.
pic-mc-about-big_plan = Any Mafioso to another location.
pic-mc-about-complicity = With yours, a third player’s goes to the Cell.
pic-mc-about-rackets = Draw 3 cards, discard 1.
pic-mc-about-secret_deal = Counts +1 for control.

### The city: description of the picture

pic-mc-alt-head = { $title }, { $phase }. { $n ->
    [one] Target { $n } point.
   *[other] Target { $n } points.
}
pic-mc-alt-current = { $phase }, now { $number } { $location }
pic-mc-alt-done = Done: { $list }.
pic-mc-alt-piles = Piles from the bottom:
pic-mc-alt-location = { $number } { $location }: { $what }.
pic-mc-alt-layout = Layout: { $centre } in the centre, around it clockwise from the north { $list }.
pic-mc-alt-empty = empty
pic-mc-alt-cell = in the Cell { $list }
pic-mc-alt-controlled = controlled by { $color }
pic-mc-alt-leads = { $color } leads
pic-mc-alt-points = Points: { $list }.
pic-mc-alt-point = { $who } ({ $color }) { $n }
pic-mc-alt-player = { $who } ({ $color }) { $n }, in hand { $mobsters }, in reserve { $reserve }, cards { $cards }
pic-mc-alt-starting = Starting player: { $who }.
pic-mc-alt-policeman = Policeman: { $who }.
pic-mc-alt-mayor = Mayor: { $who }.
pic-mc-alt-turn = To play: { $who }.
pic-mc-alt-passed = Passed: { $who }.
pic-mc-alt-left = No longer at the table: { $who }.
pic-mc-alt-winners = Winner: { $who }.
pic-mc-alt-decks = Deck { $deck }, discarded { $discard } ({ $list }).

### The hand

pic-mc-hand = Your hand
pic-mc-hand-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pic-mc-hand-alt = Your hand, { $cards }.
pic-mc-hand-card = { $n ->
    [1] { $card }, { $type }, symbol { $symbol }.
   *[other] { $n }× { $card }, { $type }, symbol { $symbol }.
}
pic-mc-hand-usable = { $n ->
    [1] { $card }, { $type }, symbol { $symbol }, can be played now.
   *[other] { $n }× { $card }, { $type }, symbol { $symbol }, can be played now.
}

### The story

pic-mc-story-round = Round { $round }: { $list }.

### Poster

pic-poster-mafia_city-title = Mafia City
pic-poster-mafia_city-line = Seven places, one boss.
pic-poster-mafia_city-foot = 3–5 players · 60–90 minutes
