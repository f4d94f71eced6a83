# How to play: help for this very moment. Short sentences, no secrets.

help-lobby = Press Take a chair, then Ready. The host chooses the game and deals, or it begins when all are ready. Secrets come to you by private message.
help-start = { $theme ->
    [kids] You get a token: Police officer, Villain or Agent. Look at it under My desk and show it to nobody. The Police look for the Villains, the Villains pretend there are none.
   *[town] You get a token: Police officer, Mafioso or Agent. Look at it under My desk and show it to nobody. The Police look for the Mafia, the Mafia pretends there is none.
}
help-agent = { $theme ->
    [kids] It is night, and the channel keeps silent. The Agent chooses one name and learns who is under the mask. The others get a question too, so that nobody can tell who is awake. Every night lasts equally long.
   *[town] It is night, and the channel keeps silent. The Agent chooses one name and learns who is under the mask. The others get a question too, so that nobody can tell who is awake. Every night lasts equally long.
}
help-gang = Holders of the card New Gang are learning with whom they play. The others sleep.
help-mafia = { $theme ->
    [kids] It is night. The Villains see each other and choose one name together. A finger may be moved three times; most fingers decide, equal fingers are settled by lot. The others have a question that changes nothing.
   *[town] It is night. The Mafia see each other and choose a victim together. A finger may be moved three times; most fingers decide, equal fingers are settled by lot. The others have a question that changes nothing.
}
help-dawn = { $theme ->
    [kids] Dawn. I say whom the Villains have chosen, then comes the token. In the extended game a vest or a Bandage may still help.
   *[town] Dawn. I say whom the Mafia has chosen, then comes the token. In the extended game a vest or a Bandage may still help.
}
help-discussion = Talk and write; lying is allowed. Heard enough? Press Enough said; when enough of you have, the ballot begins. Otherwise the clock decides.
help-first = { $theme ->
    [kids] Choose in the menu who is a Villain. You cannot point at yourself, and you may change your vote until the end. The two names with most fingers must defend themselves.
   *[town] Choose in the menu who is Mafia. You cannot point at yourself, and you may change your vote until the end. The two names with most fingers must defend themselves.
}
help-defence = Only those under suspicion speak, one after the other. Finished ends a speech early. Then comes the last ballot.
help-final = Only the names under suspicion stand. The one with most fingers leaves the game and shows the token.
help-tie = Even fingers. Whoever turns a vote decides, at once and for good. I stay means that you keep your vote. If nobody gives way, a lot is drawn.
help-verdict = The name is known, now comes the token. In the extended game a vest or a Bandage may still help.
help-closing = The day ends. Now Hideout and Safe conduct are played, and for the last time Wiretap and { pic-card-11-title }. Then comes the night.
help-end = { $theme ->
    [kids] The game is over, and everything lies on the table. The Police win without Villains, the Villains without Police.
   *[town] The game is over, and everything lies on the table. The Police win without Mafia, the Mafia without Police.
}
help-cards = Your card is under My card. There it says when it is played and whether it works for you. A card you have played stays before you.
help-always = **My desk**: your hand and your question. **Host**: clocks and chairs, for the host alone. Lost the table? Type **/board** or **/desk**.
