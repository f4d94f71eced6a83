# Mafia City: popisky možností a každé oznámení pravidel jednou větou; u stolu z nich vypravěč skládá kroniku.
# Lokace, barvy, karty a efekty přicházejí jako jména ($location, $colour, $effect); jména lidí stojí v 1. pádě.

### Karty, lokace, barvy, efekty

mc-card = { $card } ({ $symbol })
mc-place = { $location ->
    [prison] Věznice
    [harbour] Přístav
    [fight_club] Klub rváčů
    [police_station] Policejní stanice
    [business_district] Obchodní čtvrť
    [private_club] Soukromý klub
   *[town_hall] Radnice
}
mc-other = { $target ->
    [prison] Věznice
    [harbour] Přístav
    [fight_club] Klub rváčů
    [police_station] Policejní stanice
    [business_district] Obchodní čtvrť
    [private_club] Soukromý klub
   *[town_hall] Radnice
}
mc-at = { $location ->
    [prison] ve Věznici
    [harbour] v Přístavu
    [fight_club] v Klubu rváčů
    [police_station] na Policejní stanici
    [business_district] v Obchodní čtvrti
    [private_club] v Soukromém klubu
   *[town_hall] na Radnici
}
each-location = { $id ->
    [prison] Věznice
    [harbour] Přístav
    [fight_club] Klub rváčů
    [police_station] Policejní stanice
    [business_district] Obchodní čtvrť
    [private_club] Soukromý klub
   *[town_hall] Radnice
}
mc-hue = { $colour ->
    [grey] šedá
    [yellow] žlutá
    [red] červená
    [blue] modrá
   *[green] zelená
}
mc-silenced = { $against ->
    [informer] Práskač mlčí.
    [thief] Zloděj stahuje ruku.
    [police_raid] Razie se nekoná.
    [pulling_strings] Páky zůstávají v klidu.
    [big_plan] Velký plán jde k ledu.
    [rackets] Kšefty stojí.
    [hat_one] Klobouk zůstává na hlavě.
    [hat_two] Klobouky zůstávají na hlavě.
    [bullet] Náboj selhává.
    [plus1] Bod navíc se nekoná.
    [hired_killer] Vrah si dává volno.
    [secret_deal] Dohoda padá.
    [complicity] Spoluúčast padá.
    [fists] Pěsti klesají.
    [police_chief] Náčelník mlčí.
    [fbi] F.B.I. couvá.
    [prison] Cela zůstává zavřená.
   *[harbour] Vrah zůstává, kde je.
}

### Možnosti

opt-mc-colour = { $colour ->
    [grey] Šedá
    [yellow] Žlutá
    [red] Červená
    [blue] Modrá
   *[green] Zelená
}
opt-mc-keep = Nechat si obě
opt-mc-exchange = Vyměnit obě
opt-mc-place = Umístit
opt-mc-text = Karta
opt-mc-hat-one = Klobouk
opt-mc-hat-two = Dva Klobouky
opt-mc-wait = Vyčkat
opt-mc-pass = Pas
opt-mc-final = Už nehrát
opt-mc-watch = Čekat na Náboj
opt-mc-stay-out = Zůstat stranou
opt-mc-let = Nechat být
opt-mc-fists = Dvě Pěsti
opt-mc-none = Nic nehrát
opt-mc-card = { $card }
opt-mc-location = { mc-place }
opt-mc-token = { mc-place }, { $place }. odspodu: { $seat }
opt-mc-nobody = Nikoho
opt-mc-stay = Zůstat stát
opt-mc-stop = Jít dál
opt-mc-spare = Nechat si všechny
opt-mc-back = Zpět
opt-mc-off = Ptát se vždy
opt-mc-others = Jen když jde o mě
opt-mc-all = Neptat se vůbec

### Vyprávění: začátek a kolo

mc-city = Město od středu a pak od severu po směru hodinových ručiček: { $locations }.
mc-target = { $n ->
    [one] Cíl je { $n } bod.
    [few] Cíl jsou { $n } body.
   *[other] Cíl je { $n } bodů.
}
mc-starts = Začíná { $seat }.
mc-colour = { $seat } si bere barvu: { mc-hue }.
mc-cards = Nové karty: { $cards }.
mc-keeps = { $seat } si nechává obě karty.
mc-exchanges = { $seat } vyměňuje obě karty. Odkládá: { $cards }.
mc-round = Je { $round }. kolo. Začíná { $seat }.
mc-phase = { $phase ->
    [action] Akční fáze.
    [location] Fáze lokací.
    [strategy] Strategická fáze.
   *[draw] Konec kola.
}

### Vyprávění: akce

mc-places = { $seat } staví Mafiána { mc-at }.
mc-waits = { $seat } vyčkává a odhazuje: { $card }.
mc-passes = { $forced ->
    [yes] Pasuje { $seat }, není čím hrát.
   *[no] Pasuje { $seat }. Kdo má Náboj, ještě může překvapit.
}
mc-awake = Pas se ruší, hraje dál: { $seat }.
mc-informer = { $seat } posílá Práskače na: { mc-place }. Terč: { $victim }, { $place }. odspodu.
mc-thief = { $seat } posílá Zloděje na lup. Terč: { $victim }.
mc-police-raid = { $seat } svolává Policejní razii na: { mc-place }.
mc-pulling-strings = { $seat } tahá za Páky v pozadí: { mc-place } a { mc-other }.
mc-big-plan = { $seat } má Velký plán: { mc-place } → { mc-other }. Terč: { $victim }, { $place }. odspodu.
mc-rackets = { $seat } rozjíždí Kšefty.
mc-hat-one = { $seat } smeká Klobouk. Mafián jde zpátky na ruku: { mc-place }.
mc-hat-two = { $seat } smeká dva Klobouky. Mafián jde z rezervy na: { mc-place }.
mc-bullet = { $seat } nabíjí Náboj.
mc-hired-killer = { $seat } najímá Nájemného vraha na: { mc-place }. Terč: { $victim }, { $place }. odspodu.
mc-plus1 = { $seat } vytahuje +1.
mc-secret-deal = { $seat } přikládá Tajnou dohodu: { mc-place }.
mc-complicity = { $seat } hlásí Spoluúčast. Do Cely má jít i { $victim }: { mc-place }, { $place }. odspodu.
mc-fists = { $seat } ukazuje dvě Pěsti. { mc-silenced }
mc-police-chief = { $seat } volá Náčelníka policie. { mc-silenced }
mc-fbi = { $seat } volá F.B.I. { mc-silenced }
mc-prison = { $seat } posílá do Cely: { $victim }. Místo: { mc-place }, { $place }. odspodu.
mc-harbour = { $seat } posouvá Nájemného vraha: { mc-other }.
mc-stands = { $vetoes ->
    [0] Nikdo nic nenamítá.
   *[other] Nakonec to platí.
}
mc-cancelled = Zrušeno.
mc-stolen = Karta mění majitele. Přichází o ni { $victim }, bere ji { $seat }.
mc-nothing = { $victim } už žádnou kartu nemá. Zloděj odchází s prázdnou.
mc-returned = { $n ->
    [one] { $seat } bere na ruku { $n } Mafiána.
    [few] { $seat } bere na ruku { $n } Mafiány.
   *[other] { $seat } bere na ruku { $n } Mafiánů.
}
mc-draws = { $n ->
    [0] { $seat } nemá co brát, karty došly.
    [one] { $seat } bere { $n } kartu.
    [few] { $seat } bere { $n } karty.
   *[other] { $seat } bere { $n } karet.
}
mc-discards = { $seat } odhazuje: { $card }.
mc-reshuffle = { $n ->
    [one] Balíček došel, zamíchá se { $n } odložená karta.
    [few] Balíček došel, zamíchají se { $n } odložené karty.
   *[other] Balíček došel, zamíchá se { $n } odložených karet.
}

### Vyprávění: lokace

mc-location = Na řadě je { mc-place }.
mc-deals = { $seat } vykládá naráz: { $cards }.
mc-control = { mc-place }: kontroluje { $seat }, +1 bod.
mc-nobody = { mc-place }: nekontroluje nikdo.
mc-tough = { $seat } bere Mafiána z rezervy na ruku.
mc-policeman = Policistu má { $seat }.
mc-mayor = Starostu má { $seat }.
mc-extra = Bod navíc: { $seat }.

### Vyprávění: strategie, konec kola, Policista

mc-withdraws = { $n ->
    [0] { $seat } nestahuje nikoho.
    [one] { $seat } stahuje { $n } Mafiána.
    [few] { $seat } stahuje { $n } Mafiány.
   *[other] { $seat } stahuje { $n } Mafiánů.
}
mc-next = Příští kolo začíná { $seat }.
mc-draw-step = { $n ->
    [0] Balíček je prázdný, bez karty zůstává { $seat }.
   *[other] Kartu bere { $seat }.
}
mc-looks = { $seat } se s Policistou dívá do karet: { $victim }.
mc-leaves = { $seat } odchází od stolu. Mafiáni i karty zůstávají.
mc-looked = { $victim } drží: { $cards }.

### Konec

mc-end = { $reason ->
    [target] Cíl je splněn. Klíče od města má { $winners }.
    [points] Cíl splnilo víc lidí. Nejvíc bodů a klíče od města má { $winners }.
    [reserve] Body jsou stejné. Rozhoduje menší rezerva, klíče od města má { $winners }.
    [cards] Body i rezervy jsou stejné. Rozhoduje víc karet, klíče od města má { $winners }.
    [mayor] Všechno je stejné až na Starostu. Klíče od města má { $winners }.
    [order] Všechno je stejné, rozhoduje pořadí. Klíče od města má { $winners }.
    [idle] Tři kola bez jediného bodu. Město zůstává bez pána.
   *[aborted] Hostitel zhasíná lampu. Hra končí bez vítěze.
}
mc-score = { $place }. místo: { $seat }, body: { $vp }.
