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
    [carriage] do Kočáru
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
    [rob] okrást
    [move] přesun
    [kick] vykopnout
    [recon] výzvědy
    [withdraw] stažení do Žaláře
   *[pass] nic
}
zb-bandits = { $bandits ->
    [one] { $bandits } bandita
    [few] { $bandits } bandité
   *[other] { $bandits } banditů
}
zb-guards = { $guards ->
    [one] { $guards } stráž
    [few] { $guards } stráže
   *[other] { $guards } stráží
}
zb-figures = { $guards ->
    [0] { zb-bandits }
   *[other] { $bandits ->
        [0] { zb-guards }
       *[other] { zb-bandits } a { zb-guards }
    }
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
opt-upgrade-recon = Výzvědy o stupeň
opt-upgrade-fine = Pokuta o stupeň

### Vyprávění: začátek a nový den

zb-city = Cesta městem: { $districts }.
zb-prince = Princem je { $seat }. Zbojníci: { $robbers }.
zb-duel = Souboj zbojníků: { $seats }.
zb-color = { $seat } bere barvu: { zb-hue }.
zb-round = { $round }. den, nová karta: **{ zb-day }**.
zb-reserve = Záložní stráž dnes má { $seat }.
zb-planning = { $n ->
    [one] Plánuje se potají. Plán chybí { $n }.
    [few] Plánuje se potají. Plány chybí { $n }.
   *[other] Plánuje se potají. Plánů chybí { $n }.
}
zb-reveal = Karty se obracejí.
zb-band = { zb-place }: { $seat }, { zb-figures }{ $token ->
    [yes] {", žeton"}
   *[no] {""}
}.
zb-returned = { $n ->
    [one] Princ vrací { $n } kartu: { $seat }.
    [few] Princ vrací { $n } karty: { $seat }.
   *[other] Princ vrací { $n } karet: { $seat }.
}

### Vyprávění: vyhodnocení

zb-district = { $day ->
    [yes] **{ zb-place }**, platí karta dne.
   *[no] **{ zb-place }**.
}
zb-wheel = { $seat } ukazuje: { zb-action }.
zb-wheel-at = { $seat } ukazuje: { zb-action }. Cíl: { $target }.
zb-recon = { $n ->
    [0] Výzvědy nic nepřinesly: { $seat }.
    [one] Výzvědy berou { $n } kartu: { $seat }.
    [few] Výzvědy berou { $n } karty: { $seat }.
   *[other] Výzvědy berou { $n } karet: { $seat }.
}
zb-recon-cards = Tyhle karty držíš do příštího odhalení, { $seat }: { $districts }.
zb-recon-lost = Výzvědy ti do příštího odhalení berou: { $districts }.
zb-fled = { $n ->
    [one] Úprk: { $seat }, domů běží { $n } bandita.
    [few] Úprk: { $seat }, domů běží { $n } bandité.
   *[other] Úprk: { $seat }, domů běží { $n } banditů.
}
zb-withdrew = { $n ->
    [one] { $seat } stahuje do Žaláře { $n } stráž.
    [few] { $seat } stahuje do Žaláře { $n } stráže.
   *[other] { $seat } stahuje do Žaláře { $n } stráží.
}
zb-missed = { $seat } nemá koho najít, { $target } tu bandu nemá. Akce propadá: { zb-action }.
zb-robbed = { $n ->
    [0] { $seat } sahá do prázdného měšce: { $target }.
    [one] { $seat } krade { $n } dukát. Přichází o něj { $target }.
    [few] { $seat } krade { $n } dukáty. Přichází o ně { $target }.
   *[other] { $seat } krade { $n } dukátů. Přichází o ně { $target }.
}
zb-moved = { $guards ->
    [yes] { $seat } posílá stráže { zb-into }: { $n }.
   *[no] { $seat } přesouvá banditů: { $n }. Jdou { zb-into }.
}
zb-kicks = { $seat } vykopává: { $target }, { $n }.
zb-kicked = { $n ->
    [one] { $seat }: { $n } bandita letí { zb-into }.
    [few] { $seat }: { $n } bandité letí { zb-into }.
   *[other] { $seat }: { $n } banditů letí { zb-into }.
}
zb-arrested = Chopte se jich. { zb-place }, do Žaláře: { $seat }, { $n }.
zb-trapped = Past sklapla. { zb-place }, do Žaláře: { $seat }, { $n }.
zb-gain = { zb-place }: { $seat }, { $n ->
    [0] ani dukát
    [one] { $n } dukát
    [few] { $n } dukáty
   *[other] { $n } dukátů
}.
zb-loot = Kostky ukazují: { $dice }. K rozdělení: { zb-ducats }.
zb-left = { $n ->
    [0] Rozděleno beze zbytku.
    [one] { $n } dukát zůstává ležet.
    [few] { $n } dukáty zůstávají ležet.
   *[other] { $n } dukátů zůstává ležet.
}
zb-tokens = { $n ->
    [0] { $seat }: v zásobě už žádný žeton není.
    [one] { $seat }: { $n } žeton ze zásoby.
    [few] { $seat }: { $n } žetony ze zásoby.
   *[other] { $seat }: { $n } žetonů ze zásoby.
}
zb-sold = { $n ->
    [one] { $seat } prodává { $n } žeton. Dukáty: { $ducats }.
    [few] { $seat } prodává { $n } žetony. Dukáty: { $ducats }.
   *[other] { $seat } prodává { $n } žetonů. Dukáty: { $ducats }.
}
zb-rolled = { $paid ->
    [0] { $seat } hází: { $dice }. { zb-ducats }.
   *[other] { $seat } platí { $paid } a hází: { $dice }. { zb-ducats }.
}
zb-day-used = { zb-place }: karta dne odchází ze hry.

### Vyprávění: Žalář a konec dne

zb-escaped = Žeton za bránu, jeden bandita jde domů: { $seat }.
zb-stays = { $n ->
    [0] { $seat } nechává banditu v Žaláři. Žeton už v zásobě není.
   *[other] { $seat } nechává banditu v Žaláři a bere žeton.
}
zb-upgrade = { $track ->
    [recon] { $n ->
        [one] { $seat } zlepšuje výzvědy: { $n } karta.
        [few] { $seat } zlepšuje výzvědy: { $n } karty.
       *[other] { $seat } zlepšuje výzvědy: { $n } karet.
    }
   *[fine] { $n ->
        [one] { $seat } zvedá pokutu: { $n } dukát za vězně.
        [few] { $seat } zvedá pokutu: { $n } dukáty za vězně.
       *[other] { $seat } zvedá pokutu: { $n } dukátů za vězně.
    }
}
zb-judged = { $n ->
    [one] Rozsudek: { $seat }, domů { $n } bandita. Pokuta: { $ducats }.
    [few] Rozsudek: { $seat }, domů { $n } bandité. Pokuta: { $ducats }.
   *[other] Rozsudek: { $seat }, domů { $n } banditů. Pokuta: { $ducats }.
}
zb-evening = Večer { $round }. dne. Měšce se počítají.
zb-purse = { $seat }: { zb-ducats }.

### Konec

zb-end = { $reason ->
    [treasury_kept] Šest dní uplynulo, pokladna je zamčená. **Vyhrává princ:** { $winners }.
    [richest] Šest dní uplynulo. **Nejtěžší měšec má** { $winners }.
    [shared] Šest dní uplynulo, měšce váží stejně. **O výhru se dělí:** { $winners }.
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
