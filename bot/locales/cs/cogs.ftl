# Krátké odpovědi na stisky a příkazy, které nepatří k žádné hře. Všechno tady čte jen jeden člověk.

## Stůl

table-opened = Stůl je prostřený. Židle, volby a rozdání: **Hostitel**.
again-opened = Nový stůl stojí dole. Židli máš, ostatní si sednou stiskem.
rehung = Stůl zase visí dole, pod všemi zprávami.
no-table-here = V tomhle kanálu žádný stůl nestojí. Prostře ho **/večer prostřít**.
no-game-here = U žádného stolu, kde se právě hraje, nesedíš.
no-press = Tohle tlačítko neznám. Nic se nezměnilo.
no-press-old = Ten stůl už je sklizený. Nový prostře **/večer prostřít**.
no-question = Na nic takového se tě teď neptám.
no-pick = To teď vybrat nejde. Vyber ze seznamu.
unconfirmed = Nepotvrzená volba není odpověď. Dokud je čas, vyber znovu.
here-noted = Dobře. Židle je dál tvoje.
seat-kept = Židli { $number } ti drží automat.
b-take-back = Vzít si ji zpět
status-lobby = { $n ->
    [0] Zatím nikdo nesedí; hrát jich může { $least } až { $most }.
    [one] Sedí { $n } člověk; hrát jich může { $least } až { $most }.
    [few] Sedí { $n } lidé; hrát jich může { $least } až { $most }.
   *[other] Sedí { $n } lidí; hrát jich může { $least } až { $most }.
}
flight-lacks = Chybí právo { $permission }: { $feature }
lacking-permissions = V tomhle kanálu mi ještě chybí: { $list }. Zapni to v právech kanálu a zkus to znovu.

## Stvrzenky pro hostitele

host-done-start = Rozdáno.
host-done-pause = Hodiny stojí.
host-done-resume = Hodiny jdou dál.
host-done-extend = Všichni mají víc času.
host-done-skip = Krok končí.
host-done-undo = Hra se vrací.
host-done-replace = Židle má nového člověka.
host-done-automate = Židli hraje automat.
host-done-handover = Stůl má nového hostitele.
host-done-remove = Místo odejde ze hry u nejbližší zarážky.
host-done-disqualify = Místo odejde ze hry u nejbližší zarážky a výhra se ho netýká.
host-done-end = Hra končí.
host-done-cancel = Stůl je sklizený.
host-done-clear = Židle je volná.

## Po hře

record-ready = Záznam téhle hry. Rozdání podle něj ověří **python -m bot verify**.
log-ready = Celý průběh téhle hry.
share-asked = Kopie, kterou jde ukázat dál. Jménem je v ní jen ten, kdo stiskne tohle tlačítko; ty s tím svým teď souhlasíš.
seat-nameless = Místo { $number }

## Nastavení serveru

setup-saved = Uloženo, platí od příštího stolu.
setup-line-language = Jazyk: { $language }
setup-line-clocks = Hodiny: { $pace }; { $own }
setup-clocks-usual = každé v obvyklé délce
setup-line-channel = Kanál stolu se v noci zavírá: { $closed ->
    [yes] ano
   *[no] ne
} · Záhrobí: { $graveyard ->
    [yes] ano
   *[no] ne
}
setup-line-voice = Hlasy se v noci tiší: { $hush ->
    [yes] ano
   *[no] ne
}
setup-line-pictures = Stoly: { $pictures ->
    [yes] s obrázky
   *[no] textem
}
setup-line-role = Nový stůl zve: { $role }
setup-clock-unknown = Vyber tempo, nebo jedny hodiny a jejich vteřiny.
setup-no-everyone = Všechny najednou nezvu nikdy. Vyber jinou roli.

## Pomoc

help-about = Jsem mistr hry vašeho večera: rozdávám, šeptám tajnosti, počítám hlasy a znám pravidla. Stůl prostře **/večer prostřít**, všechno ostatní jsou tlačítka.
help-owner = S dotazy k tomuhle botovi: { $owner }
