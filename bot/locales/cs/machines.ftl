### Automaty: jak dobře hrají, co vidí a co slyší.

machines-level = automaty: { $level ->
    [gentle] mírné
    [skilled] zkušené
    [strong] silné
   *[normal] běžné
}
machines-hear = Automaty vidí jen to, co jejich židle. Nečtou, co píšete, a neslyší, co říkáte: reagují jen na **Tvrdím**.
machines-see = Automaty vidí jen to, co jejich židle. Nečtou, co píšete, a neslyší, co říkáte.

talk-option-machines = Automaty
talk-value-machines = { $value ->
    [gentle] mírné
    [skilled] zkušené
    [strong] silné
   *[normal] běžné
}
talk-help-machines = Jak dobře automaty hrají, i na židlích, které převezmou později. Čím silnější jsou, tím častěji najdou nejlepší tah. Po rozdání se to už nemění.

arg-machines = automaty
arg-machines-about = Jak dobře hrají automaty u nových stolů; nejvýš tak, jak to hra nabízí
