# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of cards, locations and figures.

hook-mc-kind-hired_killer = Pays cash, asks for no name, and never comes twice.
hook-mc-kind-informer = A whisper in a phone box costs less than a bullet.
hook-mc-kind-thief = Your hand was in your pocket. So was another one.
hook-mc-kind-police_chief = The whole station goes quiet at the sound of those boots.
hook-mc-kind-fbi = Grey suits, a black car, and no sense of humour.
hook-mc-kind-police_raid = Sirens at dawn, and everybody lives somewhere else now.
hook-mc-kind-pulling_strings = One phone call, and two bosses swap offices.
hook-mc-kind-big_plan = Drawn on a napkin, worth a whole street.
hook-mc-kind-complicity = If one goes down, the cell had better have two bunks.
hook-mc-kind-rackets = Broken windows have never been cheaper to avoid.
hook-mc-kind-secret_deal = Signed under the table, with the other hand on the gun.
hook-mc-location-1 = The only address in town where nobody owes rent.
hook-mc-location-2 = Fog, cranes, and crates nobody ordered.
hook-mc-location-3 = Bets at the door, teeth in the bucket.
hook-mc-location-4 = The coffee is bad and the filing cabinets remember everything.
hook-mc-location-5 = Clean collars by day, dirty ledgers by night.
hook-mc-location-6 = A velvet rope, a saxophone, and no surnames.
hook-mc-location-7 = Marble stairs that have seen every kind of shoe.
hook-mc-figure-killer = A long coat on the pier, and nobody looks twice.
hook-mc-figure-policeman = Whistles on the beat and reads over every shoulder.
hook-mc-figure-mayor = Cuts ribbons in the morning and deals at night.
