### Headlines of a finished game: six wordings each

mf-head-turned_tie = { $variant ->
    [2] Shoda, chvíle na rozmyšlenou, verdikt: { $seat } ukáže jinam, odchází { $target }
    [3] Jeden prst se pohnul a jedna židle osiřela: rozhoduje { $seat }, končí { $target }
    [4] Shodu zlomila jediná ruka: zvedá ji { $seat }, padá { $target }
    [5] { $seat } se podívá podruhé a odnese to { $target }
    [6] Bylo to půl na půl, a pak už ne: { $seat } mění hlas, odchází { $target }
   *[1] { $seat } pohne prstem a končí { $target }
}
mf-head-one_vote = { $variant ->
    [2] O jediný hlas víc a je po hře: { $seat }
    [3] O jeden prst: odchází { $seat } a tím to končí
    [4] Nejtěsnější verdikt večera: { $seat }
    [5] O prst míň a hraje se dál: { $seat }
    [6] Poslední hlasování rozhodl jeden hlas: { $seat }
   *[1] Všechno viselo na jednom hlasu: { $seat }
}
mf-head-vest = { $variant ->
    [2] Dneska ne: { $seat } má vestu a směje se naposled
    [3] { $seat } vstává, opráší vestu a vyhrává
    [4] Jedna karta mezi koncem a slávou: { $seat } a vesta
    [5] Všichni už viděli konec: { $seat }. Vesta to viděla jinak
    [6] Oblečení večera je vesta a nosí ji { $seat }
   *[1] Vesta vydržela: domů s výhrou jde { $seat }
}
mf-head-bandage = { $variant ->
    [2] První pomoc večera: zachraňuje { $seat }, děkuje { $target }
    [3] Už skoro konec, a pak obvaz: podává ho { $seat }, zůstává { $target }
    [4] Rozhodl kus gázy: { $seat } pomáhá, { $target } hraje dál
    [5] Jeden obvaz a správný nápad: { $seat }. Zachráněné jméno: { $target }
    [6] Lékař v sále: { $seat }. Pacient vyhrál: { $target }
   *[1] { $seat } a obvaz v pravou chvíli: { $target } zůstává a vyhrává
}
mf-head-agent_hits = { $variant ->
    [2] { $seat } zvedá tu pravou masku { $n }×
    [3] Nejlepší oči u stolu má Agent { $seat }: do černého { $n }×
    [4] Ve tmě nikdo nevidí líp: Agent { $seat }, { $n }× přesně
    [5] Nejbystřejší zrak noci: { $seat }, ve spisu { $n }× zásah
    [6] { $n }× tam, kde to bolí: dívá se Agent { $seat }
   *[1] Agent se trefil { $n }×: { $seat } ví, kam se dívat
}
mf-head-never_named = { $variant ->
    [2] Ani hlas v žádném hlasování: { $seat }
    [3] { $seat } vyhrává bez jediného hlasu proti
    [4] Tak tiše, že proti nepadl jediný hlas: { $seat }
    [5] Tolik prstů a ani jeden neukázal sem: { $seat }
    [6] Nejlepší alibi bylo ticho: { $seat }
   *[1] Ani jeden prst za celou hru: { $seat }
}
mf-town = { $theme ->
    [kids] akademie
   *[town] město
}
mf-town-first = { $theme ->
    [kids] Akademie
   *[town] Město
}
mf-head-own_twice = { $variant ->
    [2] Vlastní gól, celkem { $n }×: začalo to jmény { $seat } a { $target }
    [3] Vedle a zase vedle: { $seat }, { $target }
    [4] Promiň, { $seat }. Promiň, { $target }
    [5] { mf-town-first } se dívá do zrcadla a hlasuje: { $seat }, { $target }
    [6] Jako první osiřely dvě poctivé židle: { $seat } a { $target }
   *[1] { mf-town-first } hlasuje proti svým: nejdřív { $seat }, pak { $target }
}
mf-head-comeback = { $variant ->
    [2] Přesila { $n } ku 1, a přece { $seat }
    [3] Na jméno { $seat } by při stavu 1 ku { $n } nikdo nevsadil
    [4] U stolu zbývalo poctivých { $n }. Čas měl jen { $seat }
    [5] Od stavu 1 ku { $n } k poslednímu slovu: { $seat }
    [6] V koutě, proti sobě { $n }, a s výhrou pryč: { $seat }
   *[1] Jeden proti { $n }: { $seat } si poradí se všemi
}
mf-head-survivor = { $variant ->
    [2] Poslední na nohou vyhrává: { $seat }
    [3] { $seat } za všechny zhasíná
    [4] Zbytek vítězů už měl po hře: { $seat } to dohrává
    [5] Z vítězů zbyl u stolu jen jeden: { $seat }
    [6] Konec viděl jediný pár očí: { $seat }
   *[1] Vítězům zbyla jediná židle: { $seat }
}
mf-head-last_day = { $variant ->
    [2] Ještě jedna noc a bylo by pozdě: { $seat }
    [3] { $round }. den, za pět minut dvanáct: našlo se jméno { $seat }
    [4] Zítřek už nebyl, a tak to padlo dnes: { $seat }
    [5] { mf-town-first } se budí { $round }. den, právě včas: { $seat }
    [6] Posledním hlasem, který ještě mohl pomoct: { $seat }
   *[1] Poslední možný den, poslední maska: { $seat }
}
mf-head-trusted = { $variant ->
    [2] Tvář, o které nakonec nikdo nepochyboval: { $seat }
    [3] { $seat } se usmívá a stůl tomu věří
    [4] Poslední den ani jeden poctivý prst: { $seat }
    [5] Nejlepší přítel celého stolu: { $seat }
    [6] Komu by svěřili klíče od domu? { $seat }
   *[1] Všichni věřili tomu nepravému: { $seat }
}
mf-head-day_one = { $variant ->
    [2] První hlasování bylo to nejlepší: { $seat }
    [3] Bez rozcvičky: první prst míří správně, { $seat }
    [4] První verdikt a rovnou do černého: { $seat }
    [5] Stačil jediný verdikt: { $seat }
    [6] Začalo se tím pravým jménem: { $seat }
   *[1] Trefa hned napoprvé: { $seat }
}
mf-head-no_mistake = { $variant ->
    [2] Žádná poctivá židle nepadla hlasováním: { $n } { OUT_OF($n) }
    [3] Štít zůstal čistý: zásahy { $n } { OUT_OF($n) }
    [4] Každý verdikt správně, celkem { $n }
    [5] Hlasuje se tu, jako by bylo vidět: { $n } { OUT_OF($n) }
    [6] Dnes se nikomu neomlouvá: správné verdikty { $n }
   *[1] Verdikty bez chyby, { $n } { OUT_OF($n) }: { mf-town } se neplete
}
mf-head-all_wrong = { $variant ->
    [2] Všichni si byli jistí: { $seat }. A všichni se pletli
    [3] Nikdy tolik jistoty naráz: { $n } ku 1, { $seat }
    [4] Jedním hlasem, jedním omylem: { $seat }
    [5] { $seat } proti všem { $n }, a právem
    [6] Celý stůl se shodl: { $seat }. Škoda
   *[1] { $n } prstů, jedno jméno, všichni vedle: { $seat }
}
mf-head-lot = { $variant ->
    [2] Poslední hlas měl osud: { $seat }
    [3] Tolik řečí, a pak los: { $seat }
    [4] Nejspravedlivější a nejkrutější soudce je los: { $seat }
    [5] { $seat } prohrává jen s náhodou
    [6] Panna, nebo orel, a odchází { $seat }
   *[1] Nikdo se nerozhodl, rozhodla mince: { $seat }
}
mf-head-parting_shot = { $variant ->
    [2] Poslední tah, nejlepší tah: odchází { $seat } i { $target }
    [3] { $seat } má poslední slovo: { $target }
    [4] Ze hry, ale ve dvou: { $seat } a { $target }
    [5] Dárek na rozloučenou: dává { $seat }, odnáší { $target }
    [6] { $seat } za sebou zavírá a venku je i { $target }
   *[1] { $seat } odchází a s sebou bere: { $target }
}
mf-head-unbroken = { $variant ->
    [2] Ze zlé strany nikdo nepadl: přišlo { $n }, odešlo { $n }
    [3] Dokonalá noc pro tu špatnou stranu: { $n } { OUT_OF($n) }
    [4] Přišli v počtu { $n } a ve stejném odešli
    [5] { mf-town-first } nechytá nikoho, a je jich { $n }
    [6] Všichni bez škrábnutí, celkem { $n }
   *[1] Na konci drží všechny masky: { $n } { OUT_OF($n) }
}
mf-head-standing = { $variant ->
    [2] { $round }. kolo je poslední: obsazeno { $n } { OUT_OF($all) }
    [3] { mf-town-first } počítá židle: { $n } { OUT_OF($all) }
    [4] { $round }. kolo a u stolu { $n } { OUT_OF($all) }
    [5] Židle na začátku: { $all }, na konci: { $n }
    [6] Až do konce u stolu: { $n } { OUT_OF($all) }
   *[1] Po { $round }. kole u stolu: { $n } { OUT_OF($all) }
}

### Proč hra skončila právě takhle

why-police = { $round }. kolo: poslední { $theme ->
    [kids] Darebák
   *[town] Mafián
} je ze hry a Policii { $n ->
    [one] zbývá u stolu { $n } { OUT_OF($all) } hráčů
    [few] zbývají u stolu { $n } { OUT_OF($all) } hráčů
   *[other] zbývá u stolu { $n } { OUT_OF($all) } hráčů
}.
why-mafia = { $round }. kolo: poslední Policista je ze hry a { OUT_OF($all) } hráčů u stolu { $theme ->
    [kids] { $n ->
        [one] zbývá { $n } Darebák
        [few] zbývají { $n } Darebáci
       *[other] zbývá { $n } Darebáků
    }
   *[town] { $n ->
        [one] zbývá { $n } Mafián
        [few] zbývají { $n } Mafiáni
       *[other] zbývá { $n } Mafiánů
    }
}.
why-gang = { $round }. kolo: všichni ostatní jsou ze hry, { OUT_OF($all) } hráčů u stolu zbývá jen Gang ({ $n }).
why-stalemate = { $round }. kolo bylo třetí za sebou bez jediné ztráty, takže nevyhrává nikdo.
why-all_out = { $round }. kolo: ze hry je všech { $all } hráčů a vyhrát nemá kdo.
why-aborted = Hru ukončil hostitel, běželo { $round }. kolo, takže nevyhrává nikdo.

### Noc jednoho hráče

own-votes = Hlasy ve finálních hlasováních, které trefily druhou stranu: { $n } { OUT_OF($all) }.
own-lied = Kdo ti lhal: { $list }.
own-fingers = Nejvíc prstů proti sobě: { $n } { OUT_OF($all) }.
own-no-fingers = Za celou hru proti sobě ani jeden prst.
own-out = Ze hry ještě před prvním hlasováním: { $round }. kolo.
own-past = Ve finále bez tvého hlasu: { $list }.
own-hunches = { $theme ->
    [kids] Tušení se trefilo do Darebáků: { $n } { OUT_OF($all) }.
   *[town] Tušení se trefilo do Mafie: { $n } { OUT_OF($all) }.
}
own-streak = { $n ->
    [one] Tušení ti vyšlo { $n } noc: jméno ráno chybělo, nebo bylo další den v podezření.
    [few] Tušení ti vyšlo { $n } noci v řadě: jméno ráno chybělo, nebo bylo další den v podezření.
   *[other] Tušení ti vyšlo { $n } nocí v řadě: jméno ráno chybělo, nebo bylo další den v podezření.
}
