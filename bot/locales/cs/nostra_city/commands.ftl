# Příkazy hry Nostra City: jména (malá písmena, bez mezer) a popisy (nejvýš 100 znaků).

## Commands

cmd-nostracity = nostracity
cmd-nostracity-about = Hrát Nostra City příkazy
cmd-nc-collect = inkasovat
cmd-nc-collect-about = Tvůj Byznys: kdo, odkud a co Inkasuje
cmd-nc-share = rozdělit
cmd-nc-share-about = Rozdělit dobrané bankovky; vidíš to jen ty
cmd-nc-bid = nabídka
cmd-nc-bid-about = Zalepit obálku na Poradě; vidíš to jen ty
cmd-nc-bribe = úplatek
cmd-nc-bribe-about = Podstrčit úplatek u soudu; vidíš to jen ty
cmd-nc-vendetta = vendetta
cmd-nc-vendetta-about = Zahrát kartu Vendetta, nebo nechat být; vidíš to jen ty
cmd-nc-bank = bank
cmd-nc-bank-about = Tvůj Bank a karty Vendetta; vidíš to jen ty
cmd-nc-rules = pravidla
cmd-nc-rules-about = Co se právě hraje a co znamenají obrázky

## Choices

choice-game-nostra_city = Nostra City
choice-clock-talk = Nostra City: domluva
