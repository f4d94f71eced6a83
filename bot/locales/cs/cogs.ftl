# Krátké odpovědi na stisky a příkazy, které nepatří k žádné hře. Všechno tady čte jen jeden člověk.

## Stůl

table-opened = Stůl je prostřený. Židle, volby a rozdání: **Hostitel**.
again-opened = Nový stůl stojí dole. Židli máš, ostatní si přisednou tlačítkem.
rehung = Stůl je zase dole, pod všemi zprávami.
no-table-here = V tomhle kanálu žádný stůl nestojí. Prostře ho **/hra prostřít**.
which-table = Který stůl? { $list }
no-game-here = U žádného stolu, kde se právě hraje, nesedíš. Přisedni si u stolu, nebo ho prostři: **/hra prostřít**.
no-press = Tohle tlačítko neznám. Nic se nezměnilo. Čerstvý stůl pošle **/stůl**.
no-press-earlier = To patří k dřívějšímu stolu. Teď tu stojí jiný, použij jeho tlačítka.
no-visitor = Tady jsem jen u tebe na návštěvě. Stůl prostřu jen na serveru, kam mě jeho správa přidala.
no-press-old = Ten stůl už je sklizený. Nový prostře **/hra prostřít**.
no-evening-old = Ten večer už tu není. Nový se svolá příkazem **/večer svolat**.
no-post-here = Teď sem psát nemůžeš, takže sem za tebe nic nevyvěsím ani já.
no-post-there = Do { $channel } teď psát nemůžeš, takže tam za tebe nic nevyvěsím ani já.
no-message = Zpráva s tímhle tlačítkem už tu není. Otevři ji znovu příkazem.
no-automod = AutoMod na tomhle serveru zablokoval mou odpověď. Tvoje volba už možná platí, tak se podívej, než to zkusíš znovu.
no-question = Na nic takového se tě teď neptám. Podívej se na **Moje místo**.
no-pick = To teď vybrat nejde. Vyber ze seznamu.
unconfirmed = Bez potvrzení to neplatí. Dokud je čas, vyber znovu.
here-noted = Dobře. Židle je dál tvoje.
seat-kept = Židli { $number } ti drží automat.
b-take-back = Vzít si ji zpět
status-lobby = { $n ->
    [0] Zatím nikdo nesedí; hrát může { $least } až { $most } lidí.
    [one] Sedí { $n } člověk; hrát může { $least } až { $most } lidí.
    [few] Sedí { $n } lidé; hrát může { $least } až { $most } lidí.
   *[other] Sedí { $n } lidí; hrát může { $least } až { $most } lidí.
}
flight-lacks = Chybí oprávnění „{ $permission }“ (nastavení kanálu → Oprávnění): { $feature }
lacking-permissions = V tomhle kanálu mi ještě chybí: { $list }. Zapni to v oprávněních kanálu a zkus to znovu.

## Stvrzenky pro hostitele

host-done-start = Rozdáno.
host-done-pause = Hodiny stojí.
host-done-pause-untold = Hodiny stojí. Důvod zůstal mezi námi: předávám ho jen za toho, kdo u stolu v tu chvíli smí psát.
host-done-resume = Hodiny jdou dál.
host-done-cohost = { $who } teď s tebou vede stůl. Předat ho a přibírat další spoluhostitele může jen hostitel.
host-done-no-cohost = { $who } už s tebou stůl nevede.
host-done-move = Hra jde dál v tomhle kanálu.
host-done-extend = Všichni mají víc času.
host-done-skip = Krok končí.
host-done-undo = Hra se vrací.
host-done-offer = Nabídka leží na stole. Židle změní majitele, až ji někdo přijme.
host-done-automate = Na židli sedí automat.
host-done-handover = Stůl má nového hostitele.
host-done-remove = Místo odejde, jakmile to hra dovolí.
host-done-disqualify = Místo odejde, jakmile to hra dovolí, a nevyhrává.
host-done-end = Hra končí.
host-done-cancel = Stůl je sklizený.
host-done-clear = Židle je volná.

## Po hře

verify-large = Ten soubor je na záznam hry moc velký. Ten správný vydá tlačítko **Záznam** pod příběhem.
verify-lost = Soubor se nepodařilo od Discordu stáhnout. Pošli ho prosím znovu.
verify-pending = Ještě ověřuji tvůj minulý záznam. Chvilku strpení.
verify-stuck = Tenhle soubor se nepodařilo ověřit do konce. Jestli je to záznam odehrané hry, zkus to prosím za chvíli znovu.
record-ready = Záznam téhle hry. Rozdání podle něj ověří **/ověřit** tady, nebo **python -m bot verify** na tvém počítači.
log-ready = Celý průběh téhle hry.
share-asked = Plakát, který jde ukázat dál. Tvoje jméno na něm je, protože s tím stiskem **Sdílet** souhlasíš.
share-poster = Plakát, který jde ukázat dál.
share-remembered-always = Odteď tě plakáty tvých her můžou jmenovat. Změnit to jde v **/já nastavení**.
share-remembered-never = Odteď je z tebe na plakátech tvých her jen číslo místa. Změnit to jde v **/já nastavení**.
b-share-always = Vždycky mě jmenovat
b-share-never = Nikdy mě nejmenovat
share-agreed = Souhlas: { $n } { OUT_OF($all) }.
seat-nameless = Místo { $number }

## Nastavení serveru

setup-saved = Uloženo, platí od příštího stolu.
setup-line-language = Jazyk: { $language }
setup-line-clocks = Časové limity: { $pace }; { $own }
setup-clocks-usual = každý v obvyklé délce
may-i-close = Smím kanál se stolem na noc zavřít? Rozhodne, kdo spravuje tenhle server: **/nastavení kanály**. Do té doby zůstane otevřený.
setup-line-channel = Kanál stolu se v noci zavírá: { $closed ->
    [yes] ano
    [no] ne
   *[unsaid] jen u hostitele, který ho smí spravovat
} · Záhrobí: { $graveyard ->
    [yes] ano
   *[no] ne
}
setup-line-under = Kde zakládám Záhrobí hlasových kanálů a fór: { $channel }
setup-line-voice = Mikrofony jsou v noci ztlumené: { $hush ->
    [yes] ano
   *[no] ne
}
setup-line-pictures = Stoly: { $pictures ->
    [yes] s obrázky
   *[no] textem
}
setup-clock-unknown = Vyber tempo, nebo jeden časový limit a jeho délku ve vteřinách.
setup-no-everyone = Všechny najednou nezvu nikdy. Vyber jinou roli.

## Pomoc

help-about = Vedu vaše herní večery: rozdávám, šeptám tajnosti, počítám hlasy a znám pravidla. Stůl prostře **/hra prostřít**, všechno ostatní jsou tlačítka.
help-owner = S dotazy k tomuhle botovi: { $owner }
