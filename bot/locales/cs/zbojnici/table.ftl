# Zbojníci u stolu: tabule, moje místo, kronika, nápověda a příběh. Lidé přicházejí tvarem a jménem (▲ **Karel**), vždy v 1. pádě.

### Tlačítka (nejvýš 20 znaků)

b-zb-plan = Plánovat
b-zb-wheel = Zvolit akci
b-zb-choose = Vybrat
b-zb-upgrade = Vylepšit
b-zb-no-token = Bez žetonu

### Tabule: nadpis a co se chce

zb-head-start = Zbojníci · Barvy
zb-head-new_day = Zbojníci · { $round }. den · Nový den
zb-head-planning = Zbojníci · { $round }. den · Plánování
zb-head-resolution = Zbojníci · { $round }. den · Vyhodnocení
zb-head-end = Zbojníci · Konec hry
zb-want-start = Město je rozložené, rozdává se.
zb-want-color = Zbojníci si vybírají barvu. Kdo dřív přijde, ten dřív bere.
zb-want-new_day = Začíná nový den.
zb-want-planning = Každý plánuje potají. Hotovo má { $n } { OUT_OF($all) }.
zb-want-resolution = { $place }: co se tu stane?
zb-want-wheel = { $place }: kdo tu má žeton, volí potají akci.
zb-want-guards = { $place }: princ vybírá, kolik stráží půjde.
zb-want-kick = { $place }: kdo vykopává, volí potají počet.
zb-want-harbor = Přístav: žetony, nebo prodej? Za každého banditu zvlášť a potají.
zb-want-tavern = Krčma: jedna kostka, nebo tři? Za každého banditu zvlášť a potají.
zb-want-dungeon = Žalář: zaplatit žeton, nebo zůstat? Za každého vězně zvlášť a potají.
zb-want-upgrade = Žalář: princ vylepšuje výzvědy, nebo pokutu.
zb-want-end = Hra skončila. Zbývá už jen příběh.
zb-done-list = Hotovo má: { $list }.

### Moje místo

zb-role-prince = Jsi princ. Vyhraješ, když žádný zbojník neskončí s 50 dukáty.
zb-role-robber = Jsi zbojník. Vyhraje nejbohatší zbojník, pokud má na konci aspoň 50 dukátů.
zb-role-duel = Jsi zbojník. Vyhraje ten bohatší; stráž zatýká všechny, i tvoje bandity.
zb-hand-prince = Žetony v ruce: { $tokens }. Výzvědy berou { $recon ->
    [one] { $recon } kartu
    [few] { $recon } karty
   *[other] { $recon } karet
}. Pokuta za vězně: { $fine }.
zb-hand-robber = Dukáty: { $ducats }. Žetony v ruce: { $tokens }, v zásobě: { $supply }. V Žaláři: { $prisoners }.
zb-hand-held = Držíš karty čtvrtí. { $who }: { $list }.
zb-hand-taken = Princ drží tvoje karty: { $list }.
zb-hand-hint = Hraje se tlačítky u stolu, v horní řadě.
zb-plan-sofar = Plán zatím: { $plan }
zb-plan-empty = Plán zatím: nic.
zb-plan-final = Tvůj plán: { $plan }
zb-plan-band = **{ $place }** ×{ $n }
zb-plan-guard = { $n ->
    [one] ({ $n } stráž)
    [few] ({ $n } stráže)
   *[other] ({ $n } stráží)
}
zb-plan-token = + žeton

### Otázky a jejich nápověda

# ZB-1.9
zb-ask-color = Která barva bude tvoje?
# ZB-4.2, ZB-4.4
zb-ask-plan-figure = Kam půjde figurka { $n } { OUT_OF($all) }?
# ZB-15.4
zb-ask-plan-guard = Kam půjde stráž { $n } { OUT_OF($all) }?
# ZB-4.7
zb-ask-plan-tokens = Kam přidáš akční žetony?
# ZB-4.1, ZB-4.9
zb-ask-plan-commit = Platí tenhle plán?
# ZB-6.1
zb-ask-wheel = { $place }: co ukáže tvoje akční kolo?
# ZB-6.11, ZB-8.2, ZB-8.4
zb-ask-guards = Kolik stráží půjde?
# ZB-6.11, ZB-7.4
zb-ask-kick = Kolik banditů vykopneš?
# ZB-10.3, ZB-10.5
zb-ask-harbor = Přístav: co udělá další bandita?
# ZB-10.4, ZB-10.5
zb-ask-tavern = Krčma: čím hodí další bandita?
# ZB-11.8, ZB-11.9
zb-ask-dungeon = Žalář: co udělá další vězeň?
# ZB-11.3, ZB-11.4
zb-ask-upgrade = Co vylepšíš?
# ZB-1.9
zb-hint-color = Barva je jen vzhled. Obsazená z nabídky zmizí.
# ZB-4.4
zb-hint-plan-figure = Všichni tvoji volní bandité musí ven.
# ZB-4.5, ZB-9.1
zb-hint-plan-figure-prince = Stráž zatýká ve své čtvrti všechny bandity. Smí i zůstat doma.
# ZB-15.6
zb-hint-plan-guard = Stráž zatkne v té čtvrti všechny bandity, i tvoje.
# ZB-4.7, ZB-5.5
zb-hint-plan-tokens = Nejvýš jeden žeton na čtvrť. Se žetonem tu tvoje banda smí zahrát akci.
# ZB-4.1, ZB-4.9
zb-hint-plan-commit = Začít znovu jde, dokud plán neplatí. Potom už ne.
# ZB-6.5, ZB-6.6
zb-hint-wheel-robber = Kola se odhalí všem naráz. Hraje se podle čísla, od nejmenšího.
# ZB-6.5, ZB-6.6
zb-hint-wheel-prince = Kola se odhalí všem naráz. Hraje se podle čísla, od nejmenšího.
# ZB-8.5, ZB-8.6
zb-hint-guards = Stráže, které zůstanou, zatýkají.
# ZB-5.7, ZB-7.4
zb-hint-kick = Kdo dostane kopanec, ten letí do další čtvrti, z poslední do Žaláře.
# ZB-13.1
zb-hint-harbor = Máš šest žetonů celkem: v ruce, ve městě a v zásobě.
# ZB-10.4
zb-hint-tavern = Tři kostky stojí 6 dukátů předem.
# ZB-11.8
zb-hint-dungeon = Žeton z ruky pouští banditu domů. Bandita, který zůstane, získá žeton.
# ZB-11.5, ZB-12.8
zb-hint-upgrade = Vylepšení platí hned a zpátky nejde.
zb-wheel-placeholder = Která akce? (číslo = pořadí)
zb-district-placeholder = Čtvrti v pořadí šipek
zb-tokens-placeholder = { $n ->
    [one] Vyber čtvrť, nejvýš { $n }
    [few] Vyber čtvrti, nejvýš { $n }
   *[other] Vyber čtvrti, nejvýš { $n }
}
zb-label-rob = Okrást: { $who }
zb-label-kick = Vykopnout: { $who }
zb-about-pass = Žeton se vrací do zásoby, nic se nestane.
zb-about-flee = 1 · Celá banda jde domů: stráže ji minou, lup taky.
zb-about-rob = 2 · 3 dukáty za každého tvého banditu tady.
zb-about-rob-prince = 2 · 5 dukátů za každou stráž tady.
zb-about-purse = { $about } V měšci: { zb-ducats }.
zb-about-move = 3 · Celá banda jde do další čtvrti.
zb-about-move-prince = 3 · Libovolný počet stráží jde do další čtvrti.
zb-about-kick = 4 · Vykopneš až tolik cizích banditů, kolik tu máš svých.
zb-about-recon = 0 · Vezmeš zbojníkům tady náhodné karty, do příštího odhalení.
zb-about-withdraw = 1 · Libovolný počet stráží jde do Žaláře.

### Stvrzenky

zb-given-figure = Figurka půjde sem: **{ $what }**.
zb-given-tokens = Žetony půjdou sem: **{ $list }**.
zb-given-no-tokens = Žetony zůstávají v ruce.
zb-given-commit = Plán platí. Odhalí se, až ho budou mít všichni.
zb-given-last-plan = Plán platí. Čekalo se už jen na něj.
zb-given-redo = Figurky jsou zpátky v ruce, plánuje se znovu.
zb-given-open = Tvoje volba: **{ $what }**.
zb-given-secret = Tvoje volba: **{ $what }**. Ukáže se, až odpoví všichni.

### Told: kronika

zb-colors = Barvy:
zb-new-day = { $variant ->
    [2] Ráno, { $round }. den. Vyvolávač hlásí: **{ zb-day }**.
    [3] Začíná { $round }. den, brány se otevírají. Dnešní karta: **{ zb-day }**.
    [4] Na tržišti zvoní zvon: { $round }. den. Dnešní karta: **{ zb-day }**.
   *[1] Je { $round }. den, nová karta: **{ zb-day }**.
}
# ZB-3.3, ZB-9.8
zb-day-replaces = Než ji někdo využije, platí místo { $usual }.
zb-item = { $who } { $n }
zb-crowded = { $variant ->
    [2] { $district ->
        [market] Na Tržnici se šlape na paty.
        [town_hall] Na Radnici se šlape na paty.
        [harbor] V Přístavu se šlape na paty.
        [tavern] V Krčmě se šlape na paty.
        [palace] V Paláci se šlape na paty.
        [carriage] U Kočáru se šlape na paty.
        [treasury] V Pokladnici se šlape na paty.
       *[dungeon] V Žaláři se šlape na paty.
    }
    [3] { $district ->
        [market] Na Tržnici se sešla půlka města.
        [town_hall] Na Radnici se sešla půlka města.
        [harbor] V Přístavu se sešla půlka města.
        [tavern] V Krčmě se sešla půlka města.
        [palace] V Paláci se sešla půlka města.
        [carriage] U Kočáru se sešla půlka města.
        [treasury] V Pokladnici se sešla půlka města.
       *[dungeon] V Žaláři se sešla půlka města.
    }
    [4] { $district ->
        [market] Na Tržnici není k hnutí.
        [town_hall] Na Radnici není k hnutí.
        [harbor] V Přístavu není k hnutí.
        [tavern] V Krčmě není k hnutí.
        [palace] V Paláci není k hnutí.
        [carriage] U Kočáru není k hnutí.
        [treasury] V Pokladnici není k hnutí.
       *[dungeon] V Žaláři není k hnutí.
    }
   *[1] { $district ->
        [market] Na Tržnici je najednou těsno.
        [town_hall] Na Radnici je najednou těsno.
        [harbor] V Přístavu je najednou těsno.
        [tavern] V Krčmě je najednou těsno.
        [palace] V Paláci je najednou těsno.
        [carriage] U Kočáru je najednou těsno.
        [treasury] V Pokladnici je najednou těsno.
       *[dungeon] V Žaláři je najednou těsno.
    }
}
zb-returns = Princ vrací karty: { $list }.
zb-wheels = Akční kola: { $list }.
zb-recons = Výzvědy se vyplatily. Karty ztrácí: { $list }.
zb-flight = Úprk domů: { $list }.
zb-robs = Krade se: { $list }.
zb-robbed-item = { $who } → { $target } { $n }
zb-arrests = { $variant ->
    [2] Z brány vychází stráž. Do Žaláře: { $list }.
    [3] Ruce za záda. Do Žaláře: { $list }.
    [4] Cinká železo. Do Žaláře: { $list }.
   *[1] Chopte se jich. Do Žaláře: { $list }.
}
zb-trap = { $variant ->
    [2] Mříž spadla. Do Žaláře: { $list }.
    [3] Bylo tu nějak moc ticho. Do Žaláře: { $list }.
    [4] Podlaha povolila. Do Žaláře: { $list }.
   *[1] Past sklapla. Do Žaláře: { $list }.
}
zb-gains = { $variant ->
    [2] V měšcích cinká: { $list }.
    [3] Po stráži ani stopy, je tu kořist: { $list }.
    [4] Pytle jsou plné: { $list }.
   *[1] Kořist: { $list }.
}
zb-rolls = Kostky: { $list }.
zb-paid = zaplaceno { $n }
zb-token-gains = Žetony ze zásoby: { $list }.
zb-sales = Prodej: { $list }.
zb-sold-item = { $who } { $n } za { $ducats }
zb-judgement = Rozsudek a domů: { $list }.
zb-judged-item = { $who } { $n } (pokuta { $ducats })
zb-escapes = Žeton za propuštění a domů: { $list }.
zb-stayers = V Žaláři dál, zato se žetonem: { $list }.
zb-purses = Večer v měšcích: { $list }.

### Příběh

zb-story-scores = Dukáty: { $list }
zb-story-haul = { $cause ->
    [rob] Největší lup: { $who }, { $round }. den, krádež za { $n }.
    [market] Největší lup: { $who }, { $round }. den, Tržnice za { $n }.
    [town_hall] Největší lup: { $who }, { $round }. den, Radnice za { $n }.
    [harbor] Největší lup: { $who }, { $round }. den, Přístav za { $n }.
    [tavern] Největší lup: { $who }, { $round }. den, Krčma za { $n }.
    [palace] Největší lup: { $who }, { $round }. den, Palác za { $n }.
    [carriage] Největší lup: { $who }, { $round }. den, Kočár za { $n }.
   *[treasury] Největší lup: { $who }, { $round }. den, Pokladnice za { $n }.
}
zb-story-jailed = { $n ->
    [one] Nejčastěji v Žaláři: { $who }, { $n } bandita.
    [few] Nejčastěji v Žaláři: { $who }, { $n } bandité.
   *[other] Nejčastěji v Žaláři: { $who }, { $n } banditů.
}
zb-log-haul = { $cause ->
    [rob] krádež { $n }
    [robbed] okradení { $n }
    [fine] pokuta { $n }
    [market] Tržnice { $n }
    [town_hall] Radnice { $n }
    [harbor] Přístav { $n }
    [tavern] Krčma { $n }
    [palace] Palác { $n }
    [carriage] Kočár { $n }
   *[treasury] Pokladnice { $n }
}

### Nápověda

# ZB-1.9, ZB-2.1, ZB-15.2
help-zb-start = { $duel ->
    [yes] Oba si vyberte barvu. Hraje se šest dní. Každý den plánujete potají, pak se čtvrti vyhodnotí jedna po druhé.
   *[no] Zbojníci si vybírají barvy, princ má bílou. Hraje se šest dní. Každý den plánujete potají, pak se čtvrti vyhodnotí jedna po druhé.
}
# ZB-3.1, ZB-3.3, ZB-3.4
help-zb-new_day = Každý bere žeton a otáčí se karta dne. Platí místo toho, co její čtvrť dává, dokud ji někdo nevyužije.
# ZB-4.2, ZB-4.7, ZB-4.9
help-zb-planning = Stiskni **Plánovat** a rozmísti figurky po čtvrtích. K bandě můžeš dát jeden žeton: dovolí jí tam akci. Plány se odhalí všechny naráz.
# ZB-5.1, ZB-6.6, ZB-9.1, ZB-9.4
help-zb-resolution = { $duel ->
    [yes] Čtvrti jdou po šipkách. Nejdřív akce podle čísla: 1 úprk, 2 krádež, 3 přesun, 4 vykopnutí. Pak stráž zatkne všechny bandity. Bez stráže přijde kořist.
   *[no] Čtvrti jdou po šipkách. Nejdřív akce podle čísla: 0 výzvědy, 1 úprk a stažení, 2 krádež, 3 přesun, 4 vykopnutí. Pak stráž zatkne všechny bandity. Bez stráže přijde kořist.
}
# ZB-11.3, ZB-11.8, ZB-15.11
help-zb-dungeon = { $duel ->
    [yes] Žalář je poslední. Za každého vězně buď zaplatíš žeton, nebo ho tam necháš a žeton získáš.
   *[no] Žalář je poslední. Když je tu stráž, princ něco vylepší a vezme si žeton; vězni zaplatí pokutu a jdou domů. Bez stráže každý vězeň zaplatí žeton, nebo zůstane a žeton získá.
}
# ZB-14.3, ZB-14.4, ZB-15.12
help-zb-end = { $duel ->
    [yes] Hra skončila. Vyhrává ten bohatší, při shodě oba.
   *[no] Hra skončila. Princ vyhrává, když žádný zbojník nemá 50 dukátů; jinak vyhrává nejbohatší zbojník.
}
help-zb-districts = Čtvrti po šipkách:
# ZB-10.7
help-zb-risk-palace = Tři figurky a víc: všechny do Žaláře.
# ZB-10.8
help-zb-risk-carriage = Jediná figurka: do Žaláře.
# ZB-10.9
help-zb-risk-treasury = Dvě bandy a víc: všechny do Žaláře.
# ZB-14.3, ZB-14.4
help-zb-prince = Zbojník musí mít na konci aspoň 50 dukátů a být ze všech nejbohatší. Když je nemá nikdo, vyhrává princ.
# ZB-15.4, ZB-15.6, ZB-15.8, ZB-15.12
help-zb-duel = V souboji posílá každý do města i svou stráž. Ta zatýká všechny bandity, i tvoje. Když má ráno vězně jen jeden z vás, dostane na ten den záložní stráž navíc. Vyhrává ten bohatší.

# Strany statistik.
side-zbojnici-prince = princ
side-zbojnici-robber = zbojník

### Na stole

# ZB-3.3, ZB-9.8
zb-open-today = karta dne: { $loot } Než ji někdo využije, platí místo tohohle: { $usual }
# ZB-10.1
zb-open-gives-market = každá banda bere podle velikosti: 2, 6 nebo 12 dukátů za jednu, dvě, tři figurky.
# ZB-10.2
zb-open-gives-town_hall = 10 dukátů se dělí mezi všechny figurky; zbytek zůstane.
# ZB-10.3
zb-open-gives-harbor = každá figurka bere 2 žetony ze zásoby, nebo prodává žetony po 3 dukátech.
# ZB-10.4
zb-open-gives-tavern = každá figurka hodí kostkou o dukáty, nebo zaplatí 6 a hodí třemi.
# ZB-10.7
zb-open-gives-palace = 5 dukátů na figurku; od tří figurek jdou všechny do Žaláře.
# ZB-10.8
zb-open-gives-carriage = 10 dukátů a kostka se dělí mezi všechny figurky; jediná figurka jde do Žaláře.
# ZB-10.9
zb-open-gives-treasury = 10 dukátů bandě, která je tu sama; od dvou band jdou všechny do Žaláře.
# ZB-11.3, ZB-11.8
zb-open-gives-dungeon = { $duel ->
    [yes] každý vězeň jde za žeton domů, nebo zůstane a žeton získá.
   *[no] stráž: princ něco vylepší, vězni za pokutu domů. Bez ní: za žeton domů, nebo zůstat a žeton vzít.
}
# ZB-3.3, ZB-3.4
zb-open-day-market = 5, 10 nebo 16 dukátů podle velikosti bandy.
zb-open-day-town_hall = 16 dukátů se dělí mezi všechny figurky.
zb-open-day-harbor = každá figurka bere 3 žetony, nebo prodává žetony po 3 dukátech.
zb-open-day-tavern = každá figurka hodí zadarmo dvěma kostkami.
zb-open-day-palace = 8 dukátů na figurku; od tří figurek jdou pořád všechny do Žaláře.
zb-open-day-carriage = 10 dukátů a dvě kostky se dělí; jediná figurka jde pořád do Žaláře.
zb-open-day-treasury = 15 dukátů bandě, která je tu sama; od dvou band jdou pořád všechny do Žaláře.
zb-open-day-card = Karta dne: { $district }
zb-open-action = { $action ->
    [flee] Úprk
    [kick] Vykopnutí
    [recon] Výzvědy (princ)
    [withdraw] Stažení (princ)
    [rob] { $wheel ->
        [prince] Okrást (princ)
       *[robber] Okrást
    }
   *[move] { $wheel ->
        [prince] Přesun (princ)
       *[robber] Přesun
    }
}
zb-open-who = { $role ->
    [prince] { $who }, princ
   *[robber] { $who }, zbojník
}
zb-open-bank = Princ vlastní měšec nemá, bere a platí z banky.
zb-open-purse = V měšci: **{ $n }**
zb-open-tokens = Žetony v ruce: { $n }, v zásobě: { $supply }
zb-open-figures = Doma: bandité { $bandits }, stráže { $guards } · v Žaláři: { $prisoners }
zb-open-cards = { $duel ->
    [yes] Karty čtvrtí v ruce: { $n }
   *[no] Karty čtvrtí v ruce: { $n }, u prince: { $taken }
}
zb-open-deck = { $n ->
    [0] **Další karta dne už nepřijde.** V krabici zůstala:
   *[other] **Karet dne ještě přijde: { $n }.** Může to být některá z těchhle; jedna ze všech sedmi zůstane v krabici:
}
zb-open-turned = Už otočené: { $list }
zb-open-tracks = Princova deska: výzvědy berou každému zbojníkovi { $recon ->
    [one] { $recon } kartu
    [few] { $recon } karty
   *[other] { $recon } karet
}, pokuta za vězně je { $fine ->
    [one] { $fine } dukát
    [few] { $fine } dukáty
   *[other] { $fine } dukátů
}.
# ZB-15.8, ZB-15.9, ZB-15.10
zb-open-reserve = { $helped ->
    [yes] Záložní stráž dnes pomáhá: { $who }, ráno tu měl vězně jen jeden z vás. Večer se vrací.
   *[no] Stráže v záloze: { $n }. Když má ráno vězně jen jeden z vás, posílá na ten den i záložní stráž.
}
# ZB-14.3, ZB-14.4
zb-open-won = Vyhrává nejbohatší zbojník, pokud má aspoň **{ $n }** dukátů. Když je nemá nikdo, vyhrává princ. Žetony na konci nemají žádnou cenu.
# ZB-14.2, ZB-15.12
zb-open-duel = Vyhrává bohatší; při stejné částce oba. Žetony na konci nemají žádnou cenu.
zb-open-days = Den { $round } { OUT_OF($all) }. Kdyby hra skončila teď:
zb-open-richest = { $short ->
    [0] - { $who }: **{ $n }**
   *[other] - { $who }: **{ $n }**, chybí { $short }
}
