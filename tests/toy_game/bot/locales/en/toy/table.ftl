# The toy at the table: questions, the board, the desk, help. All but toy-ask-… and toy-help may be missing.

toy-ask-plan = Whom do you mean to rob?
toy-ask-raid = Whom do you raid?
toy-hint-raid = The others may veto.
toy-ask-veto = Do you veto the raid?
toy-ask-buy = Do you buy a red coin?
toy-ask-whistle = At whom do you whistle?
toy-ask-reply = You were whistled at.
toy-ask-poll = What do you say?
toy-ask-leave = Had enough?
toy-sure-leave = Leave the game for good?
toy-given-leave = You leave after this round.

toy-phase-start = The Toy
toy-phase-plan = The Toy · round { $round } · plans
toy-phase-raid = The Toy · round { $round } · raid
toy-phase-market = The Toy · round { $round } · market
toy-phase-poll = The Toy · round { $round } · poll
toy-phase-end = The Toy · the end
toy-want-plan = Everybody plans in secret, at My desk.
toy-board-coins = Coins: { $each }
toy-board-gone = { $n ->
    [0] Everybody plays.
   *[other] Gone: { $people }
}
toy-desk-hand = Your hand: { $value ->
    [red] red
   *[blue] blue
}
toy-desk-whistle = { $value ->
    [yes] You hold the whistle.
   *[no] You have no whistle.
}
toy-desk-plan = { $value ->
    [none] No plan yet.
   *[other] Your plan: { $people }
}

toy-help = Whoever holds most coins after three rounds wins.
toy-help-raid = The leader raids a seat; one veto each.
toy-end-rounds = Three rounds are over.
