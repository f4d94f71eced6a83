# Escape Plan at the table: board, desk, chronicle, help and story. People come with shape and name (▲ **Karel**).

### Buttons (at most 20 characters)

b-ep-turn = My turn
b-ep-extra = Extra action
b-ep-place = Place a tile
b-ep-escape = Escape
b-ep-police = Move the police
b-ep-choose = Choose
b-ep-uses = Side actions ({ $n })
b-ep-on-foot = Without help
b-ep-go = Use these
b-ep-clear = None of these
b-ep-sure = Go
b-ep-think = Let me think
b-ep-other-tile = Another tile

### The board: heading and what is wanted

ep-head-setup = Escape Plan · Characters
ep-head = Escape Plan · { $title }
ep-head-phase = Escape Plan · { $title } · { $phase }
ep-head-end = Escape Plan · End of the game
ep-want-setup = Choose your characters. Taken ones leave the list.
ep-want-income = Income is paid. Anyone with low notoriety may unlock an asset for $3,000.
ep-want-patrol = The patrols leave for the exits.
ep-want-city = The city grows: { $who } places the tile.
ep-want-order = The turn order follows notoriety.
ep-want-new-day = The night ends, and a new day dawns.
ep-want-end = The gate is closed. Only the money is left to count.
ep-want-border = { $who } crosses a border of notoriety. The others send officers closer.
ep-want-adjusting = The part ends, and notoriety is adjusted.
ep-want-extra = { $who } may use an extra action.
ep-want-actions = A part of the day begins.
ep-want-choice = { $who } to play: rest or move.
ep-want-rest = { $who } rests.
ep-want-travel = To play: { $who }. Which way, and where to?
ep-want-escape = The police are close behind { $who }.
ep-want-visit = { $who } pays a visit.
ep-want-last = { $who } ends the turn.
ep-want-bonus = { $who } picks the reward for a whole group.
ep-order-line = Turn order: { $list }.
ep-way-out = { $cost ->
    [0] The way out is exit { $number }, free for now.
   *[other] The way out is exit { $number }, now for { ep-price }.
}{ $toll ->
    [yes] { " " }Each turn costs a toll of $1,000.
   *[no] { "" }
}

### My desk

ep-hand-role = Three days to fill your case and vanish. The robber who escapes with the most money wins; anyone left behind loses.
ep-hand-plan = Escape plan: { $plan }
ep-hand-hint = Play with the buttons on the board, in the top row.
ep-counts = Cash **{ $cash }**, income { $income }. Wounds { $wounds }, contacts { $contacts }, notoriety { $row }. Extra actions { $tokens }, petrol cans { $cans }, keys: { $keys }.
# EP-26.4, EP-27.3, EP-27.4
ep-worth = If you got out now, you’d have **{ $total }** (cash { $cash }, plan { $plan }, bags { $bags }, and what everybody can see of yours{ $pays ->
    [yes] , less the exit fee of { $fee }
   *[no] { "" }
}).
# EP-26.4, EP-27.3, EP-27.4
ep-worth-total = If you got out now, you’d have **{ $total }**.
# EP-19.3, EP-17.5
ep-purse = You have { ep-money }.
ep-no-keys = none
ep-gone-escaped = You’re out of the city. All you can do now is wait for the others.
ep-gone-arrested = The handcuffs have clicked. You may keep watching.
ep-own-plan = Escape plan: { $list }.
ep-own-directory = Directory: { $list }.
ep-own-inventory = Inventory: { $list }.
ep-own-assets = Assets: { $list }.
ep-own-members = Gang members with you: { $n }.
# EP-15.4
ep-offer-of-visits = Contacts on offer:
ep-contact-offer = Contacts on offer: { $list }.
ep-member = gang member, { $place }
ep-all-police = whole tile
ep-danger = Still on your heels: { $list }.
ep-no-danger = No police on your heels any more.
ep-sure = **{ $what }**, really? It can’t be taken back.
ep-sure-officers = { $n ->
    [one] { $n } officer will be on your heels.
   *[other] { $n } officers will be on your heels.
}

### Questions and their hints

# EP-2.1
ep-ask-setup-character = Who will you be?
# EP-2.1
ep-hint-setup-character = A character is only a colour and a shape.
# EP-4.3
ep-ask-income-unlock = Unlock an asset for $3,000?
# EP-4.3
ep-hint-income-unlock = Only low on the notoriety track, once a day.
# EP-6.2
ep-ask-city-tile = Which tile do you place?
# EP-6.5
ep-hint-city-tile = Its officers and its exit come with it.
# EP-6.2
ep-ask-city-position = Where does it go?
# EP-6.3, EP-6.4
ep-hint-city-position = It must touch at least two tiles and match at least one edge.
# EP-6.2
ep-ask-city-rotation = How do you turn it?
# EP-11.5
ep-hint-city-rotation = Zones of the same kind join across an edge, and walking inside them is free.
# EP-6.6
ep-ask-city-business = Which business is here?
# EP-2.7, EP-16.7
ep-hint-city-business = Only you know what your plan promises.
# EP-6.7
ep-ask-city-safe-house = Which safe house is here?
# EP-1.8
ep-hint-city-safe-house = Each has keys of its own, dealt at random.
# EP-8.3
ep-ask-extra-action = Use an extra action?
# EP-8.3
ep-hint-extra-action = One extra-action token buys you one more turn.
# EP-8.6
ep-ask-turn = What do you do?
# EP-9.1, EP-9.3, EP-9.4, EP-11.1
ep-hint-turn = A move has three movement points and ends with a visit. A rest, once a day, makes used cards ready and unlocks an asset.
# EP-8.9
ep-ask-turn-last = Anything else?
# EP-8.9
ep-hint-turn-last = Last chance for side actions in this turn.
# EP-12.7, EP-12.10
ep-ask-travel-boosts = What helps you on the way?
# EP-12.10, EP-12.12
ep-hint-travel-boosts = Everything you tick is used once you choose a route; of petrol cans only as many as it needs.
# EP-11.2
ep-ask-travel-end = Where do you end up?
# EP-12.11
ep-hint-travel-end = First the tile, then the place. Each says how many movement points it takes and how many officers will be on your heels.
# EP-12.11
ep-ask-travel-route = Which way?
# EP-13.2
ep-hint-travel-route = You must shake off the police on every tile you leave, but not on the last one.
# EP-13.4
ep-ask-escape-avoid = How do you shake them off?
# EP-13.5, EP-29.9
ep-hint-escape-avoid = { $costa ->
    [yes] Each officer left wounds you; Costa left costs $3,000, or two wounds.
   *[no] Each one left wounds you.
}
# EP-8.9, EP-13.7
ep-ask-escape-free = You’re leaving the city. Anything else first?
# EP-13.7, EP-26.6
ep-hint-escape-free = From here on you take no more turns.
# EP-14.3
ep-ask-wound-asset = Which asset goes under the handcuffs?
# EP-14.3
ep-hint-wound-asset = It leaves the game.
# EP-15.4
ep-ask-contact-card = Which contact?
# EP-15.4
ep-hint-contact-card = You then keep it in your directory or put it out of the game.
# EP-15.4
ep-ask-contact-place = Where does it go?
# EP-15.4
ep-hint-contact-place = Replacing adds 1 notoriety, and the old contact leaves the game.
# EP-15.6
ep-ask-inventory-field = Onto which space?
# EP-15.6
ep-hint-inventory-field = What lies on the space leaves the game, which adds 1 notoriety.
# EP-23.2
ep-ask-unlock-asset = Which asset do you unlock?
# EP-22.7, EP-27.4
ep-hint-unlock-asset = A used asset is worth $10,000 at the end.
# EP-22.8, EP-22.9
ep-ask-effect-officer = Which officer?
# EP-22.8, EP-22.9
ep-hint-effect-officer = A Snitch takes this officer out of the game; otherwise you choose the new tile next.
# EP-22.8
ep-ask-effect-destination = Where does this officer go?
# EP-22.8
ep-hint-effect-destination = Never to the tile with the hospital, and never to an officer of the same kind.
# EP-16.9
ep-ask-business-key = What opens the closed business?
# EP-16.9
ep-hint-business-key = A used key or asset is turned over for good.
# EP-17.4
ep-ask-safe-house-key = Which key do you take?
# EP-16.9, EP-19.5
ep-hint-safe-house-key = A key opens one locker of its colour, or one closed business.
# EP-17.5
ep-ask-safe-house-fixer = Buy a fixer tile?
# EP-22.5
ep-hint-safe-house-fixer = Each is used once.
# EP-19.2
ep-ask-store-gas-can = Take a petrol can?
# EP-12.7, EP-19.2
ep-hint-store-gas-can = One more movement point; you hold two at most.
# EP-19.3
ep-ask-store-equipment = Buy equipment?
# EP-19.3
ep-hint-store-equipment = At most two different pieces per visit.
# EP-19.4
ep-ask-store-locker = Open a locker?
# EP-19.6
ep-hint-store-locker = You look at some bags and keep one.
# EP-19.6, EP-21.4
ep-ask-bag-keep = Which bag do you keep?
# EP-19.6, EP-21.4
ep-hint-bag-keep = Only you see its value. The others see only where it comes from.
# EP-20.1, EP-20.2
ep-ask-visit-unlock = Unlock an asset?
# EP-22.7
ep-hint-visit-unlock = Each asset can be used once in the game.
# EP-20.1
ep-ask-clinic-heal = Heal a wound?
# EP-20.1
ep-hint-clinic-heal = Free of charge.
# EP-20.2
ep-ask-church-pay = Give $1,000 to the collection?
# EP-20.2
ep-hint-church-pay = Notoriety falls by 1.
# EP-20.3
ep-ask-hospital-heal = How many wounds do you heal?
# EP-20.3
ep-hint-hospital-heal = One for $1,000, two for $3,000, three for $6,000. Your notoriety always rises here.
# EP-21.2, EP-21.3
ep-ask-exit-choice = What do you take?
# EP-21.3, EP-21.4
ep-hint-exit-choice = Only a closed exit gives a bag, and only with contacts.
# EP-19.8, EP-21.4
ep-exit-bag = Exit bag: { $about }.
# EP-16.10, EP-17.6
ep-ask-bonus = Which reward do you want?
# EP-16.10, EP-17.6
ep-hint-bonus = For a whole group. Only now, at the end of this turn.
# EP-24.5
ep-ask-border-officer = Which officer do you send closer?
# EP-24.6, EP-28.14
ep-hint-border-officer = { $who } crosses a border of notoriety. The officer must end closer to that pawn.
# EP-24.6
ep-ask-border-destination = Where does this officer go?
# EP-24.6
ep-hint-border-destination = Closer to the pawn that crossed the border; not to the tile with the hospital, nor to an officer of the same kind.
ep-use-placeholder = Which side action?
ep-tile-placeholder = To which tile?
ep-end-placeholder = Where on tile { $tile }?
ep-end-tile = { $officers ->
    [0] { $tile } · { ep-points-from } · no police
    [one] { $tile } · { ep-points-from } · { $officers } officer
   *[other] { $tile } · { ep-points-from } · { $officers } officers
}
ep-points-from = { $mp ->
    [one] from { $mp } point
   *[other] from { $mp } points
}
ep-route-cans = { $n ->
    [one] { $n } petrol can
   *[other] { $n } petrol cans
}

### What each thing does (at most 100 characters)

ep-priced = { $n ->
    [0] { $what }
   *[other] { $what } for { ep-money }
}
ep-priced-star = { $n ->
    [0] { $what }, notoriety +1
   *[other] { $what } for { ep-money } and notoriety +1
}
ep-about-price = { $star ->
    [yes] { $n ->
        [0] only notoriety +1: { $what }
       *[other] { ep-money } and notoriety +1: { $what }
    }
   *[no] { $n ->
        [0] free: { $what }
       *[other] { ep-money }: { $what }
    }
}
ep-about-effect = { $effect ->
    [heal] heals 1 wound
    [token] an extra-action token
    [notoriety] notoriety −1
    [officer] moves an officer
    [income] income at once
    [contact] one more contact
    [refresh] makes used cards ready
    [unlock] unlocks an asset
    [snitch] takes an officer out of the game
   *[nothing] changes nothing now, but is worth $10,000 at the end
}
ep-about-place-hospital = healing for $1,000 / $3,000 / $6,000, notoriety +1
ep-about-place-metro = free ride to another metro, no visit
ep-about-place-heli = flight of up to two tiles, no visit
ep-about-place-church = new asset, contact; notoriety −1 for $1,000
ep-about-place-gang = two members for $5,000: notoriety −1, flight or avoiding
ep-about-place-store = petrol can, equipment for $2,000 or $3,000, locker
ep-about-place-exit = income, or a bag if closed; contact
ep-about-place-clinic = new asset, heals 1 wound, contact
ep-about-place-business = { $n ->
    [any] income now or your plan’s amount at the end; then a contact
    [0] your plan: income now; then a contact
   *[other] your plan: { ep-money } at the end; then a contact
}
# EP-16.8, EP-16.9
ep-about-visits = { $closed ->
    [yes] closed, it takes a key
   *[no] { $n } of { $most } visits
}
ep-about-place-safe-house = { $n ->
    [any] income now or your plan’s amount at the end; notoriety −1, key, fixer tile
    [0] your plan: income now; notoriety −1, key, fixer tile
   *[other] your plan: { ep-money } at the end; notoriety −1, key, fixer tile
}
# EP-12.9, EP-22.14, EP-22.15
ep-about-gang-flight = fly up to two tiles from a heliport for a movement point
# EP-12.7
ep-about-can = one more movement point
# EP-19.6, EP-19.8
ep-about-locker = { $n ->
    [one] { $n } bag, no choice
   *[other] { $n } bags to choose from
}; values at the start: { $values }
ep-about-contact-snitch-state = takes a state officer out of the game
ep-about-contact-snitch-local = takes a local officer out of the game
ep-about-contact-snitch-special = takes a special officer out of the game
ep-about-contact-medic = heals 1 wound
ep-about-contact-medevac = on a move, straight to the hospital
ep-about-contact-middleman = an extra-action token
ep-about-contact-fighter = avoids the local officers on a tile
ep-about-contact-boxer = avoids the state officers on a tile
ep-about-contact-ninja = avoids the special officers on a tile
ep-about-contact-gang-contact = a gang ability: notoriety −1, flight or avoiding
ep-about-contact-chopper = fly 1 or 2 tiles from a heliport for a movement point
ep-about-contact-informer = notoriety −1
ep-about-contact-bribe-state = moves a state officer
ep-about-contact-bribe-local = moves a local officer
ep-about-contact-rally-special = moves a special officer
ep-about-contact-general-store = income at once
ep-about-contact-spy-1 = one more contact
ep-about-contact-spy-2 = makes used cards and equipment ready
ep-about-contact-spy-3 = unlocks an asset
ep-about-contact-stunt = avoids one officer
ep-about-contact-fast-car = avoids all officers on one tile
ep-about-contact-jet-ski = across water without a ferry
ep-about-contact-sewer = two tiles away underground
ep-about-equipment-vest = avoids one state officer
ep-about-equipment-cap = avoids one local officer
ep-about-equipment-helmet = avoids one special officer
ep-about-equipment-gas-mask = avoids a special or a local one
ep-about-asset-extra = an extra-action token
ep-about-asset-state = moves a state officer
ep-about-asset-local = moves a local officer
ep-about-asset-special = moves a special officer
ep-about-asset-avoid = avoids all officers on one tile
ep-about-asset-key = a closed business or a locker of any colour
ep-about-asset-heal = heals 1 wound
ep-about-fixer-phone = one more contact
ep-about-fixer-safe = income at once
ep-about-fixer-disguise = notoriety −1
ep-about-fixer-id = an extra-action token
ep-about-fixer-kit = heals 1 wound
ep-about-fixer-motorcycle = a gang ability: notoriety −1, flight or avoiding
ep-about-fixer-drink = makes used cards and equipment ready
ep-about-fixer-helicopter = fly 1 or 2 tiles from a heliport

### Receipts

ep-given = You chose **{ $what }**.
ep-given-secret = Your choice: **{ $what }**. It shows when everybody has answered.
ep-given-on-foot = You set out without help.

### Told: chronicle

ep-use-told = { $n ->
    [0] { $what }
   *[other] { $what } for { ep-money }
}
ep-characters = Characters:
ep-patrols = Patrols: { $list }
ep-incomes = Income: { $list }
ep-late-unlocks = An asset for $3,000: { $list }
ep-passes = Staying out: { $list }.
ep-rows = Notoriety: { $list }.
ep-row-told = { $who } { $row } ({ $end ->
    [lowest] the lowest row
    [highest] the highest row
   *[no] { $change }
})

### The story

ep-story-totals = Money: { $list }
ep-story-arrested = Left in the city: { $list }.
ep-story-bag = The most valuable bag, { ep-money }: { $who }.
ep-story-wounds = { $n ->
    [one] Most bruises: { $who }, { $n } wound.
   *[other] Most bruises: { $who }, { $n } wounds.
}
ep-story-out = { $part ->
    [morning] First out of the city: { $who }, morning of day { $round }.
    [afternoon] First out of the city: { $who }, afternoon of day { $round }.
    [evening] First out of the city: { $who }, evening of day { $round }.
    [night] First out of the city: { $who }, night of day { $round }.
   *[dawn] First out of the city: { $who }, dawn of day { $round }.
}
ep-log-hidden = { $who }: cash { $cash }, bags { $bags }; plan: { $plan }
ep-log-turn = { $kind ->
    [rest] { $who }: rest, { $start }
    [move] { $who }: { $start } → { $end }
   *[stay] { $who }: no move, { $start }
}
ep-log-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
ep-log-escaped = out of the city
ep-log-arrested = in handcuffs

### Help

# EP-2.7, EP-3.3
help-ep-setup = Choose characters; each gets a secret escape plan. After three days only the robbers who have reached the open exit in time are free.
# EP-4.1, EP-4.3
help-ep-income = Everybody takes a thousand for each income cube they have left. With notoriety 1 or 2 you may unlock an asset for $3,000.
# EP-5.1, EP-5.2, EP-5.5
help-ep-patrol = Patrols close exits: the second card closes one. On day three only one exit stays open.
# EP-6.3, EP-6.4
help-ep-city = Tiles on offer join the city. Each must touch two tiles and match a zone across at least one edge.
# EP-7.1, EP-7.2
help-ep-order = The highest notoriety goes first; ties reverse the order.
# EP-25.1
help-ep-new-day = Rest tokens turn to the sun.
# EP-27.2
help-ep-end = The game is over. The robber who escaped with the most money wins.
# EP-24.5, EP-24.7
help-ep-border = Crossing a border of notoriety unlocks an asset, the second border two, the third one with an extra-action token. Everybody lower down sends an officer a little closer.
# EP-8.3, EP-8.4
help-ep-extra = At night and at dawn you act only if you discard an extra-action token that you had before.
# EP-8.2
help-ep-actions = Everybody takes one turn in the morning, afternoon and evening; at night and at dawn only for an extra-action token.
# EP-8.6, EP-9.1
help-ep-choice = A turn is a rest or a move. You may rest once a day: it makes used cards ready and unlocks an asset. Side actions come on top.
# EP-9.3, EP-9.4
help-ep-rest = A rest makes used contacts and equipment ready and unlocks one asset.
# EP-11.1, EP-11.3, EP-11.5, EP-12.1, EP-12.3, EP-12.5
help-ep-travel = Three movement points: leaving a place, entering a place and crossing into another zone cost one each. Walking inside a connected zone is free. The metro costs nothing and adds a point. A helicopter flies two tiles for a point.
# EP-13.2, EP-13.5
help-ep-escape = Each officer on a tile you leave must be shaken off with a contact, equipment, an asset or a gang member. Each one left wounds you. The tile you end on doesn’t count, even if you left it on the way.
# EP-15.2, EP-15.3
help-ep-visit = A place is visited step by step. Everybody already there raises your notoriety.
# EP-22.7
help-ep-last = The last chance for side actions. A used asset is worth $10,000 at the end.
# EP-16.10, EP-17.6
help-ep-bonus = For a whole group of businesses or all safe houses: an extra-action token, or an asset with something on top.
help-ep-map = On the map: S state, L local, X special officer; H heliport, F ferry; a green disc is an open exit, a crossed one is closed.
# EP-16.3, EP-18.3, EP-19.2, EP-20.1, EP-20.2
help-ep-places = Business and safe house: an income cube for money from your plan, or income now. Clinic and church: asset, contact. Store: a petrol can, equipment, lockers with bags of money. Gang: two members for $5,000. The hospital heals.
# EP-24.7, EP-27.4
help-ep-notoriety = Notoriety costs you up to $100,000 at the end. Its borders unlock assets.
# EP-26.3, EP-26.4, EP-26.7, EP-27.2
help-ep-end-day = Today you escape. Shake off the police on the exit’s tile too, and pay the exit fee. After the first escape each turn costs a toll of $1,000. Anyone not out by dawn can’t win.
# EP-28.4, EP-28.8
help-ep-sandra = Inspector Sandra walks the city, closes businesses, takes contacts, and counts as one officer when you escape.
# EP-29.9, EP-29.13
help-ep-costa = Inspector Sandra counts as an officer. Lieutenant Costa gathers money and escapes too; leaving his tile costs $3,000 or 2 wounds. You must get out with the heavier case.

### On the table

# EP-15.4, EP-15.5
ep-open-contacts = **Contacts on offer**, newest first ({ $n } more in the deck). A visit that gives a contact lets you take any of them.
ep-open-burnt = *(Sandra takes it next)*
# EP-16.8
ep-open-businesses = **Businesses**: one visit each; { $n } visits close one.
# EP-17.1, EP-17.4
ep-open-houses = **Safe houses**: one visit each; they never close and give one of their keys.
ep-open-unplaced = not in the city yet
ep-open-visits = { $most ->
    [0] visits: { $who }
   *[other] { $closed ->
        [yes] ~~{ $n } of { $most }~~ closed; visits: { $who }
       *[no] { $n } of { $most }; visits: { $who }
    }
}
ep-open-income = (income)
ep-open-keys = · { $list }
# EP-17.5, EP-19.3
ep-open-goods = **To buy**: equipment at stores, fixer tiles at safe houses.
ep-open-good = - **{ $what }**, { $price } ({ $left } left): { $about }
ep-open-fixer = - **{ $what }**, { $price }: { $about }
ep-open-gone = { $how ->
        [escaped] out of the city
       *[arrested] arrested
    }
ep-open-numbers = Notoriety { $row } · wounds { $wounds } · handcuffs { $cuffs } · income { $income }
ep-open-part-now = in this part of the day notoriety +{ $gained } −{ $lost }
ep-open-rested = has rested today
ep-open-tokens = extra actions { $n }
ep-open-cans = petrol cans { $n }
ep-open-members = gang members { $n }
ep-open-state = { $state ->
        [ready] { $list }
        [used] { $list } (used)
        [locked] { $list } (locked)
       *[covered] { $list } (under handcuffs)
    }
# EP-18.1, EP-18.3
ep-open-gangs = **Gangs**
ep-open-gang = - { $where }: { $n ->
        [0] nobody there
        [one] one member there
       *[other] both members there
    }{ $marked ->
        [yes] , marked by { $who }
       *[no] { "" }
    }
# EP-28.16, EP-29.12
ep-open-bot = notoriety { $row }{ $scores ->
    [yes] { " " }({ $penalty } at the end)
   *[no] { "" }
}, in this part of the day +{ $gained } −{ $lost } · extra actions { $tokens } · cards in the deck { $deck }
ep-open-removed = Cards gone: { $list }
ep-open-bot-contacts = Contacts: { $list }
ep-open-piles = Piles nobody has seen: { $list }
ep-open-used = (used)
ep-open-own-keys = Keys: { $list }
ep-open-visited = Visited: { $list }
ep-open-decks = Contact deck: { $contacts } · patrol deck: { $patrols }
ep-open-tiles = City tiles left by stack: { $list }
ep-open-bag = Police bag: { $list }
ep-open-reserves = Petrol cans { $cans } · extra-action tokens { $tokens } · gang members { $gang }
# EP-19.5, EP-19.6, EP-19.8
ep-open-lockers = **Lockers**, opened at a store with a key of that colour:
ep-open-locker = - **{ $what }**, { $left } left: notoriety + contacts of at least { $needed }; { $extra ->
        [0] draw as many as you have contacts, keep one
        [1] draw one more than you have contacts, keep one
       *[other] draw one fewer than you have contacts, keep one
    }; values at the start: { $values }
# EP-5.2, EP-5.5
ep-open-exits = **Exits**:
ep-open-exit = { $state ->
    [closed] - ~~Exit { $number }~~ closed; bags: { $bags }
   *[open] - Exit { $number } open; patrols so far: { $patrols }; bags: { $bags }
}
# EP-27.2, EP-27.3, EP-27.4
ep-open-sheet = The amounts of your plan where you’ve been, your cash and your bags; **{ $asset }** for each used asset; 1 to 5 contacts: **{ $contacts }** (each handcuffs card takes one first); **{ $wound }** for each red wound; minus the penalty of your notoriety row. Only people who escape can win.
ep-open-penalties = Penalty by notoriety row: { $list }
# EP-19.8
ep-open-bags = Bags at the start: { $list }
# EP-26.4
ep-open-fees = The exit fee, by the order of leaving: { $list }
ep-open-public = If it ended now, without plans, cash and bags:
ep-open-part = - { $who }: **{ $amount }**, plus visits ({ $visited }) and bags ({ $bags }) whose worth nobody else sees
ep-card-text = { $about }
    { $kind ->
        [contact] Goes into your directory (five places). Once used, it waits until you rest. `EP-15.4, EP-22.1`
        [equipment] { $price } at a store, into your inventory. Once used, it waits until you rest. `EP-19.3, EP-9.3`
        [fixer] { $price } at a safe house, into your inventory. It works once. `EP-17.5, EP-9.3`
        [token] Everybody has one. Once used, it waits until you rest. `EP-22.6, EP-9.3`
       *[asset] Works once it’s unlocked, for the price of its slot. A used asset counts $10,000 at the end. `EP-22.1, EP-27.4`
    }
ep-card-character = { ep-hint-setup-character } Its pawn starts at the hospital. `EP-2.1, EP-2.2`
ep-card-place = { $about }.
    { $kind ->
        [hospital] The prices are for one, two or three wounds. Other players there don’t matter. `EP-20.3, EP-15.3`
        [metro] The first ride of a move gives you one more movement point. `EP-12.1, EP-12.3, EP-15.1`
        [heli] Each flight takes a movement point; on the way you may fly from every helicopter. `EP-12.5, EP-15.1`
        [church] Only the contact is compulsory. Each other player there gives you notoriety +1. `EP-20.2, EP-15.3`
        [clinic] Only the contact is compulsory. Each other player there gives you notoriety +1. `EP-20.1, EP-15.3`
        [gang] Each member is used once. Only while nobody else and no marker is there and both members are. You need a free marker, which comes back to you once both are home again. `EP-18.1, EP-18.2, EP-18.3, EP-18.4`
        [store] One can a visit, two kinds of equipment at most. A locker takes its key, and enough notoriety and contacts. Each other player there gives you notoriety +1. `EP-19.2, EP-19.3, EP-19.5, EP-15.3`
        [exit] A bag takes at least one contact. On day three you escape through the open one. Each other player there gives you notoriety +1. `EP-21.2, EP-21.3, EP-21.4, EP-26.2, EP-15.3`
        [business] Once for each player. With up to three players it closes after two visits, otherwise after three; then it takes a key. Each other player there gives you notoriety +1. `EP-16.2, EP-16.6, EP-16.8, EP-16.9, EP-15.3`
       *[safe-house] Once for each player; it never closes. Each other player there gives you notoriety +1. `EP-17.1, EP-17.2, EP-17.5, EP-15.3`
    }
