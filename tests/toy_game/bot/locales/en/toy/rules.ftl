# What the rules of the toy say: labels of answers, and what happens.

toy-pass = Pass
toy-ready = Ready
toy-leave = Leave the game
toy-expel = Expel
toy-boom = Boom
toy-stop = Veto
toy-buy = Buy for one coin

toy-hand = You hold { $hand ->
    [red] red
   *[blue] blue
}.
toy-planned = Your plan: { $seat }.
toy-veto = { $seat } objects.
toy-whistle = { $seat } blows the whistle.
toy-poll = { $seat } has voted.
toy-paid = { $giver } pays { $taker }: { $coins }.
toy-gone = { $seat } is gone.
toy-leaves = { $seat } leaves after this round.
toy-broken = Everything breaks.
toy-end = { $reason ->
    [deserted] Too few are left.
    [aborted] The host ends the game.
   *[rounds] The last round is over.
}
