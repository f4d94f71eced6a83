# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of districts and day cards.

hook-zb-district-market = Jablka, lokty a měšce na tenkých šňůrkách.
hook-zb-district-town_hall = Písaři počítají ve dne, někdo jiný v noci.
hook-zb-district-harbor = Voní tu dehet, sůl a zboží, které spadlo z lodi.
hook-zb-district-tavern = Kostky jsou poctivé, hlídej si hosty.
hook-zb-district-palace = Tolik stříbra a tak málo míst ke schování.
hook-zb-district-carriage = Čtyři koně, dvě lucerny a jeden moc nervózní kočí.
hook-zb-district-treasury = Tlusté dveře, tenký klíč a místo pro jeden stín.
hook-zb-district-dungeon = Sláma, vlhko a spousta času vylepšit plán.
hook-zb-day-market = Jarmark: utrácet přišly i husy.
hook-zb-day-town_hall = Den daní a truhly nejdou dovřít.
hook-zb-day-harbor = Tři lodě naráz a na molu málo očí.
hook-zb-day-tavern = Dneska svatba platí za celou krčmu.
hook-zb-day-palace = Ples: masku má každý, tak proč ne ty?
hook-zb-day-carriage = Vévodkyně se stěhuje se vším, co má.
hook-zb-day-treasury = Čerstvé mince z mincovny, ještě teplé.
