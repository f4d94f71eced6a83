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
