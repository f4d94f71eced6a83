# Mafie u stolu: vyprávěné řádky, tabule, otázky, potvrzení, účtenky, příběh.
# Jména lidí stojí v 1. pádě po dvojtečce nebo jako podmět v přítomném čase. $theme: kids = dětská hra, jinak town.
# Spoilery a časy přicházejí hotové v argumentech ($what, $until).

### Vyprávění: začátek a noc

dusk = { $theme ->
    [kids] { $variant ->
        [2] V oknech je tma. Akademie zavírá oči.
        [3] Zvonek odzvonil večerku. Akademie zavírá oči.
        [4] Na věži odbíjí devátá. Akademie zavírá oči.
        [5] Chodby utichly. Akademie zavírá oči.
       *[1] Lampa zhasíná. Akademie zavírá oči.
    }
   *[town] { $variant ->
        [2] V oknech je tma. Město zavírá oči.
        [3] Poslední tramvaj dojela. Město zavírá oči.
        [4] Na věži odbíjí půlnoc. Město zavírá oči.
        [5] Nad řekou stojí mlha. Město zavírá oči.
       *[1] Lampa zhasíná. Město zavírá oči.
    }
}
agent-wakes = { $variant ->
    [2] **Agent se probouzí.**
    [3] **Agent zvedá hlavu.**
    [4] **Agent bere do ruky lupu.**
   *[1] **Agent otevírá oči.**
}
agent-alone-night = První noc patří jen Agentovi.
gang-wakes = **Gang otevírá oči.**
mafia-meets = { $theme ->
    [kids] { $variant ->
        [2] **Darebáci otevírají oči.**
        [3] **Darebáci se probouzejí.**
        [4] **Darebáci zvedají hlavy.**
       *[1] **Scházejí se Darebáci.**
    }
   *[town] { $variant ->
        [2] **Mafie otevírá oči.**
        [3] **Mafie se probouzí.**
        [4] **Mafie si sedá ke stolu.**
       *[1] **Schází se Mafie.**
    }
}
recruiting = { $theme ->
    [kids] Darebáci verbují. Na někoho čeká překvapení.
   *[town] Mafie verbuje. Někdo se právě dozvídá víc, než je zdrávo.
}

### Vyprávění: svítání a zásahy

dawn = { $theme ->
    [kids] { $variant ->
        [2] Zvoní budíček. Darebáci si vybrali: { $who }.
        [3] V jídelně voní čaj. Darebáci si vybrali: { $who }.
        [4] Rozednívá se. Darebáci si vybrali: { $who }.
       *[1] Svítá. Darebáci si vybrali: { $who }.
    }
   *[town] { $variant ->
        [2] Popeláři už jezdí. Mafie si vybrala: { $who }.
        [3] Houká ranní vlak. Mafie si vybrala: { $who }.
        [4] Rozednívá se. Mafie si vybrala: { $who }.
       *[1] Svítá. Mafie si vybrala: { $who }.
    }
}
dawn-chairs = { $variant ->
    [2] Rozednívá se. Všichni se rozhlížejí: je některá židle prázdná?
    [3] Někdo roztahuje závěsy. Jsou všechny židle obsazené?
    [4] Voní káva. Počítám židle a pak je počítám znovu.
   *[1] Okna šednou. Počítám židle.
}
dawn-name = { $theme ->
    [kids] { $variant ->
        [2] Jedna židle je prázdná. Darebáci si vybrali: { $who }.
        [3] Někdo chybí. Darebáci si vybrali: { $who }.
        [4] O jednoho je nás míň. Darebáci si vybrali: { $who }.
       *[1] Jedna zůstala prázdná. Darebáci si vybrali: { $who }.
    }
   *[town] { $variant ->
        [2] Jedna židle je prázdná. Mafie si vybrala: { $who }.
        [3] Někdo chybí. Mafie si vybrala: { $who }.
        [4] O jednoho je nás míň. Mafie si vybrala: { $who }.
       *[1] Jedna zůstala prázdná. Mafie si vybrala: { $who }.
    }
}
dawn-all = { $variant ->
    [2] Nikdo nechybí. Snídaně chutná líp.
    [3] Nikdo nechybí. Noviny nemají titulek.
    [4] Nikdo nechybí. Vrátný to počítá dvakrát.
   *[1] Nikdo nechybí. Mlékař se diví nejvíc.
}
dawn-rest = Nikdo další nechybí.
dawn-quiet = { $variant ->
    [2] Svítá a nikdo nechybí. Snídaně chutná líp.
    [3] Kohout kokrhá a nikdo nechybí. Noviny nemají titulek.
    [4] Rozednívá se a nikdo nechybí. Vrátný to počítá dvakrát.
   *[1] Je ráno a nikdo nechybí. Mlékař se diví nejvíc.
}
vest = { $theme ->
    [kids] { $variant ->
        [2] **Pletená vesta** sedí jako ulitá. { $who } zůstává ve hře.
        [3] Knoflík po knoflíku, a hle: **Pletená vesta**. { $who } zůstává ve hře.
        [4] Kabát se rozevírá a pod ním je **Pletená vesta**. { $who } zůstává ve hře.
        [5] Chladný den, hřejivá **Pletená vesta**. { $who } zůstává ve hře.
        [6] Babička odvedla dobrou práci: **Pletená vesta**. { $who } zůstává ve hře.
       *[1] Pod kabátem **Pletená vesta**. { $who } zůstává ve hře.
    }
   *[town] { $variant ->
        [2] **Neprůstřelná vesta** sedí jako ulitá. { $who } zůstává ve hře.
        [3] Knoflík po knoflíku, a hle: **Neprůstřelná vesta**. { $who } zůstává ve hře.
        [4] Kabát se rozevírá a pod ním je **Neprůstřelná vesta**. { $who } zůstává ve hře.
        [5] Chladný den, hřejivá **Neprůstřelná vesta**. { $who } zůstává ve hře.
        [6] Krejčí odvedl dobrou práci: **Neprůstřelná vesta**. { $who } zůstává ve hře.
       *[1] Pod kabátem **Neprůstřelná vesta**. { $who } zůstává ve hře.
    }
}
bandage = { $variant ->
    [2] **Obvaz** drží. Přikládá ho { $by } a { $who } zůstává ve hře.
    [3] { $by } sahá do brašny a vytahuje **Obvaz**. { $who } zůstává ve hře.
    [4] Tři otočky a uzel. { $by } přikládá **Obvaz**, { $who } zůstává ve hře.
    [5] { $by } nečeká na doktora a přikládá **Obvaz**. { $who } zůstává ve hře.
    [6] Lékárnička cvakla. { $by } přikládá **Obvaz**, { $who } zůstává ve hře.
   *[1] { $by } přikládá **Obvaz**. { $who } zůstává ve hře.
}
out = { $how ->
    [agent] { $variant ->
        [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Lupa zůstává ležet na stole.
        [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Pod masky už nikdo nenahlédne.
       *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Policie přichází o Agenta.
    }
    [only] { $theme ->
        [kids] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Maska je dole.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Tak přece.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Žeton Darebáků leží lícem vzhůru.
        }
       *[town] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Maska je dole.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Tak přece.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Žeton Mafie leží lícem vzhůru.
        }
    }
    [first] { $theme ->
        [kids] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. První z nich.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Jedna maska je dole.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. První žeton Darebáků leží lícem vzhůru.
        }
       *[town] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. První z nich.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Jedna maska je dole.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. První žeton Mafie leží lícem vzhůru.
        }
    }
    [another] { $theme ->
        [kids] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Další maska je dole.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. A první to není.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Další žeton Darebáků leží lícem vzhůru.
        }
       *[town] { $variant ->
            [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Další maska je dole.
            [3] Ze hry odchází { $who }. Žeton: **{ $token }**. A první to není.
           *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Další žeton Mafie leží lícem vzhůru.
        }
    }
    [three] { $variant ->
        [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Tři židle, tři jména.
        [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Kolem stolu je najednou moc místa.
       *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. U stolu zůstávají tři.
    }
    [voted] { $variant ->
        [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Nikdo neřekne ani slovo.
        [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Na věšáku zůstává čepice.
       *[1] Ze hry odchází { $who }. Žeton: **{ $token }**. Prsty se vracejí do kapes.
    }
   *[struck] { $variant ->
        [2] Ze hry odchází { $who }. Žeton: **{ $token }**. Jedna snídaně zůstává na stole.
        [3] Ze hry odchází { $who }. Žeton: **{ $token }**. Jeden hrnek zůstává plný.
       *[1] Ze hry odchází { $who }. Žeton: **{ $token }**.
    }
}
out-gang = Ze hry odchází { $who }. Žeton: **{ $token }**. A k tomu karta **Nový gang**.
gang-card-too = A k tomu karta **Nový gang**.
last-shot = { $theme ->
    [kids] { $variant ->
        [2] Ještě ne. **Poslední slovo**: { $who } ukazuje na: { $target }.
        [3] { $who } se ve dveřích otáčí a **posledním slovem** ukazuje na: { $target }.
        [4] Dveře ještě nezapadly. **Poslední slovo**: { $who } ukazuje na: { $target }.
        [5] Než zazvoní, zazní **poslední slovo**. { $who } ukazuje na: { $target }.
        [6] Něco ještě nebylo řečeno. **Poslední slovo**: { $who } ukazuje na: { $target }.
       *[1] **Poslední slovo.** { $who } ukazuje na: { $target }.
    }
   *[town] { $variant ->
        [2] Ještě ne. **Poslední výstřel**: { $who } míří na: { $target }.
        [3] { $who } se ve dveřích otáčí a **posledním výstřelem** míří na: { $target }.
        [4] Židle padá, ruka ne. **Poslední výstřel**: { $who } míří na: { $target }.
        [5] Než zhasne lampa, padá **poslední výstřel**. { $who } míří na: { $target }.
        [6] Tenhle účet se platí hned. **Poslední výstřel**: { $who } míří na: { $target }.
       *[1] **Poslední výstřel.** { $who } míří na: { $target }.
    }
}
no-shot = { $theme ->
    [kids] Poslední slovo nezaznělo.
   *[town] Poslední výstřel nepadl.
}
exposed = Svítá a Policie přišla o Agenta. Ze hry odchází { $who }. Žeton: **{ $token }**.
withdraws = { $cause ->
    [disqualified] Hostitel vylučuje: { $who }. Žeton se ukáže, jakmile to hra dovolí.
   *[removed] { $who } vstává od stolu. Žeton se ukáže, jakmile to hra dovolí.
}
removed = Židle zůstává prázdná: { $who }. Žeton: **{ $token }**.
disqualified = { $who } už nehraje. Žeton: **{ $token }**. Hra jde dál, tohle místo vyhrát nemůže.

### Vyprávění: den

talk = { $variant ->
    [2] Slovo má stůl. Ptejte se, dokud se odpovídá.
    [3] Židle vržou, čaj stydne. Mluvte.
    [4] Den je krátký, jmen je dost. Mluvte.
   *[1] Stůl je váš. Mluvte, dokud je o kom.
}
talk-again = Nikdo neukázal. Mluvte ještě jednou, potom znovu prsty nahoru.
tally = { $variant ->
    [2] Prsty jsou sečtené: { $list }.
    [3] Sečteno: { $list }.
    [4] Stůl ukázal takhle: { $list }.
   *[1] Hlasy: { $list }.
}
tally-of = { $who } { $n ->
    [one] { $n } hlas
    [few] { $n } hlasy
   *[other] { $n } hlasů
} ({ $list })
suspects = { $variant ->
    [2] Prsty míří sem: { $list }. Slovo dostanou popořadě.
    [3] Tahle jména mají co vysvětlovat: { $list }. Jedno po druhém.
    [4] V podezření: { $list }. Ve stejném pořadí dostanou slovo.
   *[1] Podezření: { $list }. Mluví se v tomhle pořadí.
}
suspect-sole = V podezření je jediné jméno: { $who }. Čeká nás jedna řeč a verdikt.
speech = { speech-open } Čas vyprší { $until }.
speech-open = { $first ->
    [no] { $variant ->
        [2] Teď mluví { $who }.
        [3] Na řadě je { $who }.
        [4] Stůl poslouchá: { $who }.
       *[1] Slovo má { $who }.
    }
   *[yes] Ticho u stolu. Mluví jen { $who }.
}
tie = { $variant ->
    [2] Misky vah se ani nehnou: { $list }. Kdo přehodí hlas, rozhodne.
    [3] Tady jako tam: { $list }. Kdo přehodí hlas, rozhodne.
    [4] Nikdo nemá ani o prst víc: { $list }. Kdo přehodí hlas, rozhodne.
    [5] Počítám podruhé a pořád je to shoda: { $list }. Kdo přehodí hlas, rozhodne.
    [6] Stůl se rozdělil: { $list }. Kdo přehodí hlas, rozhodne.
   *[1] Prstů je stejně: { $list }. Kdo přehodí hlas, rozhodne.
}
tie-turned = { $who } přehazuje hlas a je rozhodnuto: { $target }.
lot = { $how ->
    [drawn] { $variant ->
        [2] Mince se točí, cinká a padá na: { $who }.
        [3] Shodu řeší mince. Padá na: { $who }.
        [4] Mince letí vzhůru a všichni se dívají, kam dopadne: { $who }.
        [5] Hlasů je stejně, ať promluví mince. Padá na: { $who }.
        [6] Stačí jeden hod. Mince padá na: { $who }.
       *[1] O shodě rozhoduje los. Mince padá na: { $who }.
    }
   *[stayed] { $variant ->
        [2] Hlasy zůstaly, kde byly. Mince se točí a padá na: { $who }.
        [3] Nikdo ani prstem nehnul, tak je řada na minci. Padá na: { $who }.
        [4] Prsty se nehnuly, mince ano. Padá na: { $who }.
        [5] Stůl mlčí, mince se točí. Padá na: { $who }.
        [6] Ticho, jen mince cinká o stůl. Padá na: { $who }.
       *[1] Nikdo neuhnul. Mince padá na: { $who }.
    }
}
commander = Shoda. Rozhoduje prst Velitele: { $who }.
commander-suspect = Shoda o druhé místo. Rozhoduje prst Velitele: { $who }.
verdict = { $few ->
    [yes] { $theme ->
        [kids] { $variant ->
            [2] Teď už váží každý prst. Verdikt zní: { $who }.
            [3] Pár židlí a jedno jméno: { $who }.
            [4] Není z koho vybírat. Akademie rozhodla: { $who }.
            [5] Hlasovat už skoro nemá kdo, a přece je rozhodnuto: { $who }.
            [6] Krátký stůl, krátký verdikt: { $who }.
           *[1] Zbývá jen pár lidí a akademie rozhodla: { $who }.
        }
       *[town] { $variant ->
            [2] Teď už váží každý prst. Verdikt zní: { $who }.
            [3] Pár židlí a jedno jméno: { $who }.
            [4] Není z koho vybírat. Město rozhodlo: { $who }.
            [5] Hlasovat už skoro nemá kdo, a přece je rozhodnuto: { $who }.
            [6] Krátký stůl, krátký verdikt: { $who }.
           *[1] Zbývá jen pár lidí a město rozhodlo: { $who }.
        }
    }
   *[no] { $theme ->
        [kids] { $variant ->
            [2] Prsty jsou dole, zůstalo jedno jméno: { $who }.
            [3] Dost bylo řečí. Akademie ukazuje na: { $who }.
            [4] Chodba ztichla. Verdikt zní: { $who }.
            [5] U stolu je rozhodnuto: { $who }.
            [6] Křída se zastavila u jednoho jména: { $who }.
           *[1] Akademie rozhodla: { $who }.
        }
       *[town] { $variant ->
            [2] Prsty jsou dole, zůstalo jedno jméno: { $who }.
            [3] Dost bylo řečí. Město ukazuje na: { $who }.
            [4] Náměstí ztichlo. Verdikt zní: { $who }.
            [5] U stolu je rozhodnuto: { $who }.
            [6] Tužka se zastavila u jednoho jména: { $who }.
           *[1] Město rozhodlo: { $who }.
        }
    }
}
nobody-out = Nikdo neukázal. Dnes nikdo neodchází.
nobody-can = Dnes nemá kdo ukázat. Nikdo neodchází.
annulled = Prsty dolů, tohle hlasování neplatí. Hlasuje se znovu.

### Vyprávění: karty

set-cards = { $n ->
    [0] V balíčku: { $list }.
    [one] V balíčku: { $list }. A k tomu { $n } neutrální karta.
    [few] V balíčku: { $list }. A k tomu { $n } neutrální karty.
   *[other] V balíčku: { $list }. A k tomu { $n } neutrálních karet.
}
commander-shown = Na stole leží **Velitel**. První hlasuje { $who }.
commander-now = Velitelem je teď { $who }.
swap-shown = { $who } vykládá **Změnu role** a rozmýšlí se.
swap = Žetony si vyměňují { $who } a { $target }. Odmítnout to nejde.
swap-none = { $who } si nechává svůj žeton. **Změna role** zůstává na stole.
swap-nobody = **Změnu role** nikdo nevykládá.
card-arrest = { $theme ->
    [kids] { $who } vykládá **Den volna**. Dnes nehlasuje a žádný hlas nedostane.
   *[town] { $who } vykládá **Zatčení**. Dnes nehlasuje a žádný hlas nedostane.
}
card-hideout = { $who } vykládá **Úkryt**. Celé příští kolo zůstává ve hře a nehlasuje.
# MF-29.2
card-safe = { $theme ->
    [kids] { $who } vykládá **Železný dopis**. Příští noc má od Darebáků klid.
   *[town] { $who } vykládá **Železný dopis**. Příští noc má od Mafie klid.
}
card-kidnap = { $theme ->
    [kids] { $who } vykládá kartu **Pochůzka**. Dnes nehlasuje: { $target }.
   *[town] { $who } vykládá **Únos**. Dnes nehlasuje: { $target }.
}
card-wiretap = { $who } vykládá **Odposlech**. Na drátě je: { $target }.
card-corner = { $theme ->
    [kids] **Nečekané slovo.** { $who } ukazuje na: { $target }.
   *[town] **Výstřel zpoza rohu.** { $who } míří na: { $target }.
}

### Konec

end-police = { $theme ->
    [kids] Darebákům došly židle. **Vyhrála Policie.**
   *[town] Mafii došly židle. **Vyhrála Policie.**
}
end-mafia = { $theme ->
    [kids] Zákon u tohoto stolu končí. **Vyhráli Darebáci.**
   *[town] Zákon u tohoto stolu končí. **Vyhrála Mafie.**
}
end-gang = { $theme ->
    [kids] Zatímco se dva přeli, chodbu převzal třetí. **Vyhrál Gang.**
   *[town] Zatímco se dva prali, ulici převzal třetí. **Vyhrál Gang.**
}
end-stalemate = { $theme ->
    [kids] Tři kola a nikdo neodešel. Akademie usíná nerozhodně.
   *[town] Tři kola a nikdo neodešel. Město usíná nerozhodně.
}
end-all_out = Poslední židle osiřely naráz. Nevyhrává nikdo.
end-aborted = Hra končí předčasně a bez vítěze.

### Šeptané zprávy

agent-saw = { $what }. Víš to jen ty.
tapped = Odposlech: { $what }. Víš to jen ty.
swap-known = Po výměně: { $what }.
wakers = { $theme ->
    [kids] Darebáci u stolu: { $list }.
   *[town] Mafie u stolu: { $list }.
}
wakers-alone = { $theme ->
    [kids] Z Darebáků se dnes v noci budíš jen ty.
   *[town] Z Mafie se dnes v noci budíš jen ty.
}
wakers-recruit = { $theme ->
    [kids] { $by } verbuje: { $who }. Darebáci u stolu: { $list }. Vybírá se znovu.
   *[town] { $by } verbuje: { $who }. Mafie u stolu: { $list }. Vybírá se znovu.
}
no-target = Dnes v noci není koho vybrat.
recruited = { $theme ->
    [kids] Od teď hraješ a vyhráváš s Darebáky. Žeton ti zůstává. Darebáci u stolu: { $list }.
   *[town] Od teď hraješ a vyhráváš s Mafií. Žeton ti zůstává. Mafie u stolu: { $list }.
}
gang-known = Gang u stolu: { $list }.
victim-agreed = Rozhodnuto: { $who }.
victim-most = Nejvíc prstů: { $who }.
victim-tie = Prsty se rozešly, rozhodl los: { $who }.
victim-draw = Nikdo neukázal, rozhodl los: { $who }.
pick = { $who } ukazuje na: { $target }.
changes-left = { $n ->
    [0] Změny: nezbývá žádná.
    [one] Změny: zbývá { $n }.
    [few] Změny: zbývají { $n }.
   *[other] Změny: zbývá { $n }.
}
room-open = { $theme ->
    [kids] Co sem napíšeš, čtou do konce schůzky všichni Darebáci.
   *[town] Co sem napíšeš, čte do konce schůzky celá Mafie.
}
room-open-desk = { $theme ->
    [kids] Tlačítkem **Vzkaz na schůzku** napíšeš všem Darebákům.
   *[town] Tlačítkem **Vzkaz na schůzku** napíšeš celé Mafii.
}
room-closed = Schůzka končí. Co sem napíšeš teď, nečte nikdo.

### Ruka a co kdo ví

hand-turn = Co smíš vidět jen ty, leží pod černými pruhy. Ťuknutím je odkryješ.
hand-token = Žeton: { $token }.
hand-card = Karta: { $card }.
hand-card-spent = Karta: { $card }. Už je zahraná.
hand-knows = Víš
hand-knows-nothing = Víš jen to, co všichni.
hand-again = Znovu to najdeš pod tlačítkem **Moje místo** nebo přes **/místo**.
role-police = { $theme ->
    [kids] Najdi Darebáky dřív, než oni najdou tebe.
   *[town] Najdi Mafii dřív, než ona najde tebe.
}
role-mafia = Ve dne hraješ nevinnost.
role-agent = Ukážu ti jednu pravdu za noc. Co s ní, je na tobě.
role-agent-once = { $theme ->
    [kids] Ukážu ti jedinou pravdu, hned první noc. Když najdeš Darebáka, odcházíš ze hry.
   *[town] Ukážu ti jedinou pravdu, hned první noc. Když najdeš Mafiána, odcházíš ze hry.
}
known-round = { $night ->
    [yes] { $round ->
        [0] Před hrou
       *[other] { $round }. noc
    }
   *[no] { $round ->
        [0] Před hrou
       *[other] { $round }. den
    }
}
known-swap = { $who }: předtím { $before }, teď { $now }
known-wakers = { $theme ->
    [kids] Darebáci: { $list }
   *[town] Mafie: { $list }
}
known-wakers-alone = { $theme ->
    [kids] Darebáci: jen ty
   *[town] Mafie: jen ty
}
known-recruited = { $theme ->
    [kids] Od teď s Darebáky: { $list }
   *[town] Od teď s Mafií: { $list }
}
known-recruit = { $by } verbuje: { $who }
known-gang = Gang: { $list }
known-victim = { $theme ->
    [kids] Darebáci ukazují na: { $who }
   *[town] Mafie míří na: { $who }
}
book-title = { $theme ->
    [kids] Kniha studovny
   *[town] Kniha záhrobí
}
book-look = Noc { $round } · Agent se dívá na: { $who } ({ $token }).
book-victim = { $theme ->
    [kids] Noc { $round } · Darebáci ukazují na: { $who }.
   *[town] Noc { $round } · Mafie míří na: { $who }.
}
book-recruit = Noc { $round } · { $by } verbuje: { $who }.
book-quiet = Noc { $round } · Klid.
book-silence = { $theme ->
    [kids] U stolu se mlčí. Mluví se ve Studovně.
   *[town] U stolu se mlčí. Mluví se v Záhrobí.
}
book-silence-alone = U stolu se mlčí.
book-no-nights = Co se děje v noci, poví až příběh.
you-are-out = { $theme ->
    [kids] Tvoje hra u stolu končí, žeton leží lícem vzhůru. Studovna je hned vedle, do konce hry mluv jen tam.
   *[town] Tvoje hra u stolu končí, žeton leží lícem vzhůru. Záhrobí je hned vedle, do konce hry mluv jen tam.
}
you-are-out-alone = Tvoje hra u stolu končí, žeton leží lícem vzhůru.
you-win-too = Když vyhraje tvoje strana, vyhráváš s ní.

### Tipy těch, kdo dohráli nebo přihlížejí (NT-5.1)

guess-hint = Dokud se hraje, můžeš si pod **Moje místo** tajně tipnout, kdo půjde příště.
guess-title = Tvoje tipy
guess-night = { $theme ->
    [kids] Na koho v noci ukážou Darebáci?
   *[town] Koho si v noci vezme Mafie?
}
guess-day = Koho ve dne vyřadí hlasování?
guess-verdict = Koho z podezřelých hlasování vyřadí?
guess-mafia = { $theme ->
    [kids] { $n ->
        [one] Kdo hraje za Darebáky? Vyber { $n } jméno.
        [few] Kdo hraje za Darebáky? Vyber { $n } jména.
       *[other] Kdo hraje za Darebáky? Vyber { $n } jmen.
    }
   *[town] { $n ->
        [one] Kdo hraje za Mafii? Vyber { $n } jméno.
        [few] Kdo hraje za Mafii? Vyber { $n } jména.
       *[other] Kdo hraje za Mafii? Vyber { $n } jmen.
    }
}
guess-pick = Tvůj tip
guess-own = Tvůj tip: { $who }
guess-nobody = Nikoho
guess-sealed = Tvoje tipy nikdo nevidí. Měnit je můžeš, dokud se to nerozhodne.
guess-score = Zatím správně: { $list }.
guess-score-of = { $who } { $right } { OUT_OF($all) }
guess-spectator = { $number }. divák
story-guesses = { $theme ->
    [kids] Nejlepší tipy ze studovny a z hlediště: { $list } ({ $right } { OUT_OF($all) }).
   *[town] Nejlepší tipy ze záhrobí a z hlediště: { $list } ({ $right } { OUT_OF($all) }).
}

rules-of-silence = Tajné zprávy se neukazují a neopisují. Tvrdit nahlas smíš cokoli.

### Tabule: nadpis a co se chce

head-start = { pic-game } · začátek hry
head-agent = { pic-game } · { pic-title-night } · { pic-phase-agent }
head-gang = { pic-game } · { pic-title-night } · { pic-phase-gang }
head-mafia = { pic-game } · { pic-title-night } · { pic-phase-mafia }
head-dawn = { pic-game } · { pic-title-day } · { pic-phase-dawn }
head-discussion = { pic-game } · { pic-title-day } · { pic-phase-discussion }
head-first = { pic-game } · { pic-title-day } · { pic-phase-first }
head-defence = { pic-game } · { pic-title-day } · { pic-phase-defence }
head-final = { pic-game } · { pic-title-day } · { pic-phase-final }
head-tie = { pic-game } · { pic-title-day } · { pic-phase-tie }
head-verdict = { pic-game } · { pic-title-day } · { pic-phase-verdict }
head-closing = { pic-game } · { pic-title-day } · { pic-phase-closing }
head-end = { pic-game } · { pic-phase-end }

want-start = Tvůj žeton je v soukromé zprávě a pod tlačítkem **Moje místo**. Podívej se na něj, noc přijde za chvíli.
want-start-cards = Kdo má Změnu role, může ji vyložit.
want-swap = { $who } má Změnu role a rozmýšlí se.
want-agent = { $theme ->
    [kids] Akademie spí, jen Agent ne. Otázky chodí soukromě.
   *[town] Město spí, jen Agent ne. Otázky chodí soukromě.
}
want-gang = { $theme ->
    [kids] Akademie spí, Gang se poznává.
   *[town] Město spí, Gang se poznává.
}
want-mafia = { $theme ->
    [kids] Akademie spí, jen Darebáci ne. Otázky chodí soukromě.
   *[town] Město spí, jen Mafie ne. Otázky chodí soukromě.
}
want-dawn = Svítá. Počítám židle.
want-struck = Slovo má { $who }: vesta, nebo žeton.
want-bandage = Padlo jméno: { $who }. Kdo má Obvaz, rozmýšlí se.
want-shoot = { $theme ->
    [kids] { $who } má poslední slovo. Může ho říct, nemusí.
   *[town] { $who } má poslední výstřel. Může vystřelit, nemusí.
}
want-discussion = Máte dost řečí? Stiskněte **Dost řečí**.
want-first = { $theme ->
    [kids] Prsty nahoru. Kdo patří k Darebákům?
   *[town] Prsty nahoru. Kdo patří k Mafii?
}
want-defence = Ticho u stolu. Obhajoba začíná.
# MF-7.12
want-final = Finální hlasování: kdo z nich odejde ze hry?
want-tie = Prstů je stejně. Kdo přehodí hlas, rozhodne.
want-verdict = { $theme ->
    [kids] Akademie rozhoduje.
   *[town] Město rozhoduje.
}
want-closing = Den končí. Kdo chce, ať vyloží kartu.
want-end = Žetony leží lícem vzhůru.

### Tabule: hodiny a na koho se čeká

cards-until = Čas na karty vyprší { $until }.
enough = { $n ->
    [0] Dost řečí zatím nemá nikdo, { $every ->
        [yes] musí všichni ({ $all })
       *[no] stačí { $needed } { OUT_OF($all) }
    }.
   *[other] Dost řečí má { $n } { OUT_OF($all) }, { $every ->
        [yes] musí všichni
       *[no] stačí { $needed }
    }.
}
ready-list = Zatím { $list }.
voted = Hlasovalo **{ $n } { OUT_OF($all) }**.
night-missing = { $n ->
    [0] Odpovědi jsou všechny.
    [one] Čeká se ještě na { $n } odpověď.
    [few] Čeká se ještě na { $n } odpovědi.
   *[other] Čeká se ještě na { $n } odpovědí.
}
votes-now = Teď hlasuje { $who }.
suspects-board = Podezření: { $list }.
ballot-amend = Hlas jde měnit, dokud se hlasuje.
ballot-final = Vrátit se to nedá.
stays-list = Svůj hlas drží: { $list }.
tied-list = Shoda: { $list }.
whisper-hint = Nechodí ti soukromé zprávy? Žeton i otázky najdeš pod tlačítkem **Moje místo**.
commander-is = Velitel: { $who }.
state-commander = Velitel
state-suspect = Podezření
state-kidnapped = { $theme ->
    [kids] Pochůzka, dnes bez hlasu
   *[town] Únos, dnes bez hlasu
}
state-arrested = { $theme ->
    [kids] Den volna, dnes bez hlasu
   *[town] Zatčení, dnes bez hlasu
}
state-hidden = Úkryt
state-safe = Železný dopis

### Nabídky

# MF-7.1, MF-7.2
ask-first = { $theme ->
    [kids] Kdo patří k Darebákům?
   *[town] Kdo patří k Mafii?
}
# MF-7.12
ask-final = Kdo odejde ze hry?
# MF-7.14
ask-change = Komu dáš svůj hlas?
choose-name = Vyber, o koho jde
now-chosen = Teď: { $who }

### Otázky

# MF-2.4, MF-15.1
q-head-start = Před první nocí. Otázka jen pro tebe.
# MF-15.1, MF-15.4
q-head-night = Je { $round }. noc. Otázka jen pro tebe.
# MF-14.10, MF-15.1
q-head-day = Je { $round }. den. Otázka jen pro tebe.
# MF-2.3, MF-13.5
q-care = Než ji přečteš, skloň displej ke stolu.
whisper-head = Tahle zpráva je jen pro tebe. Než ji přečteš, skloň displej.
# MF-26.2, MF-26.4
q-swap = S kým si vyměníš žeton? Ten druhý odmítnout nemůže.
# MF-4.2, MF-4.3
agent-ask = Komu se podíváš pod masku?
# MF-15.5
decoy = Spánek nepřichází. Kdo ti vrtá hlavou? Nic tím nezměníš, prozradí to až příběh.
# MF-5.3, MF-5.5
victim-ask = { $theme ->
    [kids] { $alone ->
        [yes] Na koho dnes v noci ukážeš? Vybíráš jen ty.
       *[no] Na koho dnes v noci ukážete? Vidíte si na prsty.
    }
   *[town] { $alone ->
        [yes] Koho odnese dnešní noc? Vybíráš jen ty.
       *[no] Koho odnese dnešní noc? Vidíte si na prsty.
    }
}
# MF-23.3, MF-23.5, MF-34.10
recruit-ask = { $theme ->
    [kids] Koho naverbuješ? Od té chvíle hraje a vyhrává s Darebáky{ $gang ->
        [yes] , leda že patří k Novému gangu
       *[no] {""}
    }.
   *[town] Koho naverbuješ? Od té chvíle hraje a vyhrává s Mafií{ $gang ->
        [yes] , leda že patří k Novému gangu
       *[no] {""}
    }.
}
# MF-22.2, MF-31.2
q-corner-shot = { $theme ->
    [kids] Komu patří tvoje nečekané slovo? Koho vybereš, ten odchází ze hry{ $saved ->
        [yes] , pokud ho nezachrání Obvaz
       *[no] {""}
    }.
   *[town] Na koho míříš zpoza rohu? Koho trefíš, ten odchází ze hry{ $saved ->
        [yes] , pokud ho nezachrání Obvaz
       *[no] {""}
    }.
}
# MF-27.2
q-wiretap = Koho si poslechneš? Žeton uvidíš jen ty.
# MF-21.1
q-vest = Padlo tvoje jméno. Ukážeš vestu?
# MF-14.2, MF-14.10
q-vest-none = Padlo tvoje jméno. Stiskni **Přijmout**; ostatní vidí stejnou pauzu.
# MF-22.1
q-bandage = Padlo jméno: { $who }. Přiložíš Obvaz?
# MF-8.6, MF-33.2
q-last-shot = { $theme ->
    [kids] Odcházíš ze hry. Komu patří tvoje poslední slovo?
   *[town] Odcházíš ze hry. Na koho míří tvůj poslední výstřel?
}
# MF-14.10, MF-33.3
q-last-shot-none = { $theme ->
    [kids] Odcházíš ze hry. Poslední slovo nemáš.
   *[town] Odcházíš ze hry. Poslední výstřel nemáš.
}
# MF-30.2
q-opening-arrest = { $theme ->
    [kids] Vyložíš Den volna? Dnes nehlasuješ a nikdo na tebe nesmí ukázat.
   *[town] Vyložíš Zatčení? Dnes nehlasuješ a nikdo na tebe nesmí ukázat.
}
# MF-32.2
q-opening-kidnap = { $theme ->
    [kids] Komu dnes Pochůzka vezme hlas?
   *[town] Komu dnes Únos vezme hlas?
}
# MF-28.2, MF-28.3
q-closing-hideout = Vyložíš Úkryt? Celé příští kolo tě nejde vyřadit, ale nehlasuješ.
# MF-29.2
q-closing-safe = { $theme ->
    [kids] Vyložíš Železný dopis? Příští noc tě Darebáci nemůžou vybrat.
   *[town] Vyložíš Železný dopis? Příští noc tě Mafie nemůže vybrat.
}
# MF-21.6
d-vest = Když nevybereš, vesta se použije sama.
# MF-8.7, MF-15.14
d-last-shot = { $theme ->
    [kids] Když nevybereš, odcházíš beze slova.
   *[town] Když nevybereš, nevystřelíš.
}
# MF-26.2, MF-15.14
d-swap = Když nevybereš, žeton ti zůstává.
# MF-13.9, MF-15.14
d-pass = Když nevybereš, nestane se nic.

### Tlačítka Mafie (nejvýš 20 znaků)

b-card = Moje karta
b-ready = Dost řečí
b-done = Konec řeči
b-stay = Zůstávám
b-sure = Potvrdit
b-sure-look = Podívat se
b-sure-shoot = { $theme ->
    [kids] Ukázat
   *[town] Vystřelit
}
b-sure-recruit = Verbovat
b-sure-swap = Vyměnit
b-sure-kidnap = { $theme ->
    [kids] Poslat na pochůzku
   *[town] Unést
}
b-other-name = Někdo jiný
b-pass-swap = Nechat si svůj
b-pass-peek = Nedívat se
b-pass-hunch = Nevím
b-pass-recruit = Dnes ne
b-pass-vest = Přijmout
b-pass-bandage = Nechat být
b-pass-shot = { $theme ->
    [kids] Mlčet
   *[town] Nestřílet
}
b-pass-opening = Nechat být
b-pass-closing = Nechat být
b-vest = Ukázat vestu
b-bandage = Přiložit Obvaz
b-arrest = { $theme ->
    [kids] Vyložit Den volna
   *[town] Vyložit Zatčení
}
b-hideout = Vyložit Úkryt
b-safe = Vyložit dopis

### Potvrzení

vote-confirm = Tvůj prst míří na: { $who }. Vrátit se to nedá.
change-confirm = Tvůj hlas přechází na: { $who }. Tím je rozhodnuto.
look-confirm = Pod masku: { $who }?
recruit-confirm = Verbuješ: { $who }. Vrátit se to nedá.
swap-confirm = Žetony si vyměníte ty a { $who }. Vrátit se to nedá.
kidnap-confirm = { $theme ->
    [kids] Pochůzka: { $who }. Dnes bez hlasu, vrátit se to nedá.
   *[town] Únos: { $who }. Dnes bez hlasu, vrátit se to nedá.
}
tap-confirm = Odposlech: { $who }. Celý stůl uvidí, koho posloucháš.
shot-confirm = { $theme ->
    [kids] Ukazuješ na: { $who }. Vrátit se to nedá.
   *[town] Míříš na: { $who }. Vrátit se to nedá.
}
resign-confirm = Vstaneš od stolu a tvůj žeton se ukáže. Vrátit se to nedá.

### Účtenky

vote-given = Tvůj prst míří na: { $who }. Dokud se hlasuje, jde to změnit.
vote-final-given = Tvůj prst míří na: { $who }. Platí.
ready-given = Platí, za tebe už je řečeno dost.
speech-done = Děkuji. Tvoje řeč končí.
stays-given = U svého hlasu zůstáváš.
change-given = Tvůj hlas teď míří na: { $who }. Je rozhodnuto.
hunch-given = Vrtá ti hlavou: { $who }. Prozradí to až příběh.
hunch-none = Nikdo ti hlavou nevrtá. Dobrou noc.
peek-none = Pod masku se dnes nedíváš.
victim-given = { $n ->
    [0] Tvůj prst míří na: { $who }. Změny: nezbývá žádná.
    [one] Tvůj prst míří na: { $who }. Změny: zbývá { $n }.
    [few] Tvůj prst míří na: { $who }. Změny: zbývají { $n }.
   *[other] Tvůj prst míří na: { $who }. Změny: zbývá { $n }.
}
victim-settled = Tvůj prst míří na: { $who }. Tím je vybráno.
recruit-given = Verbuješ: { $who }. Prsty se počítají znovu.
recruit-none = Dnes neverbuješ.
vest-given = Vesta leží na stole. Zůstáváš ve hře.
vest-none = Přijímáš to. Co bude dál, uvidí celý stůl.
bandage-given = Obvaz leží na stole.
bandage-none = Obvaz zůstává v ruce.
shot-given = { $theme ->
    [kids] Ukazuješ na: { $who }.
   *[town] Míříš na: { $who }.
}
shot-none = { $theme ->
    [kids] Odcházíš beze slova.
   *[town] Odcházíš bez výstřelu.
}
opening-arrest = { $theme ->
    [kids] Den volna leží před tebou. Dnes nehlasuješ a nikdo na tebe nesmí ukázat.
   *[town] Zatčení leží před tebou. Dnes nehlasuješ a nikdo na tebe nesmí ukázat.
}
opening-kidnap = { $theme ->
    [kids] Pochůzka: { $who }. Dnes bez hlasu.
   *[town] Únos: { $who }. Dnes bez hlasu.
}
opening-none = Karta zůstává v ruce.
closing-hideout = Úkryt leží před tebou. Příští kolo přečkáš celé.
closing-safe = Železný dopis leží před tebou. Příští noc máš klid.
closing-none = Karta zůstává v ruce.
swap-given = Žetony si vyměníte ty a { $who }.
swap-none-given = Žeton ti zůstává.
resigned = Vstáváš od stolu. Žeton se ukáže, jakmile to hra dovolí.

### Moje karta

card-none-basic = Dnes se hraje bez akčních karet.
card-neutral = Tvoje karta: { $card }. Pro tebe neutrální: nech ji lícem dolů.
card-waits = Tvoje karta: { $card }. Pro tebe platí.
card-spent = Tvoje karta: { $card }. Už je zahraná.
card-effect-1 = Zůstáváš ve hře a žeton neodkrýváš.
card-effect-2 = Kdo má odejít, zůstává ve hře.
card-effect-3 = { $theme ->
    [kids] Koho vybereš, ten od teď hraje s Darebáky.
   *[town] Koho vybereš, ten od teď hraje s Mafií.
}
card-effect-4 = Hlasování začíná u tebe, při shodě rozhoduje tvůj prst.
card-effect-5 = Hraješ za opačnou stranu, než říká žeton.
card-effect-6 = Vyměníš si s někým žeton.
card-effect-7 = Uvidíš jeden žeton u stolu.
card-effect-8 = Příští kolo tě nejde vyřadit, ale nehlasuješ.
card-effect-9 = { $theme ->
    [kids] Příští noc tě Darebáci nemůžou vybrat.
   *[town] Příští noc tě Mafie nemůže vybrat.
}
card-effect-10 = Dnes nehlasuješ a nikdo na tebe nesmí ukázat.
card-effect-11 = Koho vybereš, ten odchází ze hry.
card-effect-12 = Koho vybereš, ten dnes nehlasuje.
card-effect-13 = Odcházíš, a koho vybereš, ten jde s tebou.
card-effect-14 = { $theme ->
    [kids] Tři lidé jsou třetí strana. Hrajete na svou pěst.
   *[town] Třetí strana proti Mafii i Policii.
}
card-effect-15 = { card-effect-14 }
card-effect-16 = { card-effect-14 }

### Příběh

story-recruited = Nábor: { $list }.
story-turned = Opačným náborem přechází na druhou stranu: { $list }.
story-fingers = { $n ->
    [one] Nejvíc hlasů v jednom hlasování: { $who }, { $n } hlas.
    [few] Nejvíc hlasů v jednom hlasování: { $who }, { $n } hlasy.
   *[other] Nejvíc hlasů v jednom hlasování: { $who }, { $n } hlasů.
}
story-saved = Komu pomohla karta: { $list }.
story-hunch = Správné noční tušení: { $list }.
story-hunch-none = Tentokrát nesedělo žádné tušení.

### Průběh textem

log-start = Rozdání
log-night = { $round }. noc
log-day = { $round }. den
log-look = Agent { $who } se dívá na: { $target } ({ $token })
log-points = { $who } ukazuje na: { $target }
log-hunches = Tušení: { $list }
log-quiet = Klidná noc
log-first = První hlasování: { $list }
log-final = Finální hlasování: { $list }
log-annulled = Hlasování, které neplatí: { $list }

### Noční schůzka, psaná od Mého místa

say-given = Slyší tě, kdo má.
line-too-soon = Moc zpráv najednou. Tuhle nedostal nikdo. Posílám nejvýš jednu za vteřinu a { $n } za minutu.
line-too-long = Na jednu zprávu je to moc: má { $n } znaků a vejde se jich { $most }. Nedostal ji nikdo.
no-room = Schůzka teď neprobíhá. Co napíšeš, zůstává u mě.
b-say = Vzkaz na schůzku
say-title = Noční schůzka
say-label = Co jim vzkážeš?

### Odmítnutí

no-self = Na sebe prst neukážeš.
no-turn = Teď hlasuje { $who }. Přijde i na tebe.
no-skip-night = Noc přeskočit nejde, její délka nesmí nic prozradit. Skončí sama.

### Jak se hraje: nápověda přesně pro tuhle chvíli. Krátké věty, žádná tajemství

# MF-2.2, MF-2.3, MF-12.2
help-start = { $theme ->
    [kids] Dostáváš žeton: { $agent ->
        [yes] Policista, Darebák, nebo Agent
       *[no] Policista, nebo Darebák
    }. Podívej se na něj pod tlačítkem **Moje místo** a nikomu ho neukazuj. Policie hledá Darebáky, Darebáci dělají jakoby nic.
   *[town] Dostáváš žeton: { $agent ->
        [yes] Policista, Mafián, nebo Agent
       *[no] Policista, nebo Mafián
    }. Podívej se na něj pod tlačítkem **Moje místo** a nikomu ho neukazuj. Policie hledá Mafii, Mafie dělá jakoby nic.
}
# MF-9.6
help-goal = Vyhrává strana, která zůstane.
# MF-9.7, MF-34.2
help-goal-gang = Nový gang hraje taky, a jen za sebe: vyhrává strana, která zbude ze tří.
# MF-4.2, MF-4.3
help-agent = Je noc a v kanálu se mlčí. Agent si někoho vybere a dozví se, kdo je pod maskou.
# MF-11.1, MF-11.4
help-agent-small = { $theme ->
    [kids] U takhle malého stolu se Agent dívá jen dnes v noci a nemusí. Když najde Darebáka, hned ze hry odchází.
   *[town] U takhle malého stolu se Agent dívá jen dnes v noci a nemusí. Když najde Mafiána, hned ze hry odchází.
}
# MF-15.5
help-decoys = Otázku dostává každý, i ten, kdo nic nerozhoduje, aby nikdo nepoznal, kdo nespí.
# MF-15.4
help-even-nights = Každá noc trvá stejně dlouho.
# MF-34.9
help-gang = Kdo drží kartu Nový gang, právě se dozvídá, s kým hraje. Ostatní spí.
# MF-5.1, MF-5.5, MF-5.6, MF-5.7
help-mafia = { $theme ->
    [kids] Je noc. { $alone ->
        [yes] Jediný Darebák ukazuje na jednoho z vás a třikrát si to smí rozmyslet.
       *[no] Darebáci se vidí a společně ukazují na jednoho z vás. Hlas jde třikrát změnit. Rozhoduje nejvíc hlasů, při shodě los.
    }
   *[town] Je noc. { $alone ->
        [yes] Jediný Mafián vybírá oběť a třikrát si to smí rozmyslet.
       *[no] Mafie se vidí a společně vybírá oběť. Hlas jde třikrát změnit. Rozhoduje nejvíc hlasů, při shodě los.
    }
}
# MF-6.2, MF-8.2
help-dawn = { $theme ->
    [kids] Svítá. Řeknu, koho si Darebáci vybrali, a pak se ukáže žeton.
   *[town] Svítá. Řeknu, koho si Mafie vybrala, a pak se ukáže žeton.
}
# MF-21.1, MF-22.1
help-saved = Ještě předtím může zachránit karta: { $list }.
# MF-6.4, MF-6.6
help-discussion = Mluvte a pište, lhát se smí. Kdo má dost řečí, stiskne **Dost řečí**; až ho stiskne dost lidí, hlasuje se. Jinak se hlasuje, až vyprší čas.
# MF-7.1, MF-7.2
help-first = { $theme ->
    [kids] Vyber v nabídce, kdo patří k Darebákům. Na sebe ukázat nejde.
   *[town] Vyber v nabídce, kdo patří k Mafii. Na sebe ukázat nejde.
}
# MF-7.4
help-votes-amend = Hlas jde měnit, dokud hlasování neskončí.
# MF-7.5, MF-24.3
help-votes-turn = Hlasuje se po jednom, začíná Velitel a hlas už nejde změnit.
# MF-7.7, MF-7.11
help-first-two = Podezření padne na toho, kdo má hlasů nejvíc, a na druhého v pořadí. Když má nejvíc hlasů víc lidí stejně, jen na ně. Pak se hájí.
# MF-12.4
help-first-single = Kdo má hlasů nejvíc, odchází ze hry bez obhajoby. Druhé hlasování je jen při shodě.
# MF-24.4
help-first-commander = Když má nejvíc hlasů víc lidí stejně, hned odchází ten, na koho ukázal Velitel.
# MF-7.10, MF-7.11
help-defence = Mluví jen lidé v podezření, jeden po druhém. Tlačítko **Konec řeči** ukončí řeč dřív. Potom přijde finální hlasování; kdo je v podezření jediný, odchází bez něj.
# MF-7.12, MF-7.13
help-final = Ukázat se dá jen na lidi v podezření. Kdo má nejvíc hlasů, odchází ze hry a odkrývá žeton.
# MF-24.4
help-final-commander = Při shodě rozhodne hlas Velitele.
# MF-7.14, MF-7.15
help-tie = Je to shoda. Kdo přehodí svůj hlas, rozhodne hned a natrvalo. **Zůstávám** znamená, že svůj hlas neměníš. Když nikdo neuhne, rozhodne los.
# MF-6.8, MF-8.2
help-verdict = Jméno už znáte, teď se ukáže žeton.
# MF-14.4
help-closing = Den končí. Poslední chvíle, kdy jde dnes vyložit { $list }. Potom přijde noc.
# MF-9.6, MF-9.8
help-end = { $theme ->
    [kids] Hra skončila a všechno leží na stole. Policie vyhrává, když nezbude žádný Darebák, Darebáci, když nezbude Policie. Vyřazení vyhrávají se svou stranou.
   *[town] Hra skončila a všechno leží na stole. Policie vyhrává, když nezbude Mafie, Mafie, když nezbude Policie. Vyřazení vyhrávají se svou stranou.
}
# MF-9.7, MF-9.8
help-end-gang = { $theme ->
    [kids] Hra skončila a všechno leží na stole. Vyhrává poslední ze tří stran: Policie, Darebáci, nebo Nový gang. Vyřazení vyhrávají se svou stranou.
   *[town] Hra skončila a všechno leží na stole. Vyhrává poslední ze tří stran: Policie, Mafie, nebo Nový gang. Vyřazení vyhrávají se svou stranou.
}
# MF-13.5, MF-13.6
help-cards = Kartu najdeš pod tlačítkem **Moje karta**. Stojí tam i to, kdy se vykládá a jestli pro tebe platí. Vyložená karta zůstává ležet před tebou.

# Strany statistik.
side-mafie-police = Policie
side-mafie-agent = Agent
side-mafie-mafia = Mafie
side-mafie-gang = Gang

# Texty karet pro role.

# MF-1.3, MF-9.6
role-card-police = { $theme ->
    [kids] V noci o ničem nerozhoduje. Ve dne mluví a hlasuje jako všichni. Vyhrává, když nezbude žádný Darebák.
   *[town] V noci o ničem nerozhoduje. Ve dne mluví a hlasuje jako všichni. Vyhrává, když nezbude žádný Mafián.
}
# MF-5.1, MF-5.3, MF-9.5, MF-9.6
role-card-mafia = { $theme ->
    [kids] Zná ostatní Darebáky a každou noc s nimi vybírá, kdo ráno odejde. Ve dne mluví a hlasuje jako všichni. Vyhrává, když nezbude nikdo z Policie, ani Agent; stejný počet nestačí.
   *[town] Zná ostatní Mafiány a každou noc s nimi vybírá oběť. Ve dne mluví a hlasuje jako všichni. Vyhrává, když nezbude nikdo z Policie, ani Agent; stejný počet nestačí.
}
# MF-4.2, MF-4.3, MF-11.1
role-card-agent = Patří k Policii a vyhrává s ní. Každou noc si vybere jednoho člověka a uvidí jeho žeton; když hraje šest až osm lidí, jen první noc.
card-users = Platí se žetonem: { $list }
# MA-14.8
special-fair-tokens = { $theme ->
    [kids] Aby byly šance vyrovnanější, jsou tu { $mafia } Darebáci místo { $usual }.
   *[town] Aby byly šance vyrovnanější, jsou tu { $mafia } Mafiáni místo { $usual }.
}
# MF-12.2
special-no-agent = U tohohle stolu není Agent, místo něj je o Policistu víc.

### Vyřazení ze hry

h-sure-remove-mafie = Vyřadit: { $who }? Žeton se ukáže a vrátit se to nedá.
h-sure-disqualify-mafie = Vyloučit: { $who }? Žeton se ukáže, výhra se tohoto místa netýká a vrátit se to nedá.

### Pozvánky ke stolu ve hře s jednou fází denně
turn-mafie-discussion = Nový den: u stolu se mluví.
turn-mafie-first = Začíná první hlasování.
turn-mafie-final = Začíná finální hlasování.
turn-mafie-tie = Hlasů je stejně. Změníš ten svůj?
