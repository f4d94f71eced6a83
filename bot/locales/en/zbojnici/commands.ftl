# Slash commands of Zbojníci: names (lower case, no spaces) and descriptions (100 characters at most).

## Commands

cmd-zbojnici = zbojnici
cmd-zbojnici-about = Play Zbojníci by command
cmd-zb-plan = plan
cmd-zb-plan-about = Place figures and tokens; only you see it
cmd-zb-wheel = wheel
cmd-zb-wheel-about = Set your band’s action wheel
cmd-zb-choose = choose
cmd-zb-choose-about = Answer the open question: harbour, tavern, dungeon, numbers
cmd-zb-purse = purse
cmd-zb-purse-about = Who has how many ducats and tokens
cmd-zb-rules = rules
cmd-zb-rules-about = What’s going on right now, and what each district brings

## Choices

choice-game-zbojnici = Zbojníci
choice-clock-planning = Zbojníci: planning
choice-clock-wheel = Zbojníci: action wheels
