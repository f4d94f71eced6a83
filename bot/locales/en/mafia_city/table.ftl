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
mc-head-end = Mafia City · The end

mc-want-setup = The city is laid out, the cards are being shuffled.
mc-want-action = Turns go clockwise until everybody has passed.
mc-want-location = The locations come one after another.
mc-want-strategy = Mafiosi are withdrawn, or stay.
mc-want-draw = The round ends, cards are drawn.
mc-want-end = The keys lie on the table. Only the story is left.
mc-want-color = { $who } chooses a colour.
mc-want-exchange = { $who } may exchange both cards.
mc-want-turn = { $who } plays.
mc-want-bullet = { $who } has passed, but may still surprise.
mc-want-bullet_action = The Bullet stands, { $who } acts.
mc-want-rackets = The Rackets run; { $who } discards one of the new cards.
mc-want-objections = { $said } Any objections?
mc-want-case = A new Mafioso sits in the Cell. Only { $who } may plead Complicity.
mc-want-evaluate = The Mayor has the floor. { $who } chooses the next location.
mc-want-deal = { $place }: control is at stake. Does anybody add a Secret Deal?
mc-want-prison = { $who } says who goes to the Cell.
mc-want-harbour = { $who } says where the Hired Killer goes.
mc-want-contract = { $who } may have work for the Hired Killer.
mc-want-district = { $who } discards one card.
mc-want-club = { $who } may play for an extra point.
mc-want-choose_location = The Mayor has the floor. { $who } chooses where to withdraw.
mc-want-choose_player = { $place }: { $who } chooses who is next.
mc-want-withdraw = { $place }: { $who } says how many Mafiosi leave.
mc-passed = Passed: { $list }.
mc-starting = Starting player: { $who }.

### Effects in short: who, a colon, what

mc-does-place = Mafioso { mc-at }
mc-does-wait = waits, discards: { $card }
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
mc-does-harbour = the Killer figure
mc-stood = stands
mc-fell = cancelled

### The desk

mc-hand-points = { $n ->
    [one] Points: **{ $all }**, the target is { $n }. Mafiosi in hand: **{ $mobsters }**, in reserve: { $reserve }, in the Cell: { $cell }.
   *[other] Points: **{ $all }**, the target is { $n }. Mafiosi in hand: **{ $mobsters }**, in reserve: { $reserve }, in the Cell: { $cell }.
}
mc-hand-policeman = The Policeman is yours: look at cards whenever you like. The table sees that you look, not what you see.
mc-hand-mayor = The Mayor is yours: you decide the order of the locations.
mc-hand-starting = You start this round.
mc-hand-passed = { $watch ->
    [yes] You have passed, and I will still ask you about a Bullet.
   *[no] You have passed, and I will not ask you about a Bullet.
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
mc-hand-hint = You play at the table, by the button above **My desk**. Here your cards are always at hand.
mc-draft-sofar = So far: { $plan }
mc-choice-given = Your choice for this bidding: { $what }.

### Questions and their hints

mc-ask-setup-colour = Which colour will be yours?
mc-ask-setup-exchange = Do you keep both cards or exchange them?
mc-ask-turn = Your turn. What do you play?
mc-ask-turn-place = Where do you place a Mafioso?
mc-ask-turn-text = Which card do you play?
mc-ask-turn-wait = Which card do you discard?
mc-ask-informer-location = Informer: from where?
mc-ask-informer-token = Informer: who goes to the Cell?
mc-ask-thief = Thief: whose card?
mc-ask-police-raid = Raid: which location?
mc-ask-pulling-strings-first = Pulling Strings: the first location?
mc-ask-pulling-strings-second = Pulling Strings: the second location?
mc-ask-big-plan-location = Big Plan: from where?
mc-ask-big-plan-token = Big Plan: who moves?
mc-ask-big-plan-target = Big Plan: where to?
mc-ask-hat-one-card = Which Hat?
mc-ask-hat-one-token = Hat: which of your Mafiosi returns to hand?
mc-ask-hat-two-first = Which Hat first?
mc-ask-hat-two-second = Which Hat second?
mc-ask-hat-two-location = Two Hats: where does the Mafioso of the reserve go?
mc-ask-pass-mode = You pass. Shall I still ask you about a Bullet?
mc-ask-bullet = Do you use a Bullet?
mc-ask-bullet-action = The Bullet stands. What do you play?
mc-ask-veto = Do you object?
mc-ask-veto-first = Two Fists: which card first?
mc-ask-veto-second = Two Fists: which card second?
mc-ask-complicity = Your Mafioso is in the Cell. Do you play Complicity?
mc-ask-complicity-player = Complicity: whose Mafioso goes along?
mc-ask-complicity-token = Complicity: which one?
mc-ask-evaluate = Which location is next?
mc-ask-secret-deal = { $place }: do you add a Secret Deal?
mc-ask-prison = Prison: from where do you send somebody to the Cell?
mc-ask-prison-token = Prison: who will it be?
mc-ask-harbour = Harbour: where does the Hired Killer go?
mc-ask-hired-killer = { $place }: do you hire the Killer?
mc-ask-hired-killer-token = Hired Killer: who vanishes into the reserve?
mc-ask-business-district = Business District: which card do you discard?
mc-ask-private-club = Private Club: do you play a +1?
mc-ask-rackets = Rackets: which of the new cards do you discard?
mc-ask-strategy-location = Where shall Mafiosi be withdrawn?
mc-ask-strategy-player = Who decides next?
mc-ask-strategy-withdraw = { $place }: which Mafiosi do you take back to hand?

mc-hint-setup-colour = A colour is looks alone.
mc-hint-setup-exchange = Both at once or none, and only once.
mc-hint-turn = One action a turn. Who passes takes no more turns in this round.
mc-hint-turn-place = The Mafioso comes on top of the pile. On a tie the lower one rules.
mc-hint-turn-text = The symbol does not count now; the card is discarded.
mc-hint-turn-wait = The card is only discarded and does nothing. Your turn is over and you wait on.
mc-hint-target = The target is announced before anybody answers.
mc-hint-token = The head Mafioso is the first from the bottom.
mc-hint-hat = The text does not count now; the card is discarded.
mc-hint-pass-mode = Nobody can tell. You may change it here as long as the phase lasts.
mc-hint-bullet = The Bullet is discarded and you have one action. You stay passed.
mc-hint-veto = Who is faster counts. I offer only what you really hold.
mc-hint-fists = Both Fists are discarded.
mc-hint-complicity = A Mafioso of a third player goes to the Cell too.
mc-hint-evaluate = With the Mayor you choose among all that have not had their turn.
mc-hint-secret-deal = Each adds +1 for this control alone. The choice is final; it is shown only if it is played.
mc-hint-prison = Who sits in the Cell waits for the next Prison.
mc-hint-harbour = To an adjacent location only.
mc-hint-hired-killer = The Killer works only where his figure stands.
mc-hint-private-club = A +1 that stands is one extra point.
mc-hint-discard = Everybody sees what you discard.
mc-hint-strategy = The order may decide what others see first.
mc-hint-withdraw = Mafiosi you withdraw are in your hand next round.

mc-cards-placeholder = Choose a card
mc-deals-placeholder = { $n ->
    [one] Secret Deals, at most { $n }
   *[other] Secret Deals, at most { $n }
}
mc-tokens-placeholder = Choose a Mafioso, from the bottom
mc-withdraw-placeholder = { $n ->
    [one] Choose Mafiosi, at most { $n }
   *[other] Choose Mafiosi, at most { $n }
}
mc-people-placeholder = Choose a name
mc-token-label = No. { $number } from the bottom · { $who }
mc-token-of = { $place } · no. { $number } from the bottom
mc-held = cards: { $n }
mc-times = { $n }× { $card }

### Settings

mc-leave-confirm = You leave the table. Mafiosi and cards stay, and the clock lets everything pass for you. It cannot be taken back; the host may seat a machine instead.
mc-auto-placeholder = Windows in which I want to play nothing
mc-auto-off = Windows: always ask me
mc-auto-off-about = Every window waits for your answer.
mc-auto-others = Windows: ask only about mine
mc-auto-others-about = Your effect, Mafioso, card, or a location where you stand. The rest passes by itself.
mc-auto-all = Windows: never ask me
mc-auto-all-about = All windows pass by themselves after a moment, even those about you.
mc-change-title = A Bullet after the pass: nobody can tell what you have set.
mc-look-placeholder = Policeman: whose cards do you want to see?

### Receipts

mc-given-step = { $what }. Next:
mc-given-back = From the beginning.
mc-given-played = Played.
mc-given-window = Played. Objections until { $until }.
mc-given-pass = You pass.
mc-given-let = You let it be. Nobody can tell.
mc-given-deal = Noted. It is shown only if it is played.
mc-given-choice = Your choice: **{ $what }**.
mc-given-mode = { $watch ->
    [yes] I will still ask you about a Bullet. Nobody can tell.
   *[no] I will not ask you about a Bullet. Nobody can tell.
}
mc-given-auto = Set: **{ $what }**. It works from the next window on, and only you see it.
mc-given-leave = You leave the table. Your Mafiosi and cards stay.
mc-given-looked = { $who } holds: { $cards }.
mc-given-looked-empty = { $who } holds no card.

### Told: the chronicle

mc-line-round = **Round { $round }**, { $who } starts
mc-line-colours = Colours
mc-line-keeps = { $who } keeps both cards
mc-line-exchanges = { $who } exchanges both: { $cards }
mc-line-forced = { $who }: nothing left to play, passes
mc-line-awake = the pass is off: { $list }
mc-line-no-action = nothing left to play after the Bullet
mc-line-stolen = a card changes hands
mc-line-nothing = no card is left
mc-line-returned = back to hand: { $list }
mc-line-draws = { $n ->
    [0] the deck is empty
    [one] draws { $n } card
   *[other] draws { $n } cards
}
mc-line-discards = discards: { $card }
mc-line-reshuffle = the deck is shuffled
mc-line-deals = { $who } shows: { $cards }
mc-line-rules = **{ $place }**: { $who } rules, +1 point
mc-line-nobody = **{ $place }**: nobody
mc-line-tie = **{ $place }**: a tie of { $list }, nobody rules
mc-line-tough = from the reserve to hand: { $list }
mc-line-policeman = { $who } has the Policeman
mc-line-policeman-back = the Policeman returns to the station
mc-line-mayor = { $who } has the Mayor
mc-line-mayor-back = the Mayor returns to the Town Hall
mc-line-extra = an extra point
mc-line-withdraws = { $who } withdraws { $n }
mc-line-next = { $who } starts the next round
mc-line-poorest = { $n ->
    [one] { $who } draws an extra card
   *[other] { $who } draws { $n } extra cards
}
mc-line-looks = { $who } looks at the cards of { $target }
mc-line-leaves = { $list } leaves the table
mc-line-item = { $who } { $n }

### The story

mc-story-winner = { $n ->
    [one] The mark is reached. { $who } has { $n } point and the keys to the city.
   *[other] The mark is reached. { $who } has { $n } points and the keys to the city.
}
mc-story-by = { $reason ->
    [points] Several passed the mark; the points decided.
    [reserve] The points were level; the smaller reserve decided.
    [cards] Points and reserves were level; the cards decided.
    [mayor] The Mayor decided.
   *[order] All was level; the order decided.
}
mc-story-scores = Points: { $list }
mc-story-best = { $n ->
    [one] The strongest round: { $who }, round { $round }, { $n } point.
   *[other] The strongest round: { $who }, round { $round }, { $n } points.
}
mc-story-lord = The longest rule: { $who }, { $place } ({ $n }×).
mc-story-loudest = The most frequent card: { $card } ({ $n }×).
mc-log-round = Round { $round }, { $who } starts
mc-log-place = { $place }: { $who } ({ $n })
mc-log-nobody = { $place }: nobody
mc-log-extra = Extra point in the Private Club: { $list }
mc-log-points = Points after the round: { $list }
mc-log-effects = Performed: { $list }

### Help

help-mc-setup = Everybody has Mafiosi in hand and in reserve, two cards, and one chance to exchange both. Who first has enough points has the keys to the city.
help-mc-action = Clockwise: place a Mafioso from hand, play a card (its text, or the symbol Hat), wait by discarding a card, or pass. The phase ends with the last pass. A Raid undoes passes; a Bullet gives somebody who has passed one action.
help-mc-location = Locations come by number, with the Mayor as his holder wants. The most Mafiosi rule; on a tie the lower ones, in the Fight Club and the Town Hall nobody. A Secret Deal adds +1. Ruling is 1 point and the effect of the location.
help-mc-strategy = At each location you may take back to hand as many of your Mafiosi as you like. Who has the Mayor decides the order.
help-mc-draw = The starting player moves on. Who alone has the fewest points draws an extra card, then everybody draws one.
help-mc-end = The game ends after a location phase in which somebody has enough points. Ties: smaller reserve, more cards, the Mayor, the order.
help-mc-window = A window: who may and wants to, cancels. Two Fists cancel any text or symbol, the Police Chief Informer, Thief, Raid and Prison, the F.B.I. Hired Killer, Rackets, Big Plan and Harbour. A cancellation can be cancelled too. Silence gives nothing away.
help-mc-locations = Locations:
help-mc-location-1 = the Cell opens, then the ruler may send anybody to the Cell.
help-mc-location-2 = the Killer figure may go one location on; the card Hired Killer removes a Mafioso there.
help-mc-location-3 = a Mafioso from the reserve to hand, on a tie for everybody tied.
help-mc-location-4 = the Policeman: you look at cards.
help-mc-location-5 = three cards, discard one.
help-mc-location-6 = the symbol +1 is an extra point.
help-mc-location-7 = the Mayor: you decide the order of locations.
