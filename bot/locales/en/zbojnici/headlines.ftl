### Headlines of a finished game: six wordings each

zb-head-short = { $variant ->
    [2] So near the ransom: { $seat }, { $n } short
    [3] { $seat } counts again, and it’s still { $n } too few
    [4] The treasury holds by { $n }: { $seat } goes without
    [5] Missing: { $n }. Found: { $seat }, at the gate
    [6] The dearest ducats are the last { $n }: ask { $seat }
   *[1] { $n } short: { $seat } could hear the gate close
}
zb-head-far = { $variant ->
    [2] { $n } too few, and { $seat } smiles on the throne
    [3] Honest times: the best robber was { $n } ducats short, and { $seat } reigns
    [4] { $seat } rules a city of poor thieves, { $n } short
    [5] Empty bags all round, { $n } short: { $seat }
    [6] Not a robber in sight of the ransom, { $n } short: { $seat }
   *[1] The city sleeps well: { $seat } was never in danger, { $n } short
}
zb-head-hair = { $variant ->
    [2] Not a ducat to spare: { $seat } and { $n }
    [3] { $seat } squeezes through the gate with { $n }
    [4] The scales just tip: { $n } for { $seat }
    [5] Counted to the last ducat: { $seat }, { $n }
    [6] { $seat } has { $n }, and one less would have meant jail
   *[1] Exactly enough: { $seat } leaves with { $n }
}
zb-head-last_day = { $variant ->
    [2] The last day changes everything: { $seat } before { $target }, who had led by { $n }
    [3] { $n } behind in the morning, rich by night: { $seat }. Poor { $target }
    [4] { $target } had the purse and a lead of { $n }, { $seat } had the last day
    [5] Sundown steals { $n } from { $target } and crowns { $seat }
    [6] { $seat } saves the best raid for the end: { $n } behind { $target } no more
   *[1] { $seat } overtakes { $target } on the last day, from { $n } behind
}
zb-head-from_behind = { $variant ->
    [2] Nobody guarded the purse of { $seat } at half-time
    [3] Half-way last, at the end first: { $seat }
    [4] { $seat } was the joke of day three
    [5] The empty purse wins: { $seat }
    [6] Three days of nothing, then everything: { $seat }
   *[1] From the poorest to the richest: { $seat }
}
zb-head-neck = { $variant ->
    [2] By the width of a coin: { $seat } over { $target }, by { $n }
    [3] { $seat } wins by { $n }. { $target } will dream of it
    [4] { $target } was { $n } away from the song they’ll sing of { $seat }
    [5] Two purses, almost one weight: { $seat }, { $target }, { $n } apart
    [6] { $n } more and they’d sing of { $target }, not of { $seat }
   *[1] { $n } between { $seat } and { $target }
}
zb-head-shared = { $variant ->
    [2] Nobody richer, nobody poorer: { $seats } with { $n }
    [3] Honour among thieves: { $seats }, { $n } each
    [4] To the ducat the same: { $seats }, { $n }
    [5] One city, several kings of the road: { $seats }, { $n } each
    [6] The scales stand still at { $n }: { $seats }
   *[1] They’ll have to share the song: { $seats }, { $n } each
}
zb-head-throughout = { $variant ->
    [2] Nobody ever caught up with { $seat }
    [3] First purse in the morning, first at night: { $seat }
    [4] { $seat } led from the first raid to the last
    [5] Six days, one name: { $seat }
    [6] The others only saw the back of { $seat }
   *[1] Ahead on every single day: { $seat }
}
zb-head-haul = { $variant ->
    [2] Day { $round } made { $seat } famous: { $n } in one go
    [3] { $n } in a single raid: { $seat } on day { $round }
    [4] They still look for { $n }. { $seat } had them on day { $round }
    [5] One door, { $n }: { $seat }, day { $round }
    [6] { $seat } needed a cart on day { $round }: { $n }
   *[1] The raid of the year: { $seat } takes { $n } on day { $round }
}
zb-head-jailbird = { $variant ->
    [2] { $n } arrests didn’t stop { $seat }
    [3] The dungeon knows { $seat } by name: { $n } visits, one win
    [4] { $seat } paid with { $n } bandits and won
    [5] Through the dungeon to the top: { $seat }, { $n } arrests
    [6] The jailer’s best guest wins: { $seat }, { $n } times
   *[1] In jail { $n } times, and still the richest: { $seat }
}
zb-head-untouched = { $variant ->
    [2] Clean hands, full purse: { $seat }
    [3] The guards never met { $seat }
    [4] { $seat } wins without a single arrest
    [5] Not one bandit lost: { $seat }
    [6] A ghost with a purse: { $seat }
   *[1] Never once in the dungeon: { $seat }
}
zb-head-robbed = { $variant ->
    [2] { $seat } kept { $n } warm for the others
    [3] Everybody’s purse but their own: { $seat } gives up { $n }
    [4] { $n } gone, and no guard in sight: { $seat }
    [5] The favourite victim of the road: { $seat }, { $n }
    [6] { $seat } financed the rest: { $n }
   *[1] Robbed by robbers: { $seat } loses { $n }
}
zb-head-purse = { $variant ->
    [2] { $seat } brings home { $n }
    [3] Six days’ work, a purse of { $n }: { $seat }
    [4] Nobody carried more than { $seat }: { $n }
    [5] { $n }, and { $seat } knows where each one came from
    [6] The best robber of the week: { $seat } with { $n }
   *[1] The heaviest purse of the road: { $seat }, { $n }
}

### Why the game ended so

zb-why-treasury_kept = The fullest purse, { $who }, holds { $n } of the { $goal } ducats that the robbers needed: { $missing } short.
zb-why-richest = { $who } has { $n } ducats, { $more } more than { $next }.
zb-why-shared = Nobody has more than { $n } ducats, and { $who } isn’t alone with them.
zb-why-aborted = The host ended the game on day { $round }, so nobody wins.

### One player's night

zb-own-prince = the prince
zb-own-ducats = a robber with { zb-ducats }
zb-own-haul = Best haul: { zb-ducats }, on day { $round }.
zb-own-gap = Short of the fullest purse by { zb-ducats }.
zb-own-jailed = Bandits lost to the Dungeon: { $n }.
zb-own-caught = Bandits sent to the Dungeon: { $n }.
