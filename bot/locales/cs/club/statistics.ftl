# Statistiky člověka na serveru. Jméno stojí v 1. pádě, slovo s dvojtečkou před počtem, aby platilo pro každé číslo.

stats-title = Statistiky · { $who }
stats-games = Hry: { $n }
stats-won = výhry: { $n }
stats-won-share = výhry: { $n } ({ $percent } %)
stats-evenings = večery: { $n }
stats-points = body: { $n }
stats-season = sezóna { $points } b., { $place }.
stats-of-season = Jen { $season }.
stats-game = **{ $game }** { $n }
stats-side = { $side } { $n }, výhry { $won }
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
  }, body { $points }
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
rating-soon = síla se ještě ukáže ({ $n } { OUT_OF($least) })
