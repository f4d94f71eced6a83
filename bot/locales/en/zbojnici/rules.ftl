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
    [town_hall] Town Hall, 16 ducats in all
    [harbor] Harbour, 3 tokens or a sale
    [tavern] Tavern, 2 free dice
    [palace] Palace, 8 a figure
    [carriage] Carriage, 10 plus 2 dice
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
   *[pass] no action
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
opt-upgrade-recon = Improve recon
opt-upgrade-fine = Raise the fine

### Told: the start and a new day

zb-city = The way through the town: { $districts }.
zb-prince = { $seat } is the prince. Robbers: { $robbers }.
zb-duel = A duel of robbers: { $seats }.
zb-reserve = { $seat } has the reserve guard today.
zb-reveal = { $variant ->
    [2] Cards up. Everybody sees everything now.
    [3] No more secrets for today: the cards are open.
    [4] The cards flip, and the town fills.
   *[1] The cards are turned up.
}

### Told: the resolution

zb-withdrew = { $n ->
    [one] { $seat } withdraws { $n } guard to the Dungeon.
   *[other] { $seat } withdraws { $n } guards to the Dungeon.
}
zb-missed = { $seat } comes away empty-handed: { $target } has no band here. Action lost: { zb-action }.
zb-moved = { $guards ->
    [yes] { $n ->
        [one] { $seat } sends { $n } guard { zb-into }.
       *[other] { $seat } sends { $n } guards { zb-into }.
    }
   *[no] { $n ->
        [one] { $seat } moves { $n } bandit { zb-into }.
       *[other] { $seat } moves { $n } bandits { zb-into }.
    }
}
zb-kicked = { $n ->
    [one] { $seat } gets a kick: { $n } bandit flies { zb-into }.
   *[other] { $seat } gets a kick: { $n } bandits fly { zb-into }.
}
zb-loot = Rolled: { $dice }. To share: { zb-ducats }.
zb-left = { $n ->
    [0] Shared out to the last ducat.
    [one] { $n } ducat is left behind.
   *[other] { $n } ducats are left behind.
}

### Told: the Dungeon and the evening

zb-upgrade = { $track ->
    [recon] { $n ->
        [one] { $seat } improves recon to { $n } card.
       *[other] { $seat } improves recon to { $n } cards.
    }
   *[fine] { $n ->
        [one] { $seat } raises the fine to { $n } ducat a prisoner.
       *[other] { $seat } raises the fine to { $n } ducats a prisoner.
    }
}

### The end

zb-end = { $reason ->
    [treasury_kept] Six days are over, and the treasury is locked. **The prince wins:** { $winners }.
    [richest] Six days are over. **The heaviest purse:** { $winners }.
    [shared] Six days are over, and the fullest purses weigh the same. **The win is shared:** { $winners }.
   *[aborted] The host puts out the lamp. The game ends without a winner.
}
