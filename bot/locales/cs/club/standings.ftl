# Pořadí večera a sezóny: obrázek, jeho popis a totéž jako text. Jméno stojí vždy v 1. pádě.

pic-standings-alt = Pořadí, { $title }. { $rows }
pic-evening-alt = Večer { $title }, { $when }. { $games }
standings-row = { $place }. { $who }: { $number }
standings-games = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
standings-none = Tady není co ukázat.
standings-prize-gold = zlato
standings-prize-silver = stříbro
standings-prize-bronze = bronz
standings-prize-game = nejvíc bodů v jedné hře
