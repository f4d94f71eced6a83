# Mafia City před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-mafia_city = Mafia City
lobby-plain-mafia_city = Sedm lokací, jedno město a jeden vítěz
balance-mafia_city = První židle vyhrává

### Volby hry Mafia City

option-target_mode = Cíl
option-target_mode-advanced = Pokročilí (15, 13, 11 bodů pro 3, 4, 5 hráčů)
option-target_mode-beginner = Začátečníci (10, 8, 7 bodů pro 3, 4, 5 hráčů)
option-target_mode-help = Kolik bodů stačí k vítězství. Pro začátečníky je hra kratší.
option-cell_same_round = Z Cely v témže kole
option-cell_same_round-on = Věznice pustí i Mafiány zavřené v témže kole
option-cell_same_round-off = Věznice pustí jen Mafiány z minulých kol
option-cell_same_round-help = Pravidla říkají, že z Cely vyjdou všichni, ale taky že až v dalším kole.
option-starting = Kdo začíná
option-starting-random = Rozhodne los
option-starting-seat_1 = Židle 1
option-starting-seat_2 = Židle 2
option-starting-seat_3 = Židle 3
option-starting-seat_4 = Židle 4
option-starting-seat_5 = Židle 5
option-starting-help = Začínající hráč v prvním kole. Bez volby rozhodne los.
