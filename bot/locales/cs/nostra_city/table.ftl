# Nostra City u stolu: tabule, místo hráče, vyprávění, nápověda a příběh. Lidé přicházejí jako značka a jméno (▲ **Karel**).

### Tlačítka (nejvýš 20 znaků)

b-nc-collect = Inkasovat
b-nc-bid = Podat nabídku
b-nc-bribe = Uplatit
b-nc-vendetta = Vendetta
b-nc-choose = Vybrat
b-nc-ready = Dohodnuto
b-nc-give = Dát
b-nc-give-nothing = Nedat nic
b-nc-seal = Zalepit obálku
b-nc-nothing = Nechat být
b-nc-nobody = Nikdo
b-nc-keep-card = Nechat si ji
b-nc-keep-nothing = Nenechat si nic
b-nc-one-is-enough = Stačí jedna
b-nc-throw = Odložit
b-nc-add = Přidat
b-nc-clear = Vymazat
b-nc-use = Využít Gangstera
b-nc-into-hand = Zpět do ruky
b-nc-sure-bribe = Podstrčit
b-nc-sure-cancel = Ukončit tah
b-nc-back = Rozmyslím si to

### Tabule: nadpis a co je potřeba

nc-head = Nostra City · { $phase }
nc-head-month = Nostra City · { $month } · { $phase }
nc-phase-name = { $phase ->
    [setup] Příprava
    [business] Byznys
    [meeting] Porada
    [trial] Soudní proces
    [reception] Recepce
    [final] Konečný verdikt
   *[end] Konec hry
}
nc-want-colour = Každý kápo si vybírá barvu. Na řadě: { $who }.
nc-want-window = Chvíle na Vendettu. Kdo má co na srdci, ať to vyloží.
nc-want-business = Na tahu je { $who }: buď Inkasuje, nebo končí.
nc-want-meeting = Obálky chystá { $who }. Co v nich je, se ukáže, až se otevřou.
nc-want-trial = U Korupčního balíčku stojí { $who }.
nc-want-ready = Kdo o co stojí? Domluvte se, k ničemu vás to nezavazuje.
nc-want-target = { $who } míří: { $card }.
nc-want-revenge = { $who } dokončuje Odplatu: { $card }.
nc-want-massimo = { $who } zvažuje, jestli kartu zruší.
nc-want-react = { $who } zvažuje Schopnost: { $gangster }.
nc-want-pietro = { $who } rozhoduje, kdo dobere o kartu méně.
nc-want-carmela = { $who } si prohlíží dobrané bankovky.
nc-want-split = { $who } dělí dobrané bankovky. Do rukou nikdo nevidí.
nc-want-starting_card = { $who } rozhoduje o kartě Začínajícího hráče.
nc-want-keep = { $who } si nechává bankovku z nabídky.
nc-want-take_back = { $who } bere bankovku zpět.
nc-want-consigliere = { $who } jmenuje Poradce.
nc-want-primo_capo = { $who } jmenuje Prima kápa.
nc-want-claudia = { $who } zvažuje druhou bankovku.
nc-want-ornella = { $who } zvažuje, kam posunout Verdikt.
nc-want-discard = Kdo má přes šest bankovek, odkládá.
nc-want-last_round = Poslední kolo Odplat. Na řadě: { $who }.
nc-want-other = Hraje se dál.
nc-want-end = Soud skončil, zbývá jen příběh.
nc-now-collecting = { $who } Inkasuje: { $kind }.
nc-now-collecting-drawn = { $n ->
    [one] { $who } Inkasuje: { $kind }. Dobráno: { $n } bankovka.
    [few] { $who } Inkasuje: { $kind }. Dobráno: { $n } bankovky.
   *[other] { $who } Inkasuje: { $kind }. Dobráno: { $n } bankovek.
}
nc-now-active = Platí **{ $card }**: { $effect }

### Moje místo

nc-role = Jsi kápo. Vyhrává největší Respekt, když je Kmotr nevinen. FBI Informátor vyhrává jen tehdy, když je vinen.
nc-hand-hint = Hraje se tlačítky u stolu, v horní řadě.
nc-hand-facts = Respekt { $respect } · Gangsteři volní { $free }, využití { $used } · bankovky { $notes } · Vendetty { $cards }
nc-hand-bank = Bank: { $list }.
nc-hand-bank-empty = Bank je prázdný.
nc-hand-money = Dohromady { $money }.
nc-hand-cards = Karty Vendetta: { $list }.
nc-hand-no-cards = Kartu Vendetta nemáš žádnou.
nc-hand-informant = { $n ->
    [2] Máš oba FBI Informátory: vyhráváš, když je Kmotr vinen.
   *[other] Jsi FBI Informátor: vyhráváš jen tehdy, když je Kmotr vinen a druhý Informátor má méně Respektu.
}
nc-hand-standing = { $until ->
    [phase] Na Vendetty se tě do konce fáze neptám. Skončí to dřív, když ti přijde nová karta.
   *[month] Na Vendetty se tě do konce Měsíce neptám. Skončí to dřív, když ti přijde nová karta.
}
nc-hand-bids = Tvoje nabídky: { $list }.
nc-hand-bid = místo { $space } ({ $gangster }) { $money }
nc-hand-drawn = K rozdělení zbývá: { $list }.
nc-hand-given = Rozděleno: { $list }.
nc-hand-so-far = Zatím: { $list }.
nc-hand-marked = Vybráno: { $list }. Dohromady { $money }.
nc-hand-cancels = { $n ->
    [one] Zpět můžeš ještě jednou, tah tím ale skončí.
    [few] Zpět můžeš ještě { $n }×, napotřetí tah skončí.
   *[other] Zpět můžeš ještě { $n }×, napotřetí tah skončí.
}
nc-times = { $what } ×{ $n }
nc-desk-window = Je chvíle na Vendettu. Kartu v ruce nemáš, počkej s ostatními.
nc-desk-window-given = Tvoji odpověď mám. Ostatní si Vendettu ještě rozmýšlejí.

### Otázky a rady k nim

# NC-2.4
nc-ask-setup-colour = Která barva bude tvoje?
# NC-22.3, NC-23.2
nc-ask-vendetta-window = Zahraješ kartu Vendetta?
# NC-19.1, NC-23.6
nc-ask-vendetta-last_round = Poslední kolo: zahraješ Odplatu?
# NC-22.12
nc-ask-vendetta-target = { $card }: kam míří?
# NC-22.5
nc-ask-vendetta-extortion = { $who } ukazuje Bank. Kterou bankovku bereš?
# NC-10.7, NC-22.5
nc-ask-vendetta-envelope = Které bankovky přidáš do obálky?
# NC-21.5, NC-22.11
nc-ask-ability-massimo = Zrušíš účinek karty { $card }?
# NC-21.5
nc-ask-ability-react = { $gangster }: využiješ Schopnost?
# NC-6.1, NC-6.4, NC-21.5
nc-ask-ability-pietro = Kdo dobere o kartu méně?
# NC-21.2
nc-ask-ability-carmela = Kterou bankovku vyměníš?
# NC-11.10, NC-21.2
nc-ask-ability-take_back = Kterou bankovku bereš zpět?
# NC-1.14, NC-21.2
nc-ask-ability-silvio = Vezmeš si bankovku z Korupčního balíčku?
# NC-15.1, NC-21.2
nc-ask-ability-claudia = Přidáš druhou bankovku?
# NC-21.2
nc-ask-ability-ornella = Posuneš žeton Verdiktu?
# NC-4.2
nc-ask-business-gangster = Kdo bude Inkasovat?
# NC-4.4
nc-ask-business-kind = Co a odkud Inkasuješ?
# NC-4.7
nc-ask-business-split = { $who }: kolik dostane? Nárok: { $n }.
# NC-7.1
nc-ask-business-starting_card = Dáš kartu Začínajícího hráče místo bankovky?
# NC-10.1
nc-ask-meeting-ready = Je dohodnuto?
# NC-10.3
nc-ask-meeting-gangster = Kdo ponese nabídku?
# NC-10.4
nc-ask-meeting-space = O které místo na Ulici?
# NC-10.5
nc-ask-meeting-bid = Co vložíš do obálky?
# NC-11.2
nc-ask-meeting-keep = Kterou bankovku si necháš?
# NC-12.14
nc-ask-title-consigliere = Kdo bude Poradce?
# NC-12.15
nc-ask-title-primo_capo = Kdo bude Primo kápo?
# NC-15.1
nc-ask-trial-gangster = Kdo podstrčí úplatek?
# NC-15.1
nc-ask-trial-bribe = Kterou bankovku podstrčíš?
# NC-17.3
nc-ask-reception-discard = Bank unese šest bankovek. Odlož { $n }.
# NC-2.4
nc-hint-setup-colour = Barva na hře nic nemění.
# NC-23.2, NC-23.3
nc-hint-vendetta-window = Nikdo nevidí, kdo co odpovídá. Zahraná karta se odkryje, až odpoví všichni.
# NC-19.1, NC-20.2
nc-hint-vendetta-last_round = Po tomhle kole už přijde jen verdikt. Nejvíc karet v ruce dává bonus Moudrost a ctnost.
# NC-23.5
nc-hint-vendetta-target = **Zpět do ruky** kartu vrátí, ostatní ji ale viděli.
# NC-22.5
nc-hint-vendetta-extortion = Co bereš, pozná jen ten, komu Bank patří. Bez odpovědi beru nejvyšší.
# NC-10.7, NC-22.5
nc-hint-vendetta-envelope = Jedna nebo dvě bankovky, ostatní uvidí jen kolik.
# NC-21.5, NC-22.11
nc-hint-ability-massimo = Massimo tím bude Využitý. Bez odpovědi karta platí.
# NC-21.5
nc-hint-ability-react = Gangster tím bude Využitý. Bez odpovědi se nic nestane.
# NC-6.1, NC-6.4, NC-21.5
nc-hint-ability-pietro = Pietro tím bude Využitý. I kdo dobere méně, platí za Podvedeného.
# NC-21.2, NC-22.10
nc-hint-ability-carmela = Odloží se lícem nahoru, místo ní dobereš jinou.
# NC-11.10, NC-21.2
nc-hint-ability-take_back = Bez odpovědi beru nejvyšší.
# NC-1.14, NC-21.2
nc-hint-ability-silvio = Vytáhne se náhodná. Kdo ji vezme, musí pak úplatek položit.
# NC-15.1, NC-21.2
nc-hint-ability-claudia = Obě bankovky jsou dohromady jeden úplatek.
# NC-21.2
nc-hint-ability-ornella = Jedno pole vlevo nebo vpravo, vidí to všichni.
# NC-1.3, NC-4.2, NC-4.3
nc-hint-business-gangster = Každé Inkasování Využije jednoho Gangstera a jeden Rajon. Gangsteři, kteří zůstanou volní, můžou jednat na Poradě nebo u Soudního procesu.
# NC-1.14, NC-4.12
nc-hint-business-kind = Každý Kšeft jednou a Oblast jednou za fázi. Výběr platí hned.
# NC-4.9, NC-6.1, NC-6.2
nc-hint-business-split = Dává se jen z dobraných. Kdo dostane méně, bere si karty Vendetta. Bez odpovědi dávám nejnižší.
# NC-7.2, NC-7.4
nc-hint-business-starting_card = Karta nahradí jednu bankovku a od Porady začíná ten, kdo ji má.
# NC-1.11, NC-10.1
nc-hint-meeting-ready = Sliby nikoho nezavazují.
# NC-10.3, NC-10.6
nc-hint-meeting-gangster = Na každé místo jedna nabídka, každou nese jeden volný Gangster. Kdo nabízí a žádnou kartu nezíská, bere si kartu Vendetta.
# NC-10.7, NC-10.9
nc-hint-meeting-space = Místo zůstává tajné, dokud se neotevřou všechny obálky.
# NC-10.7, NC-10.8, NC-10.11
nc-hint-meeting-bid = Ostatní vidí jen počet. Hodnotu nikomu neříkej. Zalepenou obálku už změnit nejde.
# NC-11.2
nc-hint-meeting-keep = Nikdo jiný o kartu nestál. Zbytek se odkládá lícem dolů.
# NC-12.14, NC-12.15
nc-hint-title-consigliere = Titul přidává dva body Respektu. Poradce pak jmenuje Prima kápa.
# NC-12.15, NC-12.16
nc-hint-title-primo_capo = Titul přidává jeden bod Respektu. Kdo zůstane bez titulu, bere si kartu Vendetta.
# NC-15.3, NC-15.4
nc-hint-trial-gangster = Jeden Gangster, jeden úplatek. Ostatní vidí počet, ne bankovky. Kdo od dubna uplácí v Procesu jako jediný, získá bod Respektu.
# NC-1.14, NC-15.2, NC-18.2
nc-hint-trial-bribe = Nevinen posouvá Verdikt vlevo, Vinen vpravo, pět tisíc nedělá nic. Vrátit se to nedá.
# NC-17.3
nc-hint-reception-discard = Odložené bankovky všichni uvidí. Bez odpovědi odkládám nejnižší.
nc-choose-gangster = Vyber Gangstera
nc-choose-card = Vyber kartu
nc-choose-kind = Vyber druh a Rajon
nc-choose-target = Vyber cíl
nc-choose-person = Vyber hráče
nc-choose-space = Vyber místo na Ulici
nc-choose-note = Vyber bankovku
nc-choose-notes = Vyber bankovky, nejvýš { $most }
nc-choose-notes-exactly = { $most ->
    [one] Vyber { $most } bankovku
    [few] Vyber { $most } bankovky
   *[other] Vyber { $most } bankovek
}
nc-about-kind = { $n ->
    [one] Počítá se { $n } Rajon.
    [few] Počítají se { $n } Rajony.
   *[other] Počítá se { $n } Rajonů.
} { $owed }
nc-about-owed = Nárok: { $list }
nc-about-owed-nobody = Dělit se není s kým.
nc-about-note = { $icon ->
    [innocent] V Procesu o { $n } vlevo (Nevinen)
    [guilty] V Procesu o { $n } vpravo (Vinen)
   *[none] V Procesu bez účinku
}
nc-about-seat = Respekt { $respect } · bankovky { $notes } · karty Vendetta { $cards }
nc-sure-bribe = Podstrčit **{ $note }**? Vrátit se to nedá.
nc-sure-cancel = Třetí krok zpět ukončí tvůj tah. Opravdu?

### Schopnosti a účinky (nejvýš 100 znaků)

nc-ability-agnello_gisella = Byznys: když ji zastaví razie, dober kartu Vendetta.
nc-ability-agnello_salvatore = Byznys: dober o bankovku víc, nikdo na ni nemá nárok.
nc-ability-agnello_vincenzo = Byznys: razie ho nezastaví, dobírá se dál.
nc-ability-agnello_carmela = Byznys: jednu dobranou bankovku smíš vyměnit.
nc-ability-agnello_rocco = Byznys: smí začít i z Využitého Rajonu.
nc-ability-baldini_bruno = Porada: jeho nabídka má o 10 000 vyšší hodnotu.
nc-ability-baldini_lucia = Porada: při shodě nejvyšších nabídek vyhrává.
nc-ability-baldini_marco = Porada: když nezískáš kartu, vezmi si jednu bankovku zpět.
nc-ability-baldini_renata = Porada: když získáš kartu a nic se nevrací, vezmi si bankovku zpět.
nc-ability-baldini_tommaso = Porada: bez soupeřů si necháš celou nabídku (ne u Vyšetřování).
nc-ability-carbone_claudia = Proces: smíš položit dvě bankovky místo jedné.
nc-ability-carbone_dario = Proces: po úplatku dober bankovku do Banku.
nc-ability-carbone_enzo = Proces: po úplatku nahlédni na dvě jiné bankovky balíčku.
nc-ability-carbone_silvio = Proces: předtím si smíš vzít náhodnou bankovku z balíčku.
nc-ability-carbone_ornella = Proces: po úplatku smíš posunout Verdikt o pole.
nc-ability-donata_francesca = Vendetta: když Podvod postihne tebe, dober o kartu víc.
nc-ability-donata_massimo = Vendetta: zruší Odplatu na tebe nebo na tvou kartu.
nc-ability-donata_nina = Vendetta: kdo tě při Inkasování Podvede, dá ti bankovku naslepo.
nc-ability-donata_pietro = Vendetta: vyber, kdo po tvém Podvodu dobere o kartu méně.
nc-ability-donata_teresa = Vendetta: když se provede tvoje Odplata, dober kartu.
nc-ability-anthony_gota = Bez Schopnosti, Respekt +1.
nc-effect-fbi_informant = Vyhráváš jen při verdiktu Vinen a s větším Respektem než druhý Informátor. Drž ji do konce.
nc-effect-wrath = Bez účinku. Nedá se odkrýt, zahrát ani odložit.
nc-effect-shame_on_you = Soupeř má do konce hry Respekt −1.
nc-effect-stick_up = Vezmi soupeři náhodnou bankovku z Banku.
nc-effect-contract = Gangster soupeře, který má aspoň tři, odchází ze hry. Kdo nese nabídku, je v bezpečí.
nc-effect-broken_legs = Volný Gangster soupeře bude Využitý.
nc-effect-arson = Volný Rajon soupeře (ne Atlantic City) bude Využitý, dál se počítá.
nc-effect-extortion = Prohlédni si Bank soupeře a jednu bankovku si vezmi.
nc-effect-tip_off = Při tomhle Inkasování se dobere nejvýš jedna bankovka.
nc-effect-bought_juror = Posuň žeton Verdiktu o pole vlevo nebo vpravo.
nc-effect-fat_envelope = Přidej jednu nebo dvě bankovky z Banku ke své nabídce.
nc-effect-fbi = Schopnosti Gangsterů neplatí.
nc-effect-irs = Při Recepci všichni odkládají celý Bank.
nc-effect-us_attorney = Každý nejvýš jeden úplatek za Proces.
nc-effect-nypd = Nedá se Inkasovat podle Oblasti.
nc-effect-dea = Nedá se Inkasovat Kšeft Drogy.
nc-effect-vice_squad = Nedá se Inkasovat Kšeft Prostituce.

### Potvrzení odpovědí

nc-given-gangster = Vybráno: **{ $what }**. Ještě se to dá vzít zpět.
nc-given-space = Vybráno: **{ $what }**. Ještě se to dá vzít zpět.
nc-given-collect = Inkasuješ: **{ $what }**.
nc-given-end = Tvůj tah končí.
nc-given-cancel = Krok zpět, nic se nestalo.
nc-given-card = Zahraješ: **{ $what }**. Odkryje se, až odpoví všichni.
nc-given-last-card = Vykládáš: **{ $what }**.
nc-given-pass = Necháváš to být.
nc-given-pass-phase = Do konce fáze se tě na Vendettu neptám.
nc-given-pass-month = Do konce Měsíce se tě na Vendettu neptám.
nc-given-stand-off = Na Vendettu se tě zase ptám, od příští otázky.
nc-given-no-notes = Nic nedáváš.
nc-given-bid = Obálka je zalepená: **{ $what }**.
nc-given-bribe = V Korupčním balíčku leží: **{ $what }**.
nc-given-open = Tvoje volba: **{ $what }**.
nc-given-nothing = Necháváš to být.
nc-given-ready = Dohodnuto. Jakmile souhlasí všichni, přijdou na řadu obálky.

### Vyprávění: kronika u stolu

nc-territories = Na stole leží:
nc-territory-item = { $who }: { $gangsters }; { $districts }
nc-colours-line = Barvy:
nc-coloured = { $who } ({ $colour })
nc-space-item = { $space } { $card }
# NC-2.10
nc-stack = Karty za Respekt, od teď lícem nahoru vedle Ulice:
# NC-12.13, NC-17.7
nc-stack-titles = - Tituly: { $list }. Podšéf přijde na Ulici při únorové Recepci.
# NC-15.5
nc-bribers-begin = Kdo od teď v Procesu uplácí jako jediný, je Největší úplatkář: Respekt { $respect }.
nc-opens-month = { $variant ->
    [2] **{ $month }.** Na Ulici jsou nové tváře. Začíná { $who }.
    [3] **{ $month }.** Holič dnes otevřel brzy. Začíná { $who }.
    [4] **{ $month }.** Peníze nespí. Začíná { $who }.
   *[1] **{ $month }.** Začíná { $who }.
}
nc-opens-meeting = { $variant ->
    [2] { $month }. Zadní salonek se plní kouřem. Porada začíná.
    [3] { $month }. Dveře se zamykají zevnitř. Porada začíná.
    [4] { $month }. Všichni se na všechny usmívají. Porada začíná.
   *[1] { $month }. Porada začíná, sliby nikoho nezavazují.
}
nc-opens-trial = { $first ->
    [yes] { $month }. Soud zasedá a Korupční balíček leží na stole.
   *[no] { $variant ->
        [2] { $month }. Povstaňte, soud přichází.
        [3] { $month }. Kladívko klepe.
        [4] { $month }. Porota se dívá do stropu.
       *[1] { $month }. Soud zasedá, sál ztichl.
    }
}
nc-opens-reception = { $first ->
    [yes] { $month }. Recepce: Gangsteři i Rajony odpočívají.
   *[no] { $variant ->
        [2] { $month }. Recepce: kapela hraje.
        [3] { $month }. Recepce: práce počká do zítřka.
        [4] { $month }. Recepce: sklenky jsou plné.
       *[1] { $month }. Recepce: na terase svítí lampiony.
    }
}
nc-opens-final = Červen končí a soud se chystá k verdiktu.
nc-collecting-line = { $who }, { $kind }:
nc-card-line = { $who }, { $card }.
nc-gets = Podíly: { $list }.
nc-item = { $who } { $n }
nc-betrayed-first = Podvod.
nc-betrayed-who = Podvod: { $list }.
nc-betrayed-cards = Karty Vendetta: { $list }.
# NC-12.16
nc-untitled = { $n ->
    [one] Bez titulu zůstává { $list } a bere kartu Vendetta.
    [few] Bez titulu zůstávají { $list }. Berou po kartě Vendetta.
   *[other] Bez titulu zůstávají { $list }. Berou po kartě Vendetta.
}
# NC-13.1
nc-outbid = { $n ->
    [one] S prázdnou odchází { $list } a bere kartu Vendetta.
    [few] S prázdnou odcházejí { $list }. Berou po kartě Vendetta.
   *[other] S prázdnou odcházejí { $list }. Berou po kartě Vendetta.
}
nc-locations-list = Kdo o co stojí: { $list }.
nc-location-item = { $space }: { $who }
nc-space-line = **{ $space } { $card }:**
nc-bid-item = { $who }, { $money }
nc-bid-item-notes = { $who }, { $money } ({ $notes })
nc-alone = { $n ->
    [0] Jediný zájemce.
    [one] Jediný zájemce, z nabídky si nechává { $n } bankovku.
    [few] Jediný zájemce, z nabídky si nechává { $n } bankovky.
   *[other] Jediný zájemce, z nabídky si nechává { $n } bankovek.
}
nc-bids-line = { $who } nabízí:
nc-bid-told = { $n ->
    [one] { $n } bankovku ({ $gangster })
    [few] { $n } bankovky ({ $gangster })
   *[other] { $n } bankovek ({ $gangster })
}
nc-locations-none = Nikdo nic nenabízí, karty zůstávají na Ulici.
nc-bribes-line = { $who }:
nc-bribe-told = { $n ->
    [one] úplatek ({ $gangster })
    [few] úplatek, { $n } bankovky ({ $gangster })
   *[other] úplatek, { $n } bankovek ({ $gangster })
}
nc-helps = Pomáhá { $gangster }.
nc-exchange-told = Výměna bankovky: { $note }.
nc-pile-taken-told = bere si bankovku z balíčku
nc-pile-looked-told = { $n ->
    [one] nahlíží do balíčku, { $n } bankovka
    [few] nahlíží do balíčku, { $n } bankovky
   *[other] nahlíží do balíčku, { $n } bankovek
}
nc-drew-told = dobírá bankovku
nc-raid-told = místo bankovky přichází Policejní razie
nc-marker-told = Verdikt: { $field }
nc-stays-told = Karta zůstává na Ulici.
nc-discards = Odkládá se: { $list }.
nc-discards-item = { $who } { $notes }
nc-guilts = Vyšetřování na Ulici tlačí Verdikt vpravo ({ $list }): { $field }.
nc-arrives = Nově na Ulici: { $list }.
nc-verdict-final = Porota se radí. { $field }.
nc-bank-totals = Banky: { $list }.
nc-bonuses = { $n ->
    [one] Bonus { $list }.
    [few] Bonusy. { $list }.
   *[other] Bonusy. { $list }.
}
nc-bonus-item = { $bonus }: { $who }
nc-bonus-none = { $bonus }: nikdo
nc-informants = { $n ->
    [one] FBI Informátor odkládá masku
    [few] FBI Informátoři odkládají masky
   *[other] FBI Informátoři odkládají masky
}: { $list }.

### Příběh

# NC-19.8, NC-19.9, NC-19.10
nc-story-why = { $side ->
    [loyal] Verdikt { $field }: vyhrát mohli jen věrní.
   *[informants] Verdikt { $field }: vyhrát mohl jen FBI Informátor.
} { $how ->
    [most] Nejvíc Respektu mezi nimi: { $who }, { $n } ({ $more ->
        [0] nikdo jiný vyhrát nemohl
       *[other] o { $more } víc než další
    }).
    [title] Při shodě Respektu ({ $n }) rozhoduje titul { $title }: { $who }.
   *[shared] Shoda Respektu ({ $n }) a bez titulu: { $who }.
}
# NC-19.11
nc-story-why-nobody = Verdikt { $field }: vyhrát mohl jen FBI Informátor a nikdo jím nebyl.
nc-story-score = { $who } { $n }
nc-story-scores = Respekt: { $list }
nc-story-hands = Co komu zůstalo: { $list }
nc-story-hand = { $who }: { $money }, { $cards }
nc-story-hand-no-cards = { $who }: { $money }
nc-story-informants = { $n ->
    [one] FBI Informátor
    [few] FBI Informátoři
   *[other] FBI Informátoři
}: { $list }
nc-story-bid = Nejdražší obálka: { $who }, { $money }.
nc-story-betrayed = { $n ->
    [one] Nejvíc Podvodů: { $who }, { $n } zadržená bankovka.
    [few] Nejvíc Podvodů: { $who }, { $n } zadržené bankovky.
   *[other] Nejvíc Podvodů: { $who }, { $n } zadržených bankovek.
}
nc-story-bribes = { $n ->
    [one] Nejštědřejší u soudu: { $who }, { $n } úplatek.
    [few] Nejštědřejší u soudu: { $who }, { $n } úplatky.
   *[other] Nejštědřejší u soudu: { $who }, { $n } úplatků.
}
nc-log-month = { $month }: Verdikt { $before } → { $after }
nc-log-collecting = { $who } Inkasuje: { $kind }, bankovky { $n }
nc-log-given = podíly { $list }
nc-log-betrayed = Podvod: { $list }
nc-log-auction = { $space } { $card }: { $bids }
nc-log-bid-hidden = { $who } (bankovky { $n })
nc-log-won = získává { $who }
nc-log-stays = zůstává
nc-log-removed = odchází ze hry
nc-log-revenge = Odplaty: { $list }
nc-log-bribes = Úplatky: { $list }
nc-log-verdict = Korupční balíček: { $list }
nc-log-respect = Respekt: { $list }

### Nápověda

# NC-1.1
help-nc-setup = Každý kápo si bere barvu. Hraje se šest Měsíců, v každém Byznys, Porada, Soudní proces a Recepce.
# NC-4.2, NC-4.5, NC-4.7, NC-5.1, NC-6.1
help-nc-business = **Byznys.** Kdo je na tahu, Využije Gangstera a Rajon a řekne Oblast nebo Kšeft. Dobere tolik bankovek, kolik takových Rajonů mají všichni dohromady. Ostatní mají nárok podle svých Rajonů; kdo dostane méně, je Podvedený a bere si karty Vendetta. Razie dobírání zastaví.
# NC-10.3, NC-11.2, NC-11.3, NC-11.4, NC-12.2, NC-13.1
help-nc-meeting = **Porada.** Nejdřív domluva, potom každý zalepí obálky: Gangster, tajné místo na Ulici, bankovky. Nejvyšší nabídka bere kartu, při shodě nikdo. Jediný zájemce si nechá jednu bankovku. Nabídky na Vyšetřování se sčítají a propadají, a když zaplatí cenu, Vyšetřování končí. Kdo podal nabídku a nic nezískal, bere si kartu Vendetta.
# NC-15.1, NC-15.5, NC-18.2
help-nc-trial = **Soudní proces.** Každý Gangster může podstrčit jednu bankovku do Korupčního balíčku. Nevinen posune Verdikt vlevo, Vinen vpravo: 10 000 o jedno pole, 20 000 o dvě, 50 000 o tři. Od dubna bere jediný úplatkář kartu za bod Respektu.
# NC-17.2, NC-17.3, NC-17.4, NC-17.5, NC-17.8
help-nc-reception = **Recepce.** Všechno je zase volné, v Banku zůstává nejvýš šest bankovek, každé Vyšetřování na Ulici posune Verdikt k vině a Ulice se doplní. Po březnu se otevře Korupční balíček.
# NC-19.1, NC-19.3, NC-19.4
help-nc-final = **Konečný verdikt.** Poslední Odplaty, bonusy (nejvíc Gangsterů a Rajonů, nejvíc karet v ruce, nejvíc peněz) a Korupční balíček.
# NC-19.8, NC-19.9, NC-19.11
help-nc-end = Hra skončila. Nevinen: vyhrává největší Respekt mezi věrnými. Vinen: vyhrává FBI Informátor s největším Respektem; když žádný není, prohrávají všichni.
# NC-23.1, NC-23.2
help-nc-vendetta = **Vendetta.** Ptám se před každým tahem, při Inkasování po ohlášení, po Inkasování s Podvodem, { $every ->
    [yes] po otevření obálek a před každou další Aukcí
   *[no] po otevření obálek
}, před Recepcí a naposledy před Konečným verdiktem. Odpovídají všichni, kdo mají kartu, i ti, kdo nic zahrát nemůžou. Kdo co odpověděl, nevidí nikdo.
# NC-22.3, NC-23.1
help-nc-vendetta-cards = V kterékoli z těch chvil se dá zahrát { $any }; jen při cizím Inkasování { $collecting }; jen nad otevřenými obálkami { $envelopes }.
help-nc-signs = Na obrázku: písmeno a barva je Oblast (S Staten Island, B Brooklyn, Q Queens, X Bronx), kostka Hazard, pilulka Drogy, rty Prostituce. Plné je volné, obrys je Využité. Za klobouky stojí Gangsteři křestním jménem, obálka u nich je nabídka a počet bankovek. Růžice je Respekt, bankovka počítá Bank, dýka karty Vendetta. Kravata je titul, hvězda karta Respektu, lupa Vyšetřování, mince úplatkář, koruna bonus, křížek ostuda.
# NC-3.1, NC-3.2
help-nc-goal = Vyhrává největší Respekt, jen když je Kmotr nevinen. Kdo drží FBI Informátora, chce opak.

### Přehled stolu

nc-table-verdict = Verdikt: { $field }.
nc-table-street = Ulice { $n }: { $card }.
nc-crews = **Kdo má koho**
nc-crew = { $who }: { $list }
nc-crew-free = volní { $list }
nc-crew-used = využití { $list }
nc-crew-gains = k tomu { $list }
nc-table-decks = Korupční balíček { $corruption } · balíček Ulice { $street } · balíček bankovek { $deck } · karty Vendetta { $vendetta }

# Strany statistik.
side-nostra_city-loyal = věrní
side-nostra_city-informant = informátor

### Na stole

nc-open-phase = { $phase ->
    [setup] **Příprava**: každý kápo si bere barvu.
    [business] **Byznys**: vydělávají se bankovky. Volný Gangster a volný Rajon Inkasují podle jedné Oblasti nebo Kšeftu.
    [meeting] **Porada**: draží se karty z Ulice. Každou zalepenou nabídku nese volný Gangster.
    [trial] **Proces**: jde o Verdikt. Volný Gangster podstrčí jednu bankovku do Korupčního balíčku.
    [reception] **Recepce**: všechno se uvolní a Ulice se doplní.
    [final] **Konečný verdikt**: poslední Odplata, bonusy, Korupční balíček.
   *[end] Hra skončila.
}
nc-open-order = Pořadí v této fázi: { $list }
nc-open-turn = Na tahu: { $who }
# NC-7.1, NC-7.3
nc-open-starter = { $fixed ->
    [yes] Karta Začínajícího hráče: { $who } (tento Měsíc už změnila držitele, do dalšího zůstává)
   *[no] Karta Začínajícího hráče: { $who } (při Inkasování může zastoupit jednu bankovku)
}
# NC-11.2, NC-11.3, NC-11.4
nc-open-street = **Ulice.** Nejvyšší nabídka bere kartu, při shodě nikdo. Kdo nabízí bez soupeře, nechá si jednu bankovku, jen u Vyšetřování ne.
nc-open-space = { $n }. **{ $name }** ({ $kind }): { $about }
nc-open-space-empty = { $n }. prázdné
nc-open-space-now = *(Tahle Aukce právě běží.)*
nc-open-collecting = { $n ->
    [0] Využito: { $gangster }, { $district }
   *[other] Využito: { $gangster }, { $district }. Odpovídajících Rajonů u stolu: { $n }
}
nc-open-owed = Nárok na bankovky: { $list }
nc-open-revealed = Odkryto: { $list }
nc-open-aim = Teď: **{ $card }**. { $effect }
nc-open-who = { $who }: { nc-about-seat }
nc-open-starting = Drží kartu Začínajícího hráče
nc-open-informant = FBI Informátor
nc-open-winner = Vítězství
nc-open-bank = Bank: { $money }
nc-open-from = Respekt za: { $list }
nc-open-held = - **{ $name }** ({ $state ->
    [free] volný
    [bid] Využitý, nese nabídku
   *[used] Využitý
}): { $about }
# NC-12.3, NC-12.9
nc-open-won = - **{ $name }** (Vyšetřování, už neplatí): Respekt { $respect }. Stálo na něm: { $effect }
nc-open-bids = Nabídky: { $list }
nc-open-bid = { $n ->
    [one] { $gangster }, { $n } bankovka
    [few] { $gangster }, { $n } bankovky
   *[other] { $gangster }, { $n } bankovek
}
nc-open-bribes = Úplatky tento Měsíc: { $n }
nc-open-collected = V této fázi už Inkasováno: { $list }
nc-open-area = podle Oblasti
nc-open-month = **{ $month }**, Měsíc { $n } { OUT_OF($all) }. Ještě přijde:
# NC-17.7, NC-12.13
nc-open-come-titles = - Podšéf přijde na Ulici při únorové Recepci.
# NC-12.13, NC-12.14
nc-open-titles-wait = - Tituly: Podšéf leží na Ulici, a kdo ho získá, rozdá zbylé dva.
# NC-17.8
nc-open-come-verdict = - První verdikt po březnové Recepci: Korupční balíček se otevře.
# NC-15.5, NC-15.6
nc-open-come-bribers = - Karty Největší úplatkář, zbývá: { $n }. Od dubna jedna za Měsíc, pro toho, kdo uplácí jako jediný.
# NC-17.9, NC-19.1, NC-19.4
nc-open-come-final = - Konečný verdikt po červnovém Procesu, bez Recepce.
nc-open-discard = Odložené bankovky: { $n }, navrchu: { $top }
nc-open-shown = Otevřeno při posledním verdiktu: { $list }
nc-open-removed = Mimo hru: { $list }
# NC-2.6
nc-open-left = **Ještě v balíčku Ulice**, v pořadí, které nikdo nezná:
nc-open-left-of = { $kind ->
    [gangster] - Gangsteři { $n }: { $list }
    [district] - Rajony { $n }: { $list }
    [luxury] - karty Respektu { $n }: { $list }
   *[investigation] - Vyšetřování { $n }: { $list }
}
nc-open-note-box = **Všechny bankovky ve hře**: { $list }. K tomu jedna Policejní razie.
nc-open-vendetta-box = **Všechny karty Vendetta ve hře**: { $list }
nc-open-vendetta-discard = Zahráno: { $list }
# NC-6.2, NC-13.1, NC-12.16
nc-open-betrayal = **Co stojí Podvod.** Podvedený hráč si bere karty Vendetta: jednu za každou bankovku, která při Inkasování chybí, jednu za Poradu, kde nabízí a nic nezíská, a jednu, když se rozdají tituly a žádný na něj nezbude.
nc-open-verdict = { $guilty ->
    [yes] **Verdikt: { $field }.** { $over ->
        [yes] Vyhrát mohl jen FBI Informátor.
       *[no] Jak žeton stojí, může vyhrát jen FBI Informátor.
    }
   *[no] **Verdikt: { $field }.** { $over ->
        [yes] Vyhrát mohli jen věrní.
       *[no] Jak žeton stojí, můžou vyhrát jen věrní.
    }
}
# NC-19.4, NC-19.6
nc-open-verdict-to-come = Ještě ho posunou: bankovky v Korupčním balíčku ({ $n }) a každé Vyšetřování na Ulici, o pole k vině ({ $active })
# NC-19.8, NC-19.9, NC-19.11
nc-open-wins = Nevinen: vyhrává nejvíc Respektu mezi věrnými. Vinen: vyhrává FBI Informátor, který má nejvíc Respektu; bez Informátora prohrávají všichni.
# NC-19.10
nc-open-tie = Při shodě rozhoduje vyšší titul, bez titulů je vítězství společné.
# NC-1.9
nc-open-sources = **Respekt.** Karty Respektu { $luxuries } · New Jersey, Connecticut, Anthony Gota, každé získané Vyšetřování +1 · tituly: { $titles } · Největší úplatkář { $briber } · Styď se (Shame on You) { $shame } · na konci:
nc-open-public = Kdyby teď hra skončila, bez peněz v Bancích:
nc-open-part = - { $who }: **{ $n }** (Gangsteři a Rajony { $crew }, karty Vendetta { $cards }, bankovky { $notes })
nc-open-hidden = { $informant ->
    [yes] Ostatní to nevidí: v Banku máš { $money } a jako FBI Informátor vyhráváš jen při verdiktu Vinen.
   *[no] Ostatní to nevidí: v Banku máš { $money } a mezi věrnými vyhráváš jen při verdiktu Nevinen.
}
nc-open-turf = Počítá se při Inkasování: { $list }.
nc-open-turf-respect = Respekt { $respect }.
# NC-8.4, NC-8.5
nc-open-atlantic-city = Vykládá se hned po dobrání. Inkasování nezačíná.
# NC-4.3, NC-4.7, NC-4.11
nc-open-turf-use = Jednou za Měsíc se Využije a začne Inkasování takového druhu. Počítá se při každém takovém Inkasování, i cizím, volný i Využitý, a kdo ho má, má nárok na bankovku.
nc-open-luxury = Respekt { $respect } pro toho, kdo ji má.
# NC-12.2
nc-open-investigation = { $effect } Skládají se na něj všechny nabídky: { $price }.
# NC-12.3, NC-12.9
nc-open-investigation-won = Bere ho pak nejvyšší nabídka: Respekt { $respect }. Za každou Recepci, kdy zůstává, se Verdikt posune o { $n } k vině.
# NC-12.14, NC-12.15, NC-12.16
nc-open-title = { $title ->
    [underboss] Respekt { $respect }. Získává se na Poradě; kdo ho má, jmenuje Poradce.
    [consigliere] Respekt { $respect }. Uděluje ho Podšéf; kdo ho má, jmenuje Prima kápa.
   *[primo_capo] Respekt { $respect }. Uděluje ho Poradce, a to někomu jinému než Podšéfovi.
}
# NC-20.1, NC-20.2, NC-20.3, NC-20.4
nc-open-bonus = { $bonus ->
    [fine_team] Respekt { $respect } za nejvíc Gangsterů a Rajonů dohromady, při shodě pro nikoho.
    [wisdom_and_virtue] Respekt { $respect } za nejvíc karet Vendetta v ruce, i Hněv a Informátor, při shodě pro nikoho.
   *[full_of_cash] Respekt { $respect } za nejvíc peněz v Banku, při shodě pro nikoho.
}
nc-open-briber = Největší úplatkář
# NC-15.5, NC-15.6
nc-open-briber-how = Respekt { $respect }. Od dubna pro toho, kdo v Procesu uplácí jako jediný.
# NC-21.2, NC-21.5, NC-12.11
nc-open-ability = { $phase ->
    [vendetta] Platí, jen dokud je Gangster volný, a pak je až do Recepce Využitý. FBI na Ulici ji vypíná.
   *[other] Spustí se sama, jakmile Gangstera v té fázi Využiješ, jednou za Měsíc. FBI na Ulici ji vypíná.
}
# NC-22.3, NC-22.10
nc-open-revenge = { $window ->
    [any] Odplata: dá se zahrát v každé chvíli na Vendettu a Gangstera nevyužívá.
    [VW2] Odplata: dá se zahrát jen při cizím Inkasování a Gangstera nevyužívá.
   *[VW4] Odplata: dá se zahrát jen po otevření obálek a Gangstera nevyužívá.
}
nc-open-copies = Ve hře: { $n }.
# NC-23.1
nc-open-window-name = { $window ->
    [VW1] Vendetta před tahem
    [VW2] Vendetta při Inkasování
    [VW3] Vendetta po Podvodu
    [VW4] Vendetta nad otevřenými obálkami
    [VW5] Vendetta před Recepcí
   *[VW6] Vendetta v posledním kole
}
# NC-23.1, NC-23.2, NC-23.6
nc-open-window = { $window ->
    [VW1] **Vendetta** před každým tahem v Byznysu, na Poradě i v Procesu, všichni najednou a tajně. Dá se zahrát: { $list }.
    [VW2] **Vendetta** po ohlášení druhu Inkasování, než se dobere. Dá se zahrát: { $list }.
    [VW3] **Vendetta** po Inkasování s Podvodem, všichni najednou a tajně. Dá se zahrát: { $list }.
    [VW4] **Vendetta** nad otevřenými obálkami, před Aukcí. Dá se zahrát: { $list }.
    [VW5] **Vendetta** před Recepcí, od ledna do května. Dá se zahrát: { $list }.
   *[VW6] **Vendetta** naposledy, před Konečným verdiktem, jeden po druhém. Dá se zahrát: { $list }.
}
# NC-5.1, NC-5.2
nc-open-raid = Zastaví dobírání při Inkasování, nárok ostatních se nemění. Pak leží mezi odloženými bankovkami.
