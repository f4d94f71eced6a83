"""The printed data of Mafie: tokens by number of seats, the cards, the sets of cards."""
