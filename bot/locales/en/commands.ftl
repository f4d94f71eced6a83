# Slash commands: names (lower case, no spaces) and descriptions (at most 100 characters).
# cmd-: a command, arg-: its parameter, choice-: what can be chosen there.

## Commands

cmd-game = game
cmd-game-about = Open a table and run its game
cmd-open = open
cmd-open-about = Open a table in this channel
cmd-start = start
cmd-start-about = Deal now (the host)
cmd-status = status
cmd-status-about = What is going on at this table
cmd-pause = pause
cmd-pause-about = Stop the clocks (the host)
cmd-resume = resume
cmd-resume-about = Let the clocks run on (the host)
cmd-extend = extend
cmd-extend-about = Give more time (the host)
cmd-skip = skip
cmd-skip-about = End this step's time now, never at night (the host)
cmd-undo = undo
cmd-undo-about = Take the game back, unless something hidden has come to light since (the host)
cmd-replace = replace
cmd-replace-about = Give a chair to another person, or to an automated player (the host)
cmd-handover = handover
cmd-handover-about = Make another person the host
cmd-remove = remove
cmd-remove-about = Take a seat out of the game (the host)
cmd-end = end
cmd-end-about = End the game without winners, or close the lobby (the host)
cmd-record = record
cmd-record-about = The record of the last game here, to check the deal
cmd-story = story
cmd-story-about = The whole story of the last game here as text
cmd-desk = desk
cmd-desk-about = Your hand, your question, your settings; only you see it
cmd-board = board
cmd-board-about = Repost the board at the bottom of the channel
cmd-host = host
cmd-host-about = Controls for the host
cmd-setup = setup
cmd-setup-about = Settings for this server
cmd-language = language
cmd-language-about = The language of new tables
cmd-clocks = clocks
cmd-clocks-about = How much time there is for what
cmd-channels = channels
cmd-channels-about = Channels: closed at night, graveyard, invitations, pictures
cmd-voice = voice
cmd-voice-about = Mute microphones at night, and keep those who are out muted
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
arg-reason-about = A word for the table
arg-seconds = seconds
arg-seconds-about = By how many seconds
arg-seat = seat
arg-seat-about = The seat
arg-person = person
arg-person-about = Who takes the chair; left out: an automated player
arg-host = person
arg-host-about = The new host
arg-disqualified = disqualified
arg-disqualified-about = For breaking the rules: cannot win
arg-choice = choice
arg-choice-about = What to do with it now
arg-who = who
arg-who-about = Number and name
arg-pace = pace
arg-pace-about = More time for everything
arg-clock = clock
arg-clock-about = Which time limit
arg-clock-seconds = seconds
arg-clock-seconds-about = Length in seconds; left out: the usual one
arg-close = close
arg-close-about = Close the table's channel at night and during ballots
arg-graveyard = graveyard
arg-graveyard-about = A private thread for those who are out
arg-role = role
arg-role-about = The role that a new table invites, at most once in six hours
arg-pictures = pictures
arg-pictures-about = Boards with pictures
arg-hush = mute
arg-hush-about = On or off

## Choices

choice-language-cs = Czech
choice-language-en = English
choice-pace-1-0 = usual
choice-pace-1-5 = half as long again
choice-pace-2-0 = twice as long
choice-clock-reaction = a quick reaction
choice-clock-window = time for cards and objections
choice-clock-pick = other choices at the table
choice-clock-turn = a turn
