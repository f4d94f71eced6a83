# Escape Plan: labels of options and every notice of the rules. Places, cards and officers come as finished names.
# What happens in one turn is one line of the chronicle: short pieces without a full stop, a middle dot between them.

### Options

opt-ep-character = { $character }
opt-ep-no-unlock = Leave it locked
opt-ep-asset = { $asset }
opt-ep-tile = { $tile }
opt-ep-position = { $number } · { $beside }
opt-ep-rotation = { $same ->
    [one] { $number } · { $same } matching edge
   *[other] { $number } · { $same } matching edges
}
opt-ep-business = { $business }
opt-ep-safe-house = { $safe_house }
opt-ep-act = Use an extra action
opt-ep-pass = Keep the token
opt-ep-rest = Rest
opt-ep-move = Move
opt-ep-pass-turn = Stay put
opt-ep-done = Done
opt-ep-can = petrol can { $n }
opt-ep-boost-contact = { $contact }
opt-ep-boost-fixer = { $fixer }
opt-ep-boost-gang = gang member, { $location }
opt-ep-end = { $officers ->
    [0] { $place } · { ep-points }
    [one] { $place } · { ep-points } · { $officers } officer
   *[other] { $place } · { ep-points } · { $officers } officers
}
ep-points = { $mp ->
    [one] { $mp } movement point
   *[other] { $mp } movement points
}
opt-ep-escape = { $cost ->
    [0] Escape for free
   *[other] Escape for { ep-price }
}
ep-price = { $cost ->
    [0] $0
   *[other] ${ $cost },000
}
opt-ep-boosts = Other help
opt-ep-back = Back
opt-ep-route = { $officers ->
    [0] via { $tiles } · { ep-points } · no police
    [one] via { $tiles } · { ep-points } · { $officers } officer
   *[other] via { $tiles } · { ep-points } · { $officers } officers
}
opt-ep-avoid = { $source } → { $tile } { $who }
opt-ep-take-wounds = { $n ->
    [0] Carry on
    [one] Take { $n } wound
   *[other] Take { $n } wounds
}
opt-ep-take-wounds-fee = { $n ->
    [one] { $n } wound, ${ $fee },000
   *[other] { $n } wounds, ${ $fee },000
}
opt-ep-contact = { $contact }
opt-ep-return = Out of the game
opt-ep-keep = Into the directory
opt-ep-replace = replace { $contact }
opt-ep-field = { $n }. { $item }
opt-ep-field-free = { $n }. free space
opt-ep-officer = { $tile } { $officer }
opt-ep-key = { $color }
opt-ep-key-asset = { $asset }, { ep-price }
opt-ep-house-key = { $color }
opt-ep-no = Leave it
opt-ep-fixer = { $fixer }, { ep-price }
opt-ep-take-can = Take a petrol can
opt-ep-equipment = { $equipment }, { ep-price }
opt-ep-locker = { $locker }, by key
opt-ep-locker-asset = { $locker }, by universal key for { ep-price }
opt-ep-bag = { $bag }, { ep-money }
opt-ep-heal-one = Heal 1 wound
opt-ep-pay-church = Pay $1,000
opt-ep-heal = { $n ->
    [0] No healing
    [one] { $n } wound for { ep-price }
   *[other] { $n } wounds for { ep-price }
}
opt-ep-nothing = Leave it
opt-ep-income = Income { ep-money }
opt-ep-exit-tile = Exit bag
opt-ep-bonus-token = Extra action
opt-ep-bonus-asset = { $rider ->
    [notoriety] { $asset }, notoriety −1
    [income] { $asset }, income
   *[both] { $asset }, income and notoriety −1
}
opt-ep-bonus-rider = { $rider ->
    [notoriety] Notoriety −1
    [income] Income
   *[both] Income, notor. −1
}
opt-ep-use = { $source }

### Told: the beginning and a new day

ep-city = On the table: { $tiles }. On offer: { $offer }.
ep-start = Turn order: { $order }.
ep-day = **Day { $day }**
ep-earned = income { ep-money }
ep-money = { $n ->
    [0] $0
   *[other] ${ $n },000
}
ep-paid = { $cause ->
    [toll] toll { ep-money }
    [exit_cost] exit fee { ep-money }
    [church] collection plate { ep-money }
    [hospital] treatment for { ep-money }
    [costa] Costa gets { ep-money }
    [gang] pays { ep-money }
    [late_unlock] asset for { ep-money }
   *[other] payment { ep-money }
}
ep-patrol = exit { $exit }
ep-exit-closed = { $left ->
    [1] Exit { $exit } closes. One is left.
    [2] Exit { $exit } closes. Two are left.
   *[other] Exit { $exit } closes. { $left } are left.
}
ep-exit-open = Only exit { $exit } still leads out.
ep-placed = { $seat } places { $tile } beside { $beside }
ep-offer = New tiles on offer: { $tiles }.
ep-order = Turn order: { $order }.
ep-part = { $part ->
    [morning] { $variant ->
        [2] Morning. The cafés open, and so do eyes.
        [3] Morning. The first metro train leaves.
        [4] Morning. The streets are still empty.
       *[1] Morning.
    }
    [afternoon] { $variant ->
        [2] Afternoon. The sun burns, the sirens wail.
        [3] Afternoon. The patrols change shifts.
        [4] Afternoon. The city is full.
       *[1] Afternoon.
    }
    [evening] { $variant ->
        [2] Evening. Street lamps and blue lights come on.
        [3] Evening. The shadows grow longer.
        [4] Evening. The bars fill up.
       *[1] Evening.
    }
    [night] { $variant ->
        [2] Midnight. The city sleeps, extra actions don’t.
        [3] Midnight. Anyone with an extra action is still awake.
        [4] Midnight. The last lights, the last extra actions.
       *[1] Midnight. Got an extra action? One more move.
    }
   *[dawn] { $variant ->
        [2] Dawn. Run, if you still can.
        [3] Dawn. The night hides nobody any more.
        [4] Dawn. Once more before the new day begins.
       *[1] Dawn. The last chance of the day.
    }
}

### Told: a turn

ep-rest = { $seat } rests, and the cards are ready again
ep-no-turn = { $seat } has nowhere to go.
ep-moved = { $n ->
    [0] { ep-slips } The police are a tile behind.
    [one] { ep-slips } { $n } officer follows.
   *[other] { ep-slips } { $n } officers follow.
}
ep-slips = { $variant ->
    [2] { $who } vanishes from { $origin } and turns up on { $tile }.
    [3] { $who } dodges from { $origin } to { $tile }.
    [4] { $who } runs from { $origin } to { $tile }.
   *[1] { $who } slips from { $origin } to { $tile }.
}
ep-moved-within = { $who } stays on { $tile }.
ep-leaving = { $n ->
    [0] { $who } makes for exit { $exit }.
    [one] { $who } makes for exit { $exit }. { $n } officer follows.
   *[other] { $who } makes for exit { $exit }. { $n } officers follow.
}
ep-officer-moved = { $officer } officer { $origin } → { $tile }
ep-officer-moved-by = { $who } sends the { $officer } officer { $origin } → { $tile }
ep-avoided = { $source } on { $tile }: { $who }
ep-officer-removed = the { $officer } officer vanishes from { $tile }
ep-wounded = { $near ->
    [yes] { $n ->
        [1] One wound. The handcuffs wait for the next mistake.
       *[other] { $n } wounds. The handcuffs wait for the next mistake.
    }
   *[no] { $n ->
        [1] One wound.
       *[other] { $n } wounds.
    }
}
ep-handcuffs = handcuffs on the directory
ep-handcuffs-lost = handcuffs over { $what }
ep-healed = healed { $n }
ep-notoriety = notoriety { $change }
ep-token = extra action
ep-cube = { $income ->
    [yes] cube for income
   *[no] cube for money from the plan
}
ep-cube-of-bot = cube left there
ep-closed = { $business } closes
ep-contact = { $how ->
    [kept] contact { $contact }
    [replaced] contact { $contact } replaces { $old }
   *[returned] contact { $contact } leaves the game
}
ep-offer-contact = newly on offer: { $list }
ep-gang = both gang members
ep-gang-free = the gang is free again
ep-can = petrol can
ep-bought = buys { $item } for { ep-money }
ep-item-old = drops { $item }
ep-key = { $color }
ep-key-used = { $color } used
ep-locker = { $n ->
    [1] { $locker }, a bag
   *[other] { $locker }, one bag of { $n }
}
ep-exit-tiles = { $n ->
    [1] a bag
   *[other] one bag of { $n }
}
ep-unlocked = { $n ->
    [one] asset unlocked: { $list }
   *[other] assets unlocked: { $list }
}
ep-bonus = { $group ->
    [safe_houses] all safe houses together
   *[other] a whole group of businesses
}

### Told: the end of a part

ep-border = { $who } crosses notoriety border { $border }
ep-escaped = { $variant ->
    [2] The barrier is behind them, the road ahead. { $who } is out of the city.
    [3] The sirens fade. { $who } is out of the city.
    [4] The lights sink in the rear-view mirror. { $who } is out of the city.
   *[1] The gate is behind them. { $who } is out of the city.
}
ep-arrested = { $cause ->
    [toll] { $seat } can’t pay the toll. The handcuffs click.
    [exit_cost] { $seat } can’t pay the exit fee. The handcuffs click.
   *[end] { $seat } stays in the city. The handcuffs click.
}

### Told: Sandra and Costa

ep-bot-card = { $who } makes for { $place }
ep-bot-stays = stays put
ep-bot-away = out of the game: { $items }
ep-bot-took = takes { $items }

### The end

ep-end = { $reason ->
    [escaped] Three days are over and the bags are counted. { $winners } wins.
    [shared] The bags weigh the same. They win together: { $winners }.
    [all-arrested] Nobody made it through the gate. **The city wins.**
    [costa] Out, yes, but Costa’s case is heavier. **Costa wins.**
    [arrested] The gate closes a step too soon. **The city wins.**
   *[aborted] The host puts out the lamp. No winner tonight.
}
