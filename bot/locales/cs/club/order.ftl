# Pořádek na serveru: zákazy u stolů a hlášení.

ban-done = { $who } si u stolů tohohle serveru nesedne · { $until }. Rozehranou židli uvolní hostitel.
ban-open = do odvolání
ban-lifted = { $who } si zase může přisednout.
ban-none-of = { $who } tu žádný zákaz nemá.
ban-none = Nikdo tu zákaz nemá.
ban-more = … a ještě další: { $n }.
ban-nobody = Tomuhle člověku zákaz dát nejde.

b-report = Nahlásit
report-whom = Koho se to týká?
report-whom-about = Předám to správě serveru, nikdo jiný se to nedozví.
report-pick = Člověk
report-pick-reason = Důvod
report-title = Hlášení
report-label = Co se stalo (nemusí být)
report-insult = Urážky
report-cheating = Podvádění
report-spoiling = Kažení hry
report-harassment = Obtěžování
report-other = Něco jiného
report-line = Hlášení: { $reporter } → { $who } · { $reason }
report-place = Kanál { $channel } · { $at }
report-place-table = Stůl v kanálu { $channel } · { $at }
report-sent = Předáno moderátorům.
report-none = Tady není komu to předat. Obrať se na moderátory.
report-enough = Hlášení od tebe už dnes bylo dost. Obrať se na moderátory přímo.
report-nobody = Tohle nahlásit nejde. Vyber člověka a důvod.
