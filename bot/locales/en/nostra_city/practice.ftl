# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

practice-rules-nostra_city =
    Each month has four phases: collect money, bid in envelopes, bribe the jury, welcome new people. In the end the jury says whether the Godfather is guilty, and that decides who wins.
    The button **How to play** explains each phase.
practice-nostra_city-collect = Time to Collect. Send the Gangster **Rocco Agnello** and choose **Prostitution**, not Queens: then the others' districts count too.
practice-nostra_city-collect-why = The more districts of that kind lie on the table, the more notes you draw. Those of others count too, and their owners expect a share.
practice-nostra_city-collect-own = Choose a Gangster and a district to collect from, or end your turn.
practice-nostra_city-share = You drew three notes thanks to the others' districts. Each expects one: give the first **5,000**, the second **10,000 Guilty**. The rest is yours.
practice-nostra_city-share-why = Whoever gets nothing is betrayed and draws a Vendetta card, which may be used against you.
practice-nostra_city-share-own = Decide what you give. Whoever gets nothing draws a Vendetta card.
practice-nostra_city-talk = The Meeting: promises, threats, and nothing is binding. Machines keep quiet. Press **Agreed**.
practice-nostra_city-talk-why = You may agree on anything, but nobody has to keep it. Notes change hands only where the rules allow it.
practice-nostra_city-talk-own = When all is said, press **Agreed**.
practice-nostra_city-bid = Four cards lie on the Street. Send **Claudia Carbone** to space **2**, seal **5,000** twice in the envelope, and end your turn.
practice-nostra_city-bid-why = All envelopes open together. The highest one wins the card. Its owner keeps one of the notes, the rest is gone.
practice-nostra_city-bid-own = Send a Gangster to a space and seal a bid, or end your turn.
practice-nostra_city-bribe = The Gold Watch is yours. Now the Trial: let **Bruno Baldini** slip the jury **20,000 Innocent**.
practice-nostra_city-bribe-why = The larger notes have a word on them: Guilty or Innocent. In the end the jury goes by what the pile holds more of.
practice-nostra_city-bribe-own = Slip the jury a note, or end your turn.
practice-nostra_city-pile = The bribes lie in the Corruption pile, and nobody knows what is in it. The Street is filled up and a new month begins. Press **Go on**.
practice-nostra_city-pile-why = The pile is opened in March and at the end. Each note with a word on it moves the verdict its way. That is why bribes are secret.
practice-nostra_city-end = The lesson ends here. After the last month the jury returns, and only the verdict tells whose plan worked.
