# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

# NC-4.2, NC-4.4, NC-4.5
practice-nostra_city-collect = Time to Collect. Send the Gangster **Rocco Agnello** and choose **Prostitution**, not Queens: then the others’ Districts count too.
# NC-4.5, NC-4.7
practice-nostra_city-collect-why = The more Districts of that kind the players have, the more notes you draw. The others’ Districts count too, and their owners expect a share.
# NC-1.3, NC-4.2, NC-4.3
practice-nostra_city-collect-own = Choose a Gangster and a District to collect from, or end your turn.
# NC-4.6, NC-4.7, NC-4.8
practice-nostra_city-share = You drew three notes thanks to the others’ Districts. Each owner expects one: give the first **5,000**, the second **10,000 Guilty**. The rest is yours.
# NC-6.1, NC-6.2
practice-nostra_city-share-why = Anyone who gets less than they’re owed is Betrayed: a Vendetta card for each missing note, and one day that may come back to haunt you.
# NC-4.7, NC-6.2
practice-nostra_city-share-own = Decide what you give. Each note you hold back gets its owner a Vendetta card.
# NC-1.11, NC-10.1
practice-nostra_city-talk = The Meeting: promises, threats, and nothing is binding. Automated players keep quiet. Press **Agreed**.
# NC-1.10, NC-1.11
practice-nostra_city-talk-why = You may agree on anything, but nobody has to stick to it. Notes change hands only where the rules allow it.
# NC-10.1
practice-nostra_city-talk-own = When all is said, press **Agreed**.
# NC-10.3, NC-10.4, NC-10.5
practice-nostra_city-bid = Four cards lie on the Street. Send **Claudia Carbone** to space **2**, seal **5,000** twice in the envelope, and end your turn.
# NC-10.9, NC-11.2, NC-11.3
practice-nostra_city-bid-why = All envelopes open together, and the highest bid takes the card. A sole bidder keeps one note. With several bidders everybody loses the whole bid, the winner too.
# NC-1.3, NC-10.3, NC-10.4, NC-10.5
practice-nostra_city-bid-own = Send a Gangster to a space on the Street and seal a bid, or end your turn.
# NC-11.7, NC-15.1
practice-nostra_city-bribe = The Gold Watch is yours. Now the Trial: let **Bruno Baldini** slip the jury **20,000 Innocent**.
# NC-2.11, NC-18.2
practice-nostra_city-bribe-why = The larger notes say Guilty or Innocent, and each moves the Verdict that way. With three players it starts four spaces into Guilty, so the loyal have ground to make up.
# NC-1.3, NC-15.1
practice-nostra_city-bribe-own = Slip the jury a note, or end your turn.
# NC-15.4, NC-17.5, NC-17.6
practice-nostra_city-pile = The bribes lie in the Corruption pile, and nobody knows what’s in it. The Street is refilled and a new Month begins. Press **Go on**.
# NC-17.8, NC-18.2, NC-19.4
practice-nostra_city-pile-why = The pile is opened after March and at the end. Each note with a word on it moves the Verdict its way. That’s why bribes are secret.
# NC-19.8, NC-19.9
practice-nostra_city-end = The lesson ends here. After the last Month the jury returns, and only the verdict tells whose plan worked.
