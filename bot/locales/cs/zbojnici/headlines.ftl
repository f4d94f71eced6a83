### Headlines of a finished game: six wordings each

zb-head-short = { $variant ->
    [2] Tak blízko: { $seat }, chybí { $n }
    [3] { $seat } počítá znovu a pořád chybí { $n }
    [4] Pokladnice se udržela o { $n }: naprázdno jde { $seat }
    [5] Schodek { $n } a u brány stojí { $seat }
    [6] Nejdražší dukáty jsou ty poslední, tady { $n }: ví to { $seat }
   *[1] Chybí { $n }: { $seat } už slyší zavírat bránu
}
zb-head-far = { $variant ->
    [2] Chybělo { $n } a na trůně se usmívá { $seat }
    [3] Poctivé časy: nejlepšímu zbojníkovi chybělo { $n }, vládne { $seat }
    [4] { $seat } vládne městu chudých zlodějů, schodek { $n }
    [5] Samé prázdné měšce, chybí { $n }: { $seat }
    [6] Na útěk neměl nikdo, schodek { $n }: { $seat }
   *[1] Město spí klidně: { $seat } v bezpečí, loupežníkům chybělo { $n }
}
zb-head-hair = { $variant ->
    [2] Skoro ani dukát nazbyt: { $seat } a { $n }
    [3] { $seat } se protáhne branou, v měšci { $n }
    [4] Váha se jen tak tak překlopila: { $seat }, { $n }
    [5] Spočítáno na poslední dukát: { $seat }, { $n }
    [6] { $seat } má { $n }, o dva méně by nestačilo
   *[1] Tak akorát: { $seat } odchází, v měšci { $n }
}
zb-head-last_day = { $variant ->
    [2] Poslední den mění všechno: { $seat }. Náskok { $n } už neplatí: { $target }
    [3] Ráno ztráta { $n }, večer plný měšec: { $seat }. Smůla, { $target }
    [4] { $target } má náskok { $n }, ale { $seat } má poslední den
    [5] Západ slunce bere náskok { $n }: dává { $seat }, přichází o něj { $target }
    [6] { $seat } si to nejlepší nechává na konec a stahuje { $n }: kouká { $target }
   *[1] { $seat } předbíhá poslední den, ztráta { $n } je pryč: dívá se { $target }
}
zb-head-from_behind = { $variant ->
    [2] V půlce by o ten měšec nikdo nestál: { $seat }
    [3] V půlce na chvostu, na konci v čele: { $seat }
    [4] Třetí den se tomu smáli: { $seat }
    [5] Vyhrává nejhubenější měšec třetího dne: { $seat }
    [6] Tři hubené dny, a pak plný měšec: { $seat }
   *[1] Z nejchudšího měšce nejbohatší: { $seat }
}
zb-head-neck = { $variant ->
    [2] O šířku mince: { $seat }, hned za tím { $target }, rozdíl { $n }
    [3] { $seat } vyhrává o { $n }. { $target } o tom bude snít
    [4] { $target } má o { $n } míň a písničku dostává { $seat }
    [5] Dva měšce skoro stejně těžké: { $seat }, { $target }, rozdíl { $n }
    [6] Ještě { $n } a v písničce je { $target }. Takhle { $seat }
   *[1] Rozdíl { $n }: vpředu { $seat }, hned za tím { $target }
}
zb-head-shared = { $variant ->
    [2] Nikdo bohatší, nikdo chudší: { $seats }, po { $n }
    [3] I zloději mají čest: { $seats }, po { $n }
    [4] Na dukát stejně: { $seats }, { $n }
    [5] Jedno město, víc králů silnic: { $seats }, po { $n }
    [6] Váha stojí na { $n }: { $seats }
   *[1] O píseň se podělí: { $seats }, každý měšec { $n }
}
zb-head-throughout = { $variant ->
    [2] Tenhle náskok nikdo nedohnal: { $seat }
    [3] Ráno první, večer první: { $seat }
    [4] { $seat } vede od první výpravy do poslední
    [5] Šest dní, jedno jméno: { $seat }
    [6] Ostatní viděli jen záda: { $seat }
   *[1] V čele každý den: { $seat }
}
zb-head-haul = { $variant ->
    [2] { $round }. den, jedna rána a { $n }: { $seat }
    [3] Naráz { $n }: { $seat }, { $round }. den
    [4] Pořád se hledá { $n }. { $round }. den je má { $seat }
    [5] Jedny dveře, kořist { $n }: { $seat }, { $round }. den
    [6] { $round }. den by se hodil vůz: { $seat }, { $n }
   *[1] Výprava roku: { $seat }, { $round }. den a kořist { $n }
}
zb-head-jailbird = { $variant ->
    [2] Ani pouta { $n }× nestačí: { $seat }
    [3] V žaláři znají to jméno: { $seat }, pobyt { $n }×, výhra jedna
    [4] { $seat } platí bandity ({ $n }) a vyhrává
    [5] Přes žalář až nahoru: { $seat }, pouta { $n }×
    [6] Vyhrává stálý host žalářníka: { $seat }, { $n }×
   *[1] V žaláři { $n }×, a stejně nejvíc dukátů: { $seat }
}
zb-head-untouched = { $variant ->
    [2] Čisté ruce, plný měšec: { $seat }
    [3] Stráže to jméno neznají: { $seat }
    [4] { $seat } vyhrává bez jediných pout
    [5] Ani jeden bandita v poutech: { $seat }
    [6] Přízrak s měšcem: { $seat }
   *[1] Ani jednou v žaláři: { $seat }
}
zb-head-robbed = { $variant ->
    [2] Děravý měšec: { $seat }, pryč je { $n }
    [3] Do cizích rukou odešlo { $n }: dává { $seat }
    [4] O { $n } lehčí cesta: { $seat }
    [5] Oblíbená oběť silnice: { $seat }, { $n }
    [6] Do tohohle měšce sahala cizí ruka: { $seat }, ztráta { $n }
   *[1] Okradený zbojník: { $seat }, ztráta { $n }
}
zb-head-purse = { $variant ->
    [2] { $seat } nese domů { $n }
    [3] Šest dní práce, výdělek { $n }: { $seat }
    [4] Víc nikdo neunesl: { $seat }, { $n }
    [5] { $n } a o každém ví { $seat }, odkud je
    [6] Zbojník týdne: { $seat }, { $n }
   *[1] Nejtěžší měšec silnice: { $seat }, { $n }
}

### Proč hra skončila právě takhle

zb-why-treasury_kept = Nejplnější měšec, { $who }, má { zb-ducats } z potřebných { $goal }: chybí { $missing }.
zb-why-richest = { $who } má { zb-ducats }, o { $more } víc než { $next }.
zb-why-shared = Víc než { $n } dukátů nemá nikdo: { $who } je má a někdo další taky.
zb-why-aborted = Hru ukončil hostitel, běžel { $round }. den, takže nevyhrává nikdo.

### Noc jednoho hráče

zb-own-prince = princ
zb-own-ducats = zbojník, v měšci { zb-ducats }
zb-own-haul = Nejlepší lup: { zb-ducats }, { $round }. den.
zb-own-gap = Do nejplnějšího měšce chybí { zb-ducats }.
zb-own-jailed = Bandité v Žaláři: { $n }.
zb-own-caught = Bandité poslaní do Žaláře: { $n }.
