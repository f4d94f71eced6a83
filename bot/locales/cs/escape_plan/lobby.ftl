# Escape Plan před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-escape_plan = Escape Plan
lobby-plain-escape_plan = Tři dny, jeden výjezd; ve dvou s inspektorkou Sandrou, sólo i s poručíkem Costou
balance-escape_plan = Útěk se podaří:

### Volby

option-last_robber = Poslední lupič banky
option-last_robber-random = Rozhodne los
option-last_robber-seat_1 = Židle 1
option-last_robber-seat_2 = Židle 2
option-last_robber-seat_3 = Židle 3
option-last_robber-seat_4 = Židle 4
option-last_robber-seat_5 = Židle 5
# EP-2.8
option-last_robber-help = První den začíná ten, kdo naposledy vyloupil banku. Bez volby rozhodne los.
