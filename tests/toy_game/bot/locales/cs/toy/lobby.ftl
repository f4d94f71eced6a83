# Hračka před rozdáním.

game-toy = Hračka
lobby-plain-toy = Mince, přepady a píšťalka; vyhrává, kdo má nejvíc mincí
choice-game-toy = Hračka

option-fault = Porucha
option-fault-help = Zda se pravidlo na přání rozbije.
option-fault-none = Bez poruchy
option-fault-raid = Přepad se rozbije
option-fault-foreign = Přepad čeká na nikoho
