# Escape Plan: popisky možností a každé oznámení pravidel. Místa, karty a policisté přicházejí jako hotová jména v 1. pádě.
# Co se stane v jednom tahu, je jeden řádek kroniky: krátké kusy bez tečky, mezi nimi tečka uprostřed.

### Možnosti

opt-ep-character = { $character }
opt-ep-no-unlock = Nechat být
opt-ep-asset = { $asset }
opt-ep-tile = { $tile }
opt-ep-position = { $number } · { $beside }
opt-ep-rotation = { $same ->
    [one] { $number } · { $same } shodná hrana
    [few] { $number } · { $same } shodné hrany
   *[other] { $number } · { $same } shodných hran
}
opt-ep-business = { $business }
opt-ep-safe-house = { $safe_house }
opt-ep-act = Použít akci navíc
opt-ep-pass = Nechat si žeton
opt-ep-rest = Odpočinout
opt-ep-move = Vyrazit
opt-ep-pass-turn = Zůstat stát
opt-ep-done = Hotovo
opt-ep-can = { $n }. kanystr
opt-ep-boost-contact = { $contact }
opt-ep-boost-fixer = { $fixer }
opt-ep-boost-gang = člen gangu, { $location }
opt-ep-end = { $officers ->
    [0] { $place } · { ep-points }
    [one] { $place } · { ep-points } · { $officers } policista
    [few] { $place } · { ep-points } · { $officers } policisté
   *[other] { $place } · { ep-points } · { $officers } policistů
}
ep-points = { $mp ->
    [one] { $mp } bod pohybu
    [few] { $mp } body pohybu
   *[other] { $mp } bodů pohybu
}
opt-ep-escape = { $cost ->
    [0] Utéct zdarma
   *[other] Utéct za { ep-price }
}
ep-price = { $cost ->
    [0] 0
    [one] { $cost } tisíc
    [few] { $cost } tisíce
   *[other] { $cost } tisíc
}
opt-ep-boosts = Jiná pomoc
opt-ep-back = Zpět
opt-ep-route = { $officers ->
    [0] přes { $tiles } · { ep-points } · bez policie
    [one] přes { $tiles } · { ep-points } · { $officers } policista
    [few] přes { $tiles } · { ep-points } · { $officers } policisté
   *[other] přes { $tiles } · { ep-points } · { $officers } policistů
}
opt-ep-avoid = { $source } → { $tile } { $who }
opt-ep-take-wounds = { $n ->
    [0] Jít dál
    [one] Vzít { $n } zranění
    [few] Vzít { $n } zranění
   *[other] Vzít { $n } zranění
}
opt-ep-take-wounds-fee = { $n } zranění, { $fee ->
    [one] { $fee } tisíc
    [few] { $fee } tisíce
   *[other] { $fee } tisíc
}
opt-ep-contact = { $contact }
opt-ep-return = Vyřadit ze hry
opt-ep-keep = Do adresáře
opt-ep-replace = vyměnit: { $contact }
opt-ep-field = { $n }. { $item }
opt-ep-field-free = { $n }. pole, volné
opt-ep-officer = { $tile } { $officer }
opt-ep-key = { $color }
opt-ep-key-asset = { $asset }, { ep-price }
opt-ep-house-key = { $color }
opt-ep-no = Nechat být
opt-ep-fixer = { $fixer }, { ep-price }
opt-ep-take-can = Vzít kanystr
opt-ep-equipment = { $equipment }, { ep-price }
opt-ep-locker = { $locker } za klíč
opt-ep-locker-asset = { $locker }, univerzální klíč za { ep-price }
opt-ep-bag = { $bag }, { ep-money }
opt-ep-heal-one = Vyléčit 1 zranění
opt-ep-pay-church = Zaplatit 1 tisíc
opt-ep-heal = { $n ->
    [0] Neléčit
   *[other] { $n } zranění, { ep-price }
}
opt-ep-nothing = Nechat být
opt-ep-income = Příjem { ep-money }
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

ep-city = Základ města: { $tiles }. V nabídce: { $offer }.
ep-start = Pořadí: { $order }.
ep-day = **{ $day }. den**
ep-earned = příjem { ep-money }
ep-money = { $n ->
    [0] 0
    [one] { $n } tisíc
    [few] { $n } tisíce
   *[other] { $n } tisíc
}
ep-paid = { $cause ->
    [toll] mýto { ep-money }
    [exit_cost] výjezdné { ep-money }
    [church] sbírka { ep-money }
    [hospital] ošetření za { ep-money }
    [costa] Costovi { ep-money }
    [gang] zaplaceno { ep-money }
    [late_unlock] výhoda za { ep-money }
   *[other] platba { ep-money }
}
ep-patrol = výjezd { $exit }
ep-exit-closed = { $left ->
    [1] Výjezd { $exit } se zavírá. Zbývá jeden.
    [2] Výjezd { $exit } se zavírá. Zbývají dva.
   *[other] Výjezd { $exit } se zavírá. Zbývá jich { $left }.
}
ep-exit-open = Z města vede už jen výjezd { $exit }.
ep-placed = { $seat } pokládá { $tile } vedle { $beside }
ep-offer = Nová nabídka dílů: { $tiles }.
ep-order = Pořadí: { $order }.
ep-part = { $part ->
    [morning] { $variant ->
        [2] Ráno. Kavárny otevírají, oči taky.
        [3] Ráno. Metro vyjíždí první vlak.
        [4] Ráno. Na ulicích je ještě volno.
       *[1] Ráno.
    }
    [afternoon] { $variant ->
        [2] Odpoledne. Slunce pálí a sirény taky.
        [3] Odpoledne. Hlídky mění směnu.
        [4] Odpoledne. Ve městě je plno.
       *[1] Odpoledne.
    }
    [evening] { $variant ->
        [2] Večer. Rozsvěcejí se lampy i majáky.
        [3] Večer. Stíny se prodlužují.
        [4] Večer. Bary se plní.
       *[1] Večer.
    }
    [night] { $variant ->
        [2] Půlnoc. Město spí, akce navíc ne.
        [3] Půlnoc. Kdo má akci navíc, ještě neusíná.
        [4] Půlnoc. Poslední světla, poslední akce navíc.
       *[1] Půlnoc. Kdo má akci navíc, může ještě jednou.
    }
   *[dawn] { $variant ->
        [2] Úsvit. Kdo ještě může, ať běží.
        [3] Úsvit. Noc už nikoho neschová.
        [4] Úsvit. Naposledy, než začne nový den.
       *[1] Úsvit. Poslední příležitost dne.
    }
}

### Told: tah

ep-rest = { $seat } odpočívá, karty jsou zase k dispozici
ep-no-turn = { $seat } nemá kam.
ep-moved = { $n ->
    [0] { ep-slips } Policie zůstává o díl pozadu.
    [one] { ep-slips } V patách { $n } policista.
    [few] { ep-slips } V patách { $n } policisté.
   *[other] { ep-slips } V patách { $n } policistů.
}
ep-slips = { $variant ->
    [2] { $who } uniká z { $origin } na { $tile }.
    [3] { $who } kličkuje z { $origin } na { $tile }.
    [4] { $who } prchá z { $origin } na { $tile }.
   *[1] { $who } mizí z { $origin } na { $tile }.
}
ep-moved-within = { $who } zůstává na { $tile }.
ep-leaving = { $n ->
    [0] { $who } míří k výjezdu { $exit }.
    [one] { $who } míří k výjezdu { $exit }. V patách { $n } policista.
    [few] { $who } míří k výjezdu { $exit }. V patách { $n } policisté.
   *[other] { $who } míří k výjezdu { $exit }. V patách { $n } policistů.
}
ep-officer-moved = { $officer } policista { $origin } → { $tile }
ep-officer-moved-by = { $who } posílá { $officer }ho policistu { $origin } → { $tile }
ep-avoided = { $source } na { $tile }: { $who }
ep-officer-removed = { $officer } policista mizí z { $tile }
ep-wounded = { $near ->
    [yes] { $n ->
        [1] Jedno zranění. Pouta čekají na další chybu.
       *[other] { $n } zranění. Pouta čekají na další chybu.
    }
   *[no] { $n ->
        [1] Jedno zranění.
       *[other] { $n } zranění.
    }
}
ep-handcuffs = pouta na adresář
ep-handcuffs-lost = pouta na adresář, pod nimi { $what }
ep-healed = vyléčeno { $n }
ep-notoriety = pověst { $change }
ep-token = akce navíc
ep-cube = { $income ->
    [yes] kostka za příjem hned
   *[no] kostka za peníze z plánu
}
ep-cube-of-bot = kostka na místě
ep-closed = { $business } se zavírá
ep-contact = { $how ->
    [kept] kontakt { $contact }
    [replaced] kontakt { $contact }, ze hry { $old }
   *[returned] kontakt { $contact } jde ze hry
}
ep-offer-contact = nově v nabídce: { $list }
ep-gang = oba členové gangu
ep-gang-free = gang je zase volný
ep-can = kanystr
ep-bought = koupeno: { $item } za { ep-money }
ep-item-old = ze hry: { $item }
ep-key = { $color }
ep-key-used = použitý { $color }
ep-locker = { $n ->
    [1] { $locker }, pytel bez výběru
   *[other] { $locker }, jeden pytel { OUT_OF($n) }
}
ep-exit-tiles = { $n ->
    [1] pytel bez výběru
   *[other] jeden pytel { OUT_OF($n) }
}
ep-unlocked = { $n ->
    [one] zpřístupněná výhoda: { $list }
    [few] zpřístupněné výhody: { $list }
   *[other] zpřístupněné výhody: { $list }
}
ep-bonus = { $group ->
    [safe_houses] všechny skrýše pohromadě
   *[other] celá skupina podniků
}

### Told: konec části dne

ep-border = { $who } překračuje { $border }. hranici pověsti
ep-escaped = { $variant ->
    [2] Závora za zády, silnice před sebou. { $who } je venku z města.
    [3] Sirény slábnou. { $who } je venku z města.
    [4] Ve zpětném zrcátku mizí světla. { $who } je venku z města.
   *[1] Brána zůstává za zády. { $who } je venku z města.
}
ep-arrested = { $cause ->
    [toll] { $seat } nemá na mýto. Pouta zaklapla.
    [exit_cost] { $seat } nemá na výjezdné. Pouta zaklapla.
   *[end] { $seat } zůstává ve městě. Pouta zaklapla.
}

### Told: Sandra a Costa

ep-bot-card = { $who } míří na: { $place }
ep-bot-stays = zůstává stát
ep-bot-away = ze hry mizí { $items }
ep-bot-took = bere: { $items }

### The end

ep-end = { $reason ->
    [escaped] Tři dny jsou pryč a pytle spočítané. Vyhrává: { $winners }.
    [shared] Pytle váží stejně. Vyhrávají společně: { $winners }.
    [all-arrested] Za branou není nikdo. **Vyhrává město.**
    [costa] Ven ano, ale Costa má v kufru víc. **Vyhrává Costa.**
    [arrested] Brána se zavírá o krok dřív. **Vyhrává město.**
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
