# Slash commands of Escape Plan: names (lower case, no spaces) and descriptions (100 characters at most).

## Commands

cmd-escape = escape
cmd-escape-about = Play Escape Plan by command
cmd-ep-move = move
cmd-ep-move-about = Set out; without a place I ask you where to
cmd-ep-rest = rest
cmd-ep-rest-about = Rest this turn
cmd-ep-use = use
cmd-ep-use-about = A side action, or shaking off police
cmd-ep-visit = visit
cmd-ep-visit-about = Answer what you’re being asked
cmd-ep-plan = plan
cmd-ep-plan-about = Your escape plan, money and things; only you see it
cmd-ep-rules = rules
cmd-ep-rules-about = What’s going on right now, and what the map means

## Parameters

arg-where = where
arg-where-about = Tile and place

## Choices

choice-game-escape_plan = Escape Plan
choice-clock-setup = Escape Plan: characters
choice-clock-income = Escape Plan: asset after the income
choice-clock-city = Escape Plan: placing tiles
choice-clock-extra-action = Escape Plan: extra action
