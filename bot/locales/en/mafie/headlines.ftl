### Headlines of a finished game: six wordings each

mf-head-turned_tie = { $variant ->
    [2] A tie, a second thought, a verdict: { $seat } turns on { $target }
    [3] One finger wanders, one chair empties: { $seat } decides, { $target } leaves
    [4] The tie broke in one hand: { $seat } against { $target }
    [5] { $seat } takes a second look, and { $target } pays for it
    [6] Even, until it wasn’t: { $seat } thinks again, { $target } goes
   *[1] { $seat } moves one finger, and { $target } is out
}
mf-head-one_vote = { $variant ->
    [2] One vote more, one game over: { $seat }
    [3] By a single finger: { $seat } goes, and that’s that
    [4] The narrowest verdict of the night: { $seat }
    [5] One finger fewer and we’d still be playing: { $seat }
    [6] One vote made the last verdict: { $seat }
   *[1] It all hung on one vote: { $seat }
}
mf-head-vest = { $variant ->
    [2] Not today: { $seat } had a vest, and the last laugh
    [3] { $seat } gets up, dusts off the vest, and wins
    [4] One card between the door and glory: { $seat } and the vest
    [5] Everybody saw { $seat } fall. The vest saw it differently
    [6] Best dressed tonight: { $seat } in a vest
   *[1] The vest held: { $seat } walks home a winner
}
mf-head-bandage = { $variant ->
    [2] First aid of the night: { $seat } saves { $target }
    [3] Almost out, then a bandage: { $target }, by the grace of { $seat }
    [4] A roll of gauze decides: { $seat } for { $target }
    [5] { $seat } had one bandage and the right idea: { $target }
    [6] The doctor was in: { $seat }. The patient won: { $target }
   *[1] { $seat } with a bandage in time: { $target } stays and wins
}
mf-head-agent_hits = { $variant ->
    [2] { $seat } lifts the right mask { $n } times
    [3] Agent { $seat } never blinks: { $n } hits
    [4] Nobody sees in the dark like Agent { $seat }: { $n } hits
    [5] The sharpest eye of the night: { $seat }, { $n } for the file
    [6] Agent { $seat } looked { $n } times where it hurt
   *[1] The Agent hit { $n } times: { $seat } knew where to look
}
mf-head-never_named = { $variant ->
    [2] Not a vote in any ballot: { $seat }
    [3] { $seat } wins without a single vote against
    [4] So quiet that nobody voted for { $seat }
    [5] All those fingers, and not one found { $seat }
    [6] The perfect alibi was silence: { $seat }
   *[1] Not one finger all night: { $seat }
}
mf-town = { $theme ->
    [kids] the academy
   *[town] the town
}
mf-town-first = { $theme ->
    [kids] The academy
   *[town] The town
}
mf-head-own_twice = { $variant ->
    [2] Own goal, { $n } times, and it began with { $seat } and { $target }
    [3] Wrong, and wrong again: { $seat }, { $target }
    [4] Sorry, { $seat }. Sorry, { $target }
    [5] { mf-town-first } looked in the mirror and voted: { $seat }, { $target }
    [6] Two honest chairs empty first: { $seat } and { $target }
   *[1] { mf-town-first } votes out its own: first { $seat }, then { $target }
}
mf-head-comeback = { $variant ->
    [2] { $seat } alone, { $n } against, and still
    [3] Nobody would have bet on { $seat } against { $n }
    [4] The table had { $n } honest people. { $seat } had time
    [5] From one against { $n } to the last word: { $seat }
    [6] Cornered by { $n }, gone with the win: { $seat }
   *[1] One against { $n }: { $seat } takes them all
}
mf-head-survivor = { $variant ->
    [2] One chair left for the winners, and { $seat } in it
    [3] { $seat } turns off the light alone
    [4] Everybody else on the winning side had gone: { $seat }
    [5] All that was left of the winners: { $seat }
    [6] One pair of eyes saw the end: { $seat }
   *[1] The last one standing wins: { $seat }
}
mf-head-last_day = { $variant ->
    [2] One more night would have been one too many: { $seat }
    [3] Day { $round }, five to midnight: { $seat } is found
    [4] There was no tomorrow, so they got { $seat } today
    [5] { mf-town-first } wakes up on day { $round }, just in time for { $seat }
    [6] At the very last vote that could help: { $seat }
   *[1] On the last possible day, the last mask: { $seat }
}
mf-head-trusted = { $variant ->
    [2] The one face nobody doubted at the end: { $seat }
    [3] { $seat } smiled, and they believed it
    [4] On the last day not one honest finger: { $seat }
    [5] The best friend of the whole table was { $seat }
    [6] They’d have left { $seat } the keys
   *[1] Everybody trusted the wrong one: { $seat }
}
mf-head-day_one = { $variant ->
    [2] The first vote of the game was the best one: { $seat }
    [3] No warm-up needed: the first finger finds { $seat }
    [4] First verdict, bull’s-eye: { $seat }
    [5] { $seat } fell to the very first verdict
    [6] They started with the right name: { $seat }
   *[1] Right with the very first verdict: { $seat }
}
mf-head-no_mistake = { $variant ->
    [2] Not a single honest chair lost to a vote: { $n } for { $n }
    [3] A clean sheet for { mf-town }: { $n } out of { $n }
    [4] Every verdict right, all { $n } of them
    [5] { mf-town-first } votes as if it could see: { $n } for { $n }
    [6] No apologies needed tonight: { $n } right verdicts
   *[1] { $n } votes, { $n } hits: { mf-town } can’t miss
}
mf-head-all_wrong = { $variant ->
    [2] Everybody was sure: { $seat }. Everybody was wrong
    [3] Never so many so certain: { $n } against { $seat }
    [4] One voice, one mistake: { $seat }
    [5] { $seat } against all { $n }, and { $seat } was right
    [6] The whole table agreed on { $seat }. A pity
   *[1] { $n } fingers, one name, all wrong: { $seat }
}
mf-head-lot = { $variant ->
    [2] Fate had the casting vote: { $seat }
    [3] All that talk, and then a lot: { $seat }
    [4] The fairest and cruellest judge: a lot against { $seat }
    [5] { $seat } lost to chance alone
    [6] Heads or tails, and { $seat } leaves
   *[1] Nobody could decide, so a coin did: { $seat }
}
mf-head-parting_shot = { $variant ->
    [2] Last act, best act: { $seat } leaves with { $target }
    [3] { $seat } had one word left: { $target }
    [4] Out, but not alone: { $seat } and { $target }
    [5] The parting gift of { $seat }: { $target }
    [6] { $seat } closes the door on { $target }
   *[1] { $seat } goes, and takes { $target } along
}
mf-head-unbroken = { $variant ->
    [2] Not one of theirs fell: { $n } in, { $n } out
    [3] A perfect night for the wrong side: { $n } of { $n }
    [4] They came as { $n } and left as { $n }
    [5] { mf-town-first } caught nobody, and there were { $n }
    [6] { $n } came to play, and not a scratch on any
   *[1] { $n } masks, and not one came off
}
mf-head-standing = { $variant ->
    [2] After { $round } rounds: { $all } chairs, { $n } of them taken
    [3] { mf-town-first } counts its chairs: { $n } of { $all }
    [4] Round { $round }, and { $n } of { $all } { $n ->
        [one] remains
       *[other] remain
    }
    [5] { $all } sat down, { $n } got up last
    [6] Still here when it ended: { $n } of { $all }
   *[1] { $n } of { $all } { $n ->
        [one] was
       *[other] were
    } still at the table after round { $round }
}

### Why the game ended so

why-police = Round { $round }: the last { $theme ->
    [kids] Villain
   *[town] Mafioso
} is out, and the Police have { $n } of the table’s { $all } players left.
why-mafia = Round { $round }: the last Police officer is out, and { $theme ->
    [kids] { $n ->
        [one] { $n } Villain is left
       *[other] { $n } Villains are left
    }
   *[town] { $n ->
        [one] { $n } Mafioso is left
       *[other] { $n } Mafiosi are left
    }
} of { $all } players.
why-gang = Round { $round }: everybody else is out, and { $n } of the Gang { $n ->
    [one] is
   *[other] are
} left of the { $all } players.
why-stalemate = Round { $round } and the two before it passed without a loss, so nobody wins.
why-all_out = Round { $round }: all { $all } players are out, so no side is left to win.
why-aborted = The host ended the game in round { $round }, so nobody wins.

### One player's night

own-votes = Final votes that hit the other side: { $n } of { $all }.
own-lied = Who lied to you: { $list }.
own-fingers = Most fingers against in one ballot: { $n } of { $all }.
own-no-fingers = Not a finger against all game.
own-out = Out before the first ballot, in round { $round }.
own-past = Slipped past your final votes: { $list }.
own-hunches = { $theme ->
    [kids] Hunches that named the Villains: { $n } of { $all }.
   *[town] Hunches that named the Mafia: { $n } of { $all }.
}
own-streak = { $n ->
    [one] Your hunch came true { $n } night: the name was gone by morning, or under suspicion the next day.
   *[other] Your hunch came true { $n } nights in a row: the name was gone by morning, or under suspicion the next day.
}
