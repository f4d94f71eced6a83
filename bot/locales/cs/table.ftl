# Stůl: co dělá hostitel, co o tom stůl ví, moje místo, příkazy a jejich odpovědi.

### Hostitel: deska a tlačítka (nejvýš 20 znaků)

host-title = Hostitel
host-lobby-help = Tady vybíráš hru, rovnáš židle a začínáš. Stůl uvidí jen výsledek.
host-running-help = Hodiny a židle jsou tvoje, pravidla ne. Každý krok stůl uvidí jednou větou.
host-not-now = Na tohle teď není vhodná chvíle.
host-no-night-skip = Noc přeskočit nejde, její délka nesmí nic prozradit.
host-foreign = Tohle může jen hostitel.
host-cohosts = Pomáhá: { $list }.
h-start = Rozdat
h-cancel = Sklidit stůl
h-options = Volby hry
h-fill = { $n ->
    [one] Přidat { $n } automat
    [few] Přidat { $n } automaty
   *[other] Přidat { $n } automatů
}
h-machines = Automaty
h-clear = Uvolnit židli
h-kick = Uvolnit židli
h-preset = Balíček karet
h-cards = Karty po jedné
h-pause = Zastavit hodiny
h-resume = Pustit hodiny
h-extend = Přidat minutu
h-skip = Přeskočit
h-undo = Vrátit zpět
h-replace = Jiný člověk
h-automate = Posadit automat
h-back-to-owner = Vrátit židli
h-handover = Předat stůl
h-cohost = Přizvat pomocníka
h-remove = Vyřadit
h-disqualify = Vyloučit
h-end = Ukončit hru
h-preflight = Zkouška stolu
h-back = Zpět
h-whom = O kterou židli jde?
h-who = O koho jde?
h-which-option = Která volba?
h-which-value = Na co ji nastavit?
h-which-cards = Které karty?
h-how-many = Kolik automatů?
h-chosen = Teď: { $value }

### Hostitel: potvrzení

h-sure-cancel = Sklidit stůl? Nikdo si nezahraje, židle se uvolní.
h-sure-skip = Přeskočit? Kdo ještě mlčí, tomu čas vyprší hned teď.
h-sure-undo = Vrátit hru na poslední zastávku? Odpovědi od té doby přestanou platit.
h-sure-remove = Vyřadit: { $who }? Žeton se ukáže a vrátit se to nedá.
h-sure-disqualify = Vyloučit: { $who }? Žeton se ukáže, výhra se tohoto místa netýká a vrátit se to nedá.
h-sure-end = Ukončit hru? Skončí bez vítěze a všechno se odkryje.
h-sure-handover = Předat stůl? Nový hostitel: { $who }.
h-sure-replace = Jiný člověk na židli: { $who }? Dostane žeton, kartu i všechno, co židle ví.
h-sure-automate = Automat na židli: { $who }? Stůl o tom bude vědět a židle půjde kdykoli vrátit.

### Co stůl uvidí

told-extend = Hostitel přidává čas. Konec { $until }.
told-skip = Hostitel nečeká dál, hra pokračuje.
told-undo = Hostitel vrací hru na poslední zastávku. Odpovědi od té doby neplatí.
told-replace = Na židli { $number } teď sedí { $who }.
told-back = Automat vstává. Na židli { $number } sedí zase { $who }.
told-handover = Stůl má nového hostitele: { $who }.
told-cohost = Hostiteli teď pomáhá { $who }.
spoken = { $who }: { $text }
permission-lost = Chybí mi oprávnění: { $list }. Hra čeká, dokud ho zase nemám.

### Odpovědi hostiteli

host-done-options = Volba je nastavená.
host-done-fill = { $n ->
    [0] Židle jsou plné, nepřisedá žádný automat.
    [one] Přisedá { $n } automat.
    [few] Přisedají { $n } automaty.
   *[other] Přisedá { $n } automatů.
}
host-done-back = Židle je zpátky u svého člověka.
host-done-cohost = Máš u stolu pomocníka.

### Zkouška stolu: co chybí, kde to zapnout, co jde i bez toho

flight-ok = { $n ->
    [0] Mám všechno, co u stolu potřebuju.
    [one] Chybí mi { $n } oprávnění.
    [few] Chybí mi { $n } oprávnění.
   *[other] Chybí mi { $n } oprávnění.
}
flight-missing = Chybí **{ $permission }**. Zapneš to v Nastavení serveru › Role, nebo v nastavení kanálu › Oprávnění.
flight-table = Bez toho tu stůl prostřít nejde.
flight-pictures = Bez toho se hraje s texty místo obrázků.
flight-graveyard = Bez toho vyřazení čekají na příběh bez záhrobí.
flight-silence = Bez toho se kanál na noc nezavře a ticho drží jen slušnost.
flight-voice = Bez toho se v noci neztlumí hlas a mikrofony si vypíná každý podle svědomí.
flight-readable = Někdo na serveru vidí do skrytých vláken. Tajnosti do nich nepíšu, ale záhrobí může číst.
flight-whispers = { $n ->
    [one] Šepot nedojde na { $n } židli. Tajnosti tam najdou pod tlačítkem Moje místo.
    [few] Šepot nedojde na { $n } židle. Tajnosti tam najdou pod tlačítkem Moje místo.
   *[other] Šepot nedojde na { $n } židlí. Tajnosti tam najdou pod tlačítkem Moje místo.
}

### Moje místo

desk-title = Moje místo · { $who }
desk-spectator = U tohoto stolu nesedíš. Dívat se můžeš, psát ne.
desk-options-text = Nastavení platí jen pro tebe.
settings = Nastavení
textmode-on = Textový režim je zapnutý, místo obrázků přijde text.
textmode-off = Obrázky jsou zpátky.
rules-of-silence = Tajné zprávy se neukazují a neopisují. Tvrdit nahlas smíš cokoli.
b-say = Napsat do noci
say-title = Schůzka v noci
say-label = Co jim vzkážeš?
