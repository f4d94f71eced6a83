# A game that brings nothing but rules, manners and words: what all such games say alike.

b-answer = Answer
b-take = Take these
b-clear = Start again
b-nothing = None of these
choose = { $n ->
    [one] Choose
   *[other] Choose up to { $n }
}
given = Your choice: **{ $what }**.
given-nothing = Your choice: none of these.
winners = { $n ->
    [0] Nobody wins.
    [one] { $list } wins.
   *[other] { $list } win.
}
scores = Points: { $list }

b-open = On the table
b-open-offer = Offer and supply
b-open-player = Players
b-open-counts = What counts
open-title = { $section ->
    [offer] On the table
    [player] On the table: the players
   *[counts] On the table: what counts at the end
}
open-left = What’s left
open-effects = What each does
open-whose = Whose things?
open-which = Read a card
open-which-of = { $one ->
    [yes] Read a card: { $first }
   *[no] Read a card: { $first } to { $last }
}
no-open-card = There’s no such card in this game.

## Text cards

cards-title = { $game }: cards
cards-all = { $n ->
    [one] There’s { $n } card to read. Choose it below.
   *[other] There are { $n } cards to read. Choose one below.
}
cards-chosen = Tonight’s cards
b-cards-tonight = Tonight’s cards
b-cards-all = All cards
