# Mafia City before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-mafia_city = Mafia City
lobby-plain-mafia_city = Seven locations, one city, one winner
balance-mafia_city = The first chair wins

### Options of Mafia City

option-target_mode = Target
option-target_mode-advanced = Advanced (15, 13, 11 points for 3, 4, 5 players)
option-target_mode-beginner = Beginners (10, 8, 7 points for 3, 4, 5 players)
option-target_mode-help = How many points win. For beginners the game is shorter.
option-cell_same_round = Out of the Cell in the same round
option-cell_same_round-on = The Prison frees this round’s prisoners, too
option-cell_same_round-off = The Prison frees only prisoners of earlier rounds
option-cell_same_round-help = The rules say that all leave the Cell, but also that they leave it only in the next round.
option-starting = Who starts
option-starting-random = By lot
option-starting-seat_1 = Chair 1
option-starting-seat_2 = Chair 2
option-starting-seat_3 = Chair 3
option-starting-seat_4 = Chair 4
option-starting-seat_5 = Chair 5
option-starting-help = The starting player of the first round. If you name nobody, the lot decides.
