# Mafia City at the table: board, desk, chronicle, help and story. People come by shape and name (▲ **Karel**).

### Buttons (at most 20 characters)

b-mc-play = Play
b-mc-react = React
b-mc-choose-location = Choose location
b-mc-deal = Secret Deal
b-mc-choose = Choose
b-mc-withdraw = Withdraw Mafiosi
b-mc-hand = My cards
b-mc-withdraw-none = Leave them all

### The board: heading and what is wanted

mc-head-setup = Mafia City · Set-up
mc-head-action = Mafia City · Round { $round } · Action phase
mc-head-location = Mafia City · Round { $round } · Location phase
mc-head-strategy = Mafia City · Round { $round } · Strategy phase
mc-head-draw = Mafia City · Round { $round } · End of round
mc-head-end = Mafia City · End of the game

mc-want-setup = The city is laid out and the cards are being shuffled.
mc-want-action = Turns go clockwise until everybody has passed.
mc-want-location = The locations come one after another.
mc-want-strategy = Mafiosi go back to hand, or stay.
mc-want-draw = The round ends, cards are drawn.
mc-want-end = The keys lie on the table. Only the story is left.
mc-want-color = { $who } chooses a colour.
mc-want-exchange = { $who } may exchange both cards.
mc-want-turn = { $who } plays.
mc-want-bullet = After passing, { $who } may still surprise you.
mc-want-bullet_action = The Bullet stands: { $who } has one action.
mc-want-rackets = The Rackets are running. { $who } discards one of the new cards.
mc-want-objections = { $said } Any objections?
mc-want-case = There’s a new Mafioso in the Cell. Only { $who } may plead Complicity.
mc-want-evaluate = The Mayor has the floor: { $who } chooses the next location.
mc-want-deal = { $place }: control is being decided. Will anyone add a Secret Deal?
mc-want-prison = { $who } decides who goes to the Cell.
mc-want-harbour = { $who } decides where the Hired Killer goes.
mc-want-contract = { $who } may have work for the Hired Killer.
mc-want-district = { $who } discards one card.
mc-want-club = { $who } may play for an extra point.
mc-want-choose_location = The Mayor has the floor: { $who } chooses where Mafiosi are withdrawn.
mc-want-choose_player = { $place }: { $who } chooses who’s next.
mc-want-withdraw = { $place }: { $who } decides how many Mafiosi leave.
mc-passed = Passed: { $list }.
mc-starting = Starting player: { $who }.

### Effects in short: who, a colon, what

mc-does-place = Mafioso { mc-at }
mc-does-wait = waits and discards { $card }
mc-does-pass = passes
mc-does-informer = Informer
mc-does-thief = Thief
mc-does-police_raid = Police Raid
mc-does-pulling_strings = Pulling Strings
mc-does-big_plan = Big Plan
mc-does-rackets = Rackets
mc-does-hat_one = Hat, back to hand
mc-does-hat_two = two Hats, from the reserve
mc-does-bullet = Bullet
mc-does-plus1 = +1
mc-does-hired_killer = Hired Killer
mc-does-secret_deal = Secret Deal
mc-does-complicity = Complicity
mc-does-fists = two Fists
mc-does-police_chief = Police Chief
mc-does-fbi = F.B.I.
mc-does-prison = to the Cell
mc-does-jail = { $victim } to the Cell ({ $place })
mc-does-harbour = the Killer figure
mc-stood = stands
mc-fell = cancelled

### The desk

mc-hand-points = Points: **{ $all }**, the target is { $n }. Mafiosi in hand: **{ $mobsters }**, in reserve: { $reserve }, in the Cell: { $cell }.
mc-hand-policeman = The Policeman is yours: look at cards whenever you like. The table sees that you look, but not what you see.
mc-hand-mayor = The Mayor is yours: you decide the order of the locations.
mc-hand-starting = You start this round.
mc-hand-passed = { $watch ->
    [yes] You’ve passed, and I’ll still ask you about a Bullet.
   *[no] You’ve passed, and I won’t ask you about a Bullet.
}
mc-hand-empty = You hold no cards.
mc-hand-cards = { $n ->
    [one] You hold { $n } card:
   *[other] You hold { $n } cards:
}
mc-hand-line = { $usable ->
    [yes] **{ $card }** · { $type } · { $about } Can be played now.
   *[no] **{ $card }** · { $type } · { $about }
}
mc-role = You run a gang that wants the city. Place Mafiosi and take control of locations: the first to reach the target of { $n ->
    [one] { $n } point
   *[other] { $n } points
} wins.
mc-hand-hint = Play with the buttons on the board, in the top row.
mc-draft-sofar = So far: { $plan }
mc-choice-given = Your choice for this location: { $what }.

### Questions and their hints

# MC-1.4, MC-1.6
mc-ask-setup-colour = Which colour will be yours?
# MC-1.16
mc-ask-setup-exchange = Do you keep both cards or exchange them?
# MC-3.3
mc-ask-turn = Your turn. What do you play?
# MC-3.4
mc-ask-turn-place = Where do you place a Mafioso?
# MC-3.5
mc-ask-turn-text = Which card do you play?
# MC-3.7
mc-ask-turn-wait = Which card do you discard?
# MC-10.15
mc-ask-informer-location = Informer: from where?
# MC-10.15
mc-ask-informer-token = Informer: who goes to the Cell?
# MC-10.16
mc-ask-thief = Thief: whose card?
# MC-10.20
mc-ask-police-raid = Raid: which location?
# MC-10.22
mc-ask-pulling-strings-first = Pulling Strings: the first location?
# MC-10.22
mc-ask-pulling-strings-second = Pulling Strings: the second location?
# MC-10.23
mc-ask-big-plan-location = Big Plan: from where?
# MC-10.23
mc-ask-big-plan-token = Big Plan: who moves?
# MC-10.23
mc-ask-big-plan-target = Big Plan: where to?
# MC-10.8
mc-ask-hat-one-card = Which Hat?
# MC-10.8
mc-ask-hat-one-token = Hat: which of your Mafiosi returns to hand?
# MC-10.9
mc-ask-hat-two-first = Which Hat first?
# MC-10.9
mc-ask-hat-two-second = Which Hat second?
# MC-10.9
mc-ask-hat-two-location = Two Hats: where does the Mafioso from the reserve go?
# MC-15.8
mc-ask-pass-mode = You pass. Should I still ask you about a Bullet?
# MC-3.13
mc-ask-bullet = Use a Bullet?
# MC-3.15
mc-ask-bullet-action = The Bullet stands. What do you play?
# MC-11.3
mc-ask-veto = Do you object?
# MC-11.4
mc-ask-veto-first = Two Fists: which card first?
# MC-11.4
mc-ask-veto-second = Two Fists: which card second?
# MC-12.2
mc-ask-complicity = Your Mafioso is in the Cell. Play Complicity?
# MC-12.3
mc-ask-complicity-player = Complicity: whose Mafioso goes too?
# MC-12.3
mc-ask-complicity-token = Complicity: which one?
# MC-4.4
mc-ask-evaluate = Which location is next?
# MC-5.1
mc-ask-secret-deal = { $place }: add a Secret Deal?
# MC-6.5
mc-ask-prison = Prison: from where do you send somebody to the Cell?
# MC-6.5
mc-ask-prison-token = Prison: who will it be?
# MC-6.9
mc-ask-harbour = Harbour: where does the Hired Killer go?
# MC-6.10
mc-ask-hired-killer = { $place }: hire the Killer?
# MC-10.14
mc-ask-hired-killer-token = Hired Killer: who vanishes into the reserve?
# MC-6.17
mc-ask-business-district = Business District: which card do you discard?
# MC-6.18
mc-ask-private-club = Private Club: play a +1?
# MC-10.25
mc-ask-rackets = Rackets: which of the new cards do you discard?
# MC-7.3
mc-ask-strategy-location = Where are Mafiosi withdrawn next?
# MC-7.3
mc-ask-strategy-player = Who decides next?
# MC-7.5, MC-7.6
mc-ask-strategy-withdraw = { $place }: which Mafiosi do you take back to hand?

# MC-1.4, MC-1.6
mc-hint-setup-colour = Colours are for looks only.
# MC-1.16, MC-1.17
mc-hint-setup-exchange = Both at once or neither, and only once.
# MC-3.3, MC-3.8, MC-3.12, MC-3.13
mc-hint-turn = One action a turn. Once you pass, only a Bullet or a Police Raid lets you act again this round.
# MC-2.2, MC-4.5, MC-4.6
mc-hint-turn-place = The Mafioso goes on top of the pile. In a tie the player with the lowest Mafioso is in control, in the Fight Club and the Town Hall nobody.
# MC-3.5
mc-hint-turn-text = The text counts, the symbol doesn’t. Then the card is discarded.
# MC-3.7, MC-3.14
mc-hint-turn-wait = The card is discarded and does nothing. Your turn is over, but it isn’t a pass.
# MC-11.1, MC-11.11
mc-hint-target = Everybody sees your whole plan before anyone can object.
# MC-10.22
mc-hint-token = The head Mafioso is the first from the bottom.
# MC-3.6
mc-hint-hat = The symbol counts, the text doesn’t. Every Hat you play is discarded.
# MC-15.8
mc-hint-pass-mode = Nobody can tell. You can change it here for as long as the phase lasts.
# MC-3.13, MC-3.14
mc-hint-bullet = The Bullet is discarded and gives you one action. Your pass still stands.
# MC-11.7, MC-15.3
mc-hint-veto = First come, first served. I offer only what you really hold.
# MC-11.4, MC-11.9
mc-hint-fists = Both Fists are discarded.
# MC-12.3
mc-hint-complicity = A third player’s Mafioso goes to the Cell too.
# MC-4.4
mc-hint-evaluate = With the Mayor you choose among all locations that haven’t had their turn.
# MC-5.1, MC-5.4, MC-15.4
mc-hint-secret-deal = Each counts as one more Mafioso, here and now only. The choice is final; the others see it only if the deal is really played.
# MC-6.4, MC-6.7
mc-hint-prison = The Mafioso you send there waits until the Prison is resolved in the next round.
# MC-6.9
mc-hint-harbour = To an adjacent location only.
# MC-10.14
mc-hint-hired-killer = The card removes a Mafioso only where the Hired Killer’s figure stands.
# MC-6.20
mc-hint-private-club = If nobody cancels the card, you score an extra point.
# MC-1.13
mc-hint-discard = Everybody sees what you discard.
# MC-7.7
mc-hint-strategy = Players who decide later have seen what the others did.
# MC-7.5
mc-hint-withdraw = Mafiosi you withdraw are in your hand next round.

mc-cards-placeholder = Choose a card
mc-deals-placeholder = Secret Deals, at most { $n }
mc-tokens-placeholder = Choose a Mafioso, from the bottom
mc-withdraw-placeholder = Choose Mafiosi, at most { $n }
mc-people-placeholder = Choose a player
mc-token-label = No. { $number } from the bottom · { $who }
mc-token-of = { $place } · no. { $number } from the bottom
mc-held = cards: { $n }
mc-times = { $n }× { $card }

### Settings

mc-leave-confirm = You leave the table. Your Mafiosi and cards stay, and whenever it’s up to you I let the time run out. It can’t be taken back; the host may seat an automated player instead.
mc-auto-placeholder = When not to ask me
mc-auto-off = Objections: always ask me
mc-auto-off-about = I wait for your answer every time.
mc-auto-others = Objections: ask only when it concerns me
mc-auto-others-about = Your effect, Mafioso, card, or a location where you stand. I pass on the rest for you.
mc-auto-all = Objections: never ask me
mc-auto-all-about = I ask you nothing and go on after a moment, even when it concerns you.
mc-change-title = A Bullet after passing: nobody can tell what you’ve set.
mc-look-placeholder = Policeman: whose cards do you want to see?

### Receipts

mc-given-step = { $what }. Next:
mc-given-back = Back to the start.
mc-given-played = Played.
mc-given-window = Played. Objections end { $until }.
mc-given-pass = You pass and take no more turns this round.
mc-given-let = You do nothing. Nobody can tell.
mc-given-deal = Noted. It’s shown only if it’s played.
mc-given-choice = Your choice: **{ $what }**.
mc-given-mode = { $watch ->
    [yes] I’ll still ask you about a Bullet. Nobody can tell.
   *[no] I won’t ask you about a Bullet. Nobody can tell.
}
mc-given-auto = Set: **{ $what }**. It works from the next question on, and only you see it.
mc-given-leave = You leave the table. Your Mafiosi and cards stay.
mc-given-looked = { $who } holds: { $cards }.
mc-given-looked-empty = { $who } holds no card.

### Told: the chronicle

mc-line-round = { $variant ->
    [2] **Round { $round }**. Engines running, { $who } starts
    [3] **Round { $round }**. The city wakes up, { $who } starts
    [4] **Round { $round }**. Hats on, { $who } starts
   *[1] **Round { $round }**, { $who } starts
}
mc-line-colours = Colours
mc-line-keeps = { $who } keeps both cards
mc-line-exchanges = { $who } exchanges both: { $cards }
mc-line-forced = { $who }: nothing left to play, passes
mc-line-awake = the pass is cancelled: { $list }
mc-line-no-action = nothing left to play after the Bullet
mc-line-stolen = { $victim } loses a card
mc-line-nothing = there’s no card left
mc-line-returned = back to hand: { $list }
mc-line-draws = { $n ->
    [0] the deck is empty
    [one] draws { $n } card
   *[other] draws { $n } cards
}
mc-line-discards = discards: { $card }
mc-line-reshuffle = the deck is shuffled
mc-line-deals = { $who } shows { $cards }
mc-line-rules = { $variant ->
    [2] **{ $place }**: control goes to { $who }, +1 point
    [3] **{ $place }**: { $who } takes control, +1 point
    [4] **{ $place }**: { $who } has control, +1 point
   *[1] **{ $place }**: { $who } is in control, +1 point
}
mc-line-nobody = { $variant ->
    [2] **{ $place }**: nobody in charge
    [3] **{ $place }**: nobody has control
    [4] **{ $place }**: the street stays empty
   *[1] **{ $place }**: nobody
}
mc-line-tie = { $variant ->
    [2] **{ $place }**: { $list } get in each other’s way, and nobody has control
    [3] **{ $place }**: { $list } stare each other down, nobody has control
    [4] **{ $place }**: as many here as there: { $list }, nobody has control
   *[1] **{ $place }**: a tie between { $list }, nobody has control
}
mc-line-tough = from the reserve to hand: { $list }
mc-line-policeman = { $who } has the Policeman
mc-line-policeman-back = the Policeman returns to the station
mc-line-mayor = { $who } has the Mayor
mc-line-mayor-back = the Mayor returns to the Town Hall
mc-line-extra = an extra point
mc-line-withdraws = { $who } withdraws { $n }
mc-line-next = { $variant ->
    [2] { $who } moves first next round
    [3] { $who } opens the next round
    [4] Next to begin: { $who }
   *[1] { $who } starts the next round
}
mc-line-poorest = { $n ->
    [one] { $who } draws an extra card
   *[other] { $who } draws { $n } extra cards
}
mc-line-looks = { $who } looks at the cards of { $target }
mc-line-leaves = leaving the table: { $list }
mc-line-item = { $who } { $n }

### The story

mc-story-winner = { $n ->
    [one] The target is reached. { $who } has { $n } point and the keys to the city.
   *[other] The target is reached. { $who } has { $n } points and the keys to the city.
}
mc-story-scores = Points: { $list }
mc-story-best = { $n ->
    [one] Best round, { $n } point: { $list }.
   *[other] Best round, { $n } points: { $list }.
}
mc-story-best-in = { $who } (round { $round })
mc-story-lord = Longest in control, { $n }×: { $list }.
mc-story-loudest = { $all ->
    [one] Most played card, { $n }×: { $list }.
   *[other] Most played cards, { $n }× each: { $list }.
}
mc-log-round = Round { $round }, { $who } starts
mc-log-place = { $place }: { $who } ({ $n })
mc-log-nobody = { $place }: nobody
mc-log-extra = Extra point in the Private Club: { $list }
mc-log-points = Points after the round: { $list }
mc-log-effects = Played: { $list }

### Help

# MC-1.5, MC-1.16
help-mc-setup = Everybody has Mafiosi in hand and in reserve, two cards, and one chance to exchange both. The first to reach the target gets the keys to the city.
# MC-3.3, MC-3.12, MC-3.13, MC-3.16
help-mc-action = Clockwise: place a Mafioso from your hand, play a card (its text, or as a Hat), wait by discarding a card, or pass. The phase ends with the last pass. A Raid cancels passes; a Bullet gives one action after a pass.
# MC-4.3, MC-4.5, MC-4.6, MC-4.7, MC-5.1
help-mc-location = Locations come by number, or as the Mayor’s holder chooses. The player with the most Mafiosi is in control; in a tie the one with the lowest Mafioso, but nobody in the Fight Club and the Town Hall. A Secret Deal adds +1. Control is worth 1 point and the effect of the location.
# MC-7.3, MC-7.5
help-mc-strategy = At each location you may take back as many of your Mafiosi as you like. The Mayor’s holder decides the order.
# MC-8.1, MC-8.3, MC-8.4, MC-8.5
help-mc-draw = The next player clockwise starts the next round. A player who alone has the fewest points and alone the fewest cards draws a card. A player who alone has the fewest points draws one, even after that first card. Then everybody draws one.
# MC-9.1, MC-9.3, MC-9.4
help-mc-end = The game ends after a location phase in which somebody has enough points. Ties are decided by the smaller reserve, more cards, the Mayor, and the order.
# MC-10.17, MC-10.18, MC-11.4
help-mc-window = Objections: anyone who can may cancel what was just played. Two Fists cancel any text or symbol; the Police Chief cancels Informer, Thief, Raid and Prison; the F.B.I. cancels Hired Killer, Rackets, Big Plan and Harbour. A cancellation can be cancelled too. Saying nothing gives nothing away.
help-mc-locations = Locations:
# MC-6.4, MC-6.5
help-mc-location-1 = { $same ->
    [yes] all leave the Cell, this round’s prisoners, too. Then the player in control may send anybody there.
    [no] the prisoners of earlier rounds leave the Cell. Then the player in control may send anybody there.
   *[either] the Cell opens; this round’s prisoners leave only if the table plays so. Then the player in control may send anybody there.
}
# MC-6.9, MC-6.10
help-mc-location-2 = the Hired Killer’s figure may move to an adjacent location; the card Hired Killer removes a Mafioso there.
# MC-6.12
help-mc-location-3 = one Mafioso from the reserve to hand, in a tie for everybody tied.
# MC-6.14, MC-14.1
help-mc-location-4 = you take the Policeman and may look at the others’ cards.
# MC-6.17
help-mc-location-5 = draw three cards, then discard one. If there’s nothing to draw, nobody has to discard.
# MC-6.20
help-mc-location-6 = a card with the symbol +1 is an extra point.
# MC-6.22
help-mc-location-7 = you take the Mayor and decide the order of the locations.

### On the table

# MC-4.5, MC-4.6, MC-4.7
mc-open-control = Each round, control of a location is worth **1 point** and its effect. The player with the most Mafiosi is in control; in a tie the one with the lowest Mafioso, but nobody in the Fight Club and the Town Hall. Piles are listed from the bottom.
mc-open-cycle = Location { $number } of { $all }.
mc-open-governor = The order of this phase is decided by { $who }.
mc-open-undecided = Still to decide here: { $list }
mc-open-deals = Secret Deals that count here: { $list }
mc-open-site = - **{ $place }**: { $gives }
# MC-6.4
mc-open-cell = in the Cell: { $list } ({ $due ->
    [one] { $due } leaves at the next Prison
   *[other] { $due } leave at the next Prison
})
mc-open-controlled = controlled this round by { $who }
mc-open-leads = control now: { $who }
mc-open-nobody = nobody
mc-open-current = its turn now
mc-open-done = done in this phase
mc-open-state = { $what ->
    [starting] starts the round
    [mayor] has the Mayor
    [policeman] has the Policeman
    [passed] has passed
    [left] has left the table
   *[won] has won
}
mc-open-place = place { $n }
mc-open-points = Points: **{ $n }** of { $target }
mc-open-tokens = Mafiosi in hand: **{ $hand }**, in reserve: { $reserve }, on locations: { $piled }, in the Cell: { $cell }
mc-open-cards = Cards in hand: **{ $n }**
mc-open-stands = On locations: { $list }
mc-open-has = Controlled this round: { $list }
mc-open-would-have = Control if evaluated now: { $list }
mc-open-unshuffled = The deck is shuffled and dealt once everybody has a colour.
# MC-1.14
mc-open-deck = Deck: **{ $n }** · discarded: **{ $discard }**. When the deck runs out, the discards are shuffled and become the new deck.
mc-open-top = On top of the discards: { $card }
mc-open-chain = Being decided: { $chain } ({ $stands ->
    [yes] stands so far
   *[no] cancelled so far
})
mc-open-outer = Interrupted by it: { $chain }
mc-open-in-play = Cards in play: { $list }
mc-open-window = { $n ->
    [0] With cards enough to answer: { $list }
   *[other] Secret Deals, call { $n }. With cards enough: { $list }
}
# MC-8.3, MC-8.4, MC-8.5
mc-open-draws = At the end of the round a player who alone has the fewest points and alone the fewest cards draws a card; one who alone has the fewest points draws one, too; then everybody draws one.
mc-open-draws-more = Extra cards, if the round ended now: { $who } ({ $n })
mc-open-kinds = **Cards**: the symbols of the discarded ones, and how many are still in the deck and in hands.
mc-open-kind = - **{ $card }** · { $list } · { $left } of { $all } left
mc-open-symbols = Discarded by symbol: { $list }
mc-open-symbol-count = { $symbol } { $n } of { $all }
# MC-1.11, MC-9.1, MC-9.2
mc-open-goal = { $mode ->
    [beginner] With { $seats } players the beginners’ target is **{ $target }**.
   *[advanced] With { $seats } players the target is **{ $target }**.
} Once somebody has that many points at the end of a location phase, the game is over.
# MC-2.9, MC-2.10, MC-6.20
mc-open-sheet = **+1** for each controlled location, **+1** more in the Private Club for a card with +1. Points are never lost; Mafiosi and cards are worth none.
# MC-9.3, MC-9.4
mc-open-ties = If several have reached the target, the most points win; then the smaller reserve, more cards in hand, the Mayor, the order from the starting player.
# MC-9.5
mc-open-idle = Rounds in a row without a point: { $n }. After { $all } the game ends without a winner.
mc-open-standings = If it ended now:
mc-open-standing = - { $who }: **{ $n }**{ $over ->
    [yes] {""}
   *[no] , { $short } short
} · reserve { $reserve } · cards { $cards } · ahead at locations: { $leads }
# MC-5.1, MC-6.20
mc-open-own = Hidden in your hand: Secret Deals (each +1 for control): **{ $deals }**, cards with the symbol +1: **{ $plus }**
# MC-10.4, MC-10.5, MC-10.6, MC-10.14, MC-10.16, MC-10.20, MC-10.22, MC-10.25, MC-12.2, MC-12.7, MC-5.2, MC-5.7
mc-open-when = { $kind ->
    [hired_killer] Only with control of the Harbour, during its evaluation; if it’s cancelled, you may play another. The Mafioso goes to its owner’s reserve. Costs the card.
    [thief] Your whole turn in the action phase. Costs the card; the victim must hold one.
    [police_raid] Your whole turn in the action phase. Costs the card. A pass is cancelled if a Mafioso of that player comes back.
    [pulling_strings] Your whole turn in the action phase. Costs the card. The head Mafioso is the lowest one, of any owner.
    [rackets] Your whole turn in the action phase. Costs the card. The discarded one must be among the new three.
    [secret_deal] While control of a location is decided, as many as you like, even without a Mafioso there; not at an empty location. Costs the card.
    [complicity] When a Mafioso of yours has come to the Cell, one card each time. Costs the card; your Mafioso stays in the Cell.
    [police_chief] Whenever an opponent is about to do it. Costs the card.
    [fbi] Whenever an opponent is about to do it. Costs the card.
   *[other] Your whole turn in the action phase. Costs the card.
}
mc-open-box = { $n ->
    [one] { $n } card: { $list }
   *[other] { $n } cards: { $list }
}
mc-open-cancelled-by = { $what ->
    [location] Its effect, but not the point, is cancelled by: { $list }
   *[card] Cancelled by: { $list }
}
# MC-11.4
mc-open-symbol-fist = Two of them, from one hand, cancel any one text or symbol of an opponent, an objection too, but no effect of a location. Costs both cards.
# MC-10.8, MC-10.9
mc-open-symbol-hat = One takes a Mafioso of yours from any pile back to hand. Two put a Mafioso of yours from the reserve on any location. Your whole turn in the action phase; not out of the Cell.
# MC-3.13, MC-3.14
mc-open-symbol-bullet = After passing, in a later turn of yours: one more action, a Mafioso or a card. Once a turn; your pass still stands. Costs the card.
# MC-6.18, MC-6.20
mc-open-symbol-plus1 = Only with control of the Private Club, during its evaluation: an extra point, one at most. Costs the card.
# MC-4.5, MC-4.6, MC-4.7
mc-open-location = { $control ->
    [strict] Control: the player who alone has the most Mafiosi; in a tie nobody.
   *[most] Control: the player with the most Mafiosi; in a tie the one with the lowest Mafioso.
} It’s worth 1 point each round, and then: { $gives }
mc-open-figure = { $figure ->
    [killer] Hired Killer (figure)
    [policeman] Policeman (figure)
   *[mayor] Mayor (figure)
}
# MC-6.9, MC-6.15, MC-6.16, MC-6.22, MC-6.24, MC-10.14, MC-14.1
mc-open-figure-about = { $figure ->
    [killer] The player in control of the Harbour may move it to an adjacent location each round; the card Hired Killer works only where it stands.
    [policeman] Taken with control of the Police Station; it goes back when nobody has control there. Its holder may look at anybody’s cards at any time.
   *[mayor] Taken with control of the Town Hall; it goes back when nobody has control there. Its holder decides the order of the locations, and who’s next when Mafiosi are withdrawn.
}

### Removing a seat

h-sure-remove-mafia_city = Remove { $who } from the game? The table stops waiting for them: each of their questions gets its default answer at once. Mafiosi and cards stay.
h-sure-disqualify-mafia_city = Disqualify { $who }? The table stops waiting for them: each of their questions gets its default answer at once. Mafiosi and cards stay.
