# Slash commands of Nostra City: names (lower case, no spaces) and descriptions (100 characters at most).

## Commands

cmd-nostracity = nostracity
cmd-nostracity-about = Play Nostra City by command
cmd-nc-collect = collect
cmd-nc-collect-about = Your Business: who Collects what, and where
cmd-nc-share = share
cmd-nc-share-about = Share out the drawn notes; only you see it
cmd-nc-bid = bid
cmd-nc-bid-about = Seal an envelope at the Meeting; only you see it
cmd-nc-bribe = bribe
cmd-nc-bribe-about = Slip in a bribe at the Trial; only you see it
cmd-nc-vendetta = vendetta
cmd-nc-vendetta-about = Play a Vendetta card, or do nothing; only you see it
cmd-nc-bank = bank
cmd-nc-bank-about = Your Bank and your Vendetta cards; only you see it
cmd-nc-rules = rules
cmd-nc-rules-about = What’s going on right now, and what the pictures mean

## Choices

choice-game-nostra_city = Nostra City
choice-clock-talk = Nostra City: the talk
