# Slova v obrázcích všech her a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.

### Tabule všech her

pic-title-start = Začátek hry
pic-title-day = { $round }. den

pic-paused = Pauza
pic-alt-paused = Pauza, hodiny stojí.
pic-alt-awaited = Čeká se na: { $who }.
pic-alt-automats = Automat: { $who }.
pic-alt-more = Vše textem: Moje místo.
pic-poster-alt = { $title }. { $line } { $foot }.

### Plakát dohrané hry

pic-share-won = { $n ->
    [1] Vítězství
   *[other] Vítězové
}
pic-share-others = Ostatní
pic-share-players = Nikdo nevyhrál
pic-share-lost = Prohra
pic-share-winner = výhra
pic-share-winners = výhra: { $list }
pic-share-decisive = Co rozhodlo
pic-share-moment-chosen = Moment večera, jak ho vybral stůl

### Pozvánka na večer

pic-invite-full = Všechny židle jsou obsazené.
pic-invite-free = { $n ->
    [one] Jedna židle je volná.
    [few] Volné jsou { $n } židle.
   *[other] Volných je { $n } židlí.
}
pic-invite-least = { $n ->
    [one] Ještě jeden a můžete hrát.
    [2] Ještě dva a můžete hrát.
    [3] Ještě tři a můžete hrát.
    [few] Ještě { $n } a můžete hrát.
   *[other] Ještě { $n } lidí a můžete hrát.
}
pic-invite-chairs = { $n ->
    [0] Obsazeno 0 { OUT_OF($chairs) } židlí.
   *[other] Obsazeno { $n } { OUT_OF($chairs) } židlí: { $who }.
}
pic-invite-alt = { $game }. { $name }. { $when }. { $chairs } { $missing }
