# Slova v obrázcích hry Mafia City a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Město: co je napsané v obrázku

pic-mc-game = Mafia City
pic-mc-round = { $round }. kolo
pic-mc-target = bodů k vítězství
pic-mc-deck = { $n } v balíčku
pic-mc-discard = { $n ->
    [one] { $n } odložená
    [few] { $n } odložené
   *[other] { $n } odložených
}
pic-mc-no-winner = Bez vítěze

pic-mc-phase-setup = Příprava
pic-mc-phase-action = Akční fáze
pic-mc-phase-location = Fáze lokací
pic-mc-phase-strategy = Strategická fáze
pic-mc-phase-draw = Konec kola
pic-mc-phase-end = Konec hry

pic-mc-location-1 = Věznice
pic-mc-location-2 = Přístav
pic-mc-location-3 = Klub rváčů
pic-mc-location-4 = Policejní stanice
pic-mc-location-5 = Obchodní čtvrť
pic-mc-location-6 = Soukromý klub
pic-mc-location-7 = Radnice

pic-mc-color-grey = šedá
pic-mc-color-yellow = žlutá
pic-mc-color-red = červená
pic-mc-color-blue = modrá
pic-mc-color-green = zelená
pic-mc-color-none = zatím bez barvy

pic-mc-figure-killer = stojí tu Nájemný vrah
pic-mc-figure-policeman = stojí tu Policista
pic-mc-figure-mayor = stojí tu Starosta

### Karty

pic-mc-card-hired_killer = Nájemný vrah
pic-mc-card-informer = Práskač
pic-mc-card-thief = Zloděj
pic-mc-card-police_chief = Náčelník policie
pic-mc-card-fbi = F.B.I.
pic-mc-card-police_raid = Policejní razie
pic-mc-card-pulling_strings = Páky v pozadí
pic-mc-card-big_plan = Velký plán
pic-mc-card-complicity = Spoluúčast
pic-mc-card-rackets = Kšefty
pic-mc-card-secret_deal = Tajná dohoda

pic-mc-type-action = Akce
pic-mc-type-location = Lokace
pic-mc-type-reaction = Reakce

pic-mc-symbol-fist = Pěst
pic-mc-symbol-hat = Klobouk
pic-mc-symbol-bullet = Náboj
pic-mc-symbol-plus1 = +1

pic-mc-about-hired_killer = Odstraní Mafiána tam, kde stojí Vrah.
pic-mc-about-informer = Libovolný Mafián do Cely.
pic-mc-about-thief = Náhodná karta soupeře je tvoje.
pic-mc-about-police_chief = Zruší Práskače, Zloděje, Razii nebo Věznici.
pic-mc-about-fbi = Zruší Vraha, Kšefty, Velký plán nebo Přístav.
pic-mc-about-police_raid = Kde máš aspoň dva, jdou všichni na ruku.
pic-mc-about-pulling_strings = Vymění hlavní Mafiány dvou lokací.
pic-mc-about-big_plan = Libovolný Mafián na jinou lokaci.
pic-mc-about-complicity = S tvým jde do Cely i Mafián třetího hráče.
pic-mc-about-rackets = Dober 3 karty, 1 odhoď.
pic-mc-about-secret_deal = Při určení kontroly +1.

### Město: popis obrázku

pic-mc-alt-head = { $title }, { $phase }. { $n ->
    [one] Cíl { $n } bod.
    [few] Cíl { $n } body.
   *[other] Cíl { $n } bodů.
}
pic-mc-alt-current = { $phase }, na řadě { $number } { $location }
pic-mc-alt-done = Hotovo: { $list }.
pic-mc-alt-piles = Sloupečky odspodu:
pic-mc-alt-location = { $number } { $location }: { $what }.
pic-mc-alt-layout = Rozložení: uprostřed { $centre }, kolem od severu po směru hodinových ručiček { $list }.
pic-mc-alt-empty = prázdno
pic-mc-alt-cell = v Cele { $list }
pic-mc-alt-controlled = kontroluje { $color }
pic-mc-alt-leads = nejvíc Mafiánů má { $color }
pic-mc-alt-points = Body: { $list }.
pic-mc-alt-point = { $who } ({ $color }) { $n }
pic-mc-alt-player = { $who } ({ $color }) { $n }, v ruce { $mobsters }, v rezervě { $reserve }, karty { $cards }
pic-mc-alt-starting = Začíná: { $who }.
pic-mc-alt-policeman = Policista: { $who }.
pic-mc-alt-mayor = Starosta: { $who }.
pic-mc-alt-turn = Na tahu: { $who }.
pic-mc-alt-passed = Pasuje: { $who }.
pic-mc-alt-left = U stolu už nesedí: { $who }.
pic-mc-alt-winners = Vyhrává: { $who }.
pic-mc-alt-decks = Balíček { $deck }, odložené karty { $discard } ({ $list }).

### Ruka

pic-mc-hand = Tvoje ruka
pic-mc-hand-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
pic-mc-hand-alt = Tvoje ruka, { $cards }.
pic-mc-hand-card = { $n ->
    [1] { $card }, { $type }, symbol { $symbol }.
   *[other] { $n }× { $card }, { $type }, symbol { $symbol }.
}
pic-mc-hand-usable = { $n ->
    [1] { $card }, { $type }, symbol { $symbol }, teď jde zahrát.
   *[other] { $n }× { $card }, { $type }, symbol { $symbol }, teď jde zahrát.
}

### Příběh

pic-mc-story-round = { $round }. kolo: { $list }.

### Plakát

pic-poster-mafia_city-title = Mafia City
pic-poster-mafia_city-line = Sedm míst, jeden šéf.
pic-poster-mafia_city-foot = 3–5 hráčů · 60–90 minut
