# Zbojníci before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-zbojnici = Robbers
lobby-plain-zbojnici = A prince against robbers, for two a duel; six days, no options
