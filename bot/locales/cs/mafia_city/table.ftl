# Mafia City u stolu: tabule, moje místo, kronika, nápověda a příběh. Lidé přicházejí tvarem a jménem (▲ **Karel**), vždy v 1. pádě.

### Tlačítka (nejvýš 20 znaků)

b-mc-play = Hrát
b-mc-react = Reagovat
b-mc-choose-location = Vybrat lokaci
b-mc-deal = Tajná dohoda
b-mc-choose = Vybrat
b-mc-withdraw = Stáhnout Mafiány
b-mc-hand = Moje karty
b-mc-withdraw-none = Nechat všechny

### Tabule: nadpis a co se chce

mc-head-setup = Mafia City · Příprava
mc-head-action = Mafia City · { $round }. kolo · Akční fáze
mc-head-location = Mafia City · { $round }. kolo · Fáze lokací
mc-head-strategy = Mafia City · { $round }. kolo · Strategická fáze
mc-head-draw = Mafia City · { $round }. kolo · Konec kola
mc-head-end = Mafia City · Konec hry

mc-want-setup = Město je rozložené, míchají se karty.
mc-want-action = Hraje se po směru hodin, dokud se všichni nevzdají.
mc-want-location = Lokace přicházejí na řadu jedna po druhé.
mc-want-strategy = Mafiáni se stahují, nebo zůstávají.
mc-want-draw = Kolo končí, berou se karty.
mc-want-end = Klíče leží na stole. Zbývá už jen příběh.
mc-want-color = Barvu si vybírá { $who }.
mc-want-exchange = Obě karty smí vyměnit { $who }.
mc-want-turn = Hraje { $who }.
mc-want-bullet = Kolo už vzdává, ale může překvapit: { $who }.
mc-want-bullet_action = Náboj platí, akci má { $who }.
mc-want-rackets = Kšefty běží, jednu z nových karet odhazuje { $who }.
mc-want-objections = { $said } Má někdo něco proti?
mc-want-case = V Cele je nový Mafián. Spoluúčast může ohlásit jen { $who }.
mc-want-evaluate = Starosta má slovo. Další lokaci vybírá { $who }.
mc-want-deal = { $place }: o vládu se hraje. Přiloží někdo Tajnou dohodu?
mc-want-prison = Kdo půjde do Cely, říká { $who }.
mc-want-harbour = Kam půjde Nájemný vrah, říká { $who }.
mc-want-contract = Práci pro Nájemného vraha může mít { $who }.
mc-want-district = Jednu kartu odhazuje { $who }.
mc-want-club = O bod navíc může hrát { $who }.
mc-want-choose_location = Starosta má slovo. Kde se bude stahovat, vybírá { $who }.
mc-want-choose_player = { $place }: kdo bude další, vybírá { $who }.
mc-want-withdraw = { $place }: kolik Mafiánů stáhne, říká { $who }.
mc-passed = Vzdává se: { $list }.
mc-starting = Začíná: { $who }.

### Efekty krátce: kdo, dvojtečka, co

mc-does-place = Mafián { mc-at }
mc-does-wait = vyčkává, odhazuje: { $card }
mc-does-pass = vzdává se
mc-does-informer = Práskač
mc-does-thief = Zloděj
mc-does-police_raid = Policejní razie
mc-does-pulling_strings = Páky v pozadí
mc-does-big_plan = Velký plán
mc-does-rackets = Kšefty
mc-does-hat_one = Klobouk, zpátky na ruku
mc-does-hat_two = dva Klobouky, z rezervy
mc-does-bullet = Náboj
mc-does-plus1 = +1
mc-does-hired_killer = Nájemný vrah
mc-does-secret_deal = Tajná dohoda
mc-does-complicity = Spoluúčast
mc-does-fists = dvě Pěsti
mc-does-police_chief = Náčelník policie
mc-does-fbi = F.B.I.
mc-does-prison = do Cely
mc-does-harbour = figurka Nájemného vraha
mc-stood = platí
mc-fell = zrušeno

### Moje místo

mc-hand-points = { $n ->
    [one] Body: **{ $all }**, cíl je { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
    [few] Body: **{ $all }**, cíl jsou { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
   *[other] Body: **{ $all }**, cíl je { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
}
mc-hand-policeman = Policista je u tebe: do karet se díváš, kdy chceš. Stůl uvidí, že se díváš, ale ne co.
mc-hand-mayor = Starosta je u tebe: určuješ pořadí lokací.
mc-hand-starting = Toto kolo začínáš.
mc-hand-passed = { $watch ->
    [yes] Kolo vzdáváš a na Náboj se tě ještě zeptám.
   *[no] Kolo vzdáváš a na Náboj se tě už nezeptám.
}
mc-hand-empty = Karty v ruce nemáš.
mc-hand-cards = { $n ->
    [one] V ruce máš { $n } kartu:
    [few] V ruce máš { $n } karty:
   *[other] V ruce máš { $n } karet:
}
mc-hand-line = { $usable ->
    [yes] **{ $card }** · { $type } · { $about } Teď jde zahrát.
   *[no] **{ $card }** · { $type } · { $about }
}
mc-hand-hint = Hraje se u stolu, tlačítkem nad **Moje místo**. Tady máš svoje karty stále po ruce.
mc-draft-sofar = Zatím: { $plan }
mc-choice-given = Tvoje volba pro tuhle dražbu: { $what }.

### Otázky a jejich nápověda

mc-ask-setup-colour = Která barva bude tvoje?
mc-ask-setup-exchange = Necháš si obě karty, nebo je vyměníš?
mc-ask-turn = Tvůj tah. Co zahraješ?
mc-ask-turn-place = Kam postavíš Mafiána?
mc-ask-turn-text = Kterou kartu zahraješ?
mc-ask-turn-wait = Kterou kartu odhodíš?
mc-ask-informer-location = Práskač: odkud?
mc-ask-informer-token = Práskač: kdo půjde do Cely?
mc-ask-thief = Zloděj: čí kartu vezme?
mc-ask-police-raid = Razie: na kterou lokaci?
mc-ask-pulling-strings-first = Páky v pozadí: první lokace?
mc-ask-pulling-strings-second = Páky v pozadí: druhá lokace?
mc-ask-big-plan-location = Velký plán: odkud?
mc-ask-big-plan-token = Velký plán: kdo se přesune?
mc-ask-big-plan-target = Velký plán: kam?
mc-ask-hat-one-card = Který Klobouk?
mc-ask-hat-one-token = Klobouk: který tvůj Mafián jde zpátky na ruku?
mc-ask-hat-two-first = Který Klobouk jako první?
mc-ask-hat-two-second = Který Klobouk jako druhý?
mc-ask-hat-two-location = Dva Klobouky: kam půjde Mafián z rezervy?
mc-ask-pass-mode = Vzdáváš kolo. Zeptat se tě ještě na Náboj?
mc-ask-bullet = Vytáhneš Náboj?
mc-ask-bullet-action = Náboj platí. Co zahraješ?
mc-ask-veto = Máš něco proti?
mc-ask-veto-first = Dvě Pěsti: která karta jako první?
mc-ask-veto-second = Dvě Pěsti: která karta jako druhá?
mc-ask-complicity = Tvůj Mafián je v Cele. Zahraješ Spoluúčast?
mc-ask-complicity-player = Spoluúčast: čí Mafián půjde taky?
mc-ask-complicity-token = Spoluúčast: který to bude?
mc-ask-evaluate = Která lokace bude další?
mc-ask-secret-deal = { $place }: přiložíš Tajnou dohodu?
mc-ask-prison = Věznice: odkud pošleš někoho do Cely?
mc-ask-prison-token = Věznice: kdo to bude?
mc-ask-harbour = Přístav: kam půjde Nájemný vrah?
mc-ask-hired-killer = { $place }: najmeš Nájemného vraha?
mc-ask-hired-killer-token = Nájemný vrah: kdo zmizí do rezervy?
mc-ask-business-district = Obchodní čtvrť: kterou kartu odhodíš?
mc-ask-private-club = Soukromý klub: zahraješ +1?
mc-ask-rackets = Kšefty: kterou z nových karet odhodíš?
mc-ask-strategy-location = Kde se bude stahovat?
mc-ask-strategy-player = Kdo bude rozhodovat další?
mc-ask-strategy-withdraw = { $place }: které Mafiány stáhneš na ruku?

mc-hint-setup-colour = Barva je jen vzhled.
mc-hint-setup-exchange = Vyměnit jde jen obě naráz a jen jednou.
mc-hint-turn = Jedna akce za tah. Kdo se vzdá, v tomhle kole už netáhne.
mc-hint-turn-place = Mafián přijde nahoru na sloupeček. Při shodě vládne ten, kdo leží níž.
mc-hint-turn-text = Symbol karty teď neplatí, karta se odhodí.
mc-hint-turn-wait = Karta se jen odhodí, nic neudělá. Tah je pryč a ty čekáš dál.
mc-hint-target = Cíl se ohlásí dřív, než kdokoli odpoví.
mc-hint-token = Hlavní Mafián je první odspodu.
mc-hint-hat = Text karty teď neplatí, karta se odhodí.
mc-hint-pass-mode = Nikdo to nepozná. Změnit to jde na tomhle místě, dokud se hraje.
mc-hint-bullet = Náboj se odhodí a máš jednu akci. Kolo zůstává vzdané.
mc-hint-veto = Kdo je rychlejší, ten platí. Nabízím jen to, co opravdu máš.
mc-hint-fists = Obě Pěsti se odhodí.
mc-hint-complicity = Do Cely půjde i Mafián třetího hráče.
mc-hint-evaluate = Se Starostou vybíráš ze všeho, co ještě nepřišlo na řadu.
mc-hint-secret-deal = Každá přidá +1 jen pro tuhle vládu. Volba je konečná, ukáže se, jen když se hraje.
mc-hint-prison = Kdo je v Cele, čeká do příští Věznice.
mc-hint-harbour = Jen na sousední lokaci.
mc-hint-hired-killer = Vrah bere jen tam, kde stojí jeho figurka.
mc-hint-private-club = Nezrušené +1 je jeden bod navíc.
mc-hint-discard = Odhozenou kartu uvidí všichni.
mc-hint-strategy = Pořadí může rozhodnout, co ostatní uvidí dřív.
mc-hint-withdraw = Stažení Mafiáni jsou v příštím kole v ruce.

mc-cards-placeholder = Vyber kartu
mc-deals-placeholder = { $n ->
    [one] Tajné dohody, nejvýš { $n }
    [few] Tajné dohody, nejvýš { $n }
   *[other] Tajné dohody, nejvýš { $n }
}
mc-tokens-placeholder = Vyber Mafiána, odspodu
mc-withdraw-placeholder = { $n ->
    [one] Vyber Mafiány, nejvýš { $n }
    [few] Vyber Mafiány, nejvýš { $n }
   *[other] Vyber Mafiány, nejvýš { $n }
}
mc-people-placeholder = Vyber jméno
mc-token-label = { $number }. odspodu · { $who }
mc-token-of = { $place } · { $number }. odspodu
mc-held = karty: { $n }
mc-times = { $n }× { $card }

### Nastavení

mc-leave-confirm = Vstaneš od stolu. Mafiáni i karty zůstanou a hodiny za tebe projdou všechno. Vrátit se to nedá; hostitel může místo toho posadit automat.
mc-auto-placeholder = Okna, ve kterých nic nechci hrát
mc-auto-off = Okna: ptát se vždy
mc-auto-off-about = Každé okno čeká na tvoji odpověď.
mc-auto-others = Okna: ptát se, jen když jde o moje
mc-auto-others-about = Tvůj efekt, Mafián, karta nebo lokace, kde stojíš. Ostatní projde samo.
mc-auto-all = Okna: neptat se vůbec
mc-auto-all-about = Všechna okna projdou po chvilce sama. Ani když jde o tebe.
mc-change-title = Náboj po vzdání: nikdo nepozná, co tu máš.
mc-look-placeholder = Policista: čí karty chceš vidět?

### Stvrzenky

mc-given-step = { $what }. Dál:
mc-given-back = Od začátku.
mc-given-played = Zahráno.
mc-given-window = Zahráno. Námitky do { $until }.
mc-given-pass = Kolo vzdáváš.
mc-given-let = Necháváš to být. Nikdo to nepozná.
mc-given-deal = Zapsáno. Ukáže se, jen když se zahraje.
mc-given-choice = Tvoje volba: **{ $what }**.
mc-given-mode = { $watch ->
    [yes] Na Náboj se tě ještě zeptám. Nikdo to nepozná.
   *[no] Na Náboj se tě už nezeptám. Nikdo to nepozná.
}
mc-given-auto = Nastaveno: **{ $what }**. Platí od příštího okna, vidíš to jen ty.
mc-given-leave = Vstáváš od stolu. Tvoji Mafiáni i karty zůstávají.
mc-given-looked = { $who } drží: { $cards }.
mc-given-looked-empty = { $who } nemá v ruce žádnou kartu.

### Told: kronika

mc-line-round = **{ $round }. kolo**, začíná { $who }
mc-line-colours = Barvy
mc-line-keeps = { $who } si karty nechává
mc-line-exchanges = { $who } mění obě: { $cards }
mc-line-forced = { $who }: nemá čím hrát, vzdává se
mc-line-awake = vzdání neplatí: { $list }
mc-line-no-action = po Náboji už není čím hrát
mc-line-stolen = karta mění majitele
mc-line-nothing = karta už žádná není
mc-line-returned = na ruku: { $list }
mc-line-draws = { $n ->
    [0] balíček je prázdný
    [one] bere { $n } kartu
    [few] bere { $n } karty
   *[other] bere { $n } karet
}
mc-line-discards = odhazuje: { $card }
mc-line-reshuffle = balíček se míchá
mc-line-deals = { $who } vykládá: { $cards }
mc-line-rules = **{ $place }**: vládne { $who }, +1 bod
mc-line-nobody = **{ $place }**: nikdo
mc-line-tie = **{ $place }**: shoda { $list }, nevládne nikdo
mc-line-tough = z rezervy na ruku: { $list }
mc-line-policeman = Policistu má { $who }
mc-line-policeman-back = Policista se vrací na stanici
mc-line-mayor = Starostu má { $who }
mc-line-mayor-back = Starosta se vrací na Radnici
mc-line-extra = bod navíc
mc-line-withdraws = { $who } stahuje { $n }
mc-line-next = Příští kolo začíná { $who }
mc-line-poorest = { $n ->
    [one] kartu navíc bere { $who }
    [few] karty navíc ({ $n }) bere { $who }
   *[other] karty navíc ({ $n }) bere { $who }
}
mc-line-looks = { $who } se dívá do karet: { $target }
mc-line-leaves = od stolu odchází { $list }
mc-line-item = { $who } { $n }

### Příběh

mc-story-winner = { $n ->
    [one] Cíl je na dosah. { $who } má { $n } bod a klíče od města.
    [few] Cíl je na dosah. { $who } má { $n } body a klíče od města.
   *[other] Cíl je na dosah. { $who } má { $n } bodů a klíče od města.
}
mc-story-by = { $reason ->
    [points] Cíl překročilo víc lidí, rozhodly body.
    [reserve] Body byly stejné, rozhodla menší rezerva.
    [cards] Body i rezervy byly stejné, rozhodly karty.
    [mayor] Rozhodl Starosta.
   *[order] Všechno bylo stejné, rozhodlo pořadí.
}
mc-story-scores = Body: { $list }
mc-story-best = { $n ->
    [one] Nejsilnější kolo: { $who }, { $round }. kolo, { $n } bod.
    [few] Nejsilnější kolo: { $who }, { $round }. kolo, { $n } body.
   *[other] Nejsilnější kolo: { $who }, { $round }. kolo, { $n } bodů.
}
mc-story-lord = Nejdéle vládne: { $who }, { $place } ({ $n }×).
mc-story-loudest = Nejčastější karta: { $card } ({ $n }×).
mc-log-round = { $round }. kolo, začíná { $who }
mc-log-place = { $place }: { $who } ({ $n })
mc-log-nobody = { $place }: nikdo
mc-log-extra = Bod navíc v Soukromém klubu: { $list }
mc-log-points = Body po kole: { $list }
mc-log-effects = Zahráno: { $list }

### Nápověda

help-mc-setup = Každý má Mafiány v ruce a v rezervě, dvě karty a jednu možnost vyměnit obě. Kdo získá první dost bodů, má klíče od města.
help-mc-action = Po směru hodin: umístit Mafiána z ruky, zahrát kartu (text, nebo symbol Klobouk), vyčkat odhozením karty, nebo se vzdát. Fáze končí, když se vzdá poslední. Razie vzdání ruší, Náboj dovolí vzdanému jednu akci.
help-mc-location = Lokace jdou podle čísla, se Starostou podle jeho držitele. Vládne, kdo má nejvíc Mafiánů; při shodě kdo leží níž, v Klubu rváčů a na Radnici nikdo. Tajná dohoda přidá +1. Vláda je 1 bod a efekt lokace.
help-mc-strategy = Na každé lokaci se dá stáhnout libovolně svých Mafiánů na ruku. Kdo má Starostu, určuje pořadí.
help-mc-draw = Začínající hráč se posouvá. Kdo má bez dělby nejmíň bodů, bere kartu navíc, potom bere kartu každý.
help-mc-end = Hra končí po fázi lokací, když má někdo dost bodů. Při shodě rozhoduje menší rezerva, víc karet, Starosta a pořadí.
help-mc-window = Okno: kdo smí a chce, ruší. Dvě Pěsti zruší každý text i symbol, Náčelník policie Práskače, Zloděje, Razii a Věznici, F.B.I. Nájemného vraha, Kšefty, Velký plán a Přístav. Zrušit jde i zrušení. Kdo mlčí, nic neprozradí.
help-mc-locations = Lokace:
help-mc-location-1 = Cela se otevírá, potom smí vládce poslat do Cely kohokoli.
help-mc-location-2 = figurka vraha smí o lokaci dál; karta Nájemný vrah tam odstraní Mafiána.
help-mc-location-3 = Mafián z rezervy na ruku, při shodě všem ve shodě.
help-mc-location-4 = Policista: díváš se do karet.
help-mc-location-5 = tři karty, jednu odhodit.
help-mc-location-6 = symbol +1 je bod navíc.
help-mc-location-7 = Starosta: určuješ pořadí lokací.
