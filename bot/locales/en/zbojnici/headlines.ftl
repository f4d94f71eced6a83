### Headlines of a finished game: six wordings each

zb-head-short = { $variant ->
    [2] So near and yet so far: { $seat }, { $n } short
    [3] { $seat } counts again, and it’s still { $n } short
    [4] The treasury holds by { $n }: nothing for { $seat }
    [5] Missing: { $n }. Found: { $seat }, at the gate
    [6] Hardest of all, the last { $n }: ask { $seat }
   *[1] { $n } short: { $seat } could hear the gate close
}
zb-head-far = { $variant ->
    [2] The best robber { $n } short, and { $seat } smiles from the throne
    [3] Honest times: the best robber was { $n } ducats short, and { $seat } reigns
    [4] { $seat } rules a town of poor thieves, { $n } short
    [5] Thin purses all round, { $n } short, and { $seat } still reigns
    [6] No robber came closer than { $n }, and { $seat } keeps the throne
   *[1] The town sleeps well under { $seat }: the best robber is { $n } short
}
zb-head-hair = { $variant ->
    [2] Hardly a ducat to spare: { $seat } and { $n }
    [3] { $seat } squeezes through the gate with { $n }
    [4] The scales just tip: { $n } for { $seat }
    [5] Counted to the last ducat: { $seat }, { $n }
    [6] { $seat } has { $n }, and two fewer would have lost it all
   *[1] Just enough: { $seat } leaves with { $n }
}
zb-head-last_day = { $variant ->
    [2] The last day changes everything: { $seat } passes { $target }, who was { $n } ahead
    [3] { $n } behind in the morning, rich by night: { $seat }. Poor { $target }
    [4] { $target } had a lead of { $n }; { $seat } had the last day
    [5] Sundown wipes out { $target }, once { $n } ahead, and crowns { $seat }
    [6] { $seat } leaves it late: { $n } behind { $target }, and then ahead
   *[1] { $seat } overtakes { $target } on the last day, from { $n } behind
}
zb-head-from_behind = { $variant ->
    [2] Nobody envied { $seat } at half-time
    [3] Last at half-time, first at the end: { $seat }
    [4] { $seat } was the joke of day three
    [5] The thinnest purse of day three wins: { $seat }
    [6] Three thin days, then a fat purse: { $seat }
   *[1] From the poorest to the richest: { $seat }
}
zb-head-neck = { $variant ->
    [2] By the width of a coin: { $seat } beats { $target }, by { $n }
    [3] { $seat } wins by { $n }. { $target } will lose sleep over it
    [4] { $target } was { $n } behind, and the songs are all about { $seat }
    [5] Two purses, almost the same weight: { $seat }, { $target }, { $n } apart
    [6] { $n } more, and { $target } would have shared it with { $seat }
   *[1] { $n } between { $seat } and { $target }
}
zb-head-shared = { $variant ->
    [2] Nobody richer than these: { $seats }, { $n } each
    [3] Honour among thieves: { $seats }, { $n } each
    [4] The same to the last ducat: { $seats }, { $n } each
    [5] One town, several kings of the road: { $seats }, { $n } each
    [6] The scales balance at { $n } each: { $seats }
   *[1] They’ll have to share the glory: { $seats }, { $n } each
}
zb-head-throughout = { $variant ->
    [2] Nobody ever caught up with { $seat }
    [3] Richest on the first evening, richest on the last: { $seat }
    [4] { $seat } led from the first raid to the last
    [5] Six days, one name: { $seat }
    [6] The others only ever saw { $seat } from behind
   *[1] Ahead on every single day: { $seat }
}
zb-head-haul = { $variant ->
    [2] Day { $round } made { $seat } famous: { $n } in one go
    [3] { $n } in a single raid: { $seat } on day { $round }
    [4] They’re still looking for { $n }. { $seat } took them on day { $round }
    [5] One stop, { $n }: { $seat } on day { $round }
    [6] { $seat } needed a cart on day { $round }: { $n }
   *[1] The raid of the year: { $seat } takes { $n } on day { $round }
}
zb-head-jailbird = { $variant ->
    [2] { $n } bandits in the Dungeon didn’t stop { $seat }
    [3] The Dungeon knows { $seat } by name: { $n } visits, one win
    [4] { $seat } lost { $n } bandits on the way and won
    [5] Through the Dungeon to the top: { $seat }, { $n } times
    [6] The jailer knows this winner well: { $seat }, { $n } times
   *[1] In the Dungeon { $n } times, and still the richest: { $seat }
}
zb-head-untouched = { $variant ->
    [2] Clean hands, full purse: { $seat }
    [3] The guards never met { $seat }
    [4] { $seat } wins without a single arrest
    [5] Not one bandit lost: { $seat }
    [6] A ghost with a purse: { $seat }
   *[1] Never once in the Dungeon: { $seat }
}
zb-head-robbed = { $variant ->
    [2] { $seat } kept { $n } warm for somebody else
    [3] A hand in the purse, again and again: { $seat } gives up { $n }
    [4] Travelling { $n } lighter: { $seat }
    [5] The road’s favourite victim: { $seat }, { $n } gone
    [6] A purse with a hole in it: { $seat }, { $n } lost
   *[1] Even robbers get robbed: { $seat } loses { $n }
}
zb-head-purse = { $variant ->
    [2] { $seat } brings home { $n }
    [3] Six days’ work, a purse of { $n }: { $seat }
    [4] Nobody carried more than { $seat }: { $n }
    [5] { $n }, and { $seat } knows where each one came from
    [6] The best robber of the week: { $seat } with { $n }
   *[1] The heaviest purse on the road: { $seat }, { $n }
}

### Why the game ended so

zb-why-treasury_kept = The richest robber, { $who }, has { $n } of the { $goal } ducats needed to win: { $missing } short.
zb-why-richest = { $who } has { $n } ducats, { $more } more than { $next }.
zb-why-shared = Nobody has more than { $n } ducats, and { $who } isn’t the only one with that many.
zb-why-aborted = The host ended the game on day { $round }, so nobody wins.

### One player's night

zb-own-prince = the prince
zb-own-ducats = a robber with { zb-ducats }
zb-own-haul = Best haul: { zb-ducats }, on day { $round }.
zb-own-gap = Behind the fullest purse by { zb-ducats }.
zb-own-jailed = Bandits lost to the Dungeon: { $n }.
zb-own-caught = Bandits who went to the Dungeon: { $n }.
