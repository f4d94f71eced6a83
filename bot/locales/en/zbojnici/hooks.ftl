# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of districts and day cards.

hook-zb-district-market = Apples, elbows, and purses on thin strings.
hook-zb-district-town_hall = The clerks count all day; somebody else counts at night.
hook-zb-district-harbor = It smells of tar, salt, and things that fell off a ship.
hook-zb-district-tavern = The dice are honest; it’s the guests you should watch.
hook-zb-district-palace = So much silver, so few places to hide.
hook-zb-district-carriage = Four horses, two lanterns, and one very nervous coachman.
hook-zb-district-treasury = A thick door, a thin key, and room for one shadow.
hook-zb-district-dungeon = Straw, damp, and plenty of time to improve the plan.
hook-zb-day-market = Fair day: even the geese have come to spend.
hook-zb-day-town_hall = Tax day, and the chests won’t quite close.
hook-zb-day-harbor = Three ships at once and not enough eyes on the pier.
hook-zb-day-tavern = A wedding pays for the whole room tonight.
hook-zb-day-palace = A ball: everybody wears a mask, so why shouldn’t you?
hook-zb-day-carriage = The duchess is moving, with all she owns.
hook-zb-day-treasury = Fresh coins from the mint, still warm.
