# Co říkají pravidla hračky: popisky odpovědí a co se děje.

toy-pass = Nic
toy-ready = Připraveno
toy-leave = Odejít ze hry
toy-expel = Vyloučit
toy-boom = Bum
toy-stop = Veto
toy-buy = Koupit za minci

toy-hand = V ruce držíš { $hand ->
    [red] červenou
   *[blue] modrou
}.
toy-planned = Tvůj plán: { $seat }.
toy-veto = { $seat } je proti.
toy-whistle = { $seat } píská.
toy-poll = { $seat } už volí.
toy-paid = { $giver } platí, bere { $taker }: { $coins }.
toy-gone = { $seat } je pryč.
toy-leaves = { $seat } po tomhle kole odchází.
toy-broken = Všechno se rozbíjí.
toy-end = { $reason ->
    [deserted] Zbývá málo lidí.
    [aborted] Hostitel končí hru.
   *[rounds] Poslední kolo je u konce.
}
