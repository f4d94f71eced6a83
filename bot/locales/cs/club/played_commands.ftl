# Příkazy statistik, žebříčků, historie a sezón.

cmd-stats = statistiky
cmd-stats-about = Ukázat hry, výhry, sílu a odznaky
arg-stats-person-about = Čí; bez vyplnění vlastní
arg-stats-game-about = Jen tahle hra
cmd-standings = žebříček
cmd-standings-about = Ukázat pořadí sezóny, večera, nebo jedné hry podle síly
arg-what = co
arg-what-about = Co ukázat; bez vyplnění sezóna
choice-board-season = sezóna
choice-board-evening = poslední večer
cmd-nights = historie
cmd-nights-about = Ukázat dohrané hry serveru
arg-nights-person-about = Jen hry tohoto člověka
cmd-season = sezóna
cmd-season-about = Sezóny serveru
cmd-season-open = zahájit
cmd-season-open-about = Zahájit sezónu
cmd-season-close = ukončit
cmd-season-close-about = Ukončit sezónu a rozdat trofeje
cmd-season-show = ukázat
cmd-season-show-about = Ukázat sezóny a jejich trofeje
arg-season-name = název
arg-season-name-about = Jak se sezóna jmenuje
