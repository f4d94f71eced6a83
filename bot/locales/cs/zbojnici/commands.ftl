# Příkazy hry Zbojníci: jména (malá písmena, bez mezer) a popisy (nejvýš 100 znaků).

## Commands

cmd-zbojnici = zbojníci
cmd-zbojnici-about = Hrát Zbojníky příkazy
cmd-zb-plan = plán
cmd-zb-plan-about = Rozmístit figurky a žetony; vidíš to jen ty
cmd-zb-wheel = akce
cmd-zb-wheel-about = Nastavit akční kolo svojí bandy
cmd-zb-choose = vybrat
cmd-zb-choose-about = Odpovědět na otevřenou otázku: přístav, krčma, žalář, počty
cmd-zb-purse = měšec
cmd-zb-purse-about = Kdo má kolik dukátů a žetonů
cmd-zb-rules = pravidla
cmd-zb-rules-about = Co se právě hraje a co která čtvrť dává

## Choices

choice-game-zbojnici = Zbojníci
choice-clock-planning = Zbojníci: plánování
choice-clock-wheel = Zbojníci: akční kola
