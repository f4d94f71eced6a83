# Zbojníci before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-zbojnici = Zbojníci
lobby-plain-zbojnici = A prince against robbers (a duel for two); six days
balance-zbojnici = { $side ->
    [prince] The prince wins
   *[first] The first chair wins
}
