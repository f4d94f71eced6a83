# Nostra City before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-nostra_city = Nostra City
lobby-plain-nostra_city = The Godfather stands trial; six Months, the most Respect, and who knows who talks

### Options of the table

option-oldest = Who is oldest
option-oldest-random = by lot
option-oldest-seat_1 = chair 1
option-oldest-seat_2 = chair 2
option-oldest-seat_3 = chair 3
option-oldest-seat_4 = chair 4
option-oldest-seat_5 = chair 5
option-oldest-help = The oldest player starts. Without a chair the lot decides.
