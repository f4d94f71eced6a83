# Escape Plan: labels of options and every notice of the rules. Places, cards and officers come as finished names.
# What happens in one turn is one line of the chronicle: short pieces without a full stop, a middle dot between them.

### Options

opt-ep-character = { $character }
opt-ep-no-unlock = Leave it
opt-ep-asset = { $asset }
opt-ep-tile = { $tile }
opt-ep-position = { $number } · { $beside }
opt-ep-rotation = { $same ->
    [one] { $number } · { $same } equal edge
   *[other] { $number } · { $same } equal edges
}
opt-ep-business = { $business }
opt-ep-safe-house = { $safe_house }
opt-ep-act = Act once more
opt-ep-pass = Keep it
opt-ep-rest = Rest
opt-ep-move = Move
opt-ep-pass-turn = Stay put
opt-ep-done = Done
opt-ep-can = gas can { $n }
opt-ep-boost-contact = { $contact }
opt-ep-boost-fixer = { $fixer }
opt-ep-boost-gang = gang member, { $location }
opt-ep-end = { $officers ->
    [0] { $place } · { $mp } MP
    [one] { $place } · { $mp } MP · { $officers } officer
   *[other] { $place } · { $mp } MP · { $officers } officers
}
opt-ep-escape = { $cost ->
    [0] Escape for free
   *[other] Escape for { $cost }
}
opt-ep-boosts = Other help
opt-ep-back = Back
opt-ep-route = { $officers ->
    [0] over { $tiles } · { $mp } MP · no police
    [one] over { $tiles } · { $mp } MP · { $officers } officer
   *[other] over { $tiles } · { $mp } MP · { $officers } officers
}
opt-ep-avoid = { $source } → { $tile } { $who }
opt-ep-take-wounds = { $n ->
    [0] Go on
    [one] Take { $n } wound
   *[other] Take { $n } wounds
}
opt-ep-take-wounds-fee = Wounds { $n }, fee { $fee }
opt-ep-contact = { $contact }
opt-ep-return = Back to the box
opt-ep-keep = Into the directory
opt-ep-replace = instead of { $contact }
opt-ep-field = { $n }. { $item }
opt-ep-field-free = { $n }. free field
opt-ep-officer = { $tile } { $officer }
opt-ep-key = { $color }
opt-ep-key-asset = { $asset } { $cost }
opt-ep-house-key = { $color }
opt-ep-no = Leave it
opt-ep-fixer = { $fixer } { $cost }
opt-ep-take-can = Take a gas can
opt-ep-equipment = { $equipment } { $cost }
opt-ep-locker = { $locker }
opt-ep-locker-asset = { $locker }, asset { $cost }
opt-ep-bag = { $bag } { $n }
opt-ep-heal-one = Heal 1
opt-ep-pay-church = Pay 1
opt-ep-heal = { $n ->
    [0] No healing
   *[other] Heal { $n } for { $cost }
}
opt-ep-nothing = Leave it
opt-ep-income = Income { $n }
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

ep-city = On the table lie { $tiles }, on offer { $offer }.
ep-start = Turn order: { $order }.
ep-day = **Day { $day }**
ep-earned = income { $n }
ep-paid = { $cause ->
    [toll] toll { $n }
    [exit_cost] exit fee { $n }
    [church] collection plate { $n }
    [hospital] hospital for { $n }
    [costa] Costa gets { $n }
    [gang] gang for { $n }
    [late_unlock] asset for { $n }
   *[other] payment { $n }
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
    [morning] Morning.
    [afternoon] Afternoon.
    [evening] Evening.
    [night] Midnight. Who has an extra action may move once more.
   *[dawn] Dawn. The last chance of the day.
}

### Told: a turn

ep-rest = { $seat } rests, the cards turn face up again
ep-no-turn = { $seat } has nowhere to go.
ep-moved = { $n ->
    [0] { $who } slips from { $origin } to { $tile }. The police are a tile behind.
    [one] { $who } slips from { $origin } to { $tile }. { $n } officer follows.
   *[other] { $who } slips from { $origin } to { $tile }. { $n } officers follow.
}
ep-moved-within = { $who } stays on { $tile }.
ep-leaving = { $n ->
    [0] { $who } makes for the gate, exit { $exit }.
    [one] { $who } makes for the gate, exit { $exit }. { $n } officer follows.
   *[other] { $who } makes for the gate, exit { $exit }. { $n } officers follow.
}
ep-officer-moved = { $officer } { $origin } → { $tile }
ep-officer-moved-by = { $who }: { $officer } { $origin } → { $tile }
ep-officer-removed = { $officer } vanishes from { $tile }
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
ep-handcuffs-lost = handcuffs on the directory, under them { $what }
ep-healed = healed { $n }
ep-notoriety = notoriety { $change }
ep-token = extra action
ep-cube = { $income ->
    [yes] cube on income
   *[no] cube on an amount
}
ep-closed = { $business } closes
ep-contact = { $how ->
    [kept] contact { $contact }
    [replaced] contact { $contact } instead of { $old }
   *[returned] contact { $contact } to the box
}
ep-gang = both gang members
ep-gang-free = the gang is free again
ep-can = gas can
ep-bought = { $item } for { $n }
ep-item-old = thrown away: { $item }
ep-key = { $color }
ep-key-used = used: { $color }
ep-locker = { $locker }, one bag of { $n }
ep-exit-tiles = exit, one bag of { $n }
ep-unlocked = { $n ->
    [one] asset { $list }
   *[other] assets { $list }
}
ep-bonus = { $group ->
    [safe_houses] all safe houses together
   *[other] a whole group of businesses
}

### Told: the end of a part

ep-border = { $who } crosses border { $border } of notoriety
ep-escaped = The gate is behind. { $who } is out of the city.
ep-arrested = { $cause ->
    [toll] { $seat } cannot pay the toll. The handcuffs click.
    [exit_cost] { $seat } cannot pay the exit fee. The handcuffs click.
   *[end] { $seat } stays in the city. The handcuffs click.
}

### Told: Sandra and Costa

ep-bot-card = { $who } makes for { $place }
ep-bot-stays = stays put
ep-bot-away = gone from the game: { $items }
ep-bot-took = takes { $items }

### The end

ep-end = { $reason ->
    [escaped] Three days are over and the bags are counted. { $winners } wins.
    [shared] The bags weigh the same. They win together: { $winners }.
    [all-arrested] Nobody stands behind the gate. **The city wins.**
    [costa] Out, yes, but Costa's case is heavier. **Costa wins.**
    [arrested] The gate closes a step too soon. **The city wins.**
   *[aborted] The host puts out the lamp. No winner tonight.
}
