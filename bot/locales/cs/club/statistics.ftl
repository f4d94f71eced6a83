# Statistiky člověka na serveru. Jméno stojí v 1. pádě, počty za slovem, aby věta platila pro každé číslo.

stats-title = Statistiky · { $who }
stats-games = Her { $n }
stats-won = výher { $n }
stats-won-share = výher { $n } ({ $percent } %)
stats-evenings = večerů { $n }
stats-points = bodů { $n }
stats-season = sezóna { $points } b., { $place }.
stats-of-season = Jen { $season }.
stats-game = **{ $game }** { $n }
stats-side = { $side } { $n }, výher { $won }
stats-size = { $least }–{ $most } lidí { $n }, { $won }
stats-sizes-head = Hry a výhry podle počtu lidí:
stats-badges = Odznaky { $n }: { $list }
stats-badges-more = { $list } a další
stats-badges-title = Odznaky · { $who }
stats-badge = **{ $badge }** – { $when }
stats-last = Naposledy:
stats-last-game = { $when } { $game }: { $won ->
    [yes] výhra
   *[no] bez výhry
  }, bodů { $points }
stats-none = Tady není co ukázat.
stats-whole = Všechny hry
stats-which-game = Hra
stats-which-season = Sezóna
stats-always = Od začátku
b-stats-badges = Odznaky
b-stats-games = Hry
b-stats-back = Zpět
b-post = Vyvěsit
rating-shown = síla { $mu } ± { $sigma }
rating-soon = síla se ještě ukáže ({ $n } z { $least })
