### Headlines of a finished game: six wordings each

ep-away = { $n ->
    [0] at the very exit
    [one] one tile from the exit
   *[other] { $n } tiles from the exit
}
ep-head-midnight = { $variant ->
    [2] { $seat } could see the barrier, { ep-away }
    [3] So near to freedom: { $seat }, { ep-away }
    [4] The clock beat { $seat } { ep-away }
    [5] Daybreak, and { $seat } is { ep-away }
    [6] { $seat } ran out of night { ep-away }
   *[1] Caught at daybreak, { ep-away }: { $seat }
}
ep-head-wound = { $variant ->
    [2] The hospital bill decides: { $seat } pays { ep-money }, and the win
    [3] Healthy, { $seat } would have been the richest. Wounded, it’s { ep-money } less
    [4] { $seat } bled { ep-money }, and that was the difference
    [5] A bandage for { ep-money } would have won it: { $seat }
    [6] It hurt { $seat } twice: the wound, and the { ep-money }
   *[1] One wound too many: { $seat }, { ep-money } for doctors
}
ep-head-notorious = { $variant ->
    [2] A face on every wall costs { $seat } { ep-money }
    [3] Fame has a price, { ep-money }, and { $seat } pays
    [4] Everybody knew { $seat }. That was the problem: { ep-money }
    [5] A quieter job would have won it: { $seat }, { ep-money }
    [6] { $seat } was in the papers once too often: { ep-money }
   *[1] Too famous to win: { $seat }, { ep-money }
}
ep-head-all_caught = { $n ->
    [1] { $variant ->
        [2] The city keeps its robber
        [3] Nobody got out
        [4] One plan, and no escape
        [5] A good day for the police
        [6] The cell is taken
       *[1] The handcuffs click, and the exit stays empty
    }
   *[other] { $variant ->
        [2] The city keeps its robbers: { $n } of { $n } arrested
        [3] Nobody got out: one van, { $n } passengers
        [4] { $n } plans, not one escape
        [5] A good day for the police: { $n } of { $n }
        [6] The cells are full: { $n }
       *[1] Handcuffs all round: { $n }
    }
}
ep-head-lone = { $n ->
    [1] { $variant ->
        [2] { $seat } is gone. The other one isn’t
        [3] Alone on the far side: { $seat }, one left behind
        [4] One arrest and a postcard from { $seat }
        [5] The door closed behind { $seat }, and before the other one
        [6] { $seat } waves. The other one can’t, in handcuffs
       *[1] One got away: { $seat }. One didn’t
    }
   *[other] { $variant ->
        [2] { $seat } is gone, { $n } aren’t
        [3] The only one on the far side: { $seat }, { $n } left behind
        [4] { $n } arrests and a postcard from { $seat }
        [5] The door closed behind { $seat }, and before { $n } others
        [6] { $seat } waves. { $n } can’t, in handcuffs
       *[1] One got away: { $seat }. { $n } didn’t
    }
}
ep-head-all_out = { $variant ->
    [2] Not one arrest: { $n } of { $n } are out
    [3] The police found only footprints, { $n } pairs
    [4] { $n } plans, and every one worked
    [5] An empty city, { $n } full bags
    [6] Gone, all { $n }, before the coffee was cold
   *[1] All { $n } got away
}
ep-head-narrow = { $variant ->
    [2] { $seat } by { ep-money }. { $target } checks the pockets again
    [3] One more errand and it’s { $target }, not { $seat }: { ep-money }
    [4] Two suitcases, { ep-money } between them: { $seat }, { $target }
    [5] { $target } spent { ep-money } too much. { $seat } didn’t
    [6] A photo finish in cash: { $seat }, { $target }, { ep-money }
   *[1] { ep-money } apart: { $seat } before { $target }
}
ep-head-rich_arrested = { $variant ->
    [2] { ep-money } can’t buy a minute: { $seat }
    [3] The richest cell in town: { $seat }, { ep-money }
    [4] { $seat } carries { ep-money } straight into custody
    [5] All that money, { ep-money }, and no way out: { $seat }
    [6] Evidence number one: { ep-money }, seized from { $seat }
   *[1] Rich and arrested: { $seat } with { ep-money } in cash
}
ep-head-cannot_pay = { $variant ->
    [2] The plan was perfect, the purse wasn’t: { $seat }
    [3] { $seat } forgot that freedom costs
    [4] Everything but small change: { $seat }
    [5] Short of cash at the wrong moment: { $seat }
    [6] Freedom doesn’t take credit, { $seat }
   *[1] At the gate without the fare: { $seat }
}
ep-head-last_out = { $variant ->
    [2] { $seat } took the time, and everything else
    [3] The last through the gate carried the most: { $seat }
    [4] Nerves of steel: { $seat } leaves last and wins
    [5] { $seat } turned off the light and took the lamp
    [6] Why hurry? { $seat } left last, and richest
   *[1] Last out, first in money: { $seat }
}
ep-head-unharmed = { $variant ->
    [2] { $seat } leaves rich and in one piece
    [3] Three days of bullets, and none for { $seat }
    [4] The cleanest getaway: { $seat }
    [5] { $seat } never met a doctor
    [6] Silk gloves, whole skin: { $seat }
   *[1] Not a scratch: { $seat }
}
ep-head-battered = { $variant ->
    [2] They hit { $seat } { $n } times. It didn’t help them
    [3] { $seat } limps out the richest, { $n } wounds later
    [4] Hard to stop: { $seat }, { $n } wounds
    [5] { $n } scars and a full suitcase: { $seat }
    [6] { $seat } should see a doctor, { $n } times, with all that money
   *[1] { $n } wounds and the win: { $seat }
}
ep-head-empty_handed = { $variant ->
    [2] { $seat } travels light and wins
    [3] Everybody carried something. { $seat } carried the day
    [4] Empty hands, full account: { $seat }
    [5] { $seat } left the bags and took the money
    [6] Nothing to declare: { $seat }
   *[1] No bags, no worries: { $seat }
}
ep-head-treasure = { $variant ->
    [2] { $seat } opens the bag: { ep-money }
    [3] { $seat } picked the right bag: { ep-money }
    [4] { ep-money } on one shoulder: { $seat }
    [5] { $seat } carried { ep-money } out in a single bag
    [6] Somebody is missing { ep-money }. { $seat } isn’t
   *[1] A bag worth { ep-money }: { $seat } knew which one
}
ep-head-costa = { $variant ->
    [2] The law has the fuller pockets: Costa, { ep-money }
    [3] Costa retires rich, with { ep-money }
    [4] Beaten by a policeman: { ep-money }
    [5] { ep-money } for Costa, an escape for the rest
    [6] The best robber wore a badge: Costa, { ep-money }
   *[1] Lieutenant Costa laughs last: { ep-money }
}
ep-head-money = { $variant ->
    [2] { ep-money }, and nobody asks { $seat } where from
    [3] One suitcase, { ep-money } in it: { $seat }
    [4] Somewhere warm, { $seat } counts { ep-money }
    [5] The plan of { $seat } was worth { ep-money }
    [6] { $seat } sends a postcard and keeps { ep-money }
   *[1] { $seat } starts a new life with { ep-money }
}

### Why the game ended so

ep-more = ${ $more },000
# EP-27.5
ep-why-tied = { $who } and { $next } both have { $money }; cash decided, then notoriety, then wounds.
ep-why-escaped = { $who } got away with { $money }, { ep-more } more than { $next }.
ep-why-alone = { $who } is the only one who got away, with { $money }.
# EP-27.5
ep-why-shared = The richest of the escaped have { $money } each, and neither cash nor notoriety nor wounds part them.
ep-why-all-arrested = { $all } of { $all } were arrested, and only people who get away can win.
ep-why-costa = { $more ->
    [0] { $who } and { $next } both have { $money }; cash decided, then notoriety, then wounds.
   *[other] { $who } has { $money }, { ep-more } more than { $next }.
}
ep-why-arrested = The only player was arrested on day { $round }, and only people who get away can win.
ep-why-aborted = The host ended the game on day { $round }, so nobody wins.

### One player's night

ep-own-gone = { $gone ->
    [arrested] arrested
    [escaped] free
   *[other] still in the city
}
ep-own-money = free, with { $money }
ep-own-bag = Most valuable bag: { ep-money }.
ep-own-wounds = { $n ->
    [0] Never wounded by the police.
   *[other] Wounds from the police: { $n }.
}
ep-own-gap = { ep-money } short of the richest.
ep-own-most = Nobody carried off more.
