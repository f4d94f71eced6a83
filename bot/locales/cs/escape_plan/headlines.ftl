### Headlines of a finished game: six wordings each

ep-away = { $n ->
    [0] přímo u výjezdu
    [one] dílek od výjezdu
    [few] { $n } dílky od výjezdu
   *[other] { $n } dílků od výjezdu
}
ep-head-midnight = { $variant ->
    [2] { $seat } už vidí závoru, { ep-away }
    [3] Svoboda na dosah: { $seat }, { ep-away }
    [4] Hodiny byly rychlejší: { $seat }, { ep-away }
    [5] Svítá a { $seat } je { ep-away }
    [6] Noc nestačila: { $seat }, { ep-away }
   *[1] Za svítání { ep-away }: { $seat }
}
ep-head-wound = { $variant ->
    [2] Rozhodl účet z nemocnice: { $seat } platí { ep-money } a výhru k tomu
    [3] Ve zdraví nejvíc peněz, s ranami o { ep-money } míň: { $seat }
    [4] Rány stály { ep-money } a tím i výhru: { $seat }
    [5] Obvazy za { ep-money } chybí k výhře: { $seat }
    [6] Bolí to dvakrát, rána i { ep-money }: { $seat }
   *[1] O ránu víc: { $seat }, za doktory { ep-money }
}
ep-head-notorious = { $variant ->
    [2] Tvář na každé zdi stojí { ep-money }: { $seat }
    [3] Sláva má cenu, { ep-money }, a platí { $seat }
    [4] To jméno zná každý. V tom je potíž: { $seat }, { ep-money }
    [5] Potichu by to vyšlo: { $seat }, { ep-money }
    [6] Jednou moc v novinách: { $seat }, { ep-money }
   *[1] Na výhru moc slávy: { $seat }, { ep-money }
}
ep-head-all_caught = { $n ->
    [1] { $variant ->
        [2] Město si svého lupiče nechává
        [3] Ven se nedostal nikdo
        [4] Plán jeden, útěk žádný
        [5] Policie má dobrý den
        [6] Cela je obsazená
       *[1] Pouta zaklapla a výjezd zůstal prázdný
    }
   *[other] { $variant ->
        [2] Město si lupiče nechává: v poutech { $n } { OUT_OF($n) }
        [3] Ven se nedostal nikdo. Společné auto, míst { $n }
        [4] Plánů { $n }, útěk žádný
        [5] Policie má dobrý den: { $n } { OUT_OF($n) }
        [6] Cely jsou plné: { $n }
       *[1] Pouta pro všechny, celkem { $n }
    }
}
ep-head-lone = { $n ->
    [1] { $variant ->
        [2] { $seat } je pryč, zaklapla jen jedna pouta
        [3] Za hranicí jedno jméno: { $seat }, za mřížemi taky jedno
        [4] Jedna pouta, jedna pohlednice: posílá { $seat }
        [5] Dveře se zavřely a venku je jen { $seat }
        [6] { $seat } mává, jen jedny ruce jsou v poutech
       *[1] Vyšel jen jeden plán: { $seat }. Ten druhý ne
    }
   *[other] { $variant ->
        [2] { $seat } je pryč, v poutech { $n }
        [3] Za hranicí jediné jméno: { $seat }, za mřížemi { $n }
        [4] Zatčených { $n }, jedna pohlednice: posílá { $seat }
        [5] Dveře se zavřely: venku { $seat }, uvnitř { $n }
        [6] { $seat } mává, v poutech { $n }
       *[1] Utekl jen jeden plán: { $seat }. Zatčených { $n }
    }
}
ep-head-all_out = { $variant ->
    [2] Pouta zůstala prázdná: venku { $n } { OUT_OF($n) }
    [3] Policii zbyly jen stopy, pryč { $n } { OUT_OF($n) }
    [4] Plánů { $n } a vyšly všechny
    [5] Prázdné město, plných kufrů { $n }
    [6] Pryč, všichni { $n }, než vystydla káva
   *[1] Pryč jsou všichni, celkem { $n }
}
ep-head-narrow = { $variant ->
    [2] { $seat } o { ep-money }. { $target } znovu prohlíží kapsy
    [3] Ještě jedna pochůzka a vyhrává { $target }, ne { $seat }: { ep-money }
    [4] Dva kufry, mezi nimi { ep-money }: { $seat }, { $target }
    [5] Chybělo { ep-money } a slaví { $target }. Takhle { $seat }
    [6] Cílová fotografie v hotovosti: { $seat }, { $target }, { ep-money }
   *[1] Rozdíl { ep-money }: { $seat }, pak { $target }
}
ep-head-rich_arrested = { $variant ->
    [2] Za { ep-money } nekoupíš ani minutu: { $seat }
    [3] Nejbohatší cela ve městě: { $seat }, { ep-money }
    [4] { $seat } nese { ep-money } rovnou do vazby
    [5] Tolik peněz, { ep-money }, a žádná cesta ven: { $seat }
    [6] Důkaz číslo jedna, { ep-money }: majitel { $seat }
   *[1] Plné kapsy a pouta: { $seat }, v hotovosti { ep-money }
}
ep-head-cannot_pay = { $variant ->
    [2] Plán dokonalý, peněženka ne: { $seat }
    [3] { $seat } a maličkost: svoboda něco stojí
    [4] Všechno, jen ne drobné: { $seat }
    [5] Prázdno v kapse v nejhorší chvíli: { $seat }
    [6] Svoboda na dluh nejde, { $seat }
   *[1] U brány bez peněz na cestu: { $seat }
}
ep-head-last_out = { $variant ->
    [2] { $seat } nespěchá a bere všechno
    [3] Kdo šel bránou poslední, nese nejvíc: { $seat }
    [4] Nervy z oceli: { $seat } odchází jako poslední a vyhrává
    [5] { $seat } zhasíná a bere i lampu
    [6] Proč spěchat? { $seat } odchází na konci a s nejvíc penězi
   *[1] Poslední venku, první v penězích: { $seat }
}
ep-head-unharmed = { $variant ->
    [2] { $seat } odchází s penězi a v celku
    [3] Tři dny kulek a žádná nesedla: { $seat }
    [4] Nejčistší útěk: { $seat }
    [5] { $seat } doktora nevidí ani jednou
    [6] Hedvábné rukavice, celá kůže: { $seat }
   *[1] Ani škrábnutí: { $seat }
}
ep-head-battered = { $variant ->
    [2] Zásahů { $n } a stejně venku: { $seat }
    [3] { $seat } kulhá ven s nejvíc penězi, ran { $n }
    [4] K nezastavení: { $seat }, ran { $n }
    [5] Jizev { $n } a plný kufr: { $seat }
    [6] Ran { $n }, na doktora je dost: { $seat }
   *[1] Ran { $n } a výhra: { $seat }
}
ep-head-empty_handed = { $variant ->
    [2] { $seat } cestuje nalehko a vyhrává
    [3] Každý něco nese, { $seat } nese výhru
    [4] Prázdné ruce, plný účet: { $seat }
    [5] { $seat } nechává pytle a bere peníze
    [6] Nic k proclení: { $seat }
   *[1] Bez pytlů, bez starostí: { $seat }
}
ep-head-treasure = { $variant ->
    [2] { $seat } otvírá pytel: { ep-money }
    [3] Šťastná ruka mezi pytli: { $seat }, { ep-money }
    [4] Na jednom rameni { ep-money }: { $seat }
    [5] { $seat } nese v jediném pytli { ep-money }
    [6] Někomu chybí { ep-money }. { $seat } je má
   *[1] Pytel za { ep-money }: { $seat } ví, který to je
}
ep-head-costa = { $variant ->
    [2] Plnější kapsy má zákon: Costa, { ep-money }
    [3] Costa jde do bohatého důchodu: { ep-money }
    [4] Porážka od policisty: { ep-money }
    [5] Costa má { ep-money }, ostatní jen útěk
    [6] Nejlepší lupič nosí odznak: Costa, { ep-money }
   *[1] Naposled se směje poručík Costa: { ep-money }
}
ep-head-money = { $variant ->
    [2] { ep-money } a nikdo se neptá odkud: { $seat }
    [3] Jeden kufr, v něm { ep-money }: { $seat }
    [4] Někde v teple počítá { $seat } svých { ep-money }
    [5] Plán za { ep-money }: { $seat }
    [6] { $seat } posílá pohlednici a nechává si { ep-money }
   *[1] { $seat } začíná nový život: { ep-money }
}

### Proč hra skončila právě takhle

ep-more = { $more ->
    [one] { $more } tisíc
    [few] { $more } tisíce
   *[other] { $more } tisíc
}
ep-why-escaped = { $who } je venku a má { $money }, o { ep-more } víc než { $next }.
# EP-27.5
ep-why-tied = Nejvíc peněz, { $money }, má { $who } i { $next }; rozhodla hotovost, pak pověst, pak zranění.
ep-why-alone = Venku je jen { $who } a má { $money }.
# EP-27.5
ep-why-shared = Nejvyšší součet na útěku je { $money }; má ho víc lidí a nerozhodla ani hotovost, ani pověst, ani zranění.
ep-why-all-arrested = V poutech končí všichni ({ $all }) a vyhrát jde jen na svobodě.
ep-why-costa = { $more ->
    [0] { $who } i { $next } má { $money }; rozhodla hotovost, pak pověst, pak zranění.
   *[other] { $who } má { $money }, o { ep-more } víc než { $next }.
}
ep-why-arrested = Jediný lupič končí { $round }. den v poutech a vyhrát jde jen na svobodě.
ep-why-aborted = Hru { $round }. den ukončil hostitel, takže nevyhrává nikdo.

### Noc jednoho hráče

ep-own-gone = { $gone ->
    [arrested] v poutech
    [escaped] na svobodě
   *[other] pořád ve městě
}
ep-own-money = svoboda a { $money }
ep-own-bag = Nejcennější pytel: { ep-money }.
ep-own-wounds = { $n ->
    [0] Ani jedno zranění od policie.
   *[other] Zranění od policie: { $n }.
}
ep-own-gap = Na nejvyšší součet chybí { ep-money }.
ep-own-most = Nikdo neodnesl víc.
