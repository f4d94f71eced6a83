# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

practice-rules-zbojnici =
    Six days. Each day everyone plans in secret where their robbers go. Then the cards are turned and the districts are resolved along the arrows. The prince has guards and watches the treasury.
    The button **How to play** explains each phase.
practice-zbojnici-plan = You are a robber with three figures. Plan in secret: send the first to the **Market**, the second there too, the third to the **Treasury**.
practice-zbojnici-plan-why = Everyone plans at once, and nobody sees anyone else's plan. Two figures at the Market bring more than twice what one brings. At the Treasury a robber must be all alone.
practice-zbojnici-plan-own = Send each figure to a district. Nobody sees your plan.
practice-zbojnici-tokens = Now for actions. Give a token to your figure at the **Treasury**, so that it can do something there.
practice-zbojnici-tokens-why = A band with a token may take one action: flee, rob, move on, or kick somebody out. Without one it just stands there.
practice-zbojnici-tokens-own = Choose which band gets a token, and an action with it.
practice-zbojnici-commit = The plan is made. Confirm it: **Commit the plan**.
practice-zbojnici-commit-why = Until then you can start again. After that all cards are turned at once.
practice-zbojnici-commit-own = Commit the plan, or start again.
practice-zbojnici-reveal = The cards are turned, and a guard waits at the Market. Districts are resolved along the arrows. Press **Go on**.
practice-zbojnici-reveal-why = Where a guard stands, all robbers go to the Dungeon. Only an action could have saved yours, and the Market got no token.
practice-zbojnici-fight = The guard has arrested two of your figures. At the Treasury there are two robbers, and only one may be there. Choose **Kick**: the other moves one district on.
practice-zbojnici-fight-why = The Treasury gives ten ducats to a robber who is alone. Two of them trap each other and go to the Dungeon.
practice-zbojnici-fight-own = Choose an action for your band. Fleeing comes first, then robbing, then moving, and kicking last.
practice-zbojnici-district = Choose what this district gives you.
practice-zbojnici-district-why = Each district without a guard gives something. What it gives is written on it.
practice-zbojnici-district-own = Choose what this district gives you.
practice-zbojnici-dungeon = Ten ducats are yours. But two figures sit in the Dungeon. One may leave: **Pay and escape**.
practice-zbojnici-dungeon-why = For each prisoner you decide: pay a token and take it home, or leave it there and gain a token. A prisoner does not rob tomorrow.
practice-zbojnici-dungeon-own = For a token one prisoner may leave.
practice-zbojnici-next = A new day, a new day card. Plan your two figures: one to the **Town Hall**, one with a token to the **Carriage**.
practice-zbojnici-next-why = A game has six days. The day card makes one district worth more. The prince wins if too little is stolen.
practice-zbojnici-end = The lesson ends here. It goes on like this for six days, and then the ducats are counted.
