# Slova v obrázcích hry Escape Plan a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Město: co je napsané v obrázku

pic-ep-game = Escape Plan
pic-ep-title-morning = { $round }. den, ráno
pic-ep-title-afternoon = { $round }. den, odpoledne
pic-ep-title-evening = { $round }. den, večer
pic-ep-title-night = { $round }. den, noc
pic-ep-title-dawn = { $round }. den, úsvit

pic-ep-phase-setup = Výběr postav
pic-ep-phase-income = Příjem
pic-ep-phase-patrol = Hlídky
pic-ep-phase-city = Město roste
pic-ep-phase-placing = Díl pokládá { $who }
pic-ep-phase-order = Pořadí
pic-ep-phase-actions = Akce
pic-ep-phase-turn = Na tahu { $who }
pic-ep-phase-adjusting = Úprava pověsti
pic-ep-phase-border = Hranici překračuje { $who }
pic-ep-phase-new-day = Nový den
pic-ep-phase-end = Konec hry

pic-ep-end-escaped = Útěk se podařil
pic-ep-end-shared = Vyhrávají společně
pic-ep-end-all-arrested = Město zavřelo
pic-ep-end-costa = Vyhrává Costa
pic-ep-end-arrested = Pouta zaklapla
pic-ep-end-aborted = Bez vítěze

pic-ep-zone-i = průmysl
pic-ep-zone-c = obchod
pic-ep-zone-r = bydlení
pic-ep-zone-w = voda
pic-ep-penalty = pokuta v tisících
pic-ep-offer = Nabídka dílů
pic-ep-offer-note = { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
pic-ep-near = Kolem tebe
pic-ep-near-tile = Díl { $tile }
pic-ep-near-ends = čísla jsou cíle z nabídky
pic-ep-sites = Kam s dílem
pic-ep-sites-note = čísla jsou místa z nabídky
pic-ep-turned = Díl { $tile }
pic-ep-turned-note = zlatá hrana sedí k sousedovi
pic-ep-alt-fits = sedí: { $list }

pic-ep-letter-state = S
pic-ep-letter-local = M
pic-ep-letter-special = Z
pic-ep-officer-state = státní
pic-ep-officer-local = místní
pic-ep-officer-special = zvláštní

pic-ep-bot-sandra = Sandra
pic-ep-bot-costa = Costa
pic-ep-character-claws = Claws
pic-ep-character-vinnie = Vinnie
pic-ep-character-scar = Scar
pic-ep-character-ruby = Ruby
pic-ep-character-bones = Bones

pic-ep-place-hospital = nemocnice{ $label }
pic-ep-place-metro = metro{ $label }
pic-ep-place-church = kostel{ $label }
pic-ep-place-gang = gang{ $label }
pic-ep-place-store = benzinka { $label }
pic-ep-place-business = podnik{ $label }
pic-ep-place-safe-house = skrýš{ $label }
pic-ep-place-exit = výjezd { $label }
pic-ep-place-clinic = poliklinika{ $label }
pic-ep-place-heli = vrtulník{ $label }
pic-ep-safe-house = skrýš { $number }
pic-ep-business-casino = kasino
pic-ep-business-bar = bar
pic-ep-business-night_club = noční klub
pic-ep-business-art_gallery = galerie
pic-ep-business-gym = posilovna
pic-ep-business-restaurant = restaurace

pic-ep-direction-0 = SV
pic-ep-direction-1 = V
pic-ep-direction-2 = JV
pic-ep-direction-3 = JZ
pic-ep-direction-4 = Z
pic-ep-direction-5 = SZ

### Město: popis obrázku

pic-ep-alt-head = Escape Plan, { $title }, { $phase }.
pic-ep-alt-hidden = zatím neznámý
pic-ep-alt-heliport = heliport
pic-ep-alt-ferry = přívoz
pic-ep-alt-officers = policie: { $list }
pic-ep-alt-exits = Výjezdy: { $list }.
pic-ep-alt-exit = { $closed ->
    [yes] { $number } ({ $tile }) zavřený
   *[no] { $n ->
        [0] { $number } ({ $tile }) otevřený
       *[other] { $number } ({ $tile }) otevřený, { $n ->
            [one] { $n } hlídka
            [few] { $n } hlídky
           *[other] { $n } hlídek
        }
    }
}
pic-ep-alt-pawns = Figurky: { $list }.
pic-ep-alt-escaped = Z města venku: { $list }.
pic-ep-alt-arrested = V poutech: { $list }.
pic-ep-alt-police = Policie: { $list }.
pic-ep-alt-notoriety = Pověst: { $list }.
pic-ep-alt-counts = { $who }: zranění { $wounds }, kontakty { $contacts }, příjem { $income }, akce navíc { $tokens }.
pic-ep-alt-winners = Vyhrává: { $who }.
pic-ep-alt-offer = Nabídka dílů: { $list }.
pic-ep-alt-offered = { $tile }: { $places }, hrany od SV { $zones }
pic-ep-alt-closed = { $place } (zavřeno)
pic-ep-alt-visits = { $place } { $n } { OUT_OF($most) }
pic-ep-alt-keys = { $place } ({ $list })
pic-ep-alt-places = Místa: { $list }.
pic-ep-alt-zones = { $n ->
    [1] { $zone }
   *[other] { $n }× { $zone }
}
pic-ep-alt-tile = { $first ->
    [yes] { $tile }: { $places }. Hrany od SV: { $zones }. Vedle: { $around }.
   *[no] { $tile }: { $places }. Hrany: { $zones }. Vedle: { $around }.
}
pic-ep-alt-near = { $title }. { $list }.
pic-ep-alt-near-tile = { $tile }: { $places }
pic-ep-alt-near-end = { $number } { $place }

### Trh pod městem

pic-ep-market-contacts = Kontakty v nabídce
pic-ep-market-deck = v balíčku
pic-ep-market-cans = kanystr ×{ $n }
pic-ep-market-lockers = pověst + kontakty:
pic-ep-market-bags = výjezd { $number } ×{ $n }
pic-ep-market-healing = 1, 2, 3 zranění: { $list }
pic-ep-market-police = Policejní pytel:
pic-ep-market-patrols = hlídky { $n }
pic-ep-market-tiles = díly { $list }
pic-ep-market-tokens = akce navíc { $n }
pic-ep-market-gang = gang { $n }
pic-ep-market-exit = Výjezdné:
pic-ep-alt-market = Kontakty v nabídce, nejnovější první (v balíčku { $n }): { $list }.

### Vlastní deska

pic-ep-hand = Tvoje deska
pic-ep-hand-cash = hotovost v tisících
pic-ep-hand-plan = Plán útěku
pic-ep-hand-directory = Adresář
pic-ep-hand-inventory = Inventář
pic-ep-hand-assets = Výhody
pic-ep-hand-empty = volno
pic-ep-hand-cuffed = pouta
pic-ep-hand-out = mimo město
pic-ep-alt-hand = Tvoje deska. Hotovost { $cash }. Plán útěku: { $plan }. Adresář: { $directory }. Inventář: { $inventory }. Výhody: { $assets }.
pic-ep-alt-amount = { $place }: { $n ->
    [0] příjem
   *[other] { ep-money }
}
pic-ep-alt-visited = { $place }: { $n ->
    [0] příjem (navštíveno)
   *[other] { ep-money } (navštíveno)
}
pic-ep-alt-used = { $what } (použito)
pic-ep-alt-locked = { $what } (zamčeno)
pic-ep-alt-covered = { $what } (pouta)

### Příběh

pic-ep-story-total = celkem
pic-ep-story-unit = v tisících
pic-ep-story-businesses = podniky
pic-ep-story-safe-houses = skrýše
pic-ep-story-cash = hotovost
pic-ep-story-assets = výhody
pic-ep-story-contacts = kontakty
pic-ep-story-bags = pytle
pic-ep-story-notoriety = pověst
pic-ep-story-wounds = zranění
pic-ep-story-arrested = v poutech
pic-ep-story-row = { $who }: podniky { $groups }, skrýše { $safe }, hotovost { $cash }, výhody { $assets }, kontakty { $contacts }, pytle { $bags }, pověst { $penalty }, zranění { $wounds }, celkem { $total }.
pic-ep-story-arrested-row = { $who }: v poutech.

### Karty, vybavení, pomůcky, výhody

pic-ep-contact-snitch-state = Práskač (státní)
pic-ep-contact-snitch-local = Práskač (místní)
pic-ep-contact-snitch-special = Práskač (zvláštní)
pic-ep-contact-medic = Zdravotník
pic-ep-contact-medevac = Záchranný vrtulník
pic-ep-contact-middleman = Prostředník
pic-ep-contact-fighter = Bojovník (místní)
pic-ep-contact-boxer = Boxér (státní)
pic-ep-contact-ninja = Ninja (zvláštní)
pic-ep-contact-gang-contact = Gang
pic-ep-contact-chopper = Vrtulník
pic-ep-contact-informer = Informátor
pic-ep-contact-bribe-state = Úplatek (státní)
pic-ep-contact-bribe-local = Úplatek (místní)
pic-ep-contact-rally-special = Shromáždění
pic-ep-contact-general-store = Supermarket
pic-ep-contact-spy-1 = Špeh 1
pic-ep-contact-spy-2 = Špeh 2
pic-ep-contact-spy-3 = Špeh 3
pic-ep-contact-stunt = Kaskadér
pic-ep-contact-fast-car = Rychlé auto
pic-ep-contact-jet-ski = Vodní skútr
pic-ep-contact-sewer = Kanál
pic-ep-equipment-vest = vesta
pic-ep-equipment-cap = čepice
pic-ep-equipment-helmet = helma
pic-ep-equipment-gas-mask = plynová maska
pic-ep-fixer-phone = telefon
pic-ep-fixer-safe = trezor
pic-ep-fixer-disguise = převlek
pic-ep-fixer-id = občanka
pic-ep-fixer-kit = lékárnička
pic-ep-fixer-motorcycle = motorka
pic-ep-fixer-drink = energetický nápoj
pic-ep-fixer-helicopter = helikoptéra
pic-ep-asset-extra = akce navíc
pic-ep-asset-state = přesun státního
pic-ep-asset-local = přesun místního
pic-ep-asset-special = přesun zvláštního
pic-ep-asset-avoid = setřást všechny
pic-ep-asset-key = univerzální klíč
pic-ep-asset-heal = léčení
pic-ep-stack-green = zelená schránka
pic-ep-stack-black = černá schránka
pic-ep-stack-brown = hnědá schránka
pic-ep-stack-x = pytel z výjezdu
pic-ep-stack-y = pytel z výjezdu
pic-ep-key-green = zelený klíč
pic-ep-key-black = černý klíč
pic-ep-key-brown = hnědý klíč
pic-ep-first-aid = první pomoc

### Plakát

pic-poster-escape_plan-title = Escape Plan
pic-poster-escape_plan-line = Tři dny na útěk z města.
pic-poster-escape_plan-foot = 1–5 hráčů · 60–120 minut
