# Order on a server: table-bans and reports.

ban-done = { $who } may not sit down at the tables of this server · { $until }. The host can free their seat in a running game.
ban-open = until it’s lifted
ban-lifted = { $who } may sit down again.
ban-none-of = There’s no ban on { $who } here.
ban-none = Nobody is banned here.
ban-more = … and { $n } more.
ban-nobody = That person can’t be banned.

b-report = Report
report-whom = Who is it about?
report-whom-about = I pass it on to the server’s staff; nobody else hears of it.
report-pick = Person
report-pick-reason = Reason
report-title = Report
report-label = What happened (optional)
report-insult = Insults
report-cheating = Cheating
report-spoiling = Spoiling the game
report-harassment = Harassment
report-other = Something else
report-line = Report: { $reporter } → { $who } · { $reason }
report-place = Channel { $channel } · { $at }
report-place-table = Table in { $channel } · { $at }
report-sent = Handed to the staff.
report-none = There’s nobody to hand it to here. Please ask the staff.
report-enough = That’s enough reports for today. Please speak to the staff yourself.
report-nobody = That can’t be reported. Pick a person and a reason.
