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
    [2] Jedna štěnice, jedna výhra: { $seat }, respekt { $n }
    [3] { $seat } proti celé Rodině a soud souhlasí: respekt { $n }
    [4] Nikdo jiný nemluvil. Mluví { $seat }: respekt { $n }
    [5] Jediné jméno na straně zákona: { $seat }, respekt { $n }
    [6] { $seat } komplice nepotřebuje: respekt { $n }
   *[1] Jediná zrada u stolu stačí: { $seat }, respekt { $n }
}
nc-head-betrayed_for_nothing = { $variant ->
    [2] { $seat } vypovídá o všem. Porota zívá: respekt { $n } pro nic
    [3] Nejvíc respektu, špatná strana: { $seat }, { $n }
    [4] Respekt { $n } a zbytečná štěnice: { $seat }
    [5] Prohrává nejváženější zrada ve městě: { $seat }, respekt { $n }
    [6] Konečně volný, říká Kmotr. { $seat } počítá respekt { $n } a mlčí
   *[1] Kmotr je volný a výhra pryč: { $seat } má respekt { $n }
}
nc-head-loyal_for_nothing = { $variant ->
    [2] Respekt { $n } Kmotra nezachrání: { $seat }
    [3] Nejváženější jméno na lavici obžalovaných: { $seat }, respekt { $n }
    [4] { $seat } sází na Rodinu respekt { $n }. Rodina prohrává
    [5] Ve městě první, u soudu poslední: { $seat }, respekt { $n }
    [6] Tolik respektu, { $n }, a špatný verdikt: { $seat }
   *[1] Věrnost až do konce a pro nic: { $seat }, respekt { $n }
}
nc-head-nobody = { $variant ->
    [2] Kmotr jde sedět a nikdo nemluvil: poražených { $n }
    [3] Bez zrady bez výhry: poctivých gangsterů { $n }
    [4] Mlčelo jich { $n }. Nepomohlo to
    [5] Věrnost až do cely, a to { $n }×
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
            *[no] Kmotr jde domů
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
        } o { $n } polí
    [3] Jasný případ: { $guilty ->
             [yes] odsouzen
            *[no] osvobozen
        } o { $n } polí
    [4] { $n } polí a žádná pochybnost: { $guilty ->
             [yes] vinen
            *[no] nevinen
        }
    [5] Odvolání nepomůže: { $guilty ->
             [yes] vinen
            *[no] nevinen
        } o { $n } polí
    [6] { $n } polí navrch má { $guilty ->
             [yes] zákon
            *[no] Rodina
        }
   *[1] Náskok { $n } polí: { $guilty ->
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
            *[no] Kmotr jde domů
        }
    [6] Měsíc je dlouhá doba: Kmotr je { $guilty ->
             [yes] vinen
            *[no] volný
        }
   *[1] Poslední verdikt proces obrací: { $guilty ->
             [yes] přece jen vinen
            *[no] přece jen nevinen
        }
}
nc-head-by_title = { $variant ->
    [2] Respekt stejný, { $n }, ale vyšší titul má { $seat }
    [3] Hodnost je hodnost: při respektu { $n } vyhrává { $seat }
    [4] Titul v ceně celé hry: { $seat }, respekt { $n }
    [5] { $seat } má respekt { $n } jako jiní a k tomu čestné křeslo
    [6] Respekt stejný, { $n }: poklona, { $seat }
   *[1] Stejný respekt, { $n }, a rozhoduje titul: { $seat }
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
    [3] Rozhodla jediná laskavost: vyhrává { $seat }, hned za tím { $target }
    [4] Jeden respekt navíc, jeden políbený prsten: { $seat }, pak { $target }
    [5] Jen o fous: vpředu { $seat }, hned za tím { $target }
    [6] { $seat } vyhrává o jeden. { $target } ví o který
   *[1] Jeden respekt: má ho { $seat }, ne { $target }
}
nc-head-last_month = { $variant ->
    [2] { $target } vládne až do posledního měsíce. Pak přichází { $seat }
    [3] Před posledním měsícem { $target }, po něm { $seat }
    [4] { $seat } čeká na poslední měsíc. Zpátky zůstává { $target }
    [5] Na oslavu brzy, { $target }: poslední měsíc bere { $seat }
    [6] Kalendář přeje: { $seat }. A nepřeje: { $target }
   *[1] Poslední měsíc mění pořadí: nahoru { $seat }, dolů { $target }
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
    [2] { $seat } se dělí, ale ne o všechno: { $n } bankovek zůstalo
    [3] Držgrešle Rodiny: { $seat }, { $n } bankovek
    [4] Ostatním chybí { $n } bankovek: podepisuje { $seat }
    [5] Přepočítejte si bankovky, { $n } jich má { $seat }
    [6] { $seat } tomu říká poplatek: { $n } bankovek
   *[1] Cestou se ztratilo { $n } bankovek: víc ví { $seat }
}
nc-head-briber = { $variant ->
    [2] Soud pozdravuje: { $seat }, { $n } úplatků
    [3] { $seat } platí { $n }× a účtenku nechce
    [4] Spravedlnost má cenu a { $n }× ji platí { $seat }
    [5] Miláček poroty: { $seat }, { $n } úplatků
    [6] { $n } úplatků, jeden rukopis: { $seat }
   *[1] { $n } úplatků: { $seat } zná všechny soudce ve městě
}
nc-head-dear = { $variant ->
    [2] Víc nikdo neukázal: { $seat }, { $money }
    [3] { $seat } otvírá kufr: { $money }
    [4] { $money } a mrkne jen { $seat }
    [5] Za kolik? { $seat } říká { $money }
    [6] Poprvé, podruhé, potřetí: { $money }: { $seat }
   *[1] { $money } na stole: { $seat } to chce opravdu moc
}
nc-head-respect = { $variant ->
    [2] Respekt { $n }, výš nikdo: { $seat }
    [3] Víc respektu nemá nikdo: { $seat }, { $n }
    [4] { $seat } má respekt { $n } a nejlepší stůl ve městě
    [5] První mezi rovnými: { $seat }, respekt { $n }
    [6] Klobouk dolů: { $seat }, respekt { $n }
   *[1] Město se klaní: { $seat }, respekt { $n }
}

### Proč hra skončila právě takhle

nc-why-aborted = Hru ukončil hostitel, běžel { $round }. měsíc, takže nevyhrává nikdo.

### Noc jednoho hráče

nc-own-role = { $side ->
    [informant] FBI Informátor
   *[loyal] věrnost Rodině
}, respekt { $n }
nc-own-bid = Nejdražší ukázaná nabídka: { $money }, { $card }.
nc-own-bank = V Banku: { $money }; úplatky: { $bribes }.
nc-own-cheated = { $n ->
    [0] Nikdo tě neošidil.
   *[other] Bankovky, o které tě ošidili: { $n } ({ $list }).
}
