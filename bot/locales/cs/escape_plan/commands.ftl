# Příkazy hry Escape Plan: jména (malá písmena, bez mezer) a popisy (nejvýš 100 znaků).

## Commands

cmd-escape = útěk
cmd-escape-about = Hrát Escape Plan příkazy
cmd-ep-move = vyrazit
cmd-ep-move-about = Vyrazit; bez zadaného místa se zeptám kam
cmd-ep-rest = odpočinout
cmd-ep-rest-about = Odpočinout v tomhle tahu
cmd-ep-use = použít
cmd-ep-use-about = Vedlejší akce, nebo čím setřást policii
cmd-ep-visit = návštěva
cmd-ep-visit-about = Odpovědět, na co se právě ptám
cmd-ep-plan = plán
cmd-ep-plan-about = Tvůj plán útěku, peníze a věci; vidíš to jen ty
cmd-ep-rules = pravidla
cmd-ep-rules-about = Co se právě hraje a co znamená mapa

## Parameters

arg-where = kam
arg-where-about = Díl a místo

## Choices

choice-game-escape_plan = Escape Plan
choice-clock-setup = Escape Plan: postavy
choice-clock-income = Escape Plan: výhoda po příjmu
choice-clock-city = Escape Plan: pokládání dílů
choice-clock-extra-action = Escape Plan: akce navíc
