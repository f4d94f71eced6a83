# /practice: a lesson of one game for one person.

## The command

cmd-practice = practice
cmd-practice-about = Try one game in five minutes; nobody sees it and nothing counts
arg-practice-about = Which game; without it a lesson that was begun goes on

## The frame

practice-start = -# Practice: { $game }. Nobody sees it and nothing counts.
practice-choose =
    A lesson takes five minutes, and the others are machines. Nobody sees it and nothing counts.
    Which game would you like to try?
practice-running = You have begun: { $game }.
practice-watch = Just watch for now, the others play on.
practice-resting = *The others are thinking…*
practice-over = This lesson is over.
practice-full = Many people are learning at this moment. Please try again in a while.
practice-ended = The lesson of { $game } ends here. Nothing of it is kept.
practice-names = Karel, Eliška, Tonda, Hynek, Bára, Marek, Zdenka, Ondřej
b-practice-why = Why?
b-practice-skip = Skip
b-practice-end = End
b-practice-on = Go on
b-practice-back = Back
b-practice-go-on = Continue
b-practice-again = Again
b-practice-rules = Rules
b-practice-lay = Open a table

## The games in short

practice-rules-mafie =
    At night the Mafia picks a victim. By day all talk and vote somebody out. The Police win when every Mafioso is out, the Mafia when too few Police are left to stop it.
    In a game, the button **How to play** and **/mafie rules** explain each phase.
practice-rules-zbojnici =
    Six days. Each day all plan in secret where their bandits go. Then the cards turn and the districts are resolved along the arrows. The prince has guards and watches the treasury.
    The button **How to play** explains each phase.
practice-rules-mafia_city =
    Mafiosi are placed on seven locations. Whoever has most of them in a location controls it and scores. Cards move them about. The first to reach the target wins.
    The button **How to play** explains each phase.
practice-rules-nostra_city =
    Each month has four phases: collect money, bid in envelopes, bribe the jury, welcome new people. In the end the jury says whether the Godfather is guilty, and that decides who wins.
    The button **How to play** explains each phase.
practice-rules-escape_plan =
    Three days to get out of the city. You take your money back and find contacts while the police close in. Miss the exit and you have nothing. Most money outside wins.
    The button **How to play** explains each phase.

## Mafie

practice-mafie-role = This is your token: the Agent. You play with the Police, and nobody else knows. Once you have seen it, press **Go on**.
practice-mafie-role-why = Mafiosi know each other. The Police know nobody and can only vote. The Agent helps them by looking at somebody's token.
practice-mafie-look = It is night and all eyes are closed. You alone may look behind one mask. Try number **5** and confirm.
practice-mafie-look-why = At a small table the Agent looks on the first night only. Find a Policeman and you know whom to trust. Find a Mafioso and you give yourself away and are out at once.
practice-mafie-look-own = It is night. Choose whose mask you look behind, or do not look.
practice-mafie-dawn = Dawn breaks and nobody is missing. Now all talk. Anybody may say anything, lies too. Press **Go on**.
practice-mafie-dawn-why = At a small table the Mafia does not strike on the first night. From the second night on it always picks a victim, who is out at dawn.
practice-mafie-claim = Machines hear buttons only. Press **I claim**, choose “I know somebody: Police”, then number **5**.
practice-mafie-claim-why = Nobody checks a claim. Among people you simply say it aloud. Mind that the Mafia hears you too.
practice-mafie-ready = Heard enough? Press **Enough said**. Once most people have, all vote.
practice-mafie-ready-why = The talk ends when three quarters of the living want it to, or when time is up. In practice no clock runs.
practice-mafie-ready-own = When you have heard enough, press **Enough said**.
practice-mafie-ballot = The first ballot: point at somebody you think is Mafia. Try number **4**.
practice-mafie-ballot-why = Nobody is out yet. This ballot only finds the suspects: whoever has most fingers, and whoever has second most.
practice-mafie-ballot-own = Point at somebody you think is Mafia.
practice-mafie-defence = Two people have most fingers: they are the suspects. Each now speaks in defence while the others listen. Then press **Go on**.
practice-mafie-defence-why = Whoever has most fingers speaks last. The suspects vote too.
practice-mafie-defence-own = You are a suspect. Say your piece and press **End my speech**.
practice-mafie-final = The last ballot, suspects only. Point at number **4** again.
practice-mafie-final-why = Most votes now means out. On a tie all talk until somebody changes a vote. If nobody does, lots are drawn.
practice-mafie-final-own = The last ballot, suspects only. Where does your finger point?
practice-mafie-verdict = Number 4 is out, and the token lies face up: Mafia. It is night again, and this time the Mafia strikes. Press **Go on**.
practice-mafie-verdict-why = The token of whoever is out is always shown. On the second night the Mafia has to choose a victim.
practice-mafie-end = The lesson ends here. All tokens lie face up, and below you see whom the Mafia chose in the night. A real game would go on until one side wins.

## Zbojníci

practice-zbojnici-plan = You are a robber with three figures. Plan in secret: send the first to the **Market**, the second there too, the third to the **Treasury**.
practice-zbojnici-plan-why = All plan at once, and nobody sees another plan. Two figures at the Market bring more than twice what one brings. At the Treasury a robber must be all alone.
practice-zbojnici-plan-own = Send each figure to a district. Nobody sees your plan.
practice-zbojnici-tokens = Now for actions. Give a token to your figure at the **Treasury**, so that it can do something there.
practice-zbojnici-tokens-why = A band with a token may take one action: flee, rob, move on, or kick somebody out. Without one it just stands there.
practice-zbojnici-tokens-own = Choose which band gets a token, and an action with it.
practice-zbojnici-commit = The plan is made. Confirm it: **Commit the plan**.
practice-zbojnici-commit-why = Until then you can make it anew. Afterwards all cards turn at once.
practice-zbojnici-commit-own = Commit the plan, or make it anew.
practice-zbojnici-reveal = The cards are turned, and a guard waits at the Market. Districts are resolved along the arrows. Press **Go on**.
practice-zbojnici-reveal-why = Where a guard stands, all robbers go to the Dungeon. Only an action could have saved yours, and the Market got no token.
practice-zbojnici-fight = The guard has taken two figures. At the Treasury there are two robbers, and only one may be there. Choose **Kick**: the other moves one district on.
practice-zbojnici-fight-why = The Treasury gives ten ducats to a robber who is alone. Two of them trap each other and go to the Dungeon.
practice-zbojnici-fight-own = Choose an action for your band. First all flee, then rob, then move, and last they kick.
practice-zbojnici-district = Choose what this district gives you.
practice-zbojnici-district-why = Each district without a guard gives something. What it is stands written there.
practice-zbojnici-district-own = Choose what this district gives you.
practice-zbojnici-dungeon = Ten ducats are yours. But two figures sit in the Dungeon. One may leave: **Pay and escape**.
practice-zbojnici-dungeon-why = For each prisoner you decide: pay a token and take it home, or leave it there and gain a token. A prisoner does not rob tomorrow.
practice-zbojnici-dungeon-own = For a token one prisoner may leave.
practice-zbojnici-next = A new day, a new day card. Plan your two figures: one to the **Town Hall**, one with a token to the **Carriage**.
practice-zbojnici-next-why = A game has six days. The day card makes one district worth more. The prince wins if too little is stolen.
practice-zbojnici-end = The lesson ends here. It goes on like this for six days, and then the ducats are counted.

## Mafia City

practice-mafia_city-place = It is your turn. Press **Place** and send a Mafioso to the **Police Station**: one of yours is there already.
practice-mafia_city-place-why = A turn is one thing: place a Mafioso, play a card, or wait. Whoever has most Mafiosi in a location controls it.
practice-mafia_city-place-own = It is your turn: place a Mafioso, play a card, or pass.
practice-mafia_city-text = Now a card for its text. Press **Card** and play **Rackets**. You draw three cards; discard the **Hired Killer**.
practice-mafia_city-text-why = Each card has a text and a symbol. You use one or the other. Texts are stronger, symbols always fit.
practice-mafia_city-text-own = Finish what your card does.
practice-mafia_city-veto = Somebody plays the Informer to put your Mafioso into the Cell. Stop it: show the **Police Chief**.
practice-mafia_city-veto-why = After each card all are asked whether they object. The Police Chief cancels the Informer. Two Fists cancel any card.
practice-mafia_city-veto-own = Any objections? React, or let it pass.
practice-mafia_city-symbol = Now a card for its symbol. Press **Hat** and choose your Mafioso at the **Town Hall**: it comes back to your hand.
practice-mafia_city-symbol-why = The text does not matter now; the card is discarded for its symbol. A Hat takes one of your own Mafiosi back, to go elsewhere.
practice-mafia_city-symbol-own = Choose which of your Mafiosi comes back to hand.
practice-mafia_city-pass = The others have passed. Pass as well: press **Pass**. The last pass starts the locations.
practice-mafia_city-pass-why = Whoever passes plays no more in this round. Cards stay in hand for the next one.
practice-mafia_city-pass-own = Pass for good, or wait with a Bullet.
practice-mafia_city-location = Locations are resolved from number one on. The Police Station is yours: a point, and the Policeman. Press **Go on**.
practice-mafia_city-location-why = Each location gives points and something of its own: a card, a figure, a blow to somebody. Empty ones are passed over.
practice-mafia_city-count = The round is over and the points are counted. The second begins. Press **Go on**.
practice-mafia_city-count-why = Every round has the same parts: turns, locations, withdrawing, new cards. It goes on until somebody has enough points.
practice-mafia_city-end = The lesson ends here. So the points grow, round by round, until somebody reaches the target.

## Nostra City

practice-nostra_city-collect = Collect money. Send the Gangster **Rocco Agnello** and choose **Prostitution**.
practice-nostra_city-collect-why = The more districts of that kind lie on the table, the more notes you draw. Those of others count too, and their owners expect a share.
practice-nostra_city-collect-own = Choose a Gangster and a district to collect from, or end your turn.
practice-nostra_city-share = You drew three notes thanks to the others' districts. Each expects one: give the first **5,000**, the second **10,000 Guilty**. The rest is yours.
practice-nostra_city-share-why = Who gets nothing is betrayed and draws a Vendetta card, to be used against you perhaps.
practice-nostra_city-share-own = Decide what you give. Who gets nothing draws a Vendetta card.
practice-nostra_city-talk = The Meeting: promises, threats, and nothing binds. Machines keep quiet. Press **Agreed**.
practice-nostra_city-talk-why = You may agree on anything, but nobody has to keep it. Notes change hands only where the rules allow it.
practice-nostra_city-talk-own = When all is said, press **Agreed**.
practice-nostra_city-bid = Four cards lie on the Street. Send **Claudia Carbone** to space **2**, seal **5,000** twice in the envelope, and end your turn.
practice-nostra_city-bid-why = All envelopes open together. The highest one wins the card. Its owner keeps one of the notes, the rest is gone.
practice-nostra_city-bid-own = Send a Gangster to a space and seal a bid, or end your turn.
practice-nostra_city-bribe = The Gold Watch is yours. Now the Trial: let **Bruno Baldini** slip the jury **20,000 Innocent**.
practice-nostra_city-bribe-why = Notes have a word on them: Guilty or Innocent. In the end the jury goes by what the pile holds more of.
practice-nostra_city-bribe-own = Slip the jury a note, or end your turn.
practice-nostra_city-pile = The bribes lie on the pile, nobody knows which. The Street is filled up and a new month begins. Press **Go on**.
practice-nostra_city-pile-why = The pile is opened in March and at the end. Each note with a word on it moves the verdict its way. That is why bribes are secret.
practice-nostra_city-end = The lesson ends here. After the last month the jury returns, and only the verdict tells whose plan has worked.

## Escape Plan

practice-escape_plan-tile = The city is still being built. Lay the last tile of today: place **1**, then rotation **2**, where two edges match.
practice-escape_plan-tile-why = New tiles come every morning. Police stand on each of them, exits on some. Where they lie decides how you can flee.
practice-escape_plan-tile-own = Lay a tile: choose its place and its rotation.
practice-escape_plan-travel = Morning. Press **Move**, choose tile **B2** and the **gym** on it: your money is there.
practice-escape_plan-travel-why = A journey has three answers at most: go, what helps you, where you stop. You leave a cube in the business, and its money is yours at the end.
practice-escape_plan-travel-own = Your turn: move, rest, or use something.
practice-escape_plan-contact = A business gets you a contact. Take the **Fast Car**, put it **Into the directory**, and end your turn: **Done**.
practice-escape_plan-contact-why = A contact costs money only when you use it. Then it waits until you rest.
practice-escape_plan-contact-own = Choose a contact, and whether you keep it.
practice-escape_plan-officer = Afternoon. Police have come to B2 meanwhile. Press **Move**, choose tile **D2** and the **bar** on it.
practice-escape_plan-officer-why = Police catch you as you leave. Officers on the tiles you leave count, those where you stop do not.
practice-escape_plan-shake = The police are on your heels. Shake them off: use the **Fast Car**.
practice-escape_plan-shake-why = Each officer you do not shake off is one wound. The contact loses all of them at once, for its price.
practice-escape_plan-avoid = The police see you. Use the **Fast Car** for C2 and take two wounds: outside nobody asks.
practice-escape_plan-avoid-why = Each officer you do not avoid is a wound. When you can take no more, handcuffs block a part of your directory.
practice-escape_plan-avoid-own = Choose how to avoid the police, or take the wounds.
practice-escape_plan-away = The police missed you. On to the third day, when the city closes. Press **Go on**.
practice-escape_plan-away-why = Being seen with others raises your notoriety, and with it the police move every evening.
practice-escape_plan-exit = The third morning, the same city. The exit is within reach. Press **Move**, then **Escape for free**.
practice-escape_plan-exit-why = The only way out is an open exit. Who is still in the city when the third day ends has nothing, whatever was gathered.
practice-escape_plan-end = The lesson ends here. Who is out counts the money by the plan. Who is still in the city has nothing.
