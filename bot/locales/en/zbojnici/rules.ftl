# Zbojníci: labels of options and each notice of the rules in one sentence; at the table the narrator makes paragraphs of them.
# Districts, colours and actions come by their ids ($district, $color, $action).

### Districts, colours, actions

each-district = { $id ->
    [market] Market
    [town_hall] Town Hall
    [harbor] Harbour
    [tavern] Tavern
    [palace] Palace
    [carriage] Carriage
    [treasury] Treasury
   *[dungeon] Dungeon
}
zb-place = { $district ->
    [market] Market
    [town_hall] Town Hall
    [harbor] Harbour
    [tavern] Tavern
    [palace] Palace
    [carriage] Carriage
    [treasury] Treasury
   *[dungeon] Dungeon
}
zb-into = { $district ->
    [market] to the Market
    [town_hall] to the Town Hall
    [harbor] to the Harbour
    [tavern] to the Tavern
    [palace] to the Palace
    [carriage] to the Carriage
    [treasury] to the Treasury
   *[dungeon] to the Dungeon
}
zb-day = { $day ->
    [market] Market, 5, 10 or 16 ducats
    [town_hall] Town Hall, 16 ducats together
    [harbor] Harbour, 3 tokens or a sale
    [tavern] Tavern, 2 free dice
    [palace] Palace, 8 a figure
    [carriage] Carriage, 10 and 2 dice
   *[treasury] Treasury, 15 for a lone band
}
zb-hue = { $color ->
    [red] red
    [green] green
    [blue] blue
    [purple] purple
   *[orange] orange
}
zb-action = { $action ->
    [flee] flee
    [rob] rob
    [move] move
    [kick] kick
    [recon] recon
    [withdraw] withdraw to the Dungeon
   *[pass] nothing
}
zb-bandits = { $bandits ->
    [one] { $bandits } bandit
   *[other] { $bandits } bandits
}
zb-guards = { $guards ->
    [one] { $guards } guard
   *[other] { $guards } guards
}
zb-figures = { $guards ->
    [0] { zb-bandits }
   *[other] { $bandits ->
        [0] { zb-guards }
       *[other] { zb-bandits } and { zb-guards }
    }
}
zb-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}

### Options

opt-color = { $color ->
    [red] Red
    [green] Green
    [blue] Blue
    [purple] Purple
   *[orange] Orange
}
opt-district = { zb-place }
opt-home = Stay at home
opt-commit = Commit the plan
opt-redo = Start again
opt-pass-wheel = Nothing
opt-flee = Flee
opt-move = Move
opt-rob = Rob: { zb-hue }
opt-kick = Kick: { zb-hue }
opt-recon = Recon
opt-withdraw-guards = Withdraw guards
opt-guards = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
}
opt-bandits = { $n ->
    [one] { $n } bandit
   *[other] { $n } bandits
}
opt-take = Take tokens
opt-sell = { $n ->
    [one] Sell { $n } token
   *[other] Sell { $n } tokens
}
opt-one-die = One die
opt-three-dice = Three dice for 6
opt-escape = Pay and escape
opt-stay = Stay in the Dungeon
opt-upgrade-recon = Better recon
opt-upgrade-fine = Higher fine

### Told: the start and a new day

zb-city = The way through the city: { $districts }.
zb-prince = The prince is { $seat }. Robbers: { $robbers }.
zb-duel = A duel of robbers: { $seats }.
zb-color = { $seat } takes { zb-hue }.
zb-round = Day { $round }, a new card: **{ zb-day }**.
zb-reserve = { $seat } has the reserve guard today.
zb-planning = { $n ->
    [one] All plan in secret. { $n } plan to come.
   *[other] All plan in secret. { $n } plans to come.
}
zb-reveal = The cards turn.
zb-band = { zb-place }: { $seat }, { zb-figures }{ $token ->
    [yes] {", token"}
   *[no] {""}
}.
zb-returned = { $n ->
    [one] The prince returns { $n } card to { $seat }.
   *[other] The prince returns { $n } cards to { $seat }.
}

### Told: the resolution

zb-district = { $day ->
    [yes] **{ zb-place }**, the day card counts.
   *[no] **{ zb-place }**.
}
zb-wheel = { $seat } shows: { zb-action }.
zb-wheel-at = { $seat } shows: { zb-action }. Target: { $target }.
zb-recon = { $n ->
    [0] Recon finds nothing more with { $seat }.
    [one] Recon takes { $n } card of { $seat }.
   *[other] Recon takes { $n } cards of { $seat }.
}
zb-recon-cards = You hold these cards of { $seat } until the next reveal: { $districts }.
zb-recon-lost = Until the next reveal recon takes from you: { $districts }.
zb-fled = { $n ->
    [one] { $seat } flees, { $n } bandit runs home.
   *[other] { $seat } flees, { $n } bandits run home.
}
zb-withdrew = { $n ->
    [one] { $seat } withdraws { $n } guard to the Dungeon.
   *[other] { $seat } withdraws { $n } guards to the Dungeon.
}
zb-missed = { $seat } finds nobody: { $target } has no band here. Action lost: { zb-action }.
zb-robbed = { $n ->
    [0] { $seat } reaches into an empty purse: { $target }.
    [one] { $seat } steals { $n } ducat from { $target }.
   *[other] { $seat } steals { $n } ducats from { $target }.
}
zb-moved = { $guards ->
    [yes] { $seat } sends guards { zb-into }: { $n }.
   *[no] { $seat } moves bandits { zb-into }: { $n }.
}
zb-kicks = { $seat } kicks { $target }: { $n }.
zb-kicked = { $n ->
    [one] { $seat }: { $n } bandit flies { zb-into }.
   *[other] { $seat }: { $n } bandits fly { zb-into }.
}
zb-arrested = Seize them. { zb-place }, to the Dungeon: { $seat }, { $n }.
zb-trapped = The trap snaps. { zb-place }, to the Dungeon: { $seat }, { $n }.
zb-gain = { zb-place }: { $seat }, { $n ->
    [0] not a ducat
    [one] { $n } ducat
   *[other] { $n } ducats
}.
zb-loot = The dice show { $dice }. To be shared: { zb-ducats }.
zb-left = { $n ->
    [0] Shared to the last ducat.
    [one] { $n } ducat is left lying.
   *[other] { $n } ducats are left lying.
}
zb-tokens = { $n ->
    [0] { $seat }: no token left in the supply.
    [one] { $seat }: { $n } token from the supply.
   *[other] { $seat }: { $n } tokens from the supply.
}
zb-sold = { $n ->
    [one] { $seat } sells { $n } token. Ducats: { $ducats }.
   *[other] { $seat } sells { $n } tokens. Ducats: { $ducats }.
}
zb-rolled = { $paid ->
    [0] { $seat } rolls { $dice }. { zb-ducats }.
   *[other] { $seat } pays { $paid } and rolls { $dice }. { zb-ducats }.
}
zb-day-used = { zb-place }: the day card leaves the game.

### Told: the Dungeon and the evening

zb-escaped = A token at the gate, one bandit goes home: { $seat }.
zb-stays = { $n ->
    [0] { $seat } leaves a bandit in the Dungeon. There is no token left in the supply.
   *[other] { $seat } leaves a bandit in the Dungeon and takes a token.
}
zb-upgrade = { $track ->
    [recon] { $n ->
        [one] { $seat } improves recon: { $n } card.
       *[other] { $seat } improves recon: { $n } cards.
    }
   *[fine] { $n ->
        [one] { $seat } raises the fine: { $n } ducat a prisoner.
       *[other] { $seat } raises the fine: { $n } ducats a prisoner.
    }
}
zb-judged = { $n ->
    [one] Judgement: { $seat }, { $n } bandit goes home. Fine: { $ducats }.
   *[other] Judgement: { $seat }, { $n } bandits go home. Fine: { $ducats }.
}
zb-evening = The evening of day { $round }. Purses are counted.
zb-purse = { $seat }: { zb-ducats }.

### The end

zb-end = { $reason ->
    [treasury_kept] Six days are over, the treasury is locked. **The prince wins:** { $winners }.
    [richest] Six days are over. **The heaviest purse:** { $winners }.
    [shared] Six days are over, the purses weigh the same. **The win is shared:** { $winners }.
   *[aborted] The host puts out the lamp. The game ends without a winner.
}
