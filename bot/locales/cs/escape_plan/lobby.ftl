# Escape Plan před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-escape_plan = Escape Plan
lobby-plain-escape_plan = Tři dny, jeden výjezd; ve dvou s inspektorkou Sandrou, sólo i s poručíkem Costou
balance-escape_plan = Útěk se podaří:
