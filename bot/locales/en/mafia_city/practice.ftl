# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

practice-rules-mafia_city =
    Mafiosi are placed on seven locations. Whoever has the most of them in a location controls it and scores. Cards move them about. The first to reach the target wins.
    The button **How to play** explains each phase.
practice-mafia_city-place = It is your turn. Press **Place** and send a Mafioso to the **Police Station**: one of yours is there already.
practice-mafia_city-place-why = A turn is one thing: place a Mafioso, play a card, or wait. Whoever has the most Mafiosi in a location controls it.
practice-mafia_city-place-own = It is your turn: place a Mafioso, play a card, or pass.
practice-mafia_city-text = Now a card for its text. Press **Card** and play **Rackets**. You draw three cards; discard the **Hired Killer**.
practice-mafia_city-text-why = Each card has a text and a symbol. You use one or the other. Texts are stronger, symbols always fit.
practice-mafia_city-text-own = Finish what your card does.
practice-mafia_city-veto = Somebody plays the Informer to put your Mafioso into the Cell. Stop it: show the **Police Chief**.
practice-mafia_city-veto-why = After each card everyone is asked whether they object. The Police Chief cancels the Informer. Two Fists cancel any card.
practice-mafia_city-veto-own = Any objections? Show a card, or let it pass.
practice-mafia_city-symbol = Now a card for its symbol. Press **Hat** and choose your Mafioso at the **Town Hall**: it comes back to your hand.
practice-mafia_city-symbol-why = The text does not matter now; the card is discarded for its symbol. A Hat takes one of your own Mafiosi back, to go elsewhere.
practice-mafia_city-symbol-own = Choose which of your Mafiosi comes back to hand.
practice-mafia_city-pass = The others have passed. Pass as well: press **Pass**. The last pass starts the locations.
practice-mafia_city-pass-why = Whoever passes plays no more in this round. Cards stay in hand for the next one.
practice-mafia_city-pass-own = Pass for good, or wait with a Bullet.
practice-mafia_city-location = Locations are resolved from number one on. The Police Station is yours: a point, and the Policeman. Press **Go on**.
practice-mafia_city-location-why = Each location gives points and something of its own: a card, a figure, a blow to somebody. Empty ones are passed over.
practice-mafia_city-count = The round is over and the points are counted. The second begins. Press **Go on**.
practice-mafia_city-count-why = Every round has the same parts: turns, locations, withdrawing, new cards. It goes on until somebody has enough points.
practice-mafia_city-end = The lesson ends here. This is how the points grow, round by round, until somebody reaches the target.
