# Slova v obrázcích všech her a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Tabule všech her

pic-title-start = Začátek hry
pic-title-day = { $round }. den

pic-paused = Pauza
pic-alt-paused = Pauza, hodiny stojí.
pic-alt-awaited = Čeká se na: { $who }.
pic-alt-automats = Automat: { $who }.
pic-alt-more = Vše textem: Moje místo.
pic-poster-alt = { $title }. { $line } { $foot }.

### Plakát dohrané hry

pic-share-won = Vítězové
pic-share-others = Ostatní
pic-share-players = Nikdo nevyhrál
pic-share-winner = výhra
pic-share-moment = Rozhodující moment
pic-share-moment-chosen = Moment večera, jak ho vybral stůl
