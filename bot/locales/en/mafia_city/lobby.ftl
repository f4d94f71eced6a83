# Mafia City before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-mafia_city = Mafia City
lobby-plain-mafia_city = Seven locations, one ruler; the first with enough points wins
balance-mafia_city = The first chair wins

### Options of Mafia City

option-target_mode = Target
option-target_mode-advanced = Advanced (15, 13, 11 points for 3, 4, 5 players)
option-target_mode-beginner = Beginners (10, 8, 7 points for 3, 4, 5 players)
option-target_mode-help = How many points win. For beginners the game is shorter.
option-cell_same_round = Out of the Cell in the same round
option-cell_same_round-on = The Prison frees Mafiosi from the Cell in the round they came in, too
option-cell_same_round-off = The Prison frees only Mafiosi who were in the Cell when the round began
option-cell_same_round-help = The book says both: that all tokens leave the Cell, and that they leave it only in the next round. Off, the next round counts; on, all of them leave.
