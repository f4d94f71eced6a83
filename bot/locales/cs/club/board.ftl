# Žebříčky a sezóny. Jméno člověka stojí v 1. pádě.

board-season = Sezóna { $name }
board-year = Posledních 365 dní
board-evening = Poslední večer
board-rating = Síla · { $game }
board-by-points = body za dohrané hry
board-by-rating = od deseti her
board-own = Ty:
board-which = Žebříček
board-strength = { $mu } ± { $sigma }
season-opened = Sezóna { $name } začíná.
season-runs = Sezóna { $name } už běží. Nejdřív ji ukonči.
season-runs-since = Sezóna { $name } běží, začátek: { $when }.
season-none = Žádná sezóna neběží.
season-close-ask = Ukončit sezónu { $name }? Pořadí se tím uzavře, vrátit se to nedá.{ $running ->
    [0] { "" }
    [one] { " " }Jedna hra se ještě hraje a nezapočítá se.
    [few] { " " }{ $running } hry se ještě hrají a nezapočítají se.
   *[other] { " " }{ $running } her se ještě hraje a nezapočítá se.
}
season-closed = Sezóna { $name } končí.{ $medals ->
    [none] { "" }
   *[other] { " " }{ $list }.
}
season-medal-gold = Zlato: { $list }
season-medal-silver = stříbro: { $list }
season-medal-bronze = bronz: { $list }
season-prize = { $game }: { $list }
season-over = Sezóna { $name }: { $from } až { $to }.
season-done = Hotovo.
season-kept = Sezóna běží dál.
b-season-close = Ukončit sezónu
b-season-keep = Nechat běžet
no-board = Žebříčky a sezóny jsou tu vypnuté.
no-season = Taková sezóna tu není.
