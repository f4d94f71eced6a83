# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

# MC-3.4
practice-mafia_city-place = It’s your turn. Press **Place** and send a Mafioso to the **Police Station**: one of yours is there already.
# MC-3.3, MC-4.5
practice-mafia_city-place-why = A turn is one thing: place a Mafioso, play a card, or wait. The player who has the most Mafiosi in a location controls it.
# MC-3.3
practice-mafia_city-place-own = It’s your turn: place a Mafioso, play a card, or pass.
# MC-3.5, MC-10.25
practice-mafia_city-text = Now use the text of a card. Press **Card** and play **Rackets**. You draw three cards; discard the **Hired Killer** among them.
# MC-10.2, MC-10.4, MC-10.5, MC-10.6
practice-mafia_city-text-why = Each card has a text and a symbol; you use one or the other. Its type says when: an Action on your turn, a Location card when its location is resolved, a Reaction against somebody.
# MC-3.5
practice-mafia_city-text-own = Finish what your card does.
# MC-10.15, MC-10.17
practice-mafia_city-veto = Somebody plays the Informer to put your Mafioso into the Cell. Stop it: show the **Police Chief**.
# MC-10.17, MC-11.4
practice-mafia_city-veto-why = After each card everyone is asked whether they object. The Police Chief cancels the Informer. Two Fists cancel any card.
# MC-11.3
practice-mafia_city-veto-own = Any objections? Show a card, or let it pass.
# MC-3.6, MC-10.8
practice-mafia_city-symbol = Now use the symbol of a card. Press **Hat** and choose your Mafioso at the **Town Hall**: it comes back to your hand.
# MC-10.2, MC-10.8
practice-mafia_city-symbol-why = Only the symbol counted; the text did nothing. A Hat takes one of your own Mafiosi back, to go elsewhere.
# MC-10.8
practice-mafia_city-symbol-own = Choose which of your Mafiosi comes back to hand.
# MC-3.8, MC-3.16
practice-mafia_city-pass = The others have passed. Pass as well: press **Pass**. The last pass starts the locations.
# MC-3.8, MC-3.12, MC-3.13, MC-3.18
practice-mafia_city-pass-why = After a pass you take no more turns this round, unless a Raid or a Bullet brings you back. You may still object, and you keep your cards.
# MC-3.8, MC-3.13
practice-mafia_city-pass-own = Pass for good, or wait with a Bullet.
# MC-4.3, MC-4.7, MC-6.14
practice-mafia_city-location = Locations are resolved from number one on. The Police Station is yours: a point, and the Policeman. Press **Go on**.
# MC-4.7, MC-4.9, MC-6.4
practice-mafia_city-location-why = Each location gives a point and something of its own: cards, a figure, a blow to somebody. Nobody gains anything from an empty one, but the Cell opens all the same.
# MC-2.1, MC-4.11
practice-mafia_city-count = The round is over and the points are counted. The second begins. Press **Go on**.
# MC-2.1, MC-9.1
practice-mafia_city-count-why = Every round has the same parts: turns, locations, withdrawing, new cards. It goes on until somebody has enough points.
# MC-2.9, MC-9.1
practice-mafia_city-end = The lesson ends here. This is how the points grow, round by round, until somebody reaches the target.
