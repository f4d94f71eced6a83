# Escape Plan before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-escape_plan = Escape Plan
lobby-plain-escape_plan = Three days, one exit; for two with Inspector Sandra, for one with Lieutenant Costa too
