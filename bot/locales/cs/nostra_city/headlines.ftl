### Headlines of a finished game: six wordings each

nc-head-informant = { $variant ->
    [2] Někdo promluvil: vyhrává { $seat }
    [3] { $seat } má štěnici a ví, co s ní
    [4] Porota říká vinen. Děkuje { $seat }
    [5] Rodina padá, nahoru jde { $seat }
    [6] Informátor od začátku: { $seat }. Vyplatilo se to
   *[1] Kmotra odvádějí a odměnu počítá { $seat }
}
nc-head-only_informant = { $variant ->
    [2] Jedna štěnice, jedna výhra: { $seat }, { $n }
    [3] { $seat } proti celé Rodině a soud souhlasí: { $n }
    [4] Nikdo jiný nemluvil. Mluví { $seat }: { $n }
    [5] Jediné jméno na straně zákona: { $seat }, { $n }
    [6] { $seat } komplice nepotřebuje: respekt { $n }
   *[1] Jediná zrada u stolu stačí: { $seat }, respekt { $n }
}
nc-head-betrayed_for_nothing = { $variant ->
    [2] { $seat } vypovídá o všem. Porota zívá: { $n } pro nic
    [3] Nejvíc respektu, špatná strana: { $seat }, { $n }
    [4] Respekt { $n } a zbytečná štěnice: { $seat }
    [5] Prohrává nejváženější zrada ve městě: { $seat }, { $n }
    [6] Konečně volný, říká Kmotr. { $seat } počítá { $n } a mlčí
   *[1] Kmotr je volný a výhra pryč: { $seat } má { $n }
}
nc-head-loyal_for_nothing = { $variant ->
    [2] Respekt { $n } Kmotra nezachrání: { $seat }
    [3] Nejváženější jméno na lavici: { $seat }, { $n }
    [4] { $seat } sází na Rodinu { $n }. Rodina prohrává
    [5] Ve městě první, u soudu poslední: { $seat }, { $n }
    [6] Tolik respektu, { $n }, a špatný verdikt: { $seat }
   *[1] Věrnost až do konce a pro nic: { $seat }, { $n }
}
nc-head-nobody = { $variant ->
    [2] Kmotr jde sedět a nikdo nemluvil: poražených { $n }
    [3] Bez zrady bez výhry: poctivých gangsterů { $n }
    [4] Mlčelo jich { $n }. Nepomohlo to
    [5] Rodina, počtem { $n }, věrná až do cely
    [6] Vinen, a nečekal to nikdo { OUT_OF($n) }
   *[1] Věrní zůstali všichni, prohráli všichni: { $n }
}
nc-head-edge = { $variant ->
    [2] Rozhodlo jediné pole: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [3] Porota počítala dvakrát: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [4] Váha se sotva pohnula: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [5] Nejtěsnější proces roku: { $guilty ->
             [yes] odsouzen
            *[no] osvobozen
        }
    [6] Pírko na vahách: { $guilty ->
             [yes] Kmotr padá
            *[no] Kmotr odchází
        }
   *[1] { $guilty ->
             [yes] Vinen o vlásek
            *[no] Nevinen o vlásek
        }
}
nc-head-certain = { $variant ->
    [2] Porota přestávku nepotřebuje: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }, polí { $n }
    [3] Jasný případ: { $guilty ->
             [yes] odsouzen
            *[no] osvobozen
        }, polí { $n }
    [4] Polí { $n } a žádná pochybnost: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [5] Verdikt už dávno ležel na stole, polí { $n }: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [6] Polí { $n } k dobru: { $guilty ->
             [yes] zákonu
            *[no] Rodině
        }
   *[1] Náskok { $n }: { $guilty ->
             [yes] Kmotra by nezachránil nikdo
            *[no] Kmotrovi by neublížil nikdo
        }
}
nc-head-turned = { $variant ->
    [2] Překvapení posledního měsíce: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [3] Kdo odešel ze soudu dřív, přišel o to: { $guilty ->
             [yes] odsouzen
            *[no] osvobozen
        }
    [4] Před měsícem to bylo naopak: { $guilty ->
             [yes] teď vinen
            *[no] teď nevinen
        }
    [5] Proces se láme na samém konci: { $guilty ->
             [yes] Kmotr padá
            *[no] Kmotr odchází
        }
    [6] Měsíc je dlouhá doba: { $guilty ->
             [yes] vinen
            *[no] volný
        }
   *[1] Poslední verdikt proces obrací: { $guilty ->
             [yes] přece jen vinen
            *[no] přece jen nevinen
        }
}
nc-head-by_title = { $variant ->
    [2] Po { $n }, ale lepší klobouk má { $seat }
    [3] Hodnost je hodnost: při { $n } vyhrává { $seat }
    [4] Titul za celou hru: { $seat }, { $n }
    [5] { $seat } má { $n } jako jiní a k tomu čestné křeslo
    [6] Respekt stejný, { $n }: poklona, { $seat }
   *[1] Stejně, { $n }, a rozhoduje titul: { $seat }
}
nc-head-shared = { $variant ->
    [2] Jeden stůl, víc přípitků: { $seats }
    [3] Stejně do poslední laskavosti: { $seats }
    [4] Nejde je rozdělit: { $seats }
    [5] Město má místo pro všechny: { $seats }
    [6] Remíza mezi gentlemany: { $seats }
   *[1] Vyhrávají společně: { $seats }
}
nc-head-one_respect = { $variant ->
    [2] { $seat } o kývnutí, { $target } o povzdech
    [3] Od výhry dělí jedna laskavost: { $seat } vpředu, { $target } hned za tím
    [4] Jeden respekt navíc, jeden políbený prsten: { $seat }, pak { $target }
    [5] Těsněji než břitva: { $seat }, { $target }
    [6] { $seat } vyhrává o jeden. { $target } ví o který
   *[1] Jeden respekt: má ho { $seat }, ne { $target }
}
nc-head-last_month = { $variant ->
    [2] { $target } vládne až do posledního měsíce. Pak přichází { $seat }
    [3] Před posledním měsícem { $target }, po něm { $seat }
    [4] { $seat } čeká na poslední měsíc. Zpátky zůstává { $target }
    [5] Na oslavu brzy, { $target }: poslední měsíc bere { $seat }
    [6] Kalendář přeje: { $seat }. A nepřeje: { $target }
   *[1] Poslední měsíc zvedá jméno { $seat } nad { $target }
}
nc-head-poor = { $variant ->
    [2] Respekt si nekoupíš: { $seat }, v Banku { $money }
    [3] Prázdný Bank, plné pocty: { $seat }, { $money }
    [4] { $seat } utrácí s citem, zbývá { $money }
    [5] Zbývá { $money } a celé město: { $seat }
    [6] Peníze nejsou všechno: { $seat } vyhrává, v Banku { $money }
   *[1] Vyhrává nejchudší Bank: { $seat }, { $money }
}
nc-head-missing = { $variant ->
    [2] { $seat } se dělí, ale ne o všechno: zůstalo { $n }
    [3] Rodinný držgrešle: { $seat }, bankovek { $n }
    [4] Ošizeno { $n }×: podpis { $seat }
    [5] Po jménu { $seat } si přepočítej bankovky: { $n } pryč
    [6] { $seat } tomu říká poplatek: bankovek { $n }
   *[1] Cestou se ztratilo bankovek { $n }: víc ví { $seat }
}
nc-head-briber = { $variant ->
    [2] Soud pozdravuje: { $seat }, úplatků { $n }
    [3] { $seat } platí { $n }× a účtenku nechce
    [4] Spravedlnost má cenu a { $n }× ji platí { $seat }
    [5] Miláček poroty: { $seat }, obálek { $n }
    [6] Obálek { $n }, jeden rukopis: { $seat }
   *[1] Úplatků { $n }: { $seat } zná všechny soudce ve městě
}
nc-head-dear = { $variant ->
    [2] Nejdražší nabídka města: { $seat }, { $money }
    [3] { $seat } otvírá kufr: { $money }
    [4] { $money } a mrkne jen { $seat }
    [5] Za kolik? { $seat } říká { $money }
    [6] Poprvé, podruhé, potřetí: { $money }: { $seat }
   *[1] { $money } na stole: { $seat } to chce opravdu moc
}
nc-head-respect = { $variant ->
    [2] Respekt { $n }, jedno jméno: { $seat }
    [3] Takhle nezdraví nikoho jiného: { $seat }, { $n }
    [4] { $seat } má respekt { $n } a nejlepší stůl ve městě
    [5] První mezi rovnými: { $seat }, { $n }
    [6] Klobouk dolů, { $n }×: { $seat }
   *[1] Město se klaní: { $seat }, respekt { $n }
}

### Proč hra skončila právě takhle

nc-why-aborted = Hru ukončil hostitel, běžel { $round }. měsíc, takže nevyhrává nikdo.

### Noc jednoho hráče

nc-own-role = { $side ->
    [informant] FBI Informátor
   *[loyal] věrnost Rodině
}, respekt { $n }
nc-own-bid = Nejdražší ukázaná nabídka: { $money }, { $card }.
nc-own-bank = V Banku: { $money }; úplatky: { $bribes }.
nc-own-cheated = Bankovky, o které tě ošidili: { $n }.
