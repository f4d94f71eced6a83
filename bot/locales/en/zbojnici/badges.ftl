# Badges of Zbojníci: the name, and what it is for.

badge-zb_key = The Treasury Key
badge-when-zb_key = Win as the prince.
badge-zb_free = Free as a Bird
badge-when-zb_free = Win as a robber without a single bandit ever going to the Dungeon.
badge-zb_vault = No Witnesses
badge-when-zb_vault = Loot the Treasury on at least { $days } days of one game.
badge-zb_chest = A Guarded Chest
badge-when-zb_chest = Win as the prince in a game in which nobody loots the Treasury.
badge-zb_court = A Full Dungeon
badge-when-zb_court = As the prince, judge at least { $prisoners } prisoners on one day.
badge-zb_duel = A Clear Win
badge-when-zb_duel = Win the duel by at least { $ducats } ducats.
badge-zb_purse = A Heavy Purse
badge-when-zb_purse = End with at least { $ducats } ducats.
badge-zb_market = A Full Market
badge-when-zb_market = Loot the Market with a band of three on at least { $days } days.
badge-zb_coach = A Shared Ride
badge-when-zb_coach = Share the Carriage’s loot with another band.
badge-zb_trade = The Merchant
badge-when-zb_trade = Sell at least { $tokens } tokens at the Harbour.
badge-zb_turn = The Last Day
badge-when-zb_turn = Win as a robber without being the richest after day { $day }.
badge-zb_both = Both Sides
badge-when-zb_both = Win here both as the prince and as a robber.
