# Escape Plan before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-escape_plan = Escape Plan
lobby-plain-escape_plan = Three days, one exit; two players have Inspector Sandra, solo adds Lieutenant Costa
balance-escape_plan = An escape succeeds:
