# /practice: a lesson of one game for one person.

## The command

cmd-practice = practice
cmd-practice-about = Try one game in five minutes; nobody sees it and nothing counts
arg-practice-about = Which game; leave it out to go on with your lesson

## The frame

practice-start = -# Practice: { $game }. Nobody sees it and nothing counts.
practice-choose =
    A lesson takes five minutes, and the others are automated players. Nobody sees it and nothing counts.
    Which game would you like to try?
practice-running = You have a lesson open: { $game }.
practice-watch = Just watch for now; the others play on.
practice-resting = *The others are thinking…*
practice-over = This lesson is over.
practice-full = Lots of people are practising just now. Please try again in a while.
practice-full-here = Lots of people on this server are practising just now. Please try again in a while.
practice-ended = The lesson in { $game } ends here. None of it is kept.
practice-names = Ada, Bela, Clara, Emil, Fanny, Gus, Hilda, Ivan
b-practice-why = Why?
b-practice-skip = Skip
b-practice-end = End
b-practice-on = Go on
b-practice-back = Back
b-practice-go-on = Continue
b-practice-again = Again
b-practice-lay = Open a table

## How to play: the page, its buttons

howto-turn = Your turn.
howto-here = This table.
howto-counts = What counts.
howto-tips = Tips.
howto-lobby = Press **Take a chair**, then **Ready**. The host deals, or I do once everybody is ready. Your secrets come by private message.
b-howto-try = Try it, five minutes
b-howto-cards = Cards
b-howto-all = All rules
howto-choose = How each game is played:
help-next = **/practice** teaches one in five minutes, **/game open** opens a table, **/evening plan** invites people to a date.
