# Nostra City před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-nostra_city = Nostra City
lobby-plain-nostra_city = Každý Měsíc čtyři aukce a úplatky potají, a kdo ví, kdo donáší
balance-nostra_city = Informátor vyhrává

### Volby

option-oldest = Kdo je nejstarší
option-oldest-random = Rozhodne los
option-oldest-seat_1 = Židle 1
option-oldest-seat_2 = Židle 2
option-oldest-seat_3 = Židle 3
option-oldest-seat_4 = Židle 4
option-oldest-seat_5 = Židle 5
option-oldest-help = Začíná nejstarší hráč. Bez volby rozhodne los.
option-every_auction = Odplata mezi Aukcemi
option-every_auction-on = Odplata před každou Aukcí
option-every_auction-off = Odplata jen před první Aukcí
option-every_auction-help = Podle pravidel se karty Odplaty hrají kdykoli. S dalšími chvílemi na Vendettu je Porada delší.
