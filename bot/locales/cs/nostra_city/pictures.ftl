# Slova v obrázcích hry Nostra City a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Město: co je napsané v obrázku

pic-nc-game = Nostra City
pic-nc-month = { $round ->
    [0] Příprava
    [1] Leden
    [2] Únor
    [3] Březen
    [4] Duben
    [5] Květen
   *[6] Červen
}
pic-nc-innocent = Nevinen
pic-nc-guilty = Vinen
pic-nc-field-innocent = Nevinen { $n }
pic-nc-field-guilty = Vinen { $n }

pic-nc-phase-setup = Barvy
pic-nc-phase-business = Byznys
pic-nc-phase-business-turn = Byznys: { $who }
pic-nc-phase-collecting = { $who } Inkasuje: { $kind }
pic-nc-phase-meeting = Porada
pic-nc-phase-talk = Porada: domluva
pic-nc-phase-meeting-turn = Porada: { $who }
pic-nc-phase-auction = Porada: místo { $n }
pic-nc-phase-trial = Soudní proces
pic-nc-phase-trial-turn = Soudní proces: { $who }
pic-nc-phase-reception = Recepce
pic-nc-phase-final = Konečný verdikt
pic-nc-phase-window = Chvíle na Vendettu
pic-nc-phase-end = Konec hry

pic-nc-end-acquitted = Kmotr je nevinen
pic-nc-end-acquitted_shared = Kmotr je nevinen
pic-nc-end-informant = Kmotr je vinen
pic-nc-end-informant_shared = Kmotr je vinen
pic-nc-end-convicted = Kmotr je vinen
pic-nc-end-aborted = Bez vítěze
pic-nc-nobody = Nevyhrává nikdo

pic-nc-card-gangster = Gangster
pic-nc-card-district = Rajon
pic-nc-card-luxury = karta Respektu
pic-nc-card-investigation = Vyšetřování
pic-nc-card-title = Titul
pic-nc-empty = prázdné
pic-nc-icon-business = Byznys
pic-nc-icon-meeting = Porada
pic-nc-icon-trial = Proces
pic-nc-icon-vendetta = Vendetta
pic-nc-price = cena { $price }
pic-nc-respect = Respekt { $n }
pic-nc-informant = Informátor

pic-nc-corruption = { $n ->
    [0] Korupční balíček je prázdný
    [one] Korupční balíček: { $n } bankovka
    [few] Korupční balíček: { $n } bankovky
   *[other] Korupční balíček: { $n } bankovek
}
pic-nc-decks = Ulice { $street } · bankovky { $notes } · Vendetta { $cards }
pic-nc-sign-free = Gangster, volný
pic-nc-sign-used = Využitý
pic-nc-sign-respect = Respekt
pic-nc-sign-notes = bankovky
pic-nc-sign-cards = karty Vendetta

### Město: popis obrázku

pic-nc-alt-head = Nostra City. { $title }. { $phase }.
pic-nc-alt-verdict = Verdikt: { $field }.
pic-nc-alt-turn = Na řadě: { $who }.
pic-nc-alt-collecting = Inkasuje { $who }: { $kind }.
pic-nc-alt-starter = Začíná { $who }.
pic-nc-alt-street = Ulice: { $list }.
pic-nc-alt-space = { $n } { $card }
pic-nc-alt-space-empty = { $n } prázdné
pic-nc-alt-gangster = Gangster { $name }, { $icon }
pic-nc-alt-district = Rajon { $name }
pic-nc-alt-luxury = { $name }, Respekt { $n }
pic-nc-alt-investigation = Vyšetřování { $name }, cena { $price }
pic-nc-alt-title = Titul { $name }, Respekt { $n }
pic-nc-alt-corruption = Korupční balíček: { $n }.
pic-nc-alt-player = { $who } ({ $colour }): { $facts }.
pic-nc-alt-respect = Respekt { $n }
pic-nc-alt-hats = Gangsteři volní { $free }, využití { $used }
pic-nc-alt-districts = Rajony { $list }
pic-nc-alt-districts-count = Rajony { $n }
pic-nc-alt-used = { $name } (využitý)
pic-nc-alt-notes = bankovky { $n }
pic-nc-alt-cards = Vendetty { $n }
pic-nc-alt-title-of = titul { $name }
pic-nc-alt-luxuries = karty Respektu { $n }
pic-nc-alt-investigations = vyhraná Vyšetřování { $n }
pic-nc-alt-bribers = Největší úplatkář { $n }
pic-nc-alt-bonuses = bonusy { $n }
pic-nc-alt-shames = Styď se { $n }
pic-nc-alt-bids = nabídky { $list }
pic-nc-alt-bid = { $n ->
    [one] { $n } bankovka
    [few] { $n } bankovky
   *[other] { $n } bankovek
}
pic-nc-alt-bid-at = { $n ->
    [one] místo { $space }: { $n } bankovka
    [few] místo { $space }: { $n } bankovky
   *[other] místo { $space }: { $n } bankovek
}
pic-nc-alt-bribes = úplatky { $n }
pic-nc-alt-money = Bank { $money }
pic-nc-alt-informant = FBI Informátor
pic-nc-alt-answered = Hotovo má: { $who }.
pic-nc-alt-winners = Vyhrává: { $who }.

### Ruka

pic-nc-hand-title = Tvůj Bank: { $money }
pic-nc-hand-note = { $n ->
    [0] žádná bankovka
    [one] { $n } bankovka
    [few] { $n } bankovky
   *[other] { $n } bankovek
}
pic-nc-hand-plain = bez ikony
pic-nc-hand-left = { $n ->
    [one] { $n } pole vlevo
    [few] { $n } pole vlevo
   *[other] { $n } polí vlevo
}
pic-nc-hand-right = { $n ->
    [one] { $n } pole vpravo
    [few] { $n } pole vpravo
   *[other] { $n } polí vpravo
}
pic-nc-hand-none = Kartu Vendetta nemáš žádnou.
pic-nc-hand-cards = Karty Vendetta
pic-nc-hand-alt = Tvůj Bank: { $money }. { $notes } Karty Vendetta: { $cards }.
pic-nc-hand-alt-notes = Bankovky: { $list }.
pic-nc-hand-alt-no-notes = Bank je prázdný.
pic-nc-hand-alt-no-cards = žádné
pic-nc-hand-alt-now = { $name } (jde zahrát teď)
pic-nc-hand-type-informant = tajemství
pic-nc-hand-type-wrath = nejde zahrát
pic-nc-hand-type-revenge = Odplata

### Příběh

pic-nc-story-verdict = Verdikt
pic-nc-story-title = Respekt po Měsících
pic-nc-story-month = { $month }: Verdikt { $field }, Respekt { $list }.

### Plakát

pic-poster-nostra_city-title = Nostra City
pic-poster-nostra_city-line = Kmotr stojí před soudem.
pic-poster-nostra_city-foot = 3–5 hráčů · 60–75 minut

### Strany na plakátu dohrané hry

pic-share-side-loyal = Věrní
pic-share-side-informant = Informátoři
