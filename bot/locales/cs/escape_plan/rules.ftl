# Escape Plan: popisky možností a každé oznámení pravidel. Místa, karty a policisté přicházejí jako hotová jména v 1. pádě.
# Co se stane v jednom tahu, je jeden řádek kroniky: krátké kusy bez tečky, mezi nimi tečka uprostřed.

### Možnosti

opt-ep-character = { $character }
opt-ep-no-unlock = Nechat být
opt-ep-asset = { $asset }
opt-ep-tile = { $tile }
opt-ep-position = { $number } · { $beside }
opt-ep-rotation = { $same ->
    [one] { $number } · { $same } stejná hrana
    [few] { $number } · { $same } stejné hrany
   *[other] { $number } · { $same } stejných hran
}
opt-ep-business = { $business }
opt-ep-safe-house = { $safe_house }
opt-ep-act = Zahrát navíc
opt-ep-pass = Nechat si ji
opt-ep-rest = Odpočinout
opt-ep-move = Vyrazit
opt-ep-pass-turn = Zůstat stát
opt-ep-done = Hotovo
opt-ep-can = { $n }. kanystr
opt-ep-boost-contact = { $contact }
opt-ep-boost-fixer = { $fixer }
opt-ep-boost-gang = člen gangu, { $location }
opt-ep-end = { $officers ->
    [0] { $place } · { $mp } MP
    [one] { $place } · { $mp } MP · { $officers } policista
    [few] { $place } · { $mp } MP · { $officers } policisté
   *[other] { $place } · { $mp } MP · { $officers } policistů
}
opt-ep-escape = { $cost ->
    [0] Utéct zdarma
   *[other] Utéct za { $cost }
}
opt-ep-boosts = Jiná pomoc
opt-ep-back = Zpět
opt-ep-route = { $officers ->
    [0] přes { $tiles } · { $mp } MP · bez policie
    [one] přes { $tiles } · { $mp } MP · { $officers } policista
    [few] přes { $tiles } · { $mp } MP · { $officers } policisté
   *[other] přes { $tiles } · { $mp } MP · { $officers } policistů
}
opt-ep-avoid = { $source } → { $tile } { $who }
opt-ep-take-wounds = { $n ->
    [0] Jít dál
    [one] Vzít { $n } zranění
    [few] Vzít { $n } zranění
   *[other] Vzít { $n } zranění
}
opt-ep-take-wounds-fee = Rány { $n }, Costa { $fee }
opt-ep-contact = { $contact }
opt-ep-return = Vrátit do krabice
opt-ep-keep = Do adresáře
opt-ep-replace = místo { $contact }
opt-ep-field = { $n }. { $item }
opt-ep-field-free = { $n }. pole, volné
opt-ep-officer = { $tile } { $officer }
opt-ep-key = { $color }
opt-ep-key-asset = { $asset } { $cost }
opt-ep-house-key = { $color }
opt-ep-no = Nechat být
opt-ep-fixer = { $fixer } { $cost }
opt-ep-take-can = Vzít kanystr
opt-ep-equipment = { $equipment } { $cost }
opt-ep-locker = { $locker }
opt-ep-locker-asset = { $locker }, výhoda { $cost }
opt-ep-bag = { $bag } { $n }
opt-ep-heal-one = Vyléčit 1
opt-ep-pay-church = Zaplatit 1
opt-ep-heal = { $n ->
    [0] Neléčit
   *[other] Léčit { $n } za { $cost }
}
opt-ep-nothing = Nechat být
opt-ep-income = Příjem { $n }
opt-ep-exit-tile = Pytel z výjezdu
opt-ep-bonus-token = Akce navíc
opt-ep-bonus-asset = { $rider ->
    [notoriety] { $asset }, pověst −1
    [income] { $asset }, příjem
   *[both] { $asset }, příjem a pověst −1
}
opt-ep-bonus-rider = { $rider ->
    [notoriety] Pověst −1
    [income] Příjem
   *[both] Příjem, pověst −1
}
opt-ep-use = { $source }

### Told: začátek a nový den

ep-city = Na stole leží { $tiles }, v nabídce { $offer }.
ep-start = Pořadí: { $order }.
ep-day = **{ $day }. den**
ep-earned = příjem { $n }
ep-paid = { $cause ->
    [toll] mýto { $n }
    [exit_cost] výjezdné { $n }
    [church] sbírka { $n }
    [hospital] nemocnice za { $n }
    [costa] Costovi { $n }
    [gang] gang za { $n }
    [late_unlock] výhoda za { $n }
   *[other] platba { $n }
}
ep-patrol = výjezd { $exit }
ep-exit-closed = { $left ->
    [1] Výjezd { $exit } se zavírá. Zbývá jeden.
    [2] Výjezd { $exit } se zavírá. Zbývají dva.
   *[other] Výjezd { $exit } se zavírá. Zbývá jich { $left }.
}
ep-exit-open = Z města vede už jen výjezd { $exit }.
ep-placed = { $seat } pokládá { $tile } vedle { $beside }
ep-offer = Nová nabídka dílků: { $tiles }.
ep-order = Pořadí: { $order }.
ep-part = { $part ->
    [morning] Ráno.
    [afternoon] Odpoledne.
    [evening] Večer.
    [night] Půlnoc. Kdo má akci navíc, může ještě jednou.
   *[dawn] Úsvit. Poslední příležitost dne.
}

### Told: tah

ep-rest = { $seat } odpočívá, karty se obracejí zpátky
ep-no-turn = { $seat } nemá kam.
ep-moved = { $n ->
    [0] { $who } mizí z { $origin } na { $tile }. Policie zůstává o dílek pozadu.
    [one] { $who } mizí z { $origin } na { $tile }. V patách { $n } policista.
    [few] { $who } mizí z { $origin } na { $tile }. V patách { $n } policisté.
   *[other] { $who } mizí z { $origin } na { $tile }. V patách { $n } policistů.
}
ep-moved-within = { $who } se drží na { $tile }.
ep-leaving = { $n ->
    [0] { $who } míří k bráně, výjezd { $exit }.
    [one] { $who } míří k bráně, výjezd { $exit }. V patách { $n } policista.
    [few] { $who } míří k bráně, výjezd { $exit }. V patách { $n } policisté.
   *[other] { $who } míří k bráně, výjezd { $exit }. V patách { $n } policistů.
}
ep-officer-moved = { $officer } { $origin } → { $tile }
ep-officer-moved-by = { $who }: { $officer } { $origin } → { $tile }
ep-officer-removed = { $officer } mizí z { $tile }
ep-wounded = { $near ->
    [yes] { $n ->
        [1] Zranění { $n }. Pouta čekají na další chybu.
       *[other] Zranění { $n }. Pouta čekají na další chybu.
    }
   *[no] { $n ->
        [1] Zranění { $n }.
       *[other] Zranění { $n }.
    }
}
ep-handcuffs = pouta na adresář
ep-handcuffs-lost = pouta na adresář, pod nimi { $what }
ep-healed = vyléčeno { $n }
ep-notoriety = pověst { $change }
ep-token = akce navíc
ep-cube = { $income ->
    [yes] kostka na příjem
   *[no] kostka na částku
}
ep-closed = { $business } se zavírá
ep-contact = { $how ->
    [kept] kontakt { $contact }
    [replaced] kontakt { $contact } místo { $old }
   *[returned] kontakt { $contact } do krabice
}
ep-gang = oba členové gangu
ep-gang-free = gang je zase volný
ep-can = kanystr
ep-bought = { $item } za { $n }
ep-item-old = odhozeno: { $item }
ep-key = { $color }
ep-key-used = použito: { $color }
ep-locker = { $locker }, jeden pytel z { $n }
ep-exit-tiles = výjezd, jeden pytel z { $n }
ep-unlocked = { $n ->
    [one] výhoda { $list }
    [few] výhody { $list }
   *[other] výhody { $list }
}
ep-bonus = { $group ->
    [safe_houses] všechny skrýše pohromadě
   *[other] celá skupina podniků
}

### Told: konec části dne

ep-border = { $who } překračuje { $border }. hranici pověsti
ep-escaped = Brána zůstává za zády. { $who } je venku z města.
ep-arrested = { $cause ->
    [toll] { $seat } nemá na mýto. Pouta zaklapla.
    [exit_cost] { $seat } nemá na výjezdné. Pouta zaklapla.
   *[end] { $seat } zůstává ve městě. Pouta zaklapla.
}

### Told: Sandra a Costa

ep-bot-card = { $who } míří na: { $place }
ep-bot-stays = zůstává stát
ep-bot-away = ze hry mizí { $items }
ep-bot-took = bere { $items }

### The end

ep-end = { $reason ->
    [escaped] Tři dny jsou pryč a pytle spočítané. Vyhrává: { $winners }.
    [shared] Pytle váží stejně. Vyhrávají společně: { $winners }.
    [all-arrested] Za branou nestojí nikdo. **Vyhrává město.**
    [costa] Ven ano, ale Costa má v kufru víc. **Vyhrává Costa.**
    [arrested] Brána se zavírá o krok dřív. **Vyhrává město.**
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
