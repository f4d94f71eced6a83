# Nostra City: jména věcí, popisky možností a každé oznámení pravidel jednou větou; u stolu z nich vypravěč skládá odstavce.
# Lidé i věci přicházejí jako jména a stojí v 1. pádě; $field a $money jsou hotová slova.

### Jména

name-gangster = { $id ->
    [agnello_gisella] Gisella Agnello
    [agnello_salvatore] Salvatore Agnello
    [agnello_vincenzo] Vincenzo Agnello
    [agnello_carmela] Carmela Agnello
    [agnello_rocco] Rocco Agnello
    [baldini_bruno] Bruno Baldini
    [baldini_lucia] Lucia Baldini
    [baldini_marco] Marco Baldini
    [baldini_renata] Renata Baldini
    [baldini_tommaso] Tommaso Baldini
    [carbone_claudia] Claudia Carbone
    [carbone_dario] Dario Carbone
    [carbone_enzo] Enzo Carbone
    [carbone_silvio] Silvio Carbone
    [carbone_ornella] Ornella Carbone
    [donata_francesca] Francesca Donata
    [donata_massimo] Massimo Donata
    [donata_nina] Nina Donata
    [donata_pietro] Pietro Donata
    [donata_teresa] Teresa Donata
   *[anthony_gota] Anthony Gota
}
name-turf = { $id ->
    [staten_island_gambling] Staten Island – Hazard
    [staten_island_drugs] Staten Island – Drogy
    [staten_island_prostitution] Staten Island – Prostituce
    [brooklyn_gambling] Brooklyn – Hazard
    [brooklyn_drugs] Brooklyn – Drogy
    [brooklyn_prostitution] Brooklyn – Prostituce
    [queens_gambling] Queens – Hazard
    [queens_drugs] Queens – Drogy
    [queens_prostitution] Queens – Prostituce
    [bronx_gambling] Bronx – Hazard
    [bronx_drugs] Bronx – Drogy
    [bronx_prostitution] Bronx – Prostituce
    [new_jersey] New Jersey
    [connecticut] Connecticut
   *[atlantic_city] Atlantic City
}
name-luxury = { $id ->
    [gold_watch] Zlaté hodinky
    [cuban_cigars] Kubánské doutníky
    [limousine] Limuzína
    [racehorse] Dostihový kůň
    [yacht] Jachta
   *[hamptons_estate] Sídlo v Hamptons
}
name-investigation = { $id ->
    [fbi] FBI
    [irs] IRS
    [us_attorney] Federální žalobce
    [nypd] NYPD
    [dea] DEA
   *[vice_squad] Mravnostní policie
}
name-title = { $id ->
    [underboss] Podšéf
    [consigliere] Poradce
   *[primo_capo] Primo kápo
}
name-kind = { $id ->
    [staten_island] Staten Island
    [brooklyn] Brooklyn
    [queens] Queens
    [bronx] Bronx
    [gambling] Hazard
    [drugs] Drogy
   *[prostitution] Prostituce
}
name-note = { $id ->
    [note_5] 5 000
    [note_10_innocent] 10 000 Nevinen
    [note_10_guilty] 10 000 Vinen
    [note_20_innocent] 20 000 Nevinen
    [note_20_guilty] 20 000 Vinen
    [note_50_innocent] 50 000 Nevinen
    [note_50_guilty] 50 000 Vinen
   *[police_raid] Policejní razie
}
name-vendetta = { $id ->
    [fbi_informant] FBI Informátor
    [wrath] Hněv
    [anthony_gota] Anthony Gota
    [atlantic_city] Atlantic City
    [shame_on_you] Styď se (Shame on You)
    [stick_up] Přepadení
    [contract] Nájemná vražda
    [broken_legs] Zlámané nohy
    [arson] Žhářství
    [extortion] Vydírání
    [tip_off] Anonymní udání
    [bought_juror] Koupený porotce
   *[fat_envelope] Tlustá obálka
}
name-bonus = { $id ->
    [fine_team] Skvělá parta
    [wisdom_and_virtue] Moudrost a ctnost
   *[full_of_cash] Největší boháč
}
name-colour = { $id ->
    [black] černá
    [white] bílá
    [red] červená
    [yellow] žlutá
   *[blue] modrá
}
name-direction = { $id ->
    [left] vlevo, Nevinen
   *[right] vpravo, Vinen
}
name-space = místo { $id }

nc-hue = { $colour ->
    [black] černá
    [white] bílá
    [red] červená
    [yellow] žlutá
   *[blue] modrá
}
name-month = { $id ->
    [1] Leden
    [2] Únor
    [3] Březen
    [4] Duben
    [5] Květen
   *[6] Červen
}

### Možnosti

opt-nc-colour = { nc-hue }
opt-nc-gangster = { $gangster }
opt-nc-district = { $district }
opt-nc-collect = { $kind } ({ $district })
opt-nc-note = { $note }
opt-nc-give = { $note }
opt-nc-vendetta = { $card }
opt-nc-space = { $space } { $card }
opt-nc-bid = { $space } { $card }
opt-nc-pass = Nechat být
opt-nc-pass-phase = Nic celou fázi
opt-nc-pass-month = Nic celý Měsíc
opt-nc-pass-last = Nechat být
opt-nc-stand-off = Zase se mě ptej
opt-nc-end = Konec tahu
opt-nc-cancel = Zpět
opt-nc-use = Využít: { $gangster }
opt-nc-skip = Nechat být
opt-nc-take = Vzít bankovku
opt-nc-skip-take = Nechat ležet
opt-nc-left = Vlevo, Nevinen
opt-nc-right = Vpravo, Vinen
opt-nc-leave = Nechat stát
opt-nc-ready = Dohodnuto

### Vyprávění: začátek

nc-starting = Kartu Začínajícího hráče má { $seat }.

### Vyprávění: Byznys

nc-collects = { $seat } Inkasuje: { $kind }.
nc-reshuffled = { $n ->
    [one] Balíček došel, zamíchá se { $n } odložená bankovka.
    [few] Balíček došel, zamíchají se { $n } odložené bankovky.
   *[other] Balíček došel, zamíchá se { $n } odložených bankovek.
}
nc-raid = { $stops ->
    [yes] Policejní razie, dobírání končí.
   *[no] Policejní razie, ale dobírá se dál.
}
nc-raid-single = Místo bankovky Policejní razie: { $seat } nedobírá nic.
nc-drawn = { $n ->
    [0] Ani jedna bankovka, ruce zůstávají prázdné.
    [2] { $n } bankovky, { nc-hands }
    [3] { $n } bankovky, { nc-hands }
    [4] { $n } bankovky, { nc-hands }
    [5] { $n } bankovek, { nc-hands }
    [6] { $n } bankovek, { nc-hands }
    [7] { $n } bankovek, { nc-hands }
    [8] { $n } bankovek, { nc-hands }
    [9] { $n } bankovek, { nc-hands }
    [one] { $n } bankovka, { nc-hands }
    [few] { $n } bankovky, { nc-hands }
   *[other] { $n } bankovek, { nc-hands }
}
nc-hands = { $variant ->
    [2] jaké, to nikdo nevidí.
    [3] počítá se potmě.
    [4] dlaně zůstávají zavřené.
   *[1] ruce zůstávají pod stolem.
}
nc-starting-given = Místo bankovky karta Začínajícího hráče: bere ji { $target }.
nc-betrayed = { $n ->
    [one] Podvod. { $seat } si bere kartu Vendetta.
    [few] Podvod. { $seat } si bere { $n } karty Vendetta.
   *[other] Podvod. { $seat } si bere { $n } karet Vendetta.
}
nc-spared = { $seat } se na Pietra může spolehnout: { $target } bere o kartu méně.
nc-vendetta = { $n ->
    [one] { $seat } si bere kartu Vendetta.
    [few] { $seat } si bere { $n } karty Vendetta.
   *[other] { $seat } si bere { $n } karet Vendetta.
}
nc-laid-out = { $seat } vykládá do Teritoria: { $card }.
nc-vendetta-reshuffled = { $n ->
    [one] Balíček Vendetty se míchá znovu: { $n } karta.
    [few] Balíček Vendetty se míchá znovu: { $n } karty.
   *[other] Balíček Vendetty se míchá znovu: { $n } karet.
}
nc-note-stolen = { $seat } bere cizí bankovku. Přichází o ni { $target }.

### Vyprávění: Vendetta

nc-played = { $seat } vykládá: **{ $card }**.
nc-returned = { $seat } si bere zpátky do ruky: { $card }.
nc-aimed = Cíl: { $target }.
nc-blocked = { $gangster } to nedovolí, karta nic neudělá ({ $seat }).
nc-shamed = Respekt −1: { $seat }.
nc-contract = Gangster odchází ze hry ({ $seat }).
nc-broken-legs = Gangster je do Recepce Využitý ({ $seat }).
nc-arson = Rajon je do Recepce Využitý ({ $seat }).
nc-tipped = Dobírá se nejvýš jedna bankovka ({ $seat }).
nc-envelope = { $n ->
    [one] Nabídka na místo { $space } tloustne o { $n } bankovku.
    [few] Nabídka na místo { $space } tloustne o { $n } bankovky.
   *[other] Nabídka na místo { $space } tloustne o { $n } bankovek.
}

### Vyprávění: Porada

nc-locations = { $variant ->
    [2] Obálky se otevírají, masky dolů.
    [3] Praská papír. Obálky se otevírají.
    [4] Karty na stůl, obálky se otevírají.
   *[1] Obálky se otevírají.
}
nc-price = { $paid ->
    [yes] Dohromady { $sum }, cena { $price } je zaplacená a Vyšetřování končí.
   *[no] Dohromady { $sum }, cena je { $price }. Vyšetřování pokračuje.
}
nc-won = Kartu získává { $seat }.
nc-tied = Nejvyšší nabídky se shodují: { $seats }.
nc-card-removed = Ze hry odchází: { $card }.
nc-took-back = { $seat } bere zpět: { $note }.
nc-title = { $title }: { $seat }.

### Vyprávění: Proces a Recepce

nc-briber = Jediný úplatkář Měsíce je { $seat }. Respekt +1.
nc-no-briber = Největší úplatkář tentokrát není nikdo.
nc-reception = Recepce. Gangsteři i Rajony odpočívají.
nc-irs = IRS bere všem celý Bank.
nc-underboss = Na místo { $space } přichází titul Podšéf.
nc-underboss-replaces = Místo { $space } se uvolňuje, ze hry odchází { $card }.
nc-underboss-waits = Ulice je plná Vyšetřování, titul Podšéf počká.

### Vyprávění: verdikty

nc-verdict-opens = { $n ->
    [0] Korupční balíček je prázdný.
    [one] Korupční balíček se otevírá: { $n } bankovka.
    [few] Korupční balíček se otevírá: { $n } bankovky.
   *[other] Korupční balíček se otevírá: { $n } bankovek.
}
nc-verdict = { $final ->
    [yes] Porota se vrací. Kmotr je { $guilty ->
        [yes] **vinen**
       *[no] **nevinen**
    }: { $field }.
   *[no] První verdikt: { $field }. { $guilty ->
        [yes] Kmotr si pro jistotu balí kartáček.
       *[no] Kmotr si objednává večeři.
    }
}
nc-last-round = Poslední kolo Odplat: každý jednou, pak už jen verdikt.
nc-bribers-left = { $n ->
    [one] Ze hry odchází { $n } nezískaná karta Největší úplatkář.
    [few] Ze hry odcházejí { $n } nezískané karty Největší úplatkář.
   *[other] Ze hry odchází { $n } nezískaných karet Největší úplatkář.
}

### Konec

nc-end = { $reason ->
    [acquitted] Porota se vrací. Kmotr je **nevinen**. Vyhrává { $winners }.
    [acquitted_shared] Porota se vrací. Kmotr je **nevinen**. O výhru se dělí: { $winners }.
    [informant] Porota se vrací. Kmotr je **vinen**. Vyhrává FBI Informátor: { $winners }.
    [informant_shared] Porota se vrací. Kmotr je **vinen**. O výhru se dělí Informátoři: { $winners }.
    [convicted] Porota se vrací. Kmotr je **vinen** a Informátor není žádný. Nevyhrává nikdo.
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
