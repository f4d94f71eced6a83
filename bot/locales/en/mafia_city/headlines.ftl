### Headlines of a finished game: six wordings each

mc-points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mc-rounds-count = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
mc-head-tie_break = { $variant ->
    [2] The same points, another winner: { $seat }, not { $target }
    [3] { $target } had as much as { $seat }. It wasn’t enough
    [4] Points couldn’t part them: { $seat } edges out { $target }
    [5] Read the small print: { $seat } wins, { $target } doesn’t
    [6] Two bosses, one chair: { $seat } sits, { $target } stands
   *[1] Dead level at the top: { $seat } before { $target } by a trifle
}
mc-head-one_point = { $variant ->
    [2] { $seat } by a single point over { $target }
    [3] The city changed hands by one point: { $seat }, then { $target }
    [4] { $target } is still looking for that one point. { $seat } has it
    [5] The closest race in town: { $seat } and, one behind, { $target }
    [6] One more point, and { $target } would challenge { $seat } for the city
   *[1] One point: { $seat } has it, { $target } doesn’t
}
mc-head-both_there = { $variant ->
    [2] Crowded at the top: { $n } there, { $seat } ahead
    [3] { $n } bosses arrive together, { $seat } arrives first
    [4] The finish was a photograph: { $seat }, first of { $n }
    [5] { $n } had enough. { $seat } had more
    [6] One crown, { $n } heads: { $seat } wears it
   *[1] { $n } at the target at once, and { $seat } a step further
}
mc-head-last_round = { $variant ->
    [2] One round ago this was the city of { $target }. Now { $seat } rules, from { $n } behind
    [3] { $target } had led by { $n }. Then { $seat } took the last round
    [4] Late, but in time: { $seat }, { $n } behind { $target } a round before the end
    [5] The last round robs { $target } of a lead of { $n } and of the city: { $seat }
    [6] Never count your chickens, { $target }: { $seat } from { $n } behind
   *[1] { $seat } makes up { $n } in the last round and passes { $target }
}
mc-head-from_behind = { $variant ->
    [2] Nobody feared { $seat } at half-time
    [3] { $seat } came from the gutter to the top
    [4] The last shall be first: { $seat }
    [5] They laughed at { $seat }. For half the game
    [6] From the back room to the front seat: { $seat }
   *[1] Last at half-time, first at the end: { $seat }
}
mc-head-throughout = { $variant ->
    [2] { $seat } led from start to finish, { $n } rounds long
    [3] { $n } rounds, one boss: { $seat }
    [4] Nobody took the lead from { $seat } in { $n } rounds
    [5] The city belonged to { $seat } from the first of { $n } rounds
    [6] { $seat } in front { $n } times out of { $n }
   *[1] Ahead after all { $n } rounds: { $seat }
}
mc-head-clear = { $variant ->
    [2] No contest: { $seat } by { $n }
    [3] { $seat } takes the city and { $n } points of room
    [4] The others are { $n } points away: { $seat }
    [5] { $n } points of daylight for { $seat }
    [6] { $seat } could have stopped early: { $n } ahead
   *[1] { $n } ahead: { $seat } wins at a walk
}
mc-head-reign = { $variant ->
    [2] The { $place } is the living room of { $seat }: { $n } rounds
    [3] Ask { $seat } before you enter the { $place }: { $n } times in charge
    [4] { $seat } and the { $place }, a love story in { $n } rounds
    [5] { $n } times the same name over the { $place }: { $seat }
    [6] { $seat } never let go of the { $place }: { $n } rounds
   *[1] { $n } rounds under one hand: { $seat } holds the { $place }
}
mc-head-big_round = { $variant ->
    [2] { $n } points in one go: { $seat } in round { $round }
    [3] { $seat } swept the city in round { $round }: { $n } points
    [4] What a round { $round }: { $seat } with { $n } points
    [5] { $n } points in round { $round }. Nobody did better than { $seat }
    [6] Round { $round }, harvest time for { $seat }: { $n } points
   *[1] Round { $round } belonged to { $seat }: { $n } points
}
mc-head-quick = { $variant ->
    [2] { $n } rounds were enough for { $seat }
    [3] The city fell in { $n } rounds: { $seat }
    [4] Blink and it’s over: { $seat }, { $n } rounds
    [5] { $seat } wastes no time: { $n } rounds
    [6] A short reign of chaos, { $n } rounds, then { $seat }
   *[1] Over in { $n } rounds: { $seat } is in a hurry
}
mc-head-deserted = { $variant ->
    [2] { $n } of 7 locations without a boss in round { $round }
    [3] The round nobody wanted: number { $round }, { $n } of 7 locations without a boss
    [4] The city almost ran itself in round { $round }: no boss at { $n } of 7 locations
    [5] { $n } of 7 thrones empty in round { $round }
    [6] Nobody and nobody again: { $n } times out of 7 in round { $round }
   *[1] Round { $round }: { $n } of 7 locations, and nobody in charge
}
mc-head-idle = { $variant ->
    [2] { $n } rounds, and then nobody moved any more
    [3] Too careful, all of them: over after { $n } rounds
    [4] A cold war of { $n } rounds
    [5] Nobody wanted it enough, { $n } rounds long
    [6] { $n } rounds of peace, and no boss
   *[1] The city falls asleep after { $n } rounds
}
mc-head-target = { $variant ->
    [2] { $n } points, one boss: { $seat }
    [3] The streets whisper one name: { $seat }, { $n } points
    [4] { $seat } collects { $n } points and the keys
    [5] Best in the city: { $seat } with { $n } points
    [6] { $n } points, and hats off to { $seat }
   *[1] { $seat } runs this town: { $n } points
}

### Why the game ended so

mc-why-target = Round { $round }: only { $who } reached the target of { $goal }, { $more } ahead of { $next }.
mc-why-points = Round { $round }: several players reached the target of { $goal }; { $who } has the most points, { $more } more than { $next }.
mc-why-reserve = { $who } and { $next } have { $n } points each; the smaller reserve decides.
mc-why-cards = { $who } and { $next } have { $n } points and equal reserves; more cards decide.
mc-why-mayor = { $who } and { $next } are level at { $n } points, reserves and cards; the Mayor decides.
mc-why-order = { $who } and { $next } are level in everything at { $n } points; the order decides.
mc-why-idle = Round { $round } was the third in a row without a point; the best, { $who }, has { $n } of { $goal }.
mc-why-aborted = The host ended the game in round { $round }, so nobody wins.

### One player's night

mc-own-points = { mc-points-count }
mc-own-round = Best round: round { $round }, with { mc-points-count }.
mc-own-place = Place { $place } of { $of }, { $n ->
    [0] level on points with the first.
   *[other] { mc-points-count } behind the first.
}
mc-own-first = Place 1 of { $of }, { $n ->
    [0] level on points with the next.
   *[other] { mc-points-count } ahead.
}
mc-own-control = Locations controlled, all rounds together: { $n }.
