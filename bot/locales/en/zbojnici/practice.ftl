# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

# ZB-1.10, ZB-4.1, ZB-4.2
practice-zbojnici-plan = You’re a robber with three figures. Plan in secret: send the first to the **Market**, the second there too, the third to the **Treasury**.
# ZB-4.1, ZB-10.1, ZB-10.9
practice-zbojnici-plan-why = Everyone plans at once, and nobody sees anyone else’s plan. Two figures at the Market bring more than twice what one brings. At the Treasury a robber must be all alone.
# ZB-4.1, ZB-4.2, ZB-4.4
practice-zbojnici-plan-own = Send each figure to a district. Nobody sees your plan.
# ZB-4.7, ZB-5.5
practice-zbojnici-tokens = Now for actions. Give a token to your figure at the **Treasury**, so that it can do something there.
# ZB-4.7, ZB-5.5, ZB-7.1, ZB-7.4
practice-zbojnici-tokens-why = A band with a token may take one action: flee, rob, move on, or kick somebody out. Without one it just stands there.
# ZB-4.7, ZB-5.5
practice-zbojnici-tokens-own = Choose which band gets a token, and an action with it.
# ZB-4.9
practice-zbojnici-commit = The plan is made. Confirm it: **Commit the plan**.
# ZB-4.9
practice-zbojnici-commit-why = Until then you can start again. After that all cards are turned up at once.
# ZB-4.9
practice-zbojnici-commit-own = Commit the plan, or start again.
# ZB-4.9, ZB-5.1
practice-zbojnici-reveal = The cards are turned up, and a guard waits at the Market. Districts are resolved along the arrows. Press **Go on**.
# ZB-9.1, ZB-5.6
practice-zbojnici-reveal-why = Where a guard stands, all bandits go to the Dungeon. Only an action could have saved yours, and the Market got no token.
# ZB-7.4, ZB-9.1, ZB-10.9
practice-zbojnici-fight = The guard has arrested two of your figures. At the Treasury there are two robbers, and there’s loot for only one. Choose **Kick**: the other moves on to the next district.
# ZB-10.9
practice-zbojnici-fight-why = The Treasury gives ten ducats to a robber who’s alone. If there are two, both go to the Dungeon.
# ZB-6.1, ZB-6.6
practice-zbojnici-fight-own = Choose an action for your band. Fleeing comes first, then robbing, then moving, and kicking last.
# ZB-10.3, ZB-10.4
practice-zbojnici-district = Choose what this district gives you.
# ZB-9.4, ZB-9.6
practice-zbojnici-district-why = Each district without a guard gives something: the picture says what. Mind the three that can send you to the Dungeon even without a guard.
# ZB-10.3, ZB-10.4
practice-zbojnici-district-own = Choose what this district gives you.
# ZB-10.9, ZB-11.8
practice-zbojnici-dungeon = The ten ducats are yours. But two of your figures are in the Dungeon. One may leave: **Pay and escape**.
# ZB-11.8, ZB-4.4
practice-zbojnici-dungeon-why = For each prisoner you decide: pay a token and take the bandit home, or leave it there and gain a token. A prisoner can’t go out tomorrow.
# ZB-11.8
practice-zbojnici-dungeon-own = For a token one prisoner may leave.
# ZB-3.2, ZB-4.2, ZB-4.7
practice-zbojnici-next = A new day, a new day card. You have two figures to plan: send one to the **Town Hall**, one with a token to the **Carriage**.
# ZB-2.1, ZB-3.3, ZB-3.4, ZB-14.3
practice-zbojnici-next-why = A game has six days. The day card replaces what one district gives, until a robber has made use of it. If nobody ends with 50 ducats, the prince wins.
# ZB-2.1, ZB-14.2
practice-zbojnici-end = The lesson ends here. It goes on like this for six days, and then the ducats are counted.
