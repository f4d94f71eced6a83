# Robbers at the table: board, desk, chronicle, help and story. People come as shape and name (▲ **Karel**).

### Buttons (20 characters at most)

b-zb-plan = Plan
b-zb-wheel = Choose an action
b-zb-choose = Choose
b-zb-upgrade = Upgrade
b-zb-no-token = No token

### The board: heading and what is wanted

zb-head-start = Robbers · Colours
zb-head-new_day = Robbers · Day { $round } · New day
zb-head-planning = Robbers · Day { $round } · Planning
zb-head-resolution = Robbers · Day { $round } · Resolution
zb-head-end = Robbers · End of the game
zb-want-start = The city is laid out, the pieces are dealt.
zb-want-color = The robbers choose their colours. First come, first served.
zb-want-new_day = A new day begins.
zb-want-planning = All plan in secret. Done: { $n } of { $all }.
zb-want-resolution = { $place } is being resolved.
zb-want-wheel = { $place }: whoever has a token here sets an action in secret.
zb-want-guards = { $place }: the prince chooses how many guards go.
zb-want-kick = { $place }: whoever kicks chooses a number in secret.
zb-want-harbor = Harbour: tokens or a sale? For each bandit, in secret.
zb-want-tavern = Tavern: one die or three? For each bandit, in secret.
zb-want-dungeon = Dungeon: pay a token or stay? For each prisoner, in secret.
zb-want-upgrade = Dungeon: the prince upgrades recon or the fine.
zb-want-end = Six days are over. Only the story is left.
zb-done-list = Done: { $list }.

### My desk

zb-role-prince = You are the prince. You win when no robber ends with 50 ducats.
zb-role-robber = You are a robber. The richest wins who has at least 50 ducats in the end.
zb-role-duel = You are a robber. The richer one wins; guards seize your own bandits too.
zb-hand-prince = Tokens in hand: { $tokens }. Cards taken by recon: { $recon }. Fine per prisoner: { $fine }.
zb-hand-robber = Ducats: { $ducats }. Tokens in hand: { $tokens }, in the supply: { $supply }. In the Dungeon: { $prisoners }.
zb-hand-held = You hold district cards. { $who }: { $list }.
zb-hand-taken = The prince holds your cards: { $list }.
zb-hand-hint = You plan and choose at the table, with the button above **My desk**.
zb-plan-sofar = Plan so far: { $plan }
zb-plan-empty = Plan so far: nothing.
zb-plan-final = Your plan: { $plan }
zb-plan-band = **{ $place }** { $n }
zb-plan-guard = (guards { $n })
zb-plan-token = + token

### Questions and their hints

zb-ask-color = Which colour will be yours?
zb-ask-plan-figure = Where does figure { $n } of { $all } go?
zb-ask-plan-guard = Where does guard { $n } of { $all } go?
zb-ask-plan-tokens = Where do you add action tokens?
zb-ask-plan-commit = Does this plan stand?
zb-ask-wheel = { $place }: which action does your wheel show?
zb-ask-guards = How many guards go?
zb-ask-kick = How many bandits do you kick?
zb-ask-harbor = Harbour: what does the next bandit do?
zb-ask-tavern = Tavern: what does the next bandit roll?
zb-ask-dungeon = Dungeon: what does the next prisoner do?
zb-ask-upgrade = What do you upgrade?
zb-hint-color = A colour is for the looks alone. A taken one is offered no more.
zb-hint-plan-figure = All free bandits must go out; the prince’s guards may stay at home.
zb-hint-plan-guard = A guard seizes all bandits in that district, yours too.
zb-hint-plan-tokens = One token per district at most. With it your band acts there.
zb-hint-plan-commit = You may start again until the plan stands. Not after that.
zb-hint-wheel-robber = All wheels are revealed together. They act by their numbers, lowest first.
zb-hint-wheel-prince = All wheels are revealed together. They act by their numbers, lowest first.
zb-hint-guards = Guards that stay make arrests.
zb-hint-kick = Who is kicked flies to the next district.
zb-hint-harbor = You have six tokens in all: in hand, in the city and in the supply.
zb-hint-tavern = Three dice cost 6 ducats in advance.
zb-hint-dungeon = A token from the hand takes a bandit home. Who stays gains a token.
zb-hint-upgrade = An upgrade counts at once and is never lowered.
zb-wheel-placeholder = Actions by their number
zb-district-placeholder = Districts in the order of the arrows
zb-tokens-placeholder = { $n ->
    [one] Choose a district, { $n } at most
   *[other] Choose districts, { $n } at most
}
zb-label-rob = Rob: { $who }
zb-label-kick = Kick: { $who }
zb-about-pass = The token goes back to the supply, nothing happens.
zb-about-flee = 1 · The whole band goes home: no arrest, no loot.
zb-about-rob = 2 · 3 ducats for each of your bandits here.
zb-about-rob-prince = 2 · 5 ducats for each guard here.
zb-about-move = 3 · The whole band goes to the next district.
zb-about-move-prince = 3 · As many guards as you like go to the next district.
zb-about-kick = 4 · Up to as many of theirs as you have here fly on.
zb-about-recon = 0 · Random cards of all robbers here until the next reveal.
zb-about-withdraw = 1 · As many guards as you like go to the Dungeon.

### Receipts

zb-given-figure = It will go here: **{ $what }**.
zb-given-tokens = Tokens will go here: **{ $list }**.
zb-given-no-tokens = The tokens stay in your hand.
zb-given-commit = The plan stands. It is revealed when everybody has one.
zb-given-redo = The figures are back in your hand, plan again.
zb-given-open = Your choice: **{ $what }**.
zb-given-secret = Your choice: **{ $what }**. It shows when everybody has answered.

### Told: the chronicle

zb-colors = Colours: { $list }.
zb-new-day = Day { $round }, a new card: **{ zb-day }**.
zb-item = { $who } { $n }
zb-crowded = { $district ->
    [market] The Market is suddenly crowded.
    [town_hall] The Town Hall is suddenly crowded.
    [harbor] The Harbour is suddenly crowded.
    [tavern] The Tavern is suddenly crowded.
    [palace] The Palace is suddenly crowded.
    [carriage] The Carriage is suddenly crowded.
    [treasury] The Treasury is suddenly crowded.
   *[dungeon] The Dungeon is suddenly crowded.
}
zb-returns = The prince gives cards back: { $list }.
zb-wheels = Wheels: { $list }.
zb-recons = Recon takes cards: { $list }.
zb-flight = Fleeing home: { $list }.
zb-robs = Robbed: { $list }.
zb-robbed-item = { $who } → { $target } { $n }
zb-arrests = Seize them. To the Dungeon: { $list }.
zb-trap = The trap shuts. To the Dungeon: { $list }.
zb-gains = Loot: { $list }.
zb-rolls = Dice: { $list }.
zb-paid = paid { $n }
zb-token-gains = Tokens from the supply: { $list }.
zb-sales = Sold: { $list }.
zb-sold-item = { $who } { $n } for { $ducats }
zb-judgement = Judgement, going home: { $list }.
zb-judged-item = { $who } { $n } (fine { $ducats })
zb-escapes = A token for the gate, going home: { $list }.
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
zb-story-jailed = { $n ->
    [one] Most of the Dungeon: { $who }, { $n } bandit.
   *[other] Most of the Dungeon: { $who }, { $n } bandits.
}
zb-log-haul = { $cause ->
    [rob] robbing { $n }
    [robbed] robbed { $n }
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

help-zb-start = The robbers choose colours, the prince plays white. The game lasts six days; each day is planned in secret, then the districts are resolved one by one.
help-zb-new_day = Everybody takes a token and a day card is turned up. It counts for its district until somebody has used it.
help-zb-planning = Press **Plan** and send your figures to the districts. A band may get one token: it lets the band act there. All plans are revealed together.
help-zb-resolution = The districts follow the arrows. First the actions by number: 0 recon, 1 flee and withdraw, 2 rob, 3 move, 4 kick. Then guards seize all bandits. Without a guard there is loot.
help-zb-dungeon = The Dungeon comes last. With a guard the prince upgrades, takes a token, and the prisoners pay the fine and go home. Without one each prisoner pays a token or stays and gains one.
help-zb-end = The game is over. The prince wins when no robber has 50 ducats; otherwise the richest does. In the duel the richer one wins.
help-zb-districts = The districts along the arrows:
help-zb-risk-palace = Three figures or more: all to the Dungeon.
help-zb-risk-carriage = A single figure: to the Dungeon.
help-zb-risk-treasury = Two bands or more: all to the Dungeon.
help-zb-prince = A robber needs 50 ducats in the end and must be the richest. The prince wins when nobody has them.
help-zb-duel = In the duel each player has a guard; it seizes everybody, its owner’s bandits too. The richer one wins.
