# Slash commands of Mafia: names (lower case, no spaces) and descriptions (100 characters at most).

## Commands

cmd-mafie = mafie
cmd-mafie-about = Play Mafie by command
cmd-role = token
cmd-role-about = Your token, your card, what you know
cmd-card = card
cmd-card-about = Your card: what it does, or use it
cmd-cards = cards
cmd-cards-about = The cards of this game
cmd-peek = peek
cmd-peek-about = The Agent looks under a mask
cmd-point = point
cmd-point-about = The Mafia points at somebody
cmd-vote = vote
cmd-vote-about = Vote in the open ballot
cmd-ready = ready
cmd-ready-about = You’ve heard enough of the discussion
cmd-done = done
cmd-done-about = End your speech
cmd-rules = rules
cmd-rules-about = What’s going on right now, and what you can press

## Parameters

arg-extended = extended
arg-extended-about = With action cards
arg-cards = cards
arg-cards-about = Which action cards are in play
arg-kids = kids
arg-kids-about = The game for children

## Choices

choice-game-mafie = Mafie
choice-cards-auto = by the number of players
choice-cards-random = drawn at random
choice-cards-gang = New Gang (from 14 players)
choice-clock-deal = a look at the token
choice-clock-start = start: Role swap
choice-clock-night = night phase
choice-clock-night-floor = shortest night phase
choice-clock-discussion = discussion
choice-clock-defence = defence speech
choice-clock-vote = ballot
choice-clock-vote-turn = one vote with a Commander
choice-clock-tie-discussion = tie discussion
cmd-claim = claim
cmd-claim-about = Say something aloud, or see who claims what
arg-claim = what
arg-claim-about = What you claim; without it you see who claims what
