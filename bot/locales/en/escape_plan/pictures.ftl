# Words in the pictures of Escape Plan and their descriptions (alternative texts).

### The city: what is written in the picture

pic-ep-game = Escape Plan
pic-ep-title-morning = Day { $round }, morning
pic-ep-title-afternoon = Day { $round }, afternoon
pic-ep-title-evening = Day { $round }, evening
pic-ep-title-night = Day { $round }, night
pic-ep-title-dawn = Day { $round }, dawn

pic-ep-phase-setup = Choosing characters
pic-ep-phase-income = Income
pic-ep-phase-patrol = Patrols
pic-ep-phase-city = The city grows
pic-ep-phase-placing = { $who } places a tile
pic-ep-phase-order = Turn order
pic-ep-phase-actions = Actions
pic-ep-phase-turn = To play: { $who }
pic-ep-phase-adjusting = Notoriety is adjusted
pic-ep-phase-border = { $who } crosses a border
pic-ep-phase-new-day = A new day
pic-ep-phase-end = End of the game

pic-ep-end-escaped = A clean getaway
pic-ep-end-shared = They win together
pic-ep-end-all-arrested = The city has closed
pic-ep-end-costa = Costa wins
pic-ep-end-arrested = The handcuffs click
pic-ep-end-aborted = No winner

pic-ep-zone-i = industry
pic-ep-zone-c = commerce
pic-ep-zone-r = homes
pic-ep-zone-w = water
pic-ep-penalty = penalty ($k)
pic-ep-offer = Tiles on offer
pic-ep-offer-note = { $n } left
pic-ep-near = Around you
pic-ep-near-tile = Tile { $tile }
pic-ep-near-ends = numbers are the ends in the menu
pic-ep-sites = Where the tile may lie
pic-ep-sites-note = numbers are the places in the menu
pic-ep-turned = Tile { $tile }
pic-ep-turned-note = a golden edge matches its neighbour
pic-ep-alt-fits = matches: { $list }

pic-ep-letter-state = S
pic-ep-letter-local = L
pic-ep-letter-special = X
pic-ep-officer-state = state
pic-ep-officer-local = local
pic-ep-officer-special = special

pic-ep-bot-sandra = Sandra
pic-ep-bot-costa = Costa
pic-ep-character-claws = Claws
pic-ep-character-vinnie = Vinnie
pic-ep-character-scar = Scar
pic-ep-character-ruby = Ruby
pic-ep-character-bones = Bones

pic-ep-place-hospital = hospital{ $label }
pic-ep-place-metro = metro{ $label }
pic-ep-place-church = church{ $label }
pic-ep-place-gang = gang{ $label }
pic-ep-place-store = store { $label }
pic-ep-place-business = business{ $label }
pic-ep-place-safe-house = safe house{ $label }
pic-ep-place-exit = exit { $label }
pic-ep-place-clinic = clinic{ $label }
pic-ep-place-heli = helicopter{ $label }
pic-ep-safe-house = safe house { $number }
pic-ep-business-casino = casino
pic-ep-business-bar = bar
pic-ep-business-night_club = night club
pic-ep-business-art_gallery = gallery
pic-ep-business-gym = gym
pic-ep-business-restaurant = restaurant

pic-ep-direction-0 = NE
pic-ep-direction-1 = E
pic-ep-direction-2 = SE
pic-ep-direction-3 = SW
pic-ep-direction-4 = W
pic-ep-direction-5 = NW

### The city: description of the picture

pic-ep-alt-head = Escape Plan, { $title }, { $phase }.
pic-ep-alt-hidden = not seen yet
pic-ep-alt-heliport = heliport
pic-ep-alt-ferry = ferry
pic-ep-alt-officers = police: { $list }
pic-ep-alt-exits = Exits: { $list }.
pic-ep-alt-exit = { $closed ->
    [yes] { $number } ({ $tile }) closed
   *[no] { $n ->
        [0] { $number } ({ $tile }) open
       *[other] { $number } ({ $tile }) open, { $n ->
            [one] { $n } patrol
           *[other] { $n } patrols
        }
    }
}
pic-ep-alt-pawns = Pawns: { $list }.
pic-ep-alt-escaped = Out of the city: { $list }.
pic-ep-alt-arrested = In handcuffs: { $list }.
pic-ep-alt-police = Police: { $list }.
pic-ep-alt-notoriety = Notoriety: { $list }.
pic-ep-alt-counts = { $who }: wounds { $wounds }, contacts { $contacts }, income { $income }, extra actions { $tokens }.
pic-ep-alt-winners = Winner: { $who }.
pic-ep-alt-offer = Tiles on offer: { $list }.
pic-ep-alt-offered = { $tile }: { $places }, edges from NE { $zones }
pic-ep-alt-closed = { $place } (closed)
pic-ep-alt-visits = { $place } { $n } of { $most }
pic-ep-alt-keys = { $place } ({ $list })
pic-ep-alt-places = Places: { $list }.
pic-ep-alt-zones = { $n ->
    [1] { $zone }
   *[other] { $n }× { $zone }
}
pic-ep-alt-tile = { $first ->
    [yes] { $tile }: { $places }. Edges from NE: { $zones }. Beside: { $around }.
   *[no] { $tile }: { $places }. Edges: { $zones }. Beside: { $around }.
}
pic-ep-alt-near = { $title }. { $list }.
pic-ep-alt-near-tile = { $tile }: { $places }
pic-ep-alt-near-end = { $number } { $place }

### The market below the city

pic-ep-market-contacts = Contacts on offer
pic-ep-market-deck = in the deck
pic-ep-market-cans = petrol can ×{ $n }
pic-ep-market-lockers = notoriety + contacts:
pic-ep-market-bags = exit { $number } ×{ $n }
pic-ep-market-healing = 1, 2, 3 wounds: { $list }
pic-ep-market-police = Police bag:
pic-ep-market-patrols = patrols { $n }
pic-ep-market-tiles = tiles { $list }
pic-ep-market-tokens = extra actions { $n }
pic-ep-market-gang = gang { $n }
pic-ep-market-exit = Exit fee:
pic-ep-alt-market = Contacts on offer, newest first ({ $n } in the deck): { $list }.

### The own board

pic-ep-hand = Your board
pic-ep-hand-cash = cash in thousands
pic-ep-hand-plan = Escape plan
pic-ep-hand-directory = Directory
pic-ep-hand-inventory = Inventory
pic-ep-hand-assets = Assets
pic-ep-hand-empty = free
pic-ep-hand-cuffed = handcuffs
pic-ep-hand-out = out of the city
pic-ep-alt-hand = Your board. Cash { $cash }. Escape plan: { $plan }. Directory: { $directory }. Inventory: { $inventory }. Assets: { $assets }.
pic-ep-alt-amount = { $place }: { $n ->
    [0] income
   *[other] { ep-money }
}
pic-ep-alt-visited = { $place }: { $n ->
    [0] income (done)
   *[other] { ep-money } (done)
}
pic-ep-alt-used = { $what } (used)
pic-ep-alt-locked = { $what } (locked)
pic-ep-alt-covered = { $what } (handcuffs)

### The story

pic-ep-story-total = total
pic-ep-story-unit = in thousands
pic-ep-story-businesses = businesses
pic-ep-story-safe-houses = safe houses
pic-ep-story-cash = cash
pic-ep-story-assets = assets
pic-ep-story-contacts = contacts
pic-ep-story-bags = bags
pic-ep-story-notoriety = notoriety
pic-ep-story-wounds = wounds
pic-ep-story-arrested = in handcuffs
pic-ep-story-row = { $who }: businesses { $groups }, safe houses { $safe }, cash { $cash }, assets { $assets }, contacts { $contacts }, bags { $bags }, notoriety { $penalty }, wounds { $wounds }, total { $total }.
pic-ep-story-arrested-row = { $who }: in handcuffs.

### Cards, equipment, fixer tiles, assets

pic-ep-contact-snitch-state = Snitch (state)
pic-ep-contact-snitch-local = Snitch (local)
pic-ep-contact-snitch-special = Snitch (special)
pic-ep-contact-medic = Medic
pic-ep-contact-medevac = Medevac
pic-ep-contact-middleman = Middleman
pic-ep-contact-fighter = Fighter (local)
pic-ep-contact-boxer = Boxer (state)
pic-ep-contact-ninja = Ninja (special)
pic-ep-contact-gang-contact = Gang
pic-ep-contact-chopper = Chopper
pic-ep-contact-informer = Informer
pic-ep-contact-bribe-state = Bribe (state)
pic-ep-contact-bribe-local = Bribe (local)
pic-ep-contact-rally-special = Rally
pic-ep-contact-general-store = General Store
pic-ep-contact-spy-1 = Spy 1
pic-ep-contact-spy-2 = Spy 2
pic-ep-contact-spy-3 = Spy 3
pic-ep-contact-stunt = Stunt
pic-ep-contact-fast-car = Fast Car
pic-ep-contact-jet-ski = Jet Ski
pic-ep-contact-sewer = Sewer
pic-ep-equipment-vest = vest
pic-ep-equipment-cap = cap
pic-ep-equipment-helmet = helmet
pic-ep-equipment-gas-mask = gas mask
pic-ep-fixer-phone = phone
pic-ep-fixer-safe = safe
pic-ep-fixer-disguise = disguise
pic-ep-fixer-id = ID card
pic-ep-fixer-kit = medical kit
pic-ep-fixer-motorcycle = motorcycle
pic-ep-fixer-drink = energy drink
pic-ep-fixer-helicopter = helicopter
pic-ep-asset-extra = extra action
pic-ep-asset-state = move state
pic-ep-asset-local = move local
pic-ep-asset-special = move special
pic-ep-asset-avoid = avoid them all
pic-ep-asset-key = universal key
pic-ep-asset-heal = heal
pic-ep-stack-green = green locker
pic-ep-stack-black = black locker
pic-ep-stack-brown = brown locker
pic-ep-stack-x = exit bag
pic-ep-stack-y = exit bag
pic-ep-key-green = green key
pic-ep-key-black = black key
pic-ep-key-brown = brown key
pic-ep-first-aid = first aid

### Poster

pic-poster-escape_plan-title = Escape Plan
pic-poster-escape_plan-line = Three days to get out of town.
pic-poster-escape_plan-foot = 1–5 players · 60–120 minutes
