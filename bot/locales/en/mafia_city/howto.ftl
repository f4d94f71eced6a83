# How to play: the page behind the button. Of each game what it is, a turn, this table, what counts, tips.

# MC-2.9, MC-4.7, MC-9.1
howto-mafia_city-what = Three to five bosses, each for themselves, fight over seven locations. The boss who controls a location scores a point there every round. The first to reach the target wins; it takes an hour to an hour and a half.
# MC-3.3, MC-4.5, MC-4.6, MC-7.5, MC-8.5
howto-mafia_city-turn = Do one thing: place a Mafioso, play a card (its text or its symbol), wait by discarding a card, or pass. When all have passed, the locations are resolved by number: the player with the most Mafiosi is in control, in a tie the one with the lowest; in the Fight Club and the Town Hall a tie gives control to nobody. Then you may take Mafiosi back, and everyone draws a card.
# MC-1.5, MC-1.11, MC-9.1
howto-mafia_city-target = { $target ->
    [one] { $target } point ends
   *[other] { $target } points end
} the game. Each of you has { $hand } Mafiosi in hand and { $reserve } in reserve.
# MC-6.4
howto-mafia_city-cell = { $same ->
    [yes] The Prison frees everybody in the Cell, even Mafiosi who came this round.
   *[no] The Prison frees only Mafiosi who came to the Cell in an earlier round.
}
# MC-2.9, MC-2.10, MC-6.20, MC-9.3, MC-9.4
howto-mafia_city-counts = Only points: one for each location you control, and one more in the Private Club for a card with +1. Nobody can take them away. A tie at the end goes to the smaller reserve, then to more cards, then to the Mayor.
# MC-2.4, MC-3.13, MC-10.17, MC-11.4
howto-mafia_city-tips = Come early: the lower Mafioso wins most ties. Save two Fists or a Police Chief for the card that really hurts. A pass isn’t the end: a Bullet buys one more action. And if you’re in the lead, expect the Cell.
game-line-mafia_city = place your men, control locations, and spoil everyone else’s plans.
