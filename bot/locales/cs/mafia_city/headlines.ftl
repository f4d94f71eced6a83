### Headlines of a finished game: six wordings each

mc-points-count = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
mc-rounds-count = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
mc-head-tie_break = { $variant ->
    [2] Bodů stejně, vyhrává jen { $seat }, ne { $target }
    [3] { $target } má tolik co { $seat }. Nestačí to
    [4] Body je nerozdělily: { $seat } o vlásek, pak { $target }
    [5] Čtěte drobné písmo: vyhrává { $seat }, ne { $target }
    [6] Dva šéfové, jedno křeslo: sedí { $seat }, stojí { $target }
   *[1] Na špici úplně stejně, rozhoduje maličkost: { $seat }, pak { $target }
}
mc-head-one_point = { $variant ->
    [2] { $seat } o jediný bod, za tím { $target }
    [3] Město mění pána o bod: { $seat }, pak { $target }
    [4] { $target } ten jeden bod pořád hledá. Má ho { $seat }
    [5] Těsněji to nejde: { $seat }, o bod zpátky { $target }
    [6] Bod navíc a o město se pere i { $target }. Takhle vládne { $seat }
   *[1] Jediný bod: má ho { $seat }, nemá ho { $target }
}
mc-head-both_there = { $variant ->
    [2] Na vrcholu je těsno: { $n } v cíli, první { $seat }
    [3] Cíl v témže kole { $n }×, první je { $seat }
    [4] Rozhodla cílová fotografie: { $seat }, první { OUT_OF($n) }
    [5] Dost bodů: { $n }×. Nejvíc bodů: { $seat }
    [6] Jedna koruna, hlav { $n }: nosí ji { $seat }
   *[1] V cíli naráz { $n }, o krok dál { $seat }
}
mc-head-last_round = { $variant ->
    [2] Ještě před kolem to bylo město jiného pána: { $target }. Teď vládne { $seat }, smazaná ztráta { $n }
    [3] Náskok { $n } nestačí: { $target }. Poslední kolo bere { $seat }
    [4] Pozdě, ale včas: { $seat }. Kolo před koncem vede o { $n } { $target }
    [5] Poslední kolo bere náskok { $n } i město: přichází o ně { $target }, získává { $seat }
    [6] Neříkej hop, { $target }: { $seat } maže ztrátu { $n }
   *[1] { $seat } dohání v posledním kole ztrátu { $n }, vzadu zůstává { $target }
}
mc-head-from_behind = { $variant ->
    [2] V půlce hry se jména { $seat } nikdo nebojí
    [3] { $seat } jde ze dna až na vrchol
    [4] Poslední budou prvními: { $seat }
    [5] Smáli se jménu { $seat }. Půlku hry
    [6] Ze zadní místnosti do čela: { $seat }
   *[1] V půlce poslední místo, na konci první: { $seat }
}
mc-head-throughout = { $variant ->
    [2] { $seat } vede od začátku do konce, { mc-rounds-count }
    [3] { mc-rounds-count }, šéf jeden: { $seat }
    [4] { mc-rounds-count } a v čele pořád { $seat }
    [5] Od prvního kola až do { $n }. drží město { $seat }
    [6] { $seat } vpředu { $n }× { OUT_OF($n) }
   *[1] V čele po každém kole, celkem { $n }: { $seat }
}
mc-head-clear = { $variant ->
    [2] Bez boje: { $seat } o { $n }
    [3] { $seat } bere město, odstup { $n }
    [4] Ostatní jsou o { $n } zpátky: { $seat }
    [5] Daleko před ostatními, náskok { $n }: { $seat }
    [6] { $seat } by klidně končí dřív, náskok { $n }
   *[1] Náskok { $n }: { $seat } dojde do cíle krokem
}
mc-head-reign = { $variant ->
    [2] Tady je doma { $seat }: { $place }, { mc-rounds-count }
    [3] Bez svolení sem nikdo nesmí: { $place }, { $n }× { $seat }
    [4] { $seat } a { $place }, milostný příběh, { mc-rounds-count }
    [5] Nad místem { $place } { $n }× stejné jméno: { $seat }
    [6] { $seat } se místa nevzdává: { $place }, { mc-rounds-count }
   *[1] Pod jednou rukou, { mc-rounds-count }: { $seat } drží místo { $place }
}
mc-head-big_round = { $variant ->
    [2] Naráz { mc-points-count }: { $seat } v kole { $round }
    [3] { $seat } si v kole { $round } bere město: { mc-points-count }
    [4] Takové kolo jako { $round }. se jen tak nevidí: { $seat }, { mc-points-count }
    [5] V kole { $round } hned { mc-points-count }. Líp to nikdo neumí: { $seat }
    [6] { $round }. kolo, čas sklizně: { $seat }, { mc-points-count }
   *[1] { $round }. kolo bere { $seat }: { mc-points-count }
}
mc-head-quick = { $variant ->
    [2] Víc než { mc-rounds-count } není třeba: { $seat }
    [3] Město padá v kole { $n }: { $seat }
    [4] Mrkneš a je po všem: { $seat }, { mc-rounds-count }
    [5] { $seat } neztrácí čas: { mc-rounds-count }
    [6] Krátký zmatek, { mc-rounds-count }, a pak { $seat }
   *[1] Hotovo v kole { $n }: { $seat } spěchá
}
mc-head-deserted = { $variant ->
    [2] { $n } ze 7 lokací a nikde žádný šéf, { $round }. kolo
    [3] Kolo, které nikdo nechtěl: { $round }., bez šéfa { $n } ze 7 lokací
    [4] V kole { $round } si město vládne skoro samo: bez šéfa { $n } ze 7 lokací
    [5] Prázdné trůny, { $round }. kolo: { $n } ze 7
    [6] Nikdo a zase nikdo: { $round }. kolo, { $n }× ze 7
   *[1] { $round }. kolo: bez pána { $n } ze 7 lokací
}
mc-head-idle = { $variant ->
    [2] { mc-rounds-count }, a pak už se nikdo nepohnul
    [3] Samá opatrnost: konec, { mc-rounds-count }
    [4] Studená válka, { mc-rounds-count }
    [5] Nikdo to nechtěl dost, { mc-rounds-count }
    [6] { mc-rounds-count } míru a žádný šéf
   *[1] Město usíná, { mc-rounds-count }
}
mc-head-target = { $variant ->
    [2] { mc-points-count }, šéf jeden: { $seat }
    [3] Ulice šeptají jedno jméno: { $seat }, { mc-points-count }
    [4] { $seat } má { mc-points-count } a klíče od města
    [5] Nejlepší v celém městě: { $seat }, { mc-points-count }
    [6] { mc-points-count } a všichni smekají: { $seat }
   *[1] Tohle město řídí { $seat }: { mc-points-count }
}

### Proč hra skončila právě takhle

mc-why-target = { $round }. kolo: cíl { $goal } bodů plní jen { $who }, o { $more } víc než { $next }.
mc-why-points = { $round }. kolo: cíl { $goal } bodů plní víc lidí, nejvíc bodů má { $who }, o { $more } víc než { $next }.
mc-why-reserve = { $who } i { $next } mají { mc-points-count }; rozhoduje menší rezerva.
mc-why-cards = { $who } i { $next } mají { mc-points-count } a stejnou rezervu; rozhoduje víc karet.
mc-why-mayor = { $who } i { $next } mají stejně bodů ({ $n }), rezervy i karet; rozhoduje Starosta.
mc-why-order = { $who } i { $next } mají všechno stejně, { mc-points-count }; rozhoduje pořadí.
mc-why-idle = { $round }. kolo bylo třetí za sebou bez bodu; nejvíc, { $n } { OUT_OF($goal) }, má { $who }.
mc-why-aborted = Hru ukončil hostitel, běželo { $round }. kolo, takže nevyhrává nikdo.

### Noc jednoho hráče

mc-own-points = { mc-points-count }
mc-own-round = Nejlepší je { $round }. kolo: { mc-points-count }.
mc-own-place = Pořadí: { $place }. { OUT_OF($of) }, { $n ->
    [0] bodů stejně jako první.
   *[other] na první chybí { mc-points-count }.
}
mc-own-first = Pořadí: 1. { OUT_OF($of) }, { $n ->
    [0] bodů stejně jako další.
   *[other] náskok { mc-points-count }.
}
mc-own-control = Kontrola lokací za celou hru: { $n }×.
