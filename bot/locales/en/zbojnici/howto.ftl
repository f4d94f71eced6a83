# How to play: the page behind the button. Of each game what it is, a turn, this table, what counts, tips.

# ZB-2.1, ZB-14.3, ZB-14.4, ZB-15.12
howto-zbojnici-what = { $duel ->
    [yes] Two robbers, one town, six days. The richer one wins at the end. It takes half an hour.
   *[no] A prince with guards against robbers who each play for themselves. After six days the richest robber wins if they have at least 50 ducats; otherwise the prince does. It takes half an hour to an hour; for two there’s a duel.
}
# ZB-4.1, ZB-4.7, ZB-5.1, ZB-9.1, ZB-11.8
howto-zbojnici-turn = Each day everyone sends figures to the districts in secret, some of them with a token. Then the districts are resolved along the arrows: a band with a token takes one action, a guard arrests all bandits, and where there’s no guard there’s loot. The Dungeon comes last: with no guard in it, a token gets a bandit out.
# ZB-15.4, ZB-15.6, ZB-15.8
howto-zbojnici-duel = A duel, without a prince. Each of you also sends a guard, which arrests its owner’s bandits too. If only one of you has bandits in the Dungeon in the morning, that player gets the reserve guard for the day.
# ZB-16.1
howto-zbojnici-robbers = The prince is drawn by lot; { $n ->
    [one] there’s { $n } robber
   *[other] there are { $n } robbers
}.
# ZB-14.2, ZB-10.1, ZB-10.2, ZB-10.7, ZB-10.8, ZB-10.9
howto-zbojnici-counts = Only the ducats in your purse on the last evening. The Market gives 2, 6 or 12 for one, two or three figures, the Town Hall 10 to share, the Palace 5 each (three are too many), the Carriage 10 plus a die to share (one is too few), the Treasury 10 to a band that’s alone.
# ZB-7.1, ZB-7.2, ZB-10.3, ZB-14.2
howto-zbojnici-tips = { $duel ->
    [yes] Where you expect a guard, send a token to flee with. The rich get robbed before the poor. Tokens are worth nothing at the end: sell them at the Harbour on the last day.
   *[no] Where you expect a guard, send a token to flee with. The rich get robbed before the poor. Tokens are worth nothing at the end: sell them at the Harbour on the last day. As the prince, guard what tempts everybody, and put a guard in the Dungeon before the prisoners buy their way out.
}
game-line-zbojnici = robbers plan in secret where to steal, and the prince where to catch them.
