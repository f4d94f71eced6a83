# Hračka u stolu: otázky, deska, místo, nápověda. Chybět smí všechno kromě toy-ask-… a toy-help.

toy-ask-plan = Koho chceš obrat?
toy-ask-raid = Koho přepadneš?
toy-hint-raid = Ostatní mají veto.
toy-ask-veto = Vetuješ přepad?
toy-ask-buy = Koupíš červenou minci?
toy-ask-whistle = Na koho pískneš?
toy-ask-reply = Někdo na tebe píská.
toy-ask-poll = Co říkáš?
toy-ask-leave = Nechceš už hrát?
toy-sure-leave = Opravdu odejít ze hry?
toy-given-leave = Po tomhle kole odcházíš.

toy-phase-start = Hračka
toy-phase-plan = Hračka · { $round }. kolo · plány
toy-phase-raid = Hračka · { $round }. kolo · přepad
toy-phase-market = Hračka · { $round }. kolo · trh
toy-phase-poll = Hračka · { $round }. kolo · anketa
toy-phase-end = Hračka · konec
toy-want-plan = Každý plánuje potají na svém místě.
toy-board-coins = Mince: { $each }
toy-board-gone = { $n ->
    [0] Hrají všichni.
   *[other] Pryč: { $people }
}
toy-desk-hand = Tvoje ruka: { $value ->
    [red] červená
   *[blue] modrá
}
toy-desk-whistle = { $value ->
    [yes] Máš píšťalku.
   *[no] Píšťalku nemáš.
}
toy-desk-plan = { $value ->
    [none] Zatím bez plánu.
   *[other] Tvůj plán: { $people }
}

toy-help = Vyhrává, kdo má po třech kolech nejvíc mincí.
toy-help-raid = Vedoucí kola přepadá; každý má jedno veto.
toy-end-rounds = Tři kola jsou u konce.
