# Příkazy hry Mafia City: jména (malá písmena, bez mezer) a popisy (nejvýš 100 znaků).

## Commands

cmd-mafiacity = mafiacity
cmd-mafiacity-about = Hrát Mafia City příkazy
cmd-mc-place = umístit
cmd-mc-place-about = Postavit Mafiána na lokaci
cmd-mc-play = zahrát
cmd-mc-play-about = Zahrát text karty; cíl se vybere potom
cmd-mc-pass = pas
cmd-mc-pass-about = Pas: v tomto kole už netáhnu
cmd-mc-react = reagovat
cmd-mc-react-about = Namítnout, když se právě čeká na námitky; vidíš to jen ty
cmd-mc-look = nahlédnout
cmd-mc-look-about = Nahlédnout s Policistou do karet
cmd-mc-hand = ruka
cmd-mc-hand-about = Tvoje karty a otázka; vidíš to jen ty
cmd-mc-rules = pravidla
cmd-mc-rules-about = Co se právě hraje a co která lokace dělá

## Parameters

arg-location = lokace
arg-location-about = Číslo a jméno
arg-card = karta
arg-card-about = Karta z tvojí ruky
arg-bullet = náboj
arg-bullet-about = Zeptat se tě ještě na Náboj? Nikdo to nepozná

## Choices

choice-game-mafia_city = Mafia City
choice-mc-final = už nehrát
choice-mc-watch = čekat na Náboj
choice-clock-choice = Mafia City: ostatní volby
choice-clock-bullet = Mafia City: Náboj
choice-clock-case = Mafia City: Spoluúčast
