# Escape Plan u stolu: tabule, moje místo, kronika, nápověda a příběh. Lidé přicházejí tvarem a jménem (▲ **Karel**), vždy v 1. pádě.

### Tlačítka (nejvýš 20 znaků)

b-ep-turn = Můj tah
b-ep-extra = Akce navíc
b-ep-place = Položit díl
b-ep-escape = Utéct
b-ep-police = Pohnout policií
b-ep-choose = Vybrat
b-ep-uses = Vedlejší akce ({ $n })
b-ep-on-foot = Bez pomoci
b-ep-go = Tohle použít
b-ep-clear = Nic z toho
b-ep-sure = Jdu
b-ep-think = Rozmyslím si to
b-ep-other-tile = Jiný díl

### Tabule: nadpis a co se chce

ep-head-setup = Escape Plan · Postavy
ep-head = Escape Plan · { $title }
ep-head-phase = Escape Plan · { $title } · { $phase }
ep-head-end = Escape Plan · Konec hry
ep-want-setup = Vyberte si postavy. Obsazené z nabídky mizí.
ep-want-income = Příjem je vyplacený. Kdo má nízkou pověst, smí za 3 tisíce zpřístupnit výhodu.
ep-want-patrol = Hlídky vyrážejí k výjezdům.
ep-want-city = Město roste, díl pokládá { $who }.
ep-want-order = Pořadí se mění podle pověsti.
ep-want-new-day = Noc končí, svítá nový den.
ep-want-end = Brána je zavřená. Zbývá spočítat peníze.
ep-want-border = Hranici pověsti překračuje { $who }. Ostatní posílají policisty blíž.
ep-want-adjusting = Část dne končí, pověst se upravuje.
ep-want-extra = Akci navíc může použít { $who }.
ep-want-actions = Část dne začíná.
ep-want-choice = Na tahu je { $who }: odpočinout, nebo vyrazit.
ep-want-rest = Odpočívá { $who }.
ep-want-travel = Na tahu je { $who }: kudy a kam?
ep-want-escape = Policie za zády, setřásá ji { $who }.
ep-want-visit = Na návštěvě je { $who }.
ep-want-last = Svůj tah uzavírá { $who }.
ep-want-bonus = Odměnu za celou skupinu vybírá { $who }.
ep-order-line = Pořadí: { $list }.
ep-way-out = { $cost ->
    [0] Ven vede výjezd { $number }, teď zdarma.
   *[other] Ven vede výjezd { $number }, teď za { ep-price }.
}{ $toll ->
    [yes] { " " }Každý tah stojí mýto 1 tisíc.
   *[no] { "" }
}

### Moje místo

ep-hand-role = Máš tři dny: naplnit kufr a zmizet. Vyhrává ten, kdo uteče s nejvíc penězi; kdo zůstane, vyhrát nemůže.
ep-hand-plan = Plán útěku: { $plan }
ep-hand-hint = Hraje se tlačítky u stolu, v horní řadě.
ep-counts = Hotovost **{ $cash }**, příjem { $income }. Zranění { $wounds }, kontakty { $contacts }, pověst { $row }. Akce navíc { $tokens }, kanystry { $cans }, klíče: { $keys }.
# EP-26.4, EP-27.3, EP-27.4
ep-worth = Útěk by ti teď vynesl **{ $total }** (hotovost { $cash }, plán { $plan }, pytle { $bags } a to, co u tebe vidí všichni{ $pays ->
    [yes] ; výjezdné { $fee } je odečtené
   *[no] { "" }
}).
# EP-26.4, EP-27.3, EP-27.4
ep-worth-total = Útěk by ti teď vynesl **{ $total }**.
# EP-19.3, EP-17.5
ep-purse = Máš { ep-money }.
ep-no-keys = žádné
ep-gone-escaped = Jsi venku z města. Teď už jen počkat na ostatní.
ep-gone-arrested = Pouta zaklapla. Dívat se můžeš dál.
ep-own-plan = Plán útěku: { $list }.
ep-own-directory = Adresář: { $list }.
ep-own-inventory = Inventář: { $list }.
ep-own-assets = Výhody: { $list }.
ep-own-members = Členové gangu u tebe: { $n }.
# EP-15.4
ep-offer-of-visits = Kontakty v nabídce:
ep-contact-offer = Nabídka kontaktů: { $list }.
ep-member = člen gangu, { $place }
ep-all-police = celý díl
ep-danger = Ještě máš v patách: { $list }.
ep-no-danger = Nikdo z policie už ti není v patách.
ep-sure = Opravdu: **{ $what }**? Vrátit se to nedá.
ep-sure-officers = { $n ->
    [one] V patách bude { $n } policista.
    [few] V patách budou { $n } policisté.
   *[other] V patách bude { $n } policistů.
}

### Otázky a jejich nápověda

# EP-2.1
ep-ask-setup-character = Kým budeš?
# EP-2.1
ep-hint-setup-character = Postava je jen barva a tvar.
# EP-4.3
ep-ask-income-unlock = Zpřístupnit výhodu za 3 tisíce?
# EP-4.3
ep-hint-income-unlock = Jen dole na stupnici pověsti, jednou za den.
# EP-6.2
ep-ask-city-tile = Který díl položíš?
# EP-6.5
ep-hint-city-tile = Policisté i výjezd na něm jdou s ním.
# EP-6.2
ep-ask-city-position = Kam s ním?
# EP-6.3, EP-6.4
ep-hint-city-position = Musí se dotýkat aspoň dvou dílů a aspoň jedna hrana musí sedět.
# EP-6.2
ep-ask-city-rotation = Jak ho otočíš?
# EP-11.5
ep-hint-city-rotation = Stejné oblasti přes hranu se spojí: chodí se v nich zdarma.
# EP-6.6
ep-ask-city-business = Který podnik tu bude?
# EP-2.7, EP-16.7
ep-hint-city-business = Co slibuje tvůj plán, víš jen ty.
# EP-6.7
ep-ask-city-safe-house = Která skrýš tu bude?
# EP-1.8
ep-hint-city-safe-house = Každá má svoje klíče, rozdané losem.
# EP-8.3
ep-ask-extra-action = Použít akci navíc?
# EP-8.3
ep-hint-extra-action = Za jeden žeton akce navíc máš ještě jeden tah.
# EP-8.6
ep-ask-turn = Co uděláš?
# EP-9.1, EP-9.3, EP-9.4, EP-11.1
ep-hint-turn = Cesta má tři body pohybu a končí návštěvou místa. Odpočinek, jednou za den, vrátí použité karty a zpřístupní výhodu.
# EP-8.9
ep-ask-turn-last = Ještě něco?
# EP-8.9
ep-hint-turn-last = Poslední vedlejší akce tohoto tahu.
# EP-12.7, EP-12.10
ep-ask-travel-boosts = Čím si na cestu pomůžeš?
# EP-12.10, EP-12.12
ep-hint-travel-boosts = Všechno zaškrtnuté se použije, jakmile vybereš cestu; kanystrů jen tolik, kolik je třeba.
# EP-11.2
ep-ask-travel-end = Kam dojdeš?
# EP-12.11
ep-hint-travel-end = Nejdřív díl, potom místo. U každého je, kolik stojí bodů pohybu a kolik policistů budeš mít v patách.
# EP-12.11
ep-ask-travel-route = Kudy?
# EP-13.2
ep-hint-travel-route = Policii na opuštěných dílech musíš setřást, na cílovém ne.
# EP-13.4
ep-ask-escape-avoid = Jak setřeseš policii?
# EP-13.5, EP-29.9
ep-hint-escape-avoid = { $costa ->
    [yes] Za každého policistu, který zbude, je jedno zranění; za Costu 3 tisíce, nebo dvě zranění.
   *[no] Za každého, kdo zbude, je jedno zranění.
}
# EP-8.9, EP-13.7
ep-ask-escape-free = Odcházíš z města. Ještě něco předtím?
# EP-13.7, EP-26.6
ep-hint-escape-free = Potom už nehraješ žádný tah.
# EP-14.3
ep-ask-wound-asset = Která výhoda skončí pod pouty?
# EP-14.3
ep-hint-wound-asset = Ta odchází ze hry.
# EP-15.4
ep-ask-contact-card = Který kontakt?
# EP-15.4
ep-hint-contact-card = Pak si ho necháš v adresáři, nebo ho vyřadíš ze hry.
# EP-15.4
ep-ask-contact-place = Kam s ním?
# EP-15.4
ep-hint-contact-place = Výměna zvýší pověst o 1 a vyměněný kontakt jde ze hry.
# EP-15.6
ep-ask-inventory-field = Na které pole to dáš?
# EP-15.6
ep-hint-inventory-field = Co na poli leží, jde ze hry, a pověst tím stoupne o 1.
# EP-23.2
ep-ask-unlock-asset = Kterou výhodu zpřístupníš?
# EP-22.7, EP-27.4
ep-hint-unlock-asset = Použitá výhoda má na konci cenu 10 tisíc.
# EP-22.8, EP-22.9
ep-ask-effect-officer = Který policista?
# EP-22.8, EP-22.9
ep-hint-effect-officer = Práskač ho bere ze hry, jinak hned vybereš nový díl.
# EP-22.8
ep-ask-effect-destination = Kam s ním?
# EP-22.8
ep-hint-effect-destination = Nikdy na díl s nemocnicí a nikdy k policistovi stejného druhu.
# EP-16.9
ep-ask-business-key = Čím otevřeš zavřený podnik?
# EP-16.9
ep-hint-business-key = Použitý klíč i výhoda se otočí natrvalo.
# EP-17.4
ep-ask-safe-house-key = Který klíč si vezmeš?
# EP-16.9, EP-19.5
ep-hint-safe-house-key = Klíč jednou otevře schránku své barvy, nebo zavřený podnik.
# EP-17.5
ep-ask-safe-house-fixer = Koupíš pomůcku?
# EP-22.5
ep-hint-safe-house-fixer = Každá je na jedno použití.
# EP-19.2
ep-ask-store-gas-can = Vezmeš kanystr?
# EP-12.7, EP-19.2
ep-hint-store-gas-can = Jeden bod pohybu navíc. Mít můžeš nejvýš dva.
# EP-19.3
ep-ask-store-equipment = Koupíš vybavení?
# EP-19.3
ep-hint-store-equipment = Nejvýš dva různé kusy za návštěvu.
# EP-19.4
ep-ask-store-locker = Otevřeš schránku?
# EP-19.6
ep-hint-store-locker = Podíváš se na několik pytlů a jeden si necháš.
# EP-19.6, EP-21.4
ep-ask-bag-keep = Který pytel si necháš?
# EP-19.6, EP-21.4
ep-hint-bag-keep = Hodnotu vidíš jen ty, ostatní vědí jen to, odkud pytel je.
# EP-20.1, EP-20.2
ep-ask-visit-unlock = Zpřístupnit výhodu?
# EP-22.7
ep-hint-visit-unlock = Každou výhodu použiješ jednou za hru.
# EP-20.1
ep-ask-clinic-heal = Vyléčit zranění?
# EP-20.1
ep-hint-clinic-heal = Zdarma.
# EP-20.2
ep-ask-church-pay = Dát 1 tisíc na sbírku?
# EP-20.2
ep-hint-church-pay = Pověst klesne o 1.
# EP-20.3
ep-ask-hospital-heal = Kolik zranění vyléčíš?
# EP-20.3
ep-hint-hospital-heal = Jedno za 1 tisíc, dvě za 3 tisíce, tři za 6 tisíc. Pověst tu roste vždy.
# EP-21.2, EP-21.3
ep-ask-exit-choice = Co si vezmeš?
# EP-21.3, EP-21.4
ep-hint-exit-choice = Pytel dává jen zavřený výjezd a jen s kontakty.
# EP-19.8, EP-21.4
ep-exit-bag = Pytel z výjezdu: { $about }.
# EP-16.10, EP-17.6
ep-ask-bonus = Jakou odměnu chceš?
# EP-16.10, EP-17.6
ep-hint-bonus = Za celou skupinu. Jen teď, na konci tohoto tahu.
# EP-24.5
ep-ask-border-officer = Kterého policistu pošleš blíž?
# EP-24.6, EP-28.14
ep-hint-border-officer = Hranici pověsti překračuje { $who }. Policista musí skončit blíž k té figurce.
# EP-24.6
ep-ask-border-destination = Kam s ním?
# EP-24.6
ep-hint-border-destination = Blíž k figurce, která překročila hranici; ne na díl s nemocnicí a ne k policistovi stejného druhu.
ep-use-placeholder = Která vedlejší akce?
ep-tile-placeholder = Na který díl?
ep-end-placeholder = Kam na dílu { $tile }?
ep-end-tile = { $officers ->
    [0] { $tile } · { ep-points-from } · bez policie
    [one] { $tile } · { ep-points-from } · { $officers } policista
    [few] { $tile } · { ep-points-from } · { $officers } policisté
   *[other] { $tile } · { ep-points-from } · { $officers } policistů
}
ep-points-from = { $mp ->
    [one] od { $mp } bodu
    [few] od { $mp } bodů
   *[other] od { $mp } bodů
}
ep-route-cans = { $n ->
    [one] { $n } kanystr
    [few] { $n } kanystry
   *[other] { $n } kanystrů
}

### Co která věc dělá (nejvýš 100 znaků)

ep-priced = { $n ->
    [0] { $what }
   *[other] { $what } za { ep-money }
}
ep-priced-star = { $n ->
    [0] { $what }, pověst +1
   *[other] { $what } za { ep-money } a pověst +1
}
ep-about-price = { $star ->
    [yes] { $n ->
        [0] jen pověst +1: { $what }
       *[other] { ep-money } a pověst +1: { $what }
    }
   *[no] { $n ->
        [0] zdarma: { $what }
       *[other] { ep-money }: { $what }
    }
}
ep-about-effect = { $effect ->
    [heal] vyléčí 1 zranění
    [token] žeton akce navíc
    [notoriety] pověst −1
    [officer] přesune policistu
    [income] příjem hned
    [contact] další kontakt
    [refresh] vrátí použité karty
    [unlock] zpřístupní výhodu
    [snitch] policista ze hry
   *[nothing] teď nic nezmění, ale na konci má cenu 10 tisíc
}
ep-about-place-hospital = léčení za 1 / 3 / 6 tisíc, pověst +1
ep-about-place-metro = zdarma do jiného metra, bez návštěvy
ep-about-place-heli = let do dvou dílů, bez návštěvy
ep-about-place-church = nová výhoda, kontakt; za 1 tisíc pověst −1
ep-about-place-gang = za 5 tisíc dva členové: pověst −1, let, nebo únik
ep-about-place-store = kanystr, vybavení za 2 až 3 tisíce, schránka
ep-about-place-exit = příjem, nebo u zavřeného pytel; kontakt
ep-about-place-clinic = nová výhoda, vyléčí 1 zranění, kontakt
ep-about-place-business = { $n ->
    [any] příjem hned, nebo částka z plánu na konci; potom kontakt
    [0] tvůj plán: příjem hned; potom kontakt
   *[other] tvůj plán: { ep-money } na konci; potom kontakt
}
# EP-16.8, EP-16.9
ep-about-visits = { $closed ->
    [yes] zavřeno, otevře jen klíč
   *[no] návštěvy { $n } { OUT_OF($most) }
}
ep-about-place-safe-house = { $n ->
    [any] příjem hned, nebo částka z plánu na konci; pověst −1, klíč, pomůcka
    [0] tvůj plán: příjem hned; pověst −1, klíč, pomůcka
   *[other] tvůj plán: { ep-money } na konci; pověst −1, klíč, pomůcka
}
# EP-12.9, EP-22.14, EP-22.15
ep-about-gang-flight = z heliportu let až o dva díly za bod pohybu
# EP-12.7
ep-about-can = bod pohybu navíc
# EP-19.6, EP-19.8
ep-about-locker = { $n ->
    [one] { $n } pytel bez výběru
    [few] { $n } pytle na výběr
   *[other] { $n } pytlů na výběr
}; hodnoty na začátku: { $values }
ep-about-contact-snitch-state = státní policista ze hry
ep-about-contact-snitch-local = místní policista ze hry
ep-about-contact-snitch-special = zvláštní policista ze hry
ep-about-contact-medic = vyléčí 1 zranění
ep-about-contact-medevac = při cestě rovnou do nemocnice
ep-about-contact-middleman = žeton akce navíc
ep-about-contact-fighter = setřese místní na jednom dílu
ep-about-contact-boxer = setřese státní na jednom dílu
ep-about-contact-ninja = setřese zvláštní na jednom dílu
ep-about-contact-gang-contact = schopnost gangu: pověst −1, let, nebo únik
ep-about-contact-chopper = z heliportu let o 1 až 2 díly za bod pohybu
ep-about-contact-informer = pověst −1
ep-about-contact-bribe-state = přesune státního policistu
ep-about-contact-bribe-local = přesune místního policistu
ep-about-contact-rally-special = přesune zvláštního policistu
ep-about-contact-general-store = příjem hned
ep-about-contact-spy-1 = další kontakt
ep-about-contact-spy-2 = vrátí použité karty a vybavení
ep-about-contact-spy-3 = zpřístupní výhodu
ep-about-contact-stunt = setřese jednoho policistu
ep-about-contact-fast-car = setřese všechny na jednom dílu
ep-about-contact-jet-ski = vodou i bez přívozu
ep-about-contact-sewer = kanálem o dva díly dál
ep-about-equipment-vest = setřese jednoho státního
ep-about-equipment-cap = setřese jednoho místního
ep-about-equipment-helmet = setřese jednoho zvláštního
ep-about-equipment-gas-mask = setřese zvláštního nebo místního
ep-about-asset-extra = žeton akce navíc
ep-about-asset-state = přesune státního policistu
ep-about-asset-local = přesune místního policistu
ep-about-asset-special = přesune zvláštního policistu
ep-about-asset-avoid = setřese všechny na jednom dílu
ep-about-asset-key = zavřený podnik, nebo schránka každé barvy
ep-about-asset-heal = vyléčí 1 zranění
ep-about-fixer-phone = další kontakt
ep-about-fixer-safe = příjem hned
ep-about-fixer-disguise = pověst −1
ep-about-fixer-id = žeton akce navíc
ep-about-fixer-kit = vyléčí 1 zranění
ep-about-fixer-motorcycle = schopnost gangu: pověst −1, let, nebo únik
ep-about-fixer-drink = vrátí použité karty a vybavení
ep-about-fixer-helicopter = z heliportu let o 1 až 2 díly

### Stvrzenky

ep-given = Platí: **{ $what }**.
ep-given-secret = Tvoje volba: **{ $what }**. Ukáže se, až odpoví všichni.
ep-given-on-foot = Vyrážíš bez pomoci.

### Told: kronika

ep-use-told = { $n ->
    [0] { $what }
   *[other] { $what } za { ep-money }
}
ep-characters = Postavy:
ep-patrols = Hlídky: { $list }
ep-incomes = Příjem: { $list }
ep-late-unlocks = Výhoda za 3 tisíce: { $list }
ep-passes = Bez akce: { $list }.
ep-rows = Pověst: { $list }.
ep-row-told = { $who } { $row } ({ $end ->
    [lowest] nejníž
    [highest] nejvýš
   *[no] { $change }
})

### Příběh

ep-story-totals = Peníze: { $list }
ep-story-arrested = Ve městě, v poutech: { $list }.
ep-story-bag = Nejcennější pytel má cenu { ep-money }: { $who }.
ep-story-wounds = Nejvíc zranění: { $who }, { $n }.
ep-story-out = { $part ->
    [morning] První venku z města: { $who }, { $round }. den ráno.
    [afternoon] První venku z města: { $who }, { $round }. den odpoledne.
    [evening] První venku z města: { $who }, { $round }. den večer.
    [night] První venku z města: { $who }, { $round }. den v noci.
   *[dawn] První venku z města: { $who }, { $round }. den za úsvitu.
}
ep-log-hidden = { $who }: hotovost { $cash }, pytle { $bags }; plán: { $plan }
ep-log-turn = { $kind ->
    [rest] { $who }: odpočinek, { $start }
    [move] { $who }: { $start } → { $end }
   *[stay] { $who }: bez pohybu, { $start }
}
ep-log-wounds = { $n } zranění
ep-log-escaped = venku z města
ep-log-arrested = v poutech

### Nápověda

# EP-2.7, EP-3.3
help-ep-setup = Vyberte si postavy a dostanete tajný plán útěku. Za tři dny se z města dostane jen ten, kdo včas doběhne k otevřenému výjezdu.
# EP-4.1, EP-4.3
help-ep-income = Každý bere tolik tisíc, kolik kostek příjmu mu zbývá. Kdo má pověst 1 nebo 2, smí za 3 tisíce zpřístupnit výhodu.
# EP-5.1, EP-5.2, EP-5.5
help-ep-patrol = Hlídky zavírají výjezdy: s druhou kartou je zavřeno. Třetí den zbude jediný otevřený.
# EP-6.3, EP-6.4
help-ep-city = Díly z nabídky přibývají k městu. Každý se musí dotýkat dvou dílů a aspoň přes jednu hranu musí oblast navazovat.
# EP-7.1, EP-7.2
help-ep-order = Nejdřív hraje nejvyšší pověst; při shodě se pořadí obrátí.
# EP-25.1
help-ep-new-day = Žetony odpočinku se obracejí na slunce.
# EP-27.2
help-ep-end = Hra skončila. Vyhrává ten, kdo utekl s nejvíc penězi.
# EP-24.5, EP-24.7
help-ep-border = Kdo překročí hranici pověsti, zpřístupní výhodu, na druhé hranici dvě, na třetí k výhodě dostane žeton akce navíc. Kdo má pověst nižší, posílá k té figurce policistu o kus blíž.
# EP-8.3, EP-8.4
help-ep-extra = V noci a za úsvitu hraje jen ten, kdo odhodí žeton akce navíc, který měl už předtím.
# EP-8.2
help-ep-actions = Ráno, odpoledne a večer má každý jeden tah, v noci a za úsvitu jen za žeton akce navíc.
# EP-8.6, EP-9.1
help-ep-choice = Tah je odpočinek, nebo cesta. Odpočinek jde jednou za den: vrátí použité karty a zpřístupní výhodu. Vedlejší akce jsou k tomu.
# EP-9.3, EP-9.4
help-ep-rest = Odpočinek vrátí použité kontakty a vybavení a zpřístupní jednu výhodu.
# EP-11.1, EP-11.3, EP-11.5, EP-12.1, EP-12.3, EP-12.5
help-ep-travel = Tři body pohybu: vyjít z místa, vejít do místa i přejít do jiné oblasti stojí po bodu. V souvislé oblasti se chodí zdarma. Jízda metrem nestojí nic a přidá bod. Vrtulník za bod doletí o dva díly.
# EP-13.2, EP-13.5
help-ep-escape = Každého policistu na dílech, které cesta opouští, je třeba setřást kontaktem, vybavením, výhodou nebo členem gangu. Kdo zbude, způsobí zranění. Díl, na kterém cesta končí, se nepočítá, ani když z něj mezitím vedla pryč.
# EP-15.2, EP-15.3
help-ep-visit = Kroky návštěvy jdou popořadě. Každý, kdo na místě už stojí, ti přidá pověst.
# EP-22.7
help-ep-last = Poslední chvíle na vedlejší akce. Použitá výhoda má na konci cenu 10 tisíc.
# EP-16.10, EP-17.6
help-ep-bonus = Celá skupina podniků nebo všechny skrýše: žeton akce navíc, nebo výhoda s přídavkem.
help-ep-map = Na mapě: S státní, M místní, Z zvláštní policista; H heliport, F přívoz; zelený kruh je otevřený výjezd, přeškrtnutý je zavřený.
# EP-16.3, EP-18.3, EP-19.2, EP-20.1, EP-20.2
help-ep-places = Podnik a skrýš: kostka příjmu za peníze z plánu, nebo příjem hned. Poliklinika a kostel: výhoda, kontakt. Benzinka: kanystr, vybavení, schránky s pytli peněz. Gang: dva členové za 5 tisíc. Nemocnice léčí.
# EP-24.7, EP-27.4
help-ep-notoriety = Za pověst se na konci platí až 100 tisíc. Na jejích hranicích se zpřístupňují výhody.
# EP-26.3, EP-26.4, EP-26.7, EP-27.2
help-ep-end-day = Dnes se utíká. Setřást je třeba i policii na dílu výjezdu a zaplatit výjezdné. Po prvním útěku stojí každý tah mýto 1 tisíc. Kdo do úsvitu neuteče, nevyhraje.
# EP-28.4, EP-28.8
help-ep-sandra = Inspektorka Sandra chodí po městě, zavírá podniky, bere kontakty a při úniku se počítá jako jeden policista.
# EP-29.9, EP-29.13
help-ep-costa = Inspektorka Sandra se počítá jako policista. Poručík Costa sbírá peníze a utíká taky; kdo od něj odchází, platí 3 tisíce, nebo bere 2 zranění. Musíš utéct s větším kufrem.

### Na stole

# EP-15.4, EP-15.5
ep-open-contacts = **Kontakty v nabídce**, nejnovější první (v balíčku ještě { $n }). Kdo při návštěvě bere kontakt, vybírá ze všech.
ep-open-burnt = *(Sandra ho odnese)*
# EP-16.8
ep-open-businesses = **Podniky**: každý jednou; po { $n } návštěvách se podnik zavře.
# EP-17.1, EP-17.4
ep-open-houses = **Skrýše**: každou jednou; nezavírají se a dávají jeden ze svých klíčů.
ep-open-unplaced = zatím není ve městě
ep-open-visits = { $most ->
    [0] návštěvy: { $who }
   *[other] { $closed ->
        [yes] ~~{ $n } { OUT_OF($most) }~~ zavřeno; návštěvy: { $who }
       *[no] { $n } { OUT_OF($most) }; návštěvy: { $who }
    }
}
ep-open-income = (příjem)
ep-open-keys = · { $list }
# EP-17.5, EP-19.3
ep-open-goods = **Ke koupi**: vybavení u benzinky, pomůcky ve skrýši.
ep-open-good = - **{ $what }**, { $price } (zbývá { $left }): { $about }
ep-open-fixer = - **{ $what }**, { $price }: { $about }
ep-open-gone = { $how ->
        [escaped] venku z města
       *[arrested] v poutech
    }
ep-open-numbers = Pověst { $row } · zranění { $wounds } · pouta { $cuffs } · příjem { $income }
ep-open-part-now = v téhle části dne pověst +{ $gained } −{ $lost }
ep-open-rested = dnešní odpočinek má za sebou
ep-open-tokens = akce navíc { $n }
ep-open-cans = kanystry { $n }
ep-open-members = členové gangů { $n }
ep-open-state = { $state ->
        [ready] { $list }
        [used] { $list } (po použití)
        [locked] { $list } (pod zámkem)
       *[covered] { $list } (pod pouty)
    }
# EP-18.1, EP-18.3
ep-open-gangs = **Gangy**
ep-open-gang = - { $where }: { $n ->
        [0] nikdo
        [one] jeden člen
        [few] oba členové
       *[other] oba členové
    }{ $marked ->
        [yes] ; značka: { $who }
       *[no] { "" }
    }
# EP-28.16, EP-29.12
ep-open-bot = pověst { $row }{ $scores ->
    [yes] { " " }(na konci { $penalty })
   *[no] { "" }
}, v téhle části dne +{ $gained } −{ $lost } · akce navíc { $tokens } · karet v balíčku { $deck }
ep-open-removed = Karty mimo hru: { $list }
ep-open-bot-contacts = Kontakty: { $list }
ep-open-piles = Hromádky, které nikdo neviděl: { $list }
ep-open-used = (použitý)
ep-open-own-keys = Klíče: { $list }
ep-open-visited = Za sebou: { $list }
ep-open-decks = Balíček kontaktů: { $contacts } · balíček hlídek: { $patrols }
ep-open-tiles = Zbývající díly města podle hromádek: { $list }
ep-open-bag = Policejní pytel: { $list }
ep-open-reserves = Kanystry { $cans } · žetony akce navíc { $tokens } · členové gangů { $gang }
# EP-19.5, EP-19.6, EP-19.8
ep-open-lockers = **Schránky**; otevírají se u benzinky klíčem té barvy:
ep-open-locker = - **{ $what }**, zbývá { $left }: pověst a kontakty dohromady aspoň { $needed }; { $extra ->
        [0] taháš tolik pytlů, kolik máš kontaktů, a jeden si necháš
        [1] taháš o jeden pytel víc, než máš kontaktů, a jeden si necháš
       *[other] taháš o jeden pytel míň, než máš kontaktů, a jeden si necháš
    }; hodnoty na začátku: { $values }
# EP-5.2, EP-5.5
ep-open-exits = **Výjezdy**:
ep-open-exit = { $state ->
    [closed] - ~~Výjezd { $number }~~ zavřený; pytlů { $bags }
   *[open] - Výjezd { $number } otevřený, hlídek zatím { $patrols }; pytlů { $bags }
}
# EP-27.2, EP-27.3, EP-27.4
ep-open-sheet = Částky z plánu za místa, která máš za sebou, hotovost a pytle; **{ $asset }** za každou použitou výhodu; 1 až 5 kontaktů: **{ $contacts }** (každá pouta ti napřed jeden vezmou); **{ $wound }** za každé červené zranění; minus pokuta podle pověsti. Vyhrát může jen ten, kdo uteče.
ep-open-penalties = Pokuta podle pověsti: { $list }
# EP-19.8
ep-open-bags = Pytle na začátku: { $list }
# EP-26.4
ep-open-fees = Výjezdné podle pořadí, v jakém kdo odejde: { $list }
ep-open-public = Kdyby hra skončila teď, bez plánů, hotovosti a pytlů:
ep-open-part = - { $who }: **{ $amount }**; k tomu návštěvy ({ $visited }) a pytle ({ $bags }), jejichž cenu nikdo jiný nevidí
ep-card-text = { $about }
    { $kind ->
        [contact] Patří do adresáře (pět míst). Po použití čeká, až si odpočineš. `EP-15.4, EP-22.1`
        [equipment] { $price } u benzinky, do inventáře. Po použití čeká, až si odpočineš. `EP-19.3, EP-9.3`
        [fixer] { $price } ve skrýši, do inventáře. Funguje jednou. `EP-17.5, EP-9.3`
        [token] Má ji každý. Po použití čeká, až si odpočineš. `EP-22.6, EP-9.3`
       *[asset] Funguje, až ji zpřístupníš, za cenu svého pole. Použitá výhoda má na konci cenu 10 tisíc. `EP-22.1, EP-27.4`
    }
ep-card-character = { ep-hint-setup-character } Figurka začíná v nemocnici. `EP-2.1, EP-2.2`
ep-card-place = { $about }.
    { $kind ->
        [hospital] Ceny jsou za jedno, dvě a tři zranění. Nevadí, když tam někdo je. `EP-20.3, EP-15.3`
        [metro] Za první jízdu v tahu máš bod pohybu navíc. `EP-12.1, EP-12.3, EP-15.1`
        [heli] Každý let stojí bod pohybu; cestou můžeš letět z každého vrtulníku. `EP-12.5, EP-15.1`
        [church] Povinný je jen kontakt. Za každého dalšího hráče na místě máš pověst +1. `EP-20.2, EP-15.3`
        [clinic] Povinný je jen kontakt. Za každého dalšího hráče na místě máš pověst +1. `EP-20.1, EP-15.3`
        [gang] Každý člen je na jedno použití. Jen když tam nikdo není, neleží tam žádná značka a oba členové jsou doma. Potřebuješ volnou značku; vrátí se ti, až budou oba zase doma. `EP-18.1, EP-18.2, EP-18.3, EP-18.4`
        [store] Při návštěvě jeden kanystr a nejvýš dva druhy vybavení. Na schránku je potřeba klíč a dost pověsti a kontaktů. Za každého dalšího hráče na místě máš pověst +1. `EP-19.2, EP-19.3, EP-19.5, EP-15.3`
        [exit] Na pytel potřebuješ aspoň jeden kontakt. Třetí den se otevřeným výjezdem utíká. Za každého dalšího hráče na místě máš pověst +1. `EP-21.2, EP-21.3, EP-21.4, EP-26.2, EP-15.3`
        [business] Každý hráč jednou. Do tří hráčů u stolu zavře po dvou návštěvách, jinak po třech; potom otevře jen klíč. Za každého dalšího hráče na místě máš pověst +1. `EP-16.2, EP-16.6, EP-16.8, EP-16.9, EP-15.3`
       *[safe-house] Každý hráč jednou; nezavírá se. Za každého dalšího hráče na místě máš pověst +1. `EP-17.1, EP-17.2, EP-17.5, EP-15.3`
    }
