# Mafia City před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-mafia_city = Mafia City
lobby-plain-mafia_city = Sedm lokací, jedna vláda; vyhrává, kdo má první dost bodů

### Volby hry Mafia City

option-target_mode = Cíl
option-target_mode-advanced = pokročilí (15, 13, 11 bodů pro 3, 4, 5 hráčů)
option-target_mode-beginner = začátečníci (10, 8, 7 bodů pro 3, 4, 5 hráčů)
option-target_mode-help = Kolik bodů stačí k vítězství. Pro začátečníky je hra kratší.
