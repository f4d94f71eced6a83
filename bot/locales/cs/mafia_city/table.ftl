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
mc-head-action = Mafia City · { $round }. kolo · Akční fáze
mc-head-location = Mafia City · { $round }. kolo · Fáze lokací
mc-head-strategy = Mafia City · { $round }. kolo · Strategická fáze
mc-head-draw = Mafia City · { $round }. kolo · Konec kola
mc-head-end = Mafia City · Konec hry

mc-want-setup = Město je rozložené, míchají se karty.
mc-want-action = Hraje se po směru hodinových ručiček, dokud všichni nepasují.
mc-want-location = Lokace přicházejí na řadu jedna po druhé.
mc-want-strategy = Mafiáni se stahují, nebo zůstávají.
mc-want-draw = Kolo končí, berou se karty.
mc-want-end = Klíče leží na stole. Zbývá už jen příběh.
mc-want-color = Barvu si vybírá { $who }.
mc-want-exchange = Obě karty smí vyměnit { $who }.
mc-want-turn = Hraje { $who }.
mc-want-bullet = Po pasu ještě může překvapit: { $who }.
mc-want-bullet_action = Náboj platí, jednu akci má { $who }.
mc-want-rackets = Kšefty běží, jednu z nových karet odhazuje { $who }.
mc-want-objections = { $said } Má někdo něco proti?
mc-want-case = V Cele je nový Mafián. Spoluúčast může ohlásit jen { $who }.
mc-want-evaluate = Starosta má slovo. Další lokaci vybírá { $who }.
mc-want-deal = { $place }: rozhoduje se o kontrole. Přihodí někdo Tajnou dohodu?
mc-want-prison = Kdo půjde do Cely, říká { $who }.
mc-want-harbour = Kam půjde Nájemný vrah, říká { $who }.
mc-want-contract = Práci pro Nájemného vraha může mít { $who }.
mc-want-district = Jednu kartu odhazuje { $who }.
mc-want-club = O bod navíc může hrát { $who }.
mc-want-choose_location = Starosta má slovo. Kde se bude stahovat, vybírá { $who }.
mc-want-choose_player = { $place }: kdo bude další, vybírá { $who }.
mc-want-withdraw = { $place }: kolik Mafiánů stáhne, říká { $who }.
mc-passed = Pas: { $list }.
mc-starting = Kolo začíná { $who }.

### Efekty krátce: kdo, dvojtečka, co

mc-does-place = Mafián { mc-at }
mc-does-wait = vyčkává, odhazuje: { $card }
mc-does-pass = pasuje
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
mc-does-jail = do Cely { $victim } ({ $place })
mc-does-harbour = figurka Nájemného vraha
mc-stood = platí
mc-fell = zrušeno

### Moje místo

mc-hand-points = { $n ->
    [one] Body: **{ $all }**, cíl je { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
    [few] Body: **{ $all }**, cíl jsou { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
   *[other] Body: **{ $all }**, cíl je { $n }. Mafiáni v ruce: **{ $mobsters }**, v rezervě: { $reserve }, v Cele: { $cell }.
}
mc-hand-policeman = Policista je u tebe: do karet se díváš, kdy chceš. Stůl uvidí, že se díváš, ale ne na co.
mc-hand-mayor = Starosta je u tebe: určuješ pořadí lokací.
mc-hand-starting = Tohle kolo začínáš.
mc-hand-passed = { $watch ->
    [yes] Pasuješ a na Náboj se tě ještě zeptám.
   *[no] Pasuješ a na Náboj se tě už nezeptám.
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
mc-role = Vedeš svůj gang za vládu nad městem. Rozmísťuj Mafiány a získávej kontrolu nad lokacemi: kdo první dosáhne cíle, { $n ->
    [one] { $n } bodu
    [few] { $n } bodů
   *[other] { $n } bodů
}, vyhrává.
mc-hand-hint = Hraje se tlačítky u stolu, v horní řadě.
mc-draft-sofar = Zatím: { $plan }
mc-choice-given = Tvoje volba pro tuhle lokaci: { $what }.

### Otázky a jejich nápověda

# MC-1.4, MC-1.6
mc-ask-setup-colour = Která barva bude tvoje?
# MC-1.16
mc-ask-setup-exchange = Necháš si obě karty, nebo je vyměníš?
# MC-3.3
mc-ask-turn = Tvůj tah. Co zahraješ?
# MC-3.4
mc-ask-turn-place = Kam postavíš Mafiána?
# MC-3.5
mc-ask-turn-text = Kterou kartu zahraješ?
# MC-3.7
mc-ask-turn-wait = Kterou kartu odhodíš?
# MC-10.15
mc-ask-informer-location = Práskač: odkud?
# MC-10.15
mc-ask-informer-token = Práskač: kdo půjde do Cely?
# MC-10.16
mc-ask-thief = Zloděj: komu vezme kartu?
# MC-10.20
mc-ask-police-raid = Razie: na kterou lokaci?
# MC-10.22
mc-ask-pulling-strings-first = Páky v pozadí: první lokace?
# MC-10.22
mc-ask-pulling-strings-second = Páky v pozadí: druhá lokace?
# MC-10.23
mc-ask-big-plan-location = Velký plán: odkud?
# MC-10.23
mc-ask-big-plan-token = Velký plán: kdo se přesune?
# MC-10.23
mc-ask-big-plan-target = Velký plán: kam?
# MC-10.8
mc-ask-hat-one-card = Který Klobouk?
# MC-10.8
mc-ask-hat-one-token = Klobouk: který tvůj Mafián jde zpátky na ruku?
# MC-10.9
mc-ask-hat-two-first = Který Klobouk jako první?
# MC-10.9
mc-ask-hat-two-second = Který Klobouk jako druhý?
# MC-10.9
mc-ask-hat-two-location = Dva Klobouky: kam půjde Mafián z rezervy?
# MC-15.8
mc-ask-pass-mode = Pasuješ. Mám se tě ještě ptát na Náboj?
# MC-3.13
mc-ask-bullet = Vytáhneš Náboj?
# MC-3.15
mc-ask-bullet-action = Náboj platí. Co zahraješ?
# MC-11.3
mc-ask-veto = Máš něco proti?
# MC-11.4
mc-ask-veto-first = Dvě Pěsti: která karta jako první?
# MC-11.4
mc-ask-veto-second = Dvě Pěsti: která karta jako druhá?
# MC-12.2
mc-ask-complicity = Tvůj Mafián je v Cele. Zahraješ Spoluúčast?
# MC-12.3
mc-ask-complicity-player = Spoluúčast: čí Mafián půjde taky?
# MC-12.3
mc-ask-complicity-token = Spoluúčast: který to bude?
# MC-4.4
mc-ask-evaluate = Která lokace bude další?
# MC-5.1
mc-ask-secret-deal = { $place }: přihodíš Tajnou dohodu?
# MC-6.5
mc-ask-prison = Věznice: odkud pošleš někoho do Cely?
# MC-6.5
mc-ask-prison-token = Věznice: kdo to bude?
# MC-6.9
mc-ask-harbour = Přístav: kam půjde Nájemný vrah?
# MC-6.10
mc-ask-hired-killer = { $place }: najmeš Nájemného vraha?
# MC-10.14
mc-ask-hired-killer-token = Nájemný vrah: kdo zmizí do rezervy?
# MC-6.17
mc-ask-business-district = Obchodní čtvrť: kterou kartu odhodíš?
# MC-6.18
mc-ask-private-club = Soukromý klub: zahraješ +1?
# MC-10.25
mc-ask-rackets = Kšefty: kterou z nových karet odhodíš?
# MC-7.3
mc-ask-strategy-location = Kde se bude stahovat?
# MC-7.3
mc-ask-strategy-player = Kdo bude rozhodovat další?
# MC-7.5, MC-7.6
mc-ask-strategy-withdraw = { $place }: které Mafiány stáhneš na ruku?

# MC-1.4, MC-1.6
mc-hint-setup-colour = Barva je jen vzhled.
# MC-1.16, MC-1.17
mc-hint-setup-exchange = Vyměnit jde jen obě naráz a jen jednou.
# MC-3.3, MC-3.8, MC-3.12, MC-3.13
mc-hint-turn = Jedna akce za tah. Po pasu tě v tomhle kole vrátí do hry jen Náboj nebo Policejní razie.
# MC-2.2, MC-4.5, MC-4.6
mc-hint-turn-place = Mafián přijde na sloupeček nahoru. Při shodě kontroluje ten, čí Mafián leží nejníž, v Klubu rváčů a na Radnici nikdo.
# MC-3.5
mc-hint-turn-text = Platí text karty, symbol ne. Karta se potom odhodí.
# MC-3.7, MC-3.14
mc-hint-turn-wait = Karta se jen odhodí, nic neudělá. Tah tím končí, ale není to pas.
# MC-11.1, MC-11.11
mc-hint-target = Celý záměr uvidí všichni dřív, než můžou něco namítnout.
# MC-10.22
mc-hint-token = Hlavní Mafián je první odspodu.
# MC-3.6
mc-hint-hat = Platí symbol, text karty ne. Každý zahraný Klobouk se odhodí.
# MC-15.8
mc-hint-pass-mode = Nikdo to nepozná. Dokud fáze trvá, jde to tady změnit.
# MC-3.13, MC-3.14
mc-hint-bullet = Náboj se odhodí a máš jednu akci. Pas trvá.
# MC-11.7, MC-15.3
mc-hint-veto = Rozhoduje rychlost: platí první námitka. Nabízím jen to, co opravdu máš.
# MC-11.4, MC-11.9
mc-hint-fists = Obě Pěsti se odhodí.
# MC-12.3
mc-hint-complicity = Do Cely půjde i Mafián třetího hráče.
# MC-4.4
mc-hint-evaluate = Se Starostou vybíráš ze všeho, co ještě nepřišlo na řadu.
# MC-5.1, MC-5.4, MC-15.4
mc-hint-secret-deal = Každá platí za jednoho Mafiána, jen na téhle lokaci a jen teď. Volba je konečná; ostatní ji uvidí, jen když se opravdu zahraje.
# MC-6.4, MC-6.7
mc-hint-prison = Koho tam pošleš, ten čeká do hodnocení Věznice v příštím kole.
# MC-6.9
mc-hint-harbour = Jen na sousední lokaci.
# MC-10.14
mc-hint-hired-killer = Karta odstraní Mafiána jen tam, kde stojí figurka Nájemného vraha.
# MC-6.20
mc-hint-private-club = Když kartu nikdo nezruší, máš bod navíc.
# MC-1.13
mc-hint-discard = Odhozenou kartu uvidí všichni.
# MC-7.7
mc-hint-strategy = Kdo rozhoduje později, ten už vidí, co udělali ostatní.
# MC-7.5
mc-hint-withdraw = Stažené Mafiány máš v příštím kole v ruce.

mc-cards-placeholder = Vyber kartu
mc-deals-placeholder = Tajné dohody, nejvýš { $n }
mc-tokens-placeholder = Vyber Mafiána, odspodu
mc-withdraw-placeholder = Vyber Mafiány, nejvýš { $n }
mc-people-placeholder = Vyber hráče
mc-token-label = { $number }. odspodu · { $who }
mc-token-of = { $place } · { $number }. odspodu
mc-held = karty: { $n }
mc-times = { $n }× { $card }

### Nastavení

mc-leave-confirm = Vstaneš od stolu. Tvoji Mafiáni i karty zůstanou, a kdykoli bude řada na tobě, nechám čas vypršet. Vrátit se to nedá; hostitel může místo toho posadit automat.
mc-auto-placeholder = Kdy se mě na námitky neptat
mc-auto-off = Námitky: ptát se vždy
mc-auto-off-about = Pokaždé počkám na tvoji odpověď.
mc-auto-others = Námitky: ptát se, jen když jde o mě
mc-auto-others-about = Tvůj efekt, Mafián, karta nebo lokace, kde stojíš. Jindy mlčím za tebe.
mc-auto-all = Námitky: neptat se vůbec
mc-auto-all-about = Na nic se neptám, po chvilce jdu dál. Ani když jde o tebe.
mc-change-title = Náboj po pasu: nikdo nepozná, co tu máš nastaveno.
mc-look-placeholder = Policista: čí karty chceš vidět?

### Stvrzenky

mc-given-step = { $what }. Dál:
mc-given-back = Od začátku.
mc-given-played = Zahráno.
mc-given-window = Zahráno. Námitky končí { $until }.
mc-given-pass = Pasuješ. V tomhle kole už netáhneš.
mc-given-let = Necháváš to být. Nikdo to nepozná.
mc-given-deal = Zapsáno. Ukáže se, jen když se zahraje.
mc-given-choice = Tvoje volba: **{ $what }**.
mc-given-mode = { $watch ->
    [yes] Na Náboj se tě ještě zeptám. Nikdo to nepozná.
   *[no] Na Náboj se tě už nezeptám. Nikdo to nepozná.
}
mc-given-auto = Nastaveno: **{ $what }**. Platí od příští otázky, vidíš to jen ty.
mc-given-leave = Vstáváš od stolu. Tvoji Mafiáni i karty zůstávají.
mc-given-looked = { $who } drží: { $cards }.
mc-given-looked-empty = { $who } nemá v ruce žádnou kartu.

### Told: kronika

mc-line-round = { $variant ->
    [2] **{ $round }. kolo**. Motory běží, začíná { $who }
    [3] **{ $round }. kolo**. Město se probouzí, začíná { $who }
    [4] **{ $round }. kolo**. Klobouky na hlavy, začíná { $who }
   *[1] **{ $round }. kolo**, začíná { $who }
}
mc-line-colours = Barvy
mc-line-keeps = { $who } si nechává obě karty
mc-line-exchanges = { $who } vyměňuje obě: { $cards }
mc-line-forced = { $who }: nemá čím hrát, pasuje
mc-line-awake = pas se ruší: { $list }
mc-line-no-action = po Náboji už není čím hrát
mc-line-stolen = o kartu přichází { $victim }
mc-line-nothing = žádná karta už nezbývá
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
mc-line-rules = { $variant ->
    [2] **{ $place }**: kontrolu přebírá { $who }, +1 bod
    [3] **{ $place }**: kontrolu má { $who }, +1 bod
    [4] **{ $place }**: poslední slovo tu má { $who }, +1 bod
   *[1] **{ $place }**: kontroluje { $who }, +1 bod
}
mc-line-nobody = { $variant ->
    [2] **{ $place }**: tady nikdo nevládne
    [3] **{ $place }**: nekontroluje nikdo
    [4] **{ $place }**: ulice zeje prázdnotou
   *[1] **{ $place }**: nikdo
}
mc-line-tie = { $variant ->
    [2] **{ $place }**: překáží si { $list }, nekontroluje nikdo
    [3] **{ $place }**: síly měří { $list }, nekontroluje nikdo
    [4] **{ $place }**: stejně silně tu stojí { $list }, nekontroluje nikdo
   *[1] **{ $place }**: shoda, { $list }, nekontroluje nikdo
}
mc-line-tough = z rezervy na ruku: { $list }
mc-line-policeman = Policistu má { $who }
mc-line-policeman-back = Policista se vrací na stanici
mc-line-mayor = Starostu má { $who }
mc-line-mayor-back = Starosta se vrací na Radnici
mc-line-extra = bod navíc
mc-line-withdraws = { $who } stahuje { $n }
mc-line-next = { $variant ->
    [2] První tah příštího kola má { $who }
    [3] Příští kolo otevírá { $who }
    [4] Příště je první na řadě { $who }
   *[1] Příští kolo začíná { $who }
}
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
    [one] Cíl je splněn. { $who } má { $n } bod a klíče od města.
    [few] Cíl je splněn. { $who } má { $n } body a klíče od města.
   *[other] Cíl je splněn. { $who } má { $n } bodů a klíče od města.
}
mc-story-scores = Body: { $list }
mc-story-best = { $n ->
    [one] Nejsilnější kolo, { $n } bod: { $list }.
    [few] Nejsilnější kolo, { $n } body: { $list }.
   *[other] Nejsilnější kolo, { $n } bodů: { $list }.
}
mc-story-best-in = { $who } ({ $round }. kolo)
mc-story-lord = Nejdelší kontrola, { $n }×: { $list }.
mc-story-loudest = { $all ->
    [one] Nejčastější karta, { $n }×: { $list }.
    [few] Nejčastější karty, po { $n }×: { $list }.
   *[other] Nejčastější karty, po { $n }×: { $list }.
}
mc-log-round = { $round }. kolo, začíná { $who }
mc-log-place = { $place }: { $who } ({ $n })
mc-log-nobody = { $place }: nikdo
mc-log-extra = Bod navíc v Soukromém klubu: { $list }
mc-log-points = Body po kole: { $list }
mc-log-effects = Zahrané karty: { $list }

### Nápověda

# MC-1.5, MC-1.16
help-mc-setup = Každý má Mafiány v ruce a v rezervě, dvě karty a jednu možnost vyměnit obě. Kdo získá první dost bodů, má klíče od města.
# MC-3.3, MC-3.12, MC-3.13, MC-3.16
help-mc-action = Po směru hodinových ručiček: umístit Mafiána z ruky, zahrát kartu (text, nebo symbol Klobouk), vyčkat odhozením karty, nebo pasovat. Fáze končí, když pasuje poslední. Razie pas ruší, Náboj dovolí po pasu jednu akci.
# MC-4.3, MC-4.5, MC-4.6, MC-4.7, MC-5.1
help-mc-location = Lokace jdou podle čísla, nebo jak chce držitel Starosty. Kontroluje, kdo má nejvíc Mafiánů; při shodě ten, čí Mafián leží nejníž, v Klubu rváčů a na Radnici nikdo. Tajná dohoda přidá +1. Za kontrolu je 1 bod a efekt lokace.
# MC-7.3, MC-7.5
help-mc-strategy = Z každé lokace smíš stáhnout na ruku, kolik svých Mafiánů chceš. Kdo má Starostu, určuje pořadí.
# MC-8.1, MC-8.3, MC-8.4, MC-8.5
help-mc-draw = Příští kolo začíná další po směru hodinových ručiček. Kdo má jako jediný nejmíň bodů a jako jediný nejmíň karet, bere kartu. Kdo má jako jediný nejmíň bodů, bere kartu, i když už jednu vzal. Potom bere kartu každý.
# MC-9.1, MC-9.3, MC-9.4
help-mc-end = Hra končí po fázi lokací, v níž má někdo dost bodů. Při shodě rozhoduje menší rezerva, víc karet, Starosta a pořadí.
# MC-10.17, MC-10.18, MC-11.4
help-mc-window = Námitky: kdo smí a chce, zruší, co se právě zahrálo. Dvě Pěsti zruší každý text i symbol, Náčelník policie Práskače, Zloděje, Razii a Věznici, F.B.I. Nájemného vraha, Kšefty, Velký plán a Přístav. Zrušit jde i zrušení. Kdo mlčí, nic neprozradí.
help-mc-locations = Lokace:
# MC-6.4, MC-6.5
help-mc-location-1 = { $same ->
    [yes] z Cely odcházejí všichni, i ti z tohoto kola. Kdo kontroluje, smí potom poslat do Cely kohokoli.
    [no] z Cely odcházejí ti z minulých kol. Kdo kontroluje, smí potom poslat do Cely kohokoli.
   *[either] Cela se otevírá; ti z tohoto kola odcházejí jen tehdy, když to tak stůl hraje. Kdo kontroluje, smí potom poslat do Cely kohokoli.
}
# MC-6.9, MC-6.10
help-mc-location-2 = figurka Nájemného vraha se smí posunout na sousední lokaci; karta Nájemný vrah tam odstraní Mafiána.
# MC-6.12
help-mc-location-3 = jeden Mafián z rezervy na ruku, při shodě každému, kdo jich tu má nejvíc.
# MC-6.14, MC-14.1
help-mc-location-4 = bereš figurku Policisty a smíš se dívat ostatním do karet.
# MC-6.17
help-mc-location-5 = tři karty vzít, potom jednu odhodit. Když už není co brát, odhazovat nikdo nemusí.
# MC-6.20
help-mc-location-6 = karta se symbolem +1 je bod navíc.
# MC-6.22
help-mc-location-7 = bereš figurku Starosty a určuješ pořadí lokací.

### Na stole

# MC-4.5, MC-4.6, MC-4.7
mc-open-control = Za kontrolu lokace je každé kolo **1 bod** a efekt lokace. Kontroluje, kdo má nejvíc Mafiánů; při shodě ten, čí Mafián leží nejníž, v Klubu rváčů a na Radnici nikdo. Sloupečky jsou popsané odspodu.
mc-open-cycle = Lokace { $number } { OUT_OF($all) }.
mc-open-governor = Pořadí v téhle fázi určuje { $who }.
mc-open-undecided = Tady ještě rozhoduje: { $list }
mc-open-deals = Platné Tajné dohody na téhle lokaci: { $list }
mc-open-site = - **{ $place }**: { $gives }
# MC-6.4
mc-open-cell = v Cele: { $list } (při příští Věznici { $due ->
    [one] odchází { $due }
    [few] odcházejí { $due }
   *[other] odchází { $due }
})
mc-open-controlled = v tomto kole kontroluje { $who }
mc-open-leads = kdyby se hodnotilo teď, kontroluje { $who }
mc-open-nobody = nikdo
mc-open-current = teď na řadě
mc-open-done = v téhle fázi hotovo
mc-open-state = { $what ->
    [starting] začíná kolo
    [mayor] má Starostu
    [policeman] má Policistu
    [passed] pasuje
    [left] už nesedí u stolu
   *[won] vyhrává
}
mc-open-place = { $n }. místo
mc-open-points = Body: **{ $n }**, cíl { $target }
mc-open-tokens = Mafiáni v ruce: **{ $hand }**, v rezervě: { $reserve }, na lokacích: { $piled }, v Cele: { $cell }
mc-open-cards = Karty v ruce: **{ $n }**
mc-open-stands = Na lokacích: { $list }
mc-open-has = Kontrola v tomto kole: { $list }
mc-open-would-have = Kontrola, kdyby se hodnotilo teď: { $list }
mc-open-unshuffled = Balíček se zamíchá a rozdá, až bude mít každý barvu.
# MC-1.14
mc-open-deck = Balíček: **{ $n }** · odložené karty: **{ $discard }**. Když balíček dojde, odložené karty se zamíchají a jsou z nich nový balíček.
mc-open-top = Nahoře na odložených kartách: { $card }
mc-open-chain = Rozhoduje se: { $chain } ({ $stands ->
    [yes] zatím platí
   *[no] zatím zrušeno
})
mc-open-outer = Přerušeno: { $chain }
mc-open-in-play = Vynesené karty: { $list }
mc-open-window = { $n ->
    [0] Dost karet na odpověď: { $list }
   *[other] Tajné dohody, výzva { $n }. Dost karet: { $list }
}
# MC-8.3, MC-8.4, MC-8.5
mc-open-draws = Na konci kola bere kartu, kdo má jako jediný nejmíň bodů a jako jediný nejmíň karet; kartu bere i ten, kdo má jako jediný nejmíň bodů; potom bere kartu každý.
mc-open-draws-more = Karty navíc, kdyby kolo skončilo teď: { $who } ({ $n })
mc-open-kinds = **Karty**: symboly těch odložených a kolik jich je ještě v balíčku a v rukou.
mc-open-kind = - **{ $card }** · { $list } · zbývá { $left } (celkem { $all })
mc-open-symbols = Odložené podle symbolu: { $list }
mc-open-symbol-count = { $symbol } { $n } (celkem { $all })
# MC-1.11, MC-9.1, MC-9.2
mc-open-goal = { $mode ->
    [beginner] Počet hráčů: { $seats }, cíl pro začátečníky: **{ $target }**.
   *[advanced] Počet hráčů: { $seats }, cíl: **{ $target }**.
} Jakmile má někdo na konci fáze lokací tolik bodů, hra končí.
# MC-2.9, MC-2.10, MC-6.20
mc-open-sheet = **+1** za každou kontrolovanou lokaci, v Soukromém klubu **+1** navíc za kartu s +1. Body se neztrácejí; Mafiáni a karty žádné nedávají.
# MC-9.3, MC-9.4
mc-open-ties = Když cíl splní víc lidí, vyhrává, kdo má víc bodů; potom rozhoduje menší rezerva, víc karet v ruce, Starosta a pořadí od začínajícího hráče.
# MC-9.5
mc-open-idle = Kola po sobě bez jediného bodu: { $n }. Po { $all } hra končí bez vítěze.
mc-open-standings = Kdyby hra skončila teď:
mc-open-standing = - { $who }: **{ $n }**{ $over ->
    [yes] {""}
   *[no] , do cíle { $short }
} · rezerva { $reserve } · karty { $cards } · nejvíc Mafiánů na lokacích: { $leads }
# MC-5.1, MC-6.20
mc-open-own = Skryté v tvé ruce: Tajné dohody (každá +1 při určení kontroly): **{ $deals }**, karty se symbolem +1: **{ $plus }**
# MC-10.4, MC-10.5, MC-10.6, MC-10.14, MC-10.16, MC-10.20, MC-10.22, MC-10.25, MC-12.2, MC-12.7, MC-5.2, MC-5.7
mc-open-when = { $kind ->
    [hired_killer] Jen s kontrolou Přístavu, při jeho hodnocení; když ho někdo zruší, smíš zahrát dalšího. Mafián jde do rezervy svého hráče. Stojí tuhle kartu.
    [thief] Celý tvůj tah v akční fázi. Stojí tuhle kartu; soupeř musí nějakou mít.
    [police_raid] Celý tvůj tah v akční fázi. Stojí tuhle kartu. Komu se Mafián vrátí, tomu se ruší pas.
    [pulling_strings] Celý tvůj tah v akční fázi. Stojí tuhle kartu. Hlavní je ten nejníž, ať patří komukoli.
    [rackets] Celý tvůj tah v akční fázi. Stojí tuhle kartu. Odhodit musíš jednu z těch tří nových.
    [secret_deal] Při určování kontroly lokace, kolik chceš, i bez Mafiána na místě; na prázdné lokaci ne. Stojí tuhle kartu.
    [complicity] Když jde tvůj Mafián do Cely, pokaždé jen jednu. Stojí tuhle kartu; tvůj Mafián v Cele zůstává.
    [police_chief] Kdykoli se k tomu soupeř chystá. Stojí tuhle kartu.
    [fbi] Kdykoli se k tomu soupeř chystá. Stojí tuhle kartu.
   *[other] Celý tvůj tah v akční fázi. Stojí tuhle kartu.
}
mc-open-box = { $n ->
    [one] { $n } karta: { $list }
    [few] { $n } karty: { $list }
   *[other] { $n } karet: { $list }
}
mc-open-cancelled-by = { $what ->
    [location] Efekt, ale ne bod, ruší: { $list }
   *[card] Ruší: { $list }
}
# MC-11.4
mc-open-symbol-fist = Dvě z jedné ruky zruší kterýkoli jeden text nebo symbol soupeře, i jeho námitku, ale ne efekt lokace. Stojí obě karty.
# MC-10.8, MC-10.9
mc-open-symbol-hat = Jeden vrátí tvého Mafiána ze sloupečku na ruku. Dva postaví tvého Mafiána z rezervy na kteroukoli lokaci. Celý tvůj tah v akční fázi; z Cely ne.
# MC-3.13, MC-3.14
mc-open-symbol-bullet = Po pasu, ve svém pozdějším tahu: ještě jedna akce, Mafián nebo karta. Jednou za tah; tvůj pas platí dál. Stojí tuhle kartu.
# MC-6.18, MC-6.20
mc-open-symbol-plus1 = Jen s kontrolou Soukromého klubu, při jeho hodnocení: bod navíc, nejvýš jeden. Stojí tuhle kartu.
# MC-4.5, MC-4.6, MC-4.7
mc-open-location = { $control ->
    [strict] Kontrola: kdo má jako jediný nejvíc Mafiánů; při shodě nikdo.
   *[most] Kontrola: kdo má nejvíc Mafiánů; při shodě ten, čí Mafián leží nejníž.
} Je za ni každé kolo 1 bod, a potom: { $gives }
mc-open-figure = { $figure ->
    [killer] Nájemný vrah (figurka)
    [policeman] Policista (figurka)
   *[mayor] Starosta (figurka)
}
# MC-6.9, MC-6.15, MC-6.16, MC-6.22, MC-6.24, MC-10.14, MC-14.1
mc-open-figure-about = { $figure ->
    [killer] Kdo kontroluje Přístav, smí ji každé kolo posunout na sousední lokaci; karta Nájemný vrah platí jen tam, kde stojí.
    [policeman] Bere se s kontrolou Policejní stanice; když tam kontrolu nemá nikdo, vrací se. Držitel se smí kdykoli dívat komukoli do karet.
   *[mayor] Bere se s kontrolou Radnice; když tam kontrolu nemá nikdo, vrací se. Držitel určuje pořadí lokací, a kdo je na řadě při stahování Mafiánů.
}

### Vyřazení ze hry

h-sure-remove-mafia_city = Vyřadit ze hry: { $who }? Na odpovědi z tohoto místa se přestane čekat, hned za ně rozhodne výchozí volba. Mafiáni a karty zůstávají.
h-sure-disqualify-mafia_city = Vyloučit ze hry: { $who }? Na odpovědi z tohoto místa se přestane čekat, hned za ně rozhodne výchozí volba. Mafiáni a karty zůstávají.
