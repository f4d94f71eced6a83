# Historie: seznam dohraných her a jedna z nich.

nights-title = Historie
nights-title-of = Historie · { $who }
nights-line = { $when } **{ $game }** ({ $n }), { $how }{ $winners ->
    [none] { "" }
   *[other] : { $winners }
  }
nights-more-names = { $list } a ještě { $n }
nights-none = Tady není co ukázat.
nights-title-evening = Hry večera · { $name }
nights-which-evening = Večer
nights-any-evening = Všechny večery
nights-which-game = Hra
nights-whole = Všechny hry
nights-open = Otevřít hru
nights-choice = { $game }, { $how }
b-nights-newer = Novější
b-nights-older = Starší
b-nights-back = Zpět
b-night-record = Záznam
b-night-course = Průběh
b-night-again = Hrát znovu
b-night-story = Příběh
night-when = { $from } až { $to } · { $minutes } min · { $where }
night-set = Sada: { $set }
night-how = Konec: { $how }
night-seat = { $who }{ $won ->
    [yes] { " " }– výhra
   *[no] { "" }
  }{ $scored ->
    [yes] { " " }· { $score }
   *[no] { "" }
  }
night-rated = Počítá se do síly.
night-unrated = Do síly se nepočítá: { $why }.
night-seal = Pečeť { $seal }.
night-left-out = Tohle nastavení už pravidla nemají: { $list }.
unrated-unfinished = hru ukončil hostitel
unrated-no-winner = nikdo nevyhrál
unrated-disqualified = diskvalifikace
unrated-kids = hra pro děti
unrated-solo = hra pro jednoho
unrated-machines = moc automatů
unrated-alone = málo lidí proti sobě
unrated-unknown = výsledek se teprve spočítá
no-replay-here = V téhle zprávě žádná dohraná hra není. Vyber takovou, pod kterou je tlačítko **Přehrát**.
night-no-replay = Podle dnešních pravidel tenhle záznam přehrát nejde.
