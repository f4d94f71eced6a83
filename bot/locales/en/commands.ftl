# Slash commands: names (lower case, no spaces) and descriptions (at most 100 characters).
# cmd-: a command, arg-: its parameter, choice-: what can be chosen there.

## Commands

cmd-table = table
cmd-table-about = Open a table and run it
cmd-open = open
cmd-open-about = Lay a table in this channel
cmd-start = start
cmd-start-about = Deal now (the host)
cmd-status = status
cmd-status-about = What goes on at this table
cmd-desk = desk
cmd-desk-about = Your hand, your question, your settings; only you see it
cmd-pause = pause
cmd-pause-about = Stop the clocks (the host)
cmd-resume = resume
cmd-resume-about = Let the clocks run on (the host)
cmd-extend = extend
cmd-extend-about = Give more time (the host)
cmd-skip = skip
cmd-skip-about = Let the clock of this step run out, never by night (the host)
cmd-undo = undo
cmd-undo-about = Take the game back where nothing hidden was shown since (the host)
cmd-replace = replace
cmd-replace-about = Hand a seat to another person, or to a machine (the host)
cmd-handover = handover
cmd-handover-about = Make another person the host
cmd-remove = remove
cmd-remove-about = Take a seat out of the game (the host)
cmd-end = end
cmd-end-about = End the game without winners, or close the lobby (the host)
cmd-record = record
cmd-record-about = The record of the last game here, for checking the deal
cmd-story = story
cmd-story-about = The whole course of the last game here as text
cmd-misto = desk
cmd-misto-about = Your hand, your question, your settings; only you see it
cmd-stul = board
cmd-stul-about = Hang the board anew below everything
cmd-hostitel = host
cmd-hostitel-about = The host's desk
cmd-setup = setup
cmd-setup-about = How this server wants its evenings
cmd-language = language
cmd-language-about = The language of new tables
cmd-clocks = clocks
cmd-clocks-about = The lengths of the clocks
cmd-channels = channels
cmd-channels-about = Channels: closed by night, graveyard, calls, pictures
cmd-voice = voice
cmd-voice-about = Hush voices by night, keep the dead muted
cmd-show = show
cmd-show-about = Show the settings
cmd-help = help
cmd-help-about = What is this, and what can I press now

## Parameters

arg-game = game
arg-game-about = Which game
arg-language = language
arg-language-about = The language of the table
arg-reason = reason
arg-reason-about = A word to the table
arg-seconds = seconds
arg-seconds-about = By how many seconds
arg-seat = seat
arg-seat-about = The seat
arg-person = person
arg-person-about = Who sits down; nobody: a machine
arg-host = person
arg-host-about = The new host
arg-disqualified = disqualified
arg-disqualified-about = For breaking the conduct: does not win
arg-choice = choice
arg-choice-about = What to do with it now
arg-who = who
arg-who-about = Number and name
arg-pace = pace
arg-pace-about = All clocks longer
arg-clock = clock
arg-clock-about = One clock
arg-clock-seconds = seconds
arg-clock-seconds-about = Its length; left out: the usual one
arg-close = close
arg-close-about = Close the table's channel by night and during ballots
arg-graveyard = graveyard
arg-graveyard-about = A private thread for who is out
arg-role = role
arg-role-about = The role that a new lobby calls, at most once in six hours
arg-pictures = pictures
arg-pictures-about = Boards with pictures
arg-hush = hush
arg-hush-about = On or off

## Choices

choice-language-cs = Czech
choice-language-en = English
choice-pace-1-0 = usual
choice-pace-1-5 = half as long again
choice-pace-2-0 = twice as long
choice-clock-reaction = reaction: Vest, Bandage, Last shot
choice-clock-window = card window
choice-clock-pick = other choices (Robbers, Nostra City)
choice-clock-turn = a turn (Mafia City, Nostra City)
