# Společné všem hrám: stálá tlačítka, odmítnutí, hodiny, nepřítomní.

### Stálá tlačítka (nejvýš 20 znaků)

b-desk = Moje místo
b-accept = Vzít židli
b-help = Jak se hraje
b-host = Hostitel
b-refresh = Obnovit
b-more = Více
b-settings = Nastavení
b-notes = Zápisky
b-away = Na chvíli pryč
b-language-discord = Jako v Discordu
b-language-cs = Čeština
b-language-en = English
settings-title = ### Nastavení
settings-language = V jakém jazyce s tebou mluvím, tady i u všech dalších stolů:
settings-text = { $text ->
    [yes] Obrázky ti nekreslím, všechno dostáváš psané.
   *[no] Stoly, karty a herní plány ti kreslím. V textovém režimu dostaneš všechno psané.
}
b-textmode = Textový režim
b-textmode-off = S obrázky
b-whisper = Šeptej mi
b-resign = Odejít ze hry
b-again = Stejnou hru znovu
b-log = Průběh textem
b-record = Záznam
b-replay = Přehrát
b-share = Sdílet
b-share-agreed = Sdílet · souhlas { $n }/{ $all }
b-proof = Jak to vím?
b-to-table = Ke stolu
b-back = Zpět
b-here = Jsem
b-other = Rozmyslím si to

### Odmítnutí: vždy jedna věta a další krok, nikdy nápověda o někom jiném

no-stale = Tahle otázka už neplatí. Hra je mezitím dál.
no-foreign = Tohle tlačítko je pro někoho jiného.
no-theirs = Teď je na řadě { $who }.
no-double = Tvoji odpověď už mám.
notes-label = Čteš to jen ty
notes-kept = Zápisky zůstávají u tohoto stolu.
notes-off = U tohoto stolu se zápisky nevedou.
away-noted = Jsi na chvíli pryč: co se čeká od tebe, nevyprší dřív, než budeš zpátky ({ $until }). Ostatním běží hodiny jako vždycky.
away-line = Na chvíli pryč: { $list }.
away-one = { $who } (zpátky { $until })
away-off = U tohoto stolu se čas na odskočení nepřidává.
away-night = V noci se čas nepřidává. Zkus to zase ráno.
away-again = V téhle části hry už se na tebe čekalo. V další to půjde znovu.
away-paused = Hodiny teď stejně stojí.
guess-taken = Tvůj tip je zapečetěný.
guess-closed = Na tohle už se tipovat nedá.
guess-many = Víc tipů na tohle už nepřijmu.
no-option = Tohle teď vybrat nejde. Podívej se na **Moje místo**.
no-count = { $most ->
    [one] Vyber { $least } až { $most } možnost.
    [few] Vyber { $least } až { $most } možnosti.
   *[other] Vyber { $least } až { $most } možností.
}
no-clock = Tahle otázka nemá časový limit, počká na tebe.
no-game = U tohoto stolu se teď nehraje. Nový stůl prostře **/hra prostřít**.
no-host = Tohle může jen hostitel: { $who }.
no-lobby = Tohle jde jen před rozdáním a teď už je rozdáno. Přisedni si k další hře.
no-already-seated = U tohoto stolu už židli máš.
no-seat = Taková židle tu není. Vyber ji ze seznamu.
no-seat-yet = Nejdřív si přisedni.
no-automat-already = Na téhle židli už sedí automat.
no-extension = Přidat jde 10 sekund až 1 hodinu.
no-cohost = Hostitel už všechna práva má a spoluhostitelů může být nejvýš { $most }.
no-handover = Stůl už tomuhle člověku patří.
no-pause = Hodiny už jdou.
no-paused = Hodiny už stojí.
no-while-paused = Hodiny stojí. Odpovíš, až se rozběhnou.
no-record = Záznam vydám až po hře, předtím by prozrazoval.
no-rehang = Stůl se před chvilkou obnovil. Zkus to za půl minuty.
no-replacement = Tenhle člověk už u stolu místo má, nebo o hře něco ví. Vyber někoho jiného.
no-skip = Teď žádný čas neběží, není co přeskočit. Zkus to u příští otázky.
no-store = Nemám to kam zapsat, takže se nic nestalo. Zkus to prosím za chvíli.
no-log = Zápis téhle hry teď nejde přečíst, takže nevím, jak na tom jsme. Zkus to prosím za chvíli.
no-store-unsure = Zápis mi nikdo nepotvrdil, takže zatím nevím, jestli to platí. Podívej se prosím za chvíli znovu.
no-offer = Tahle nabídka už neplatí.
no-offer-told = Nabídku se teď nepodařilo dát na stůl. Zkus to za chvíli znovu.
no-undo = Není co vracet: buď se ještě nic nestalo, nebo už vyšlo najevo něco skrytého.
no-withdrawal = Tohle místo už ze hry odchází.
no-server = Tohle jde jen na serveru, v kanálu se stolem.
no-channel = Kanál téhle hry už není. Napiš **/hra pokračovat** v kanálu, kde má jít dál.
no-move = Přestěhovat jde jen hra, které zmizel kanál, a jen do kanálu na stejném serveru.
table-busy = V tomhle kanálu už jeden stůl stojí. Přisedni k němu, nebo zvol jiný kanál.
too-often = Tolikrát po sobě to nejde. Zkus to znovu { $when }.
too-many-tables = { $n ->
    [one] Hostíš už { $n } stůl.
    [few] Hostíš už { $n } stoly.
   *[other] Hostíš už { $n } stolů.
} Nejdřív některý ukonči, nebo ať tenhle otevře někdo jiný.
too-many-tables-here = Na tomhle serveru už { $n ->
    [one] stojí { $n } stůl
    [few] stojí { $n } stoly
   *[other] stojí { $n } stolů
}. Počkej, až se některý uvolní.
set-aside = { $reason ->
    [rules] Hru v tomhle kanálu rozdala moje starší verze a správně už v ní pokračovat neumím.
   *[damaged] Hru, která se tu hrála, už neumím přečíst.
} Počká přesně tak, jak je, třeba na mou novější verzi. Do té doby tu můžete prostřít nový stůl. ({ $code })
set-aside-host = { $reason ->
    [rules] Tvoji hru rozdala moje starší verze a správně už v ní pokračovat neumím. Kanál: { $channel }.
   *[damaged] Tvoji hru už neumím přečíst. Kanál: { $channel }.
} Počká přesně tak, jak je. Řekni to tomu, kdo mě provozuje: víc stojí v deníku, kód { $code }. Do té doby tam můžete prostřít nový stůl.
slipped = Něco se u mě pokazilo. Hra stojí přesně, kde stála; zkus to prosím znovu. ({ $code })
press-again = Odpověď mi přerušil restart. Zkus to prosím znovu; jestli už to platí, řeknu ti to.
not-seated = U tohoto stolu nesedíš. Dívat se můžeš.
desk-empty = Teď po tobě nikdo nic nechce.
desk-waiting = Teď po tobě nikdo nic nechce. Čeká se na: { $list }.
question-over = Tahle otázka už neplatí.

### Hodiny a výpadky

pause = Hostitel zastavuje hodiny. Nikomu nic neutíká.
pause-reason = Hostitel zastavuje hodiny: { $reason }. Nikomu nic neutíká.
resume = { $ends ->
    [no] Hodiny jdou dál, zbývá stejně jako před pauzou.
   *[yes] Hodiny jdou dál, zbývá stejně jako před pauzou: konec { $until }.
}
back = { $ends ->
    [no] Jsem zpátky. Nic se neztratilo.
   *[yes] Jsem zpátky. Nic se neztratilo, hodiny začínají znovu: konec { $until }.
}
slow = { $ends ->
    [no] Spojení chvíli drhlo. Hraje se dál.
   *[yes] Spojení drhlo, přidávám čas: konec { $until }.
}
table-gone = Kanál stolu zmizel, hra čeká. Hostitel ji může pustit dál v jiném kanálu: **/hra pokračovat**. Nebo ji ukončit: **/hra ukončit**.
seat-lost = Na téhle židli teď sedí někdo jiný. Děkuju za hru a za mlčení.

### Nepřítomní a automat

automat = Na židli { $number } sedí automat. { $who } si ji může kdykoli vzít zpět.
are-you-there = Hra na tebe čeká. Jsi tu?
your-turn = Stůl čeká na tebe.
last-call = Poslední vteřiny, stůl čeká na tebe. Konec { $until }.
slow-over = Je dohráno. Příběh čeká u stolu.
slow-call = Stůl čeká na tebe. Konec { $until }.
absent-proposal = { $who } mlčí už potřetí za sebou. Co se židlí?
absent-left = { $who } na serveru už není. Co se židlí?
b-wait = Počkat
b-person = Jiný člověk
b-automat = Automat
b-remove = Vyřadit
absent-waiting = Čeká se dál.
automat-names = Karel Eliška Tonda Bára Petr Zdenka Ondřej Žofie Markéta Šimon Jana Vojta Hana Luděk Růžena Matěj Alena Bedřich Ludmila Kryštof Dora
