# Zbojníci: popisky možností a každé oznámení pravidel jednou větou; u stolu z nich vypravěč skládá odstavce.
# Čtvrti, barvy a akce přicházejí jako jména ($district, $color, $action); jména lidí stojí v 1. pádě.

### Čtvrti, barvy, akce

each-district = { $id ->
    [market] Tržnice
    [town_hall] Radnice
    [harbor] Přístav
    [tavern] Krčma
    [palace] Palác
    [carriage] Kočár
    [treasury] Pokladnice
   *[dungeon] Žalář
}
zb-place = { $district ->
    [market] Tržnice
    [town_hall] Radnice
    [harbor] Přístav
    [tavern] Krčma
    [palace] Palác
    [carriage] Kočár
    [treasury] Pokladnice
   *[dungeon] Žalář
}
zb-into = { $district ->
    [market] na Tržnici
    [town_hall] na Radnici
    [harbor] do Přístavu
    [tavern] do Krčmy
    [palace] do Paláce
    [carriage] ke Kočáru
    [treasury] do Pokladnice
   *[dungeon] do Žaláře
}
zb-day = { $day ->
    [market] Tržnice, 5, 10, nebo 16 dukátů
    [town_hall] Radnice, 16 dukátů dohromady
    [harbor] Přístav, 3 žetony, nebo prodej
    [tavern] Krčma, 2 kostky zdarma
    [palace] Palác, 8 za figurku
    [carriage] Kočár, 10 a 2 kostky
   *[treasury] Pokladnice, 15 pro jednu bandu
}
zb-hue = { $color ->
    [red] červená
    [green] zelená
    [blue] modrá
    [purple] fialová
   *[orange] oranžová
}
zb-action = { $action ->
    [flee] úprk
    [rob] krádež
    [move] přesun
    [kick] kopanec
    [recon] výzvědy
    [withdraw] stažení do Žaláře
   *[pass] bez akce
}
zb-ducats = { $n ->
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}

### Možnosti

opt-color = { $color ->
    [red] Červená
    [green] Zelená
    [blue] Modrá
    [purple] Fialová
   *[orange] Oranžová
}
opt-district = { zb-place }
opt-home = Zůstat doma
opt-commit = Plán platí
opt-redo = Začít znovu
opt-pass-wheel = Nic
opt-flee = Úprk
opt-move = Přesun
opt-rob = Okrást: { zb-hue }
opt-kick = Vykopnout: { zb-hue }
opt-recon = Výzvědy
opt-withdraw-guards = Stáhnout stráže
opt-guards = { $n ->
    [one] { $n } stráž
    [few] { $n } stráže
   *[other] { $n } stráží
}
opt-bandits = { $n ->
    [one] { $n } bandita
    [few] { $n } bandité
   *[other] { $n } banditů
}
opt-take = Vzít žetony
opt-sell = { $n ->
    [one] Prodat { $n } žeton
    [few] Prodat { $n } žetony
   *[other] Prodat { $n } žetonů
}
opt-one-die = Jedna kostka
opt-three-dice = Tři kostky za 6
opt-escape = Zaplatit a utéct
opt-stay = Zůstat v Žaláři
opt-upgrade-recon = Zlepšit výzvědy
opt-upgrade-fine = Zvýšit pokutu

### Vyprávění: začátek a nový den

zb-city = Cesta městem: { $districts }.
zb-prince = Princem je { $seat }. Zbojníci: { $robbers }.
zb-duel = Souboj zbojníků: { $seats }.
zb-reserve = Záložní stráž dnes má { $seat }.
zb-reveal = { $variant ->
    [2] Karty vzhůru. Teď už každý vidí všechno.
    [3] Dost tajností, karty jdou na stůl.
    [4] Karty se obracejí a město se plní.
   *[1] Karty se obracejí.
}

### Vyprávění: vyhodnocení

zb-withdrew = { $n ->
    [one] { $seat } stahuje do Žaláře { $n } stráž.
    [few] { $seat } stahuje do Žaláře { $n } stráže.
   *[other] { $seat } stahuje do Žaláře { $n } stráží.
}
zb-missed = { $seat } míří naprázdno: { $target } tu bandu nemá. Akce propadá: { zb-action }.
zb-moved = { $guards ->
    [yes] { $n ->
        [one] { $seat } posílá { $n } stráž { zb-into }.
        [few] { $seat } posílá { $n } stráže { zb-into }.
       *[other] { $seat } posílá { $n } stráží { zb-into }.
    }
   *[no] { $n ->
        [one] { $seat } přesouvá { $n } banditu { zb-into }.
        [few] { $seat } přesouvá { $n } bandity { zb-into }.
       *[other] { $seat } přesouvá { $n } banditů { zb-into }.
    }
}
zb-kicked = { $n ->
    [one] { $seat } dostává kopanec: { $n } bandita letí { zb-into }.
    [few] { $seat } dostává kopanec: { $n } bandité letí { zb-into }.
   *[other] { $seat } dostává kopanec: { $n } banditů letí { zb-into }.
}
zb-loot = Kostky ukazují: { $dice }. K rozdělení: { zb-ducats }.
zb-left = { $n ->
    [0] Rozděleno beze zbytku.
    [one] { $n } dukát zůstává ležet.
    [few] { $n } dukáty zůstávají ležet.
   *[other] { $n } dukátů zůstává ležet.
}

### Vyprávění: Žalář a konec dne

zb-upgrade = { $track ->
    [recon] { $n ->
        [one] { $seat } zlepšuje výzvědy na { $n } kartu.
        [few] { $seat } zlepšuje výzvědy na { $n } karty.
       *[other] { $seat } zlepšuje výzvědy na { $n } karet.
    }
   *[fine] { $n ->
        [one] { $seat } zvedá pokutu na { $n } dukát za vězně.
        [few] { $seat } zvedá pokutu na { $n } dukáty za vězně.
       *[other] { $seat } zvedá pokutu na { $n } dukátů za vězně.
    }
}

### Konec

zb-end = { $reason ->
    [treasury_kept] Šest dní uplynulo, pokladna je zamčená. **Vyhrává princ:** { $winners }.
    [richest] Šest dní uplynulo. **Nejtěžší měšec má** { $winners }.
    [shared] Šest dní uplynulo, měšce váží stejně. **O výhru se dělí:** { $winners }.
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
