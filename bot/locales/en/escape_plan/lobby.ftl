# Escape Plan before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-escape_plan = Escape Plan
lobby-plain-escape_plan = Three days, one exit; two players have Inspector Sandra, solo adds Lieutenant Costa
balance-escape_plan = An escape succeeds:

### Options

option-last_robber = Who robbed a bank last
option-last_robber-random = By lot
option-last_robber-seat_1 = Chair 1
option-last_robber-seat_2 = Chair 2
option-last_robber-seat_3 = Chair 3
option-last_robber-seat_4 = Chair 4
option-last_robber-seat_5 = Chair 5
# EP-2.8
option-last_robber-help = The last to have robbed a bank goes first on day one. If nobody’s named, it’s drawn by lot.
