# Stůl: co dělá hostitel, co o tom stůl ví, moje místo, příkazy a jejich odpovědi.

### Hostitel: deska a tlačítka (nejvýš 20 znaků)

host-title = Hostitel
h-cohost = Spoluhostitelé
game-elsewhere = Kanál téhle hry už není. Dál může jít tady: stůl se prostře znovu a ze hry se nic neztratilo.
h-move = Pokračovat tady
moderator-title = Správce
moderator-help = Tenhle stůl má svého hostitele. Protože se tu staráš o pořádek, můžeš hru pozastavit (kanál se tím všem otevře), nechat ji pokračovat, nebo ji ukončit.
host-lobby-help = Tady vybíráš hru, rovnáš židle a začínáš. Stůl uvidí jen výsledek.
host-running-help = Hodiny a židle jsou tvoje, pravidla ne. Každý krok stůl uvidí jednou větou.
host-not-now = Teď to nejde. Zkus to, až tenhle krok skončí.
h-start = Rozdat
h-cancel = Sklidit stůl
h-options = Volby hry
h-fill = { $n ->
    [one] Přidat { $n } automat
    [few] Přidat { $n } automaty
   *[other] Přidat { $n } automatů
}
h-machines = Automaty
h-unfill = Uvolnit všechny
h-kick = Uvolnit židli
h-order = Pořadí u stolu
h-order-where = Na čí místo?
h-cards = Karty po jedné
h-pause = Zastavit hodiny
h-resume = Pustit čas dál
h-extend = Přidat minutu
h-skip = Přeskočit
h-undo = Vrátit hru
h-replace = Jiný člověk
h-automate = Posadit automat
h-handover = Předat stůl
h-remove = Vyřadit
h-disqualify = Vyloučit
h-end = Ukončit hru
h-back = Zpět
h-whom = O kterou židli jde?
h-who = O koho jde?
h-which-options = Co chceš změnit? (nejvýš 5)
host-form-old = Od otevření formuláře někdo nějakou volbu změnil. Otevři ho znovu, uvidíš, co platí teď.
h-which-cards = Které karty?
h-how-many = Kolik automatů?
h-chosen = Teď: { $value }

### Hostitel: potvrzení

h-sure-cancel = Sklidit stůl? Nikdo si nezahraje, židle se uvolní.
h-sure-skip = Přeskočit? Kdo ještě mlčí, tomu čas vyprší hned teď.
h-sure-undo = Vrátit hru na poslední místo, kam to jde? Odpovědi od té doby přestanou platit.
h-sure-remove = Vyřadit ze hry: { $who }?
h-sure-disqualify = Vyloučit ze hry: { $who }?
h-sure-end = Ukončit hru? Skončí bez vítěze a všechno se odkryje.
h-sure-handover = Předat stůl? Nový hostitel: { $who }.
h-sure-replace = Předat židli, kde sedí { $who }? Nový člověk převezme všechno, co k ní patří, i tajnosti.
h-sure-automate = Posadit automat na židli, kde sedí { $who }? Stůl o tom bude vědět a židle půjde kdykoli vrátit.

### Co stůl uvidí

told-extend = { $ends ->
    [no] Hostitel přidává čas.
   *[yes] Hostitel přidává čas. Konec { $until }.
}
told-skip = Hostitel nečeká dál, hra pokračuje.
told-undo = Hostitel vrací hru o kus zpět. Odpovědi od té doby neplatí.
told-replace = Na židli { $number } teď sedí { $who }.
told-offer = { $person }, hostitel ti nabízí židli { $number } ({ $who }). Když ji vezmeš, uvidíš všechno, co je vidět z tohohle místa.
told-back = Automat vstává. Na židli { $number } sedí zase { $who }.
told-cohost = Stůl teď s hostitelem vede i { $who }.
told-no-cohost = { $who } už s hostitelem stůl nevede.
told-handover = Stůl má nového hostitele: { $who }.
spoken = { $who }: { $text }
permission-lost = Chybí mi oprávnění: { $list }. Hra čeká. Zapnout to může správce v oprávněních kanálu.
permission-optional = Chybí mi oprávnění: { $list }. Hra jde dál i tak. Zapnout to může správce v oprávněních kanálu.
automod = AutoMod na tomhle serveru mi zablokoval zprávu. Hra jde dál, ale v kanálu může něco chybět. Správce mi může dát výjimku: v pravidlech AutoModu povolí moji roli. Co chybí, pak doplní **/stůl**.
automod-late = **Co AutoMod předtím nepustil:**
permission-back = { $ends ->
    [no] Zase smím všechno, co potřebuju. Hraje se dál.
   *[yes] Zase smím všechno, co potřebuju. Hraje se dál: konec { $until }.
}

### Odpovědi hostiteli

host-done-options = Volba je nastavená.
host-done-fill = { $n ->
    [0] Volná židle není, automat nepřisedá.
    [one] Přisedá { $n } automat.
    [few] Přisedají { $n } automaty.
   *[other] Přisedá { $n } automatů.
}
host-done-back = Židle je zpátky u svého člověka.

### Moje místo

desk-title = Moje místo · { $who }
desk-moved = Svoje místo máš mezitím otevřené jinde. Teď to vypadá takhle.
desk-old = Tahle stránka je stará.
desk-spectator = U tohoto stolu nesedíš. Dívat se můžeš, psát ne. Přisednout půjde před další hrou.
settings = Nastavení

# The role that those who play carry as long as a game lasts.
role-playing = U stolu
help-always = **Moje místo**: tvoje ruka a tvoje otázka. **Hostitel**: hodiny a židle, jen pro hostitele. Ztratil se ti stůl? Napiš **/stůl** nebo **/místo**.
secret-follows = Tajná zpráva. Obsah následuje.
confirm-note = Dokud nepotvrdíš, neplatí to.
lapsed = Čas vypršel, otázka už neplatí.

### Možnosti v každé hře

opt-withdraw = Odejít ze hry
opt-disqualify = Vyloučit

### Vyprávění: rozdání

deal = Balíček je zapečetěný, všichni sedí. Rozdávám.

### Záhrobí

graveyard = { $theme ->
    [kids] Studovna
   *[town] Záhrobí
}
graveyard-open = { $theme ->
    [kids] Tady mluví, kdo u stolu dohrál. Co je pod žetony, najdeš pod tlačítkem **Moje místo**. Sem tajnosti nepíšu.
   *[town] Tady mluví, kdo u stolu dohrál. Co je pod maskami, najdeš pod tlačítkem **Moje místo**. Sem tajnosti nepíšu.
}

### Tabule: hodiny a na koho se čeká

until = Konec { $until }.
clock-stopped = Hodiny stojí.
last-minute = Poslední minuta.
last-seconds = Posledních pár vteřin.
missing = Čeká se na: { $list }.

### Příběh

story-title = Příběh hry
story-moment = **Moment večera:** { $text }
story-moment-menu = Co bylo momentem večera?
moment-picked = { $n ->
    [one] Tvoje volba: „{ $text }“. Nikdo jiný zatím nevybíral. Do zítřka ji můžeš změnit.
    [few] Tvoje volba: „{ $text }“. Zatím volili { $n } lidé. Do zítřka ji můžeš změnit.
   *[other] Tvoje volba: „{ $text }“. Zatím volilo { $n } lidí. Do zítřka ji můžeš změnit.
}
moment-over = Už je vybráno. { $text ->
    [none] Nikdo nehlasoval.
   *[other] Moment večera: „{ $text }“
}
story-verified = Rozdání ověřeno ✓
proof-sealed = Když se stůl otevřel, tajemství pro rozdání už bylo vylosované a zapečetěné: `{ $seal }`. Před rozdáním stála pod tlačítkem **Podrobnosti** a je v každém potvrzení po **Můžeme**.
proof-opened = Teď je pečeť otevřená. Přes SHA-256 dají přesně tuhle pečeť zapsané za sebou { $version ->
    [1] sůl `{ $salt }` a tajemství `{ $secret }` (verze 1).
   *[other] označení stolu `{ $table }`, sůl `{ $salt }` a tajemství `{ $secret }` (verze { $version }).
}
proof-follows = Rozdání plyne z tajemství a z čísel, která Discord dal každému stisku **Můžeme**. Ta nešlo znát předem, a tajemství do konce nikdo neviděl.
proof-check = **Záznam** obsahuje všechno. **python -m bot verify** ho zkontroluje a přehraje celou hru znovu, tah po tahu.
story-proof = Pečeť, verze { $version }: `{ $seal }`; sůl `{ $salt }`, tajemství `{ $secret }`.

### Konec hry pro jednoho

own-title = Tvoje noc
own-result = { $won ->
    [yes] Vyhráváš: { $role }.
    [no] Prohráváš: { $role }.
   *[none] Nevyhrává nikdo, ty končíš takhle: { $role }.
}
own-line = Věta, kterou můžeš poslat do kanálu:
own-post = { $who }: { $won ->
    [yes] výhra
    [no] prohra
   *[none] nikdo nevyhrál
}, { $role }. { $fact }
b-own-post = Zveřejnit
own-posted = Už to stojí v kanálu.
own-posted-already = Tvoje věta už v kanálu je.
own-not-posted = Teď se mi to vyvěsit nepodařilo. Zkus to za chvíli znovu.
