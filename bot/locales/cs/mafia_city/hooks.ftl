# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of cards, locations and figures.

hook-mc-kind-hired_killer = Bere hotovost, neptá se na jméno a dvakrát nechodí.
hook-mc-kind-informer = Šepot v telefonní budce je levnější než kulka.
hook-mc-kind-thief = V kapse máš ruku. A není tam sama.
hook-mc-kind-police_chief = Stačí zvuk těch bot a celá stanice ztichne.
hook-mc-kind-fbi = Šedé obleky, černé auto a žádný smysl pro humor.
hook-mc-kind-police_raid = Za svítání sirény a každý najednou bydlí jinde.
hook-mc-kind-pulling_strings = Jeden telefonát a dva bossové si mění kanceláře.
hook-mc-kind-big_plan = Nakreslený na ubrousku, cenu má jako celá ulice.
hook-mc-kind-complicity = Když už sedět, tak aspoň ve dvou.
hook-mc-kind-rackets = Celá výloha nikdy nebyla tak levná.
hook-mc-kind-secret_deal = Podepsáno pod stolem, druhá ruka na pistoli.
hook-mc-location-1 = Jediná adresa ve městě, kde se neplatí nájem.
hook-mc-location-2 = Mlha, jeřáby a bedny, které nikdo neobjednal.
hook-mc-location-3 = U dveří sázky, v kýblu zuby.
hook-mc-location-4 = Káva je špatná a kartotéka si pamatuje všechno.
hook-mc-location-5 = Ve dne čisté límečky, v noci špinavé účty.
hook-mc-location-6 = Sametové lano, saxofon a žádná příjmení.
hook-mc-location-7 = Mramorové schody, které už viděly všelijaké boty.
hook-mc-figure-killer = Dlouhý kabát na molu a nikdo se podruhé nedívá.
hook-mc-figure-policeman = Na pochůzce si píská a čte každému přes rameno.
hook-mc-figure-mayor = Ráno stříhá pásky, večer dohody.
