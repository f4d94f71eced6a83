# Slova v obrázcích hry Zbojníci a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Město: co je napsané v obrázku

pic-zb-game = Zbojníci
pic-zb-day = { $round }. den
pic-zb-days = v balíčku
pic-zb-threshold = stačí na výhru zbojníků
pic-zb-richest = vyhrává bohatší

pic-zb-phase-start = Barvy
pic-zb-phase-new_day = Nový den
pic-zb-phase-planning = Plánování: hotovo { $n } { OUT_OF($all) }
pic-zb-phase-resolution = Vyhodnocení
pic-zb-phase-end = Konec hry

pic-zb-end-treasury_kept = Vyhrává princ
pic-zb-end-richest = Vyhrává zbojník
pic-zb-end-shared = Vyhrávají společně
pic-zb-end-aborted = Bez vítěze

pic-zb-district-market = Tržnice
pic-zb-district-town_hall = Radnice
pic-zb-district-harbor = Přístav
pic-zb-district-tavern = Krčma
pic-zb-district-palace = Palác
pic-zb-district-carriage = Kočár
pic-zb-district-treasury = Pokladnice
pic-zb-district-dungeon = Žalář
pic-zb-district-home = doma

pic-zb-color-red = červená
pic-zb-color-green = zelená
pic-zb-color-blue = modrá
pic-zb-color-purple = fialová
pic-zb-color-orange = oranžová
pic-zb-color-none = zatím bez barvy
pic-zb-color-white = bílá

pic-zb-loot-shared = { $dice ->
    [0] { $n } dohromady
    [one] { $n } + kostka
    [few] { $n } + { $dice } kostky
   *[other] { $n } + { $dice } kostek
}
pic-zb-loot-each = { $n } za figurku
pic-zb-loot-whole = { $n } pro bandu
pic-zb-loot-trade = { $n } žetony / prodej
pic-zb-loot-gamble = { $few } nebo { $many } kostky
pic-zb-loot-dice = { $n } kostky zdarma
pic-zb-loot-prison = { $n } žeton

### Město: popis obrázku

pic-zb-alt-head = Zbojníci, { $title }, { $phase }.
pic-zb-alt-current = vyhodnocuje se { $position }. čtvrť { $district }
pic-zb-alt-done = Hotovo: { $list }.
pic-zb-alt-place = { $position }. { $district }: { $what }.
pic-zb-alt-dungeon = Žalář: { $what }.
pic-zb-alt-band = { $color } { $n }
pic-zb-alt-band-token = { $color } { $n } se žetonem
pic-zb-alt-guards = stráže: { $n }
pic-zb-alt-guards-token = stráže: { $n }, se žetonem
# ZB-3.3
pic-zb-alt-day-card = karta dne: { $loot } místo { $usual }
pic-zb-alt-day-here = karta dne
pic-zb-alt-purses = Dukáty: { $list }.
pic-zb-alt-purse = { $who } ({ $color }) { $ducats }, žetony { $tokens }
pic-zb-alt-prince = Princ { $who }: výzvědy { $recon }, pokuta { $fine }, žetony { $tokens }.
pic-zb-alt-reserve = Stráže v záloze: { $n }.
pic-zb-alt-held = Princ drží karty čtvrtí: { $list }.
pic-zb-alt-taken = { $who } { $n }
pic-zb-alt-answered = Hotovo má: { $who }.
pic-zb-alt-winners = Vyhrává: { $who }.
pic-zb-alt-deck = { $n ->
    [0] Karty dne došly.
    [one] Zbývá { $n } karta dne, jedna z těchto: { $list }.
    [few] Zbývají { $n } karty dne, z těchto: { $list }.
   *[other] Zbývá { $n } karet dne, z těchto: { $list }.
}

### Příběh

pic-zb-story-prince = Princ: { $who }
pic-zb-story-day = { $round }. den: { $list }.

### Plakát

pic-poster-zbojnici-title = Zbojníci
pic-poster-zbojnici-line = Šest dní, jedno město.
pic-poster-zbojnici-foot = 2–6 hráčů · 30–60 minut

### Strany na plakátu dohrané hry

pic-share-side-robber = Zbojníci
pic-share-side-prince = Princ
