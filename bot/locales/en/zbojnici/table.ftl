# Robbers at the table: board, desk, chronicle, help and story. People come as shape and name (▲ **Karel**).

### Buttons (20 characters at most)

b-zb-plan = Plan
b-zb-wheel = Choose an action
b-zb-choose = Choose
b-zb-upgrade = Upgrade
b-zb-no-token = No token

### The board: heading and what is wanted

zb-head-start = Zbojníci · Colours
zb-head-new_day = Zbojníci · Day { $round } · New day
zb-head-planning = Zbojníci · Day { $round } · Planning
zb-head-resolution = Zbojníci · Day { $round } · Resolution
zb-head-end = Zbojníci · End of the game
zb-want-start = The town is laid out and the pieces are being handed out.
zb-want-color = The robbers choose their colours. First come, first served.
zb-want-new_day = A new day begins.
zb-want-planning = Everybody plans in secret. Done: { $n } of { $all }.
zb-want-resolution = { $place }: what happens here?
zb-want-wheel = { $place }: players with a token here secretly choose an action.
zb-want-guards = { $place }: the prince decides how many guards go.
zb-want-kick = { $place }: players who kick secretly choose a number.
zb-want-harbor = Harbour: tokens or a sale? Secretly, for each bandit.
zb-want-tavern = Tavern: one die or three? Secretly, for each bandit.
zb-want-dungeon = Dungeon: pay a token or stay? Secretly, for each prisoner.
zb-want-upgrade = Dungeon: the prince improves recon or the fine.
zb-want-end = The game is over. Only the story is left.
zb-done-list = Done: { $list }.

### My desk

zb-role-prince = You’re the prince. You win if no robber ends with 50 ducats.
zb-role-robber = You’re a robber. The richest robber with at least 50 ducats at the end wins.
zb-role-duel = You’re a robber. The richer one wins; guards arrest all bandits, your own too.
zb-hand-prince = Tokens in hand: { $tokens }. Recon takes { $recon ->
    [one] { $recon } card
   *[other] { $recon } cards
}. Fine per prisoner: { $fine }.
zb-hand-robber = Ducats: { $ducats }. Tokens in hand: { $tokens }, in the supply: { $supply }. In the Dungeon: { $prisoners }.
zb-hand-held = You hold district cards of { $who }: { $list }.
zb-hand-taken = The prince holds your cards: { $list }.
zb-hand-hint = Play with the buttons on the board, in the top row.
zb-plan-sofar = Plan so far: { $plan }
zb-plan-empty = Plan so far: nothing.
zb-plan-final = Your plan: { $plan }
zb-plan-band = **{ $place }** ×{ $n }
zb-plan-guard = { $n ->
    [one] ({ $n } guard)
   *[other] ({ $n } guards)
}
zb-plan-token = + token

### Questions and their hints

# ZB-1.9
zb-ask-color = Which colour will be yours?
# ZB-4.2, ZB-4.4
zb-ask-plan-figure = Where does figure { $n } of { $all } go?
# ZB-15.4
zb-ask-plan-guard = Where does guard { $n } of { $all } go?
# ZB-4.7
zb-ask-plan-tokens = Where do you add action tokens?
# ZB-4.1, ZB-4.9
zb-ask-plan-commit = Is this your plan?
# ZB-6.1
zb-ask-wheel = { $place }: what’s your action?
# ZB-6.11, ZB-8.2, ZB-8.4
zb-ask-guards = How many guards go?
# ZB-6.11, ZB-7.4
zb-ask-kick = How many bandits do you kick?
# ZB-10.3, ZB-10.5
zb-ask-harbor = Harbour: what does the next bandit do?
# ZB-10.4, ZB-10.5
zb-ask-tavern = Tavern: what does the next bandit roll?
# ZB-11.8, ZB-11.9
zb-ask-dungeon = Dungeon: what does the next prisoner do?
# ZB-11.3, ZB-11.4
zb-ask-upgrade = What do you upgrade?
# ZB-1.9
zb-hint-color = Colours are for looks only. Once taken, a colour leaves the menu.
# ZB-4.4
zb-hint-plan-figure = All your free bandits must go out.
# ZB-4.5, ZB-9.1
zb-hint-plan-figure-prince = A guard arrests all bandits in its district. It may also stay at home.
# ZB-15.6
zb-hint-plan-guard = A guard arrests all bandits in that district, yours too.
# ZB-4.7, ZB-5.5
zb-hint-plan-tokens = One token per district at most. With it your band can act there.
# ZB-4.1, ZB-4.9
zb-hint-plan-commit = You can start again until you commit the plan, but not after that.
# ZB-6.5, ZB-6.6
zb-hint-wheel-robber = All actions are revealed at once, then carried out in the order of their numbers.
# ZB-6.5, ZB-6.6
zb-hint-wheel-prince = All actions are revealed at once, then carried out in the order of their numbers.
# ZB-8.5, ZB-8.6
zb-hint-guards = Guards that stay make arrests.
# ZB-5.7, ZB-7.4
zb-hint-kick = Anyone kicked flies to the next district, from the last one into the Dungeon.
# ZB-13.1
zb-hint-harbor = You have six tokens in all: in hand, in the town and in the supply.
# ZB-10.4
zb-hint-tavern = Three dice cost 6 ducats, paid in advance.
# ZB-11.8
zb-hint-dungeon = A token from your hand takes a bandit home. A bandit who stays earns a token.
# ZB-11.5, ZB-12.8
zb-hint-upgrade = It counts at once and can never be lowered again.
zb-wheel-placeholder = Which action? (number = order)
zb-district-placeholder = Districts in the order of the arrows
zb-tokens-placeholder = { $n ->
    [one] Choose a district, { $n } at most
   *[other] Choose districts, { $n } at most
}
zb-label-rob = Rob: { $who }
zb-label-kick = Kick: { $who }
zb-about-pass = The token goes back to the supply and nothing happens.
zb-about-flee = 1 · Your whole band goes home: no arrest, no loot.
zb-about-rob = 2 · 3 ducats for each of your bandits here.
zb-about-rob-prince = 2 · 5 ducats for each guard here.
zb-about-purse = { $about } Purse: { zb-ducats }.
zb-about-move = 3 · Your whole band goes to the next district.
zb-about-move-prince = 3 · Any number of guards go to the next district.
zb-about-kick = 4 · Up to as many of their bandits as you have here go to the next district.
zb-about-recon = 0 · Take random cards from all robbers here until the next reveal.
zb-about-withdraw = 1 · Any number of guards go to the Dungeon.

### Receipts

zb-given-figure = The figure goes here: **{ $what }**.
zb-given-tokens = The tokens go here: **{ $list }**.
zb-given-no-tokens = The tokens stay in your hand.
zb-given-commit = The plan stands. It’s revealed when everybody has one.
zb-given-last-plan = The plan stands. It was the last one.
zb-given-redo = Your figures are back in hand. Plan again.
zb-given-open = Your choice: **{ $what }**.
zb-given-secret = Your choice: **{ $what }**. It shows when everybody has answered.

### Told: the chronicle

zb-colors = Colours:
zb-new-day = { $variant ->
    [2] Morning of day { $round }, and the crier has news: **{ zb-day }**.
    [3] Day { $round }. The gates open. Today’s card: **{ zb-day }**.
    [4] Day { $round }. The market bell rings. Today’s card: **{ zb-day }**.
   *[1] Day { $round }, a new card: **{ zb-day }**.
}
# ZB-3.3, ZB-9.8
zb-day-replaces = Until somebody has used it, it replaces { $usual }.
zb-item = { $who } { $n }
zb-crowded = { $variant ->
    [2] { $district ->
        [market] Elbows everywhere at the Market.
        [town_hall] Elbows everywhere at the Town Hall.
        [harbor] Elbows everywhere at the Harbour.
        [tavern] Elbows everywhere at the Tavern.
        [palace] Elbows everywhere at the Palace.
        [carriage] Elbows everywhere at the Carriage.
        [treasury] Elbows everywhere at the Treasury.
       *[dungeon] Elbows everywhere in the Dungeon.
    }
    [3] { $district ->
        [market] Half the town has come to the Market.
        [town_hall] Half the town has come to the Town Hall.
        [harbor] Half the town has come to the Harbour.
        [tavern] Half the town has come to the Tavern.
        [palace] Half the town has come to the Palace.
        [carriage] Half the town has come to the Carriage.
        [treasury] Half the town has come to the Treasury.
       *[dungeon] Half the town has come to the Dungeon.
    }
    [4] { $district ->
        [market] There’s hardly room to stand at the Market.
        [town_hall] There’s hardly room to stand at the Town Hall.
        [harbor] There’s hardly room to stand at the Harbour.
        [tavern] There’s hardly room to stand at the Tavern.
        [palace] There’s hardly room to stand at the Palace.
        [carriage] There’s hardly room to stand at the Carriage.
        [treasury] There’s hardly room to stand at the Treasury.
       *[dungeon] There’s hardly room to stand in the Dungeon.
    }
   *[1] { $district ->
        [market] The Market is suddenly crowded.
        [town_hall] The Town Hall is suddenly crowded.
        [harbor] The Harbour is suddenly crowded.
        [tavern] The Tavern is suddenly crowded.
        [palace] The Palace is suddenly crowded.
        [carriage] The Carriage is suddenly crowded.
        [treasury] The Treasury is suddenly crowded.
       *[dungeon] The Dungeon is suddenly crowded.
    }
}
zb-returns = The prince hands cards back: { $list }.
zb-wheels = Action wheels: { $list }.
zb-recons = Recon costs them cards: { $list }.
zb-flight = Fleeing home: { $list }.
zb-robs = Robbed: { $list }.
zb-robbed-item = { $who } → { $target } { $n }
zb-arrests = { $variant ->
    [2] The guard steps out of the gate. To the Dungeon: { $list }.
    [3] Hands behind your backs. To the Dungeon: { $list }.
    [4] Iron clinks on iron. To the Dungeon: { $list }.
   *[1] Seize them. To the Dungeon: { $list }.
}
zb-trap = { $variant ->
    [2] The portcullis comes down. To the Dungeon: { $list }.
    [3] It was too quiet here. To the Dungeon: { $list }.
    [4] The floor gives way. To the Dungeon: { $list }.
   *[1] The trap shuts. To the Dungeon: { $list }.
}
zb-gains = { $variant ->
    [2] The purses clink: { $list }.
    [3] No guard in sight, so there’s loot: { $list }.
    [4] Bags full, and off: { $list }.
   *[1] Loot: { $list }.
}
zb-rolls = Dice: { $list }.
zb-paid = paid { $n }
zb-token-gains = Tokens from the supply: { $list }.
zb-sales = Sold: { $list }.
zb-sold-item = { $who } { $n } for { $ducats }
zb-judgement = Judgement is passed. Going home: { $list }.
zb-judged-item = { $who } { $n } (fine { $ducats })
zb-escapes = A token for their freedom, and home: { $list }.
zb-stayers = Staying in the Dungeon for a token: { $list }.
zb-purses = Purses in the evening: { $list }.

### The story

zb-story-scores = Ducats: { $list }
zb-story-haul = { $cause ->
    [rob] Best haul: { $who }, day { $round }, { $n } by robbing.
    [market] Best haul: { $who }, day { $round }, { $n } at the Market.
    [town_hall] Best haul: { $who }, day { $round }, { $n } at the Town Hall.
    [harbor] Best haul: { $who }, day { $round }, { $n } at the Harbour.
    [tavern] Best haul: { $who }, day { $round }, { $n } at the Tavern.
    [palace] Best haul: { $who }, day { $round }, { $n } at the Palace.
    [carriage] Best haul: { $who }, day { $round }, { $n } from the Carriage.
   *[treasury] Best haul: { $who }, day { $round }, { $n } from the Treasury.
}
zb-story-jailed = Most bandits lost to the Dungeon: { $who }, { $n }.
zb-log-haul = { $cause ->
    [rob] robbery { $n }
    [robbed] robbed of { $n }
    [fine] fine { $n }
    [market] Market { $n }
    [town_hall] Town Hall { $n }
    [harbor] Harbour { $n }
    [tavern] Tavern { $n }
    [palace] Palace { $n }
    [carriage] Carriage { $n }
   *[treasury] Treasury { $n }
}

### Help

# ZB-1.9, ZB-2.1, ZB-15.2
help-zb-start = { $duel ->
    [yes] Both of you choose a colour. The game lasts six days. Each day you plan in secret, then the districts are resolved one by one.
   *[no] The robbers choose colours, and the prince plays white. The game lasts six days. Each day you plan in secret, then the districts are resolved one by one.
}
# ZB-3.1, ZB-3.3, ZB-3.4
help-zb-new_day = Everybody takes a token and a day card is turned up. It replaces what its district gives until somebody uses it.
# ZB-4.2, ZB-4.7, ZB-4.9
help-zb-planning = Press **Plan** and send your figures to the districts. You may give a band one token, which lets it act there. All plans are revealed at once.
# ZB-5.1, ZB-6.6, ZB-9.1, ZB-9.4
help-zb-resolution = { $duel ->
    [yes] The districts are resolved along the arrows. First come the actions by number: 1 flee, 2 rob, 3 move, 4 kick. Then a guard arrests all bandits. Without a guard there’s loot.
   *[no] The districts are resolved along the arrows. First come the actions by number: 0 recon, 1 flee and withdraw, 2 rob, 3 move, 4 kick. Then a guard arrests all bandits. Without a guard there’s loot.
}
# ZB-11.3, ZB-11.8, ZB-15.11
help-zb-dungeon = { $duel ->
    [yes] The Dungeon comes last. For each of your bandits there, pay a token to take it home, or leave it there and earn one.
   *[no] The Dungeon comes last. With a guard there the prince improves recon or the fine and takes a token; the prisoners pay the fine and go home. Without one each prisoner pays a token, or stays and earns one.
}
# ZB-14.3, ZB-14.4, ZB-15.12
help-zb-end = { $duel ->
    [yes] The game is over. The richer one wins; with equal ducats you both do.
   *[no] The game is over. The prince wins if no robber has 50 ducats; otherwise the richest robber does.
}
help-zb-districts = The districts along the arrows:
# ZB-10.7
help-zb-risk-palace = Three figures or more: all to the Dungeon.
# ZB-10.8
help-zb-risk-carriage = A single figure: to the Dungeon.
# ZB-10.9
help-zb-risk-treasury = Two bands or more: all to the Dungeon.
# ZB-14.3, ZB-14.4
help-zb-prince = To win, a robber needs at least 50 ducats at the end and must be the richest. If nobody has that many, the prince wins.
# ZB-15.4, ZB-15.6, ZB-15.8, ZB-15.12
help-zb-duel = In a duel each of you also places a guard. It arrests all bandits, its owner’s too. If only one of you has bandits in the Dungeon in the morning, that player gets the reserve guard for the day as well. The richer one wins.

# Sides of the statistics.
side-zbojnici-prince = Prince
side-zbojnici-robber = Robber

### On the table

# ZB-3.3, ZB-9.8
zb-open-today = day card: { $loot } Until somebody has used it, it replaces: { $usual }
# ZB-10.1
zb-open-gives-market = each band gains by its size: 2, 6 or 12 ducats for one, two or three figures.
# ZB-10.2
zb-open-gives-town_hall = 10 ducats shared among all figures; what’s left over isn’t stolen.
# ZB-10.3
zb-open-gives-harbor = each figure takes 2 tokens from the supply, or sells tokens for 3 ducats each.
# ZB-10.4
zb-open-gives-tavern = each figure rolls a die and gains that many ducats, or pays 6 and rolls three.
# ZB-10.7
zb-open-gives-palace = 5 ducats a figure; with three figures or more all go to the Dungeon.
# ZB-10.8
zb-open-gives-carriage = 10 ducats plus a die, shared among all figures; a single figure goes to the Dungeon.
# ZB-10.9
zb-open-gives-treasury = 10 ducats to a band that’s alone; with two bands or more all go to the Dungeon.
# ZB-11.3, ZB-11.8
zb-open-gives-dungeon = { $duel ->
    [yes] for each prisoner pay a token and go home, or stay and earn one.
   *[no] guard: the prince upgrades, prisoners pay the fine and leave. No guard: pay a token or earn one.
}
# ZB-3.3, ZB-3.4
zb-open-day-market = 5, 10 or 16 ducats by the size of the band.
zb-open-day-town_hall = 16 ducats shared among all figures.
zb-open-day-harbor = each figure takes 3 tokens, or sells tokens for 3 ducats each.
zb-open-day-tavern = each figure rolls two dice for free.
zb-open-day-palace = 8 ducats a figure; with three figures or more all still go to the Dungeon.
zb-open-day-carriage = 10 ducats plus two dice, shared; a single figure still goes to the Dungeon.
zb-open-day-treasury = 15 ducats to a band that’s alone; with two or more all still go to the Dungeon.
zb-open-day-card = Day card: { $district }
zb-open-action = { $action ->
    [flee] Flee
    [kick] Kick
    [recon] Recon (the prince)
    [withdraw] Withdraw (the prince)
    [rob] { $wheel ->
        [prince] Rob (the prince)
       *[robber] Rob
    }
   *[move] { $wheel ->
        [prince] Move (the prince)
       *[robber] Move
    }
}
zb-open-who = { $role ->
    [prince] { $who }, the prince
   *[robber] { $who }, a robber
}
zb-open-bank = The prince has no purse and uses the bank.
zb-open-purse = Ducats in the purse: **{ $n }**
zb-open-tokens = Tokens in hand: { $n }, in the supply: { $supply }
zb-open-figures = At home: bandits { $bandits }, guards { $guards } · in the Dungeon: { $prisoners }
zb-open-cards = { $duel ->
    [yes] District cards in hand: { $n }
   *[no] District cards in hand: { $n }, held by the prince: { $taken }
}
zb-open-deck = { $n ->
    [0] **No more day cards will come.** This one stayed in the box:
   *[other] **Day cards to come: { $n }.** These may still turn up; one of all seven stays in the box:
}
zb-open-turned = Already turned up: { $list }
zb-open-tracks = The prince’s board: recon takes { $recon ->
    [one] { $recon } card
   *[other] { $recon } cards
} from each robber; the fine is { $fine ->
    [one] { $fine } ducat
   *[other] { $fine } ducats
} for each prisoner.
# ZB-15.8, ZB-15.9, ZB-15.10
zb-open-reserve = { $helped ->
    [yes] The reserve guard helps { $who } today, the only one with bandits in the Dungeon this morning. In the evening it goes back.
   *[no] Guards in reserve: { $n }. If only one of you has bandits in the Dungeon in the morning, that player also places the reserve guard that day.
}
# ZB-14.3, ZB-14.4
zb-open-won = The richest robber wins if they have at least **{ $n }** ducats; otherwise the prince wins. Tokens are worth nothing at the end.
# ZB-14.2, ZB-15.12
zb-open-duel = The richer one wins; with equal ducats you both do. Tokens are worth nothing at the end.
zb-open-days = Day { $round } of { $all }. If it ended now:
zb-open-richest = { $short ->
    [0] - { $who }: **{ $n }**
   *[other] - { $who }: **{ $n }**, { $short } short
}
