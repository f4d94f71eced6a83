# Slash commands of Mafia City: names (lower case, no spaces) and descriptions (100 characters at most).

## Commands

cmd-mafiacity = mafiacity
cmd-mafiacity-about = Play Mafia City by command
cmd-mc-place = place
cmd-mc-place-about = Place a Mafioso on a location
cmd-mc-play = play
cmd-mc-play-about = Play the text of a card; you choose its target next
cmd-mc-pass = pass
cmd-mc-pass-about = Pass: no more turns for me this round
cmd-mc-react = react
cmd-mc-react-about = Object, when objections are being heard; only you see it
cmd-mc-look = look
cmd-mc-look-about = Look at cards with the Policeman
cmd-mc-hand = hand
cmd-mc-hand-about = Your cards and your question; only you see it
cmd-mc-rules = rules
cmd-mc-rules-about = What’s going on right now, and what each location does

## Parameters

arg-location = location
arg-location-about = Number and name
arg-card = card
arg-card-about = A card from your hand
arg-bullet = bullet
arg-bullet-about = Should I still ask you about a Bullet? Nobody can tell

## Choices

choice-game-mafia_city = Mafia City
choice-mc-final = no more turns
choice-mc-watch = watch for a Bullet
choice-clock-choice = Mafia City: other choices
choice-clock-bullet = Mafia City: Bullet
choice-clock-case = Mafia City: Complicity
