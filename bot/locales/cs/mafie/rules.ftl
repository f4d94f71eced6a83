# Co říkají pravidla Mafie sama: popisky možností a každé oznámení jednou prostou větou (pro výpisy; u stolu vypráví table.ftl).

### Možnosti

opt-seat = { $seat }
opt-card = Vyložit: { $card }
opt-ready = Dost řečí
opt-done = Domluveno
opt-pass-swap = Nechat si svůj
opt-pass-peek = Nedívat se
opt-pass-hunch = Nevím
opt-pass-recruit = Dnes ne
opt-pass-vest = Přijmout
opt-pass-bandage = Nechat být
opt-pass-shot = { b-pass-shot }
opt-pass-opening = Nechat být
opt-pass-change = Zůstávám
opt-pass-closing = Nechat být

### Oznámení

mf-set = { $neutral ->
    [0] V balíčku: { $cards }.
    [one] V balíčku: { $cards }. A k tomu { $neutral } neutrální karta.
    [few] V balíčku: { $cards }. A k tomu { $neutral } neutrální karty.
   *[other] V balíčku: { $cards }. A k tomu { $neutral } neutrálních karet.
}
mf-role = Tvůj žeton: { $token }.
mf-card = { $effective ->
    [yes] Tvoje karta: { $card }. Pro tebe platí.
   *[no] Tvoje karta: { $card }. Pro tebe neutrální: drž ji zavřenou.
}
mf-commander = { $how ->
    [shown] Na stole leží Velitel. Hlasování začíná: { $seat }.
   *[passed] Velitelem je teď { $seat }.
}
mf-swap-shown = { $seat } vykládá Změnu role a rozmýšlí se.
mf-swap = Žetony se mění: { $seat } a { $partner }.
mf-swap-none = { $seat } si nechává svůj žeton.
mf-swap-nobody = Změnu role nikdo nevykládá.
mf-swap-known = { $seat }: předtím { $before }, teď { $now }.
mf-round = { $round }. kolo.
mf-agent-phase = { $round }. noc. Agent otevírá oči.
mf-gang-phase = { $round }. noc. Gang se poznává.
mf-mafia-phase = { $theme ->
    [kids] { $round }. noc. Scházejí se Darebáci.
   *[town] { $round }. noc. Schází se Mafie.
}
mf-dawn = { $round }. den. Svítá.
mf-agent-saw = { $seat }: { $token }. Víš to jen ty.
mf-gang-known = Gang u stolu: { $seats }.
mf-wakers = { $theme ->
    [kids] Darebáci u stolu: { $seats }.
   *[town] Mafie u stolu: { $seats }.
}
mf-wakers-recruit = { $theme ->
    [kids] { $by } verbuje: { $recruit }. Darebáci u stolu: { $seats }.
   *[town] { $by } verbuje: { $recruit }. Mafie u stolu: { $seats }.
}
mf-no-target = Dnes v noci není koho vybrat.
mf-recruiting = { $theme ->
    [kids] Darebáci verbují.
   *[town] Mafie verbuje.
}
mf-recruited = { $theme ->
    [kids] Od teď hraješ a vyhráváš s Darebáky: { $seats }.
   *[town] Od teď hraješ a vyhráváš s Mafií: { $seats }.
}
mf-pick = { $left ->
    [0] { $seat } ukazuje na: { $target }. Změny: nezbývá žádná.
    [one] { $seat } ukazuje na: { $target }. Změny: zbývá { $left }.
    [few] { $seat } ukazuje na: { $target }. Změny: zbývají { $left }.
   *[other] { $seat } ukazuje na: { $target }. Změny: zbývá { $left }.
}
mf-victim = { $how ->
    [agreed] Prsty se shodly: { $seat }.
    [tie] Prsty se rozešly, rozhodl los: { $seat }.
    [draw] Nikdo neukázal, rozhodl los: { $seat }.
   *[most] Nejvíc prstů: { $seat }.
}
mf-struck = { $cause ->
    [ballot] { $theme ->
        [kids] Akademie rozhodla: { $seat }.
       *[town] Město rozhodlo: { $seat }.
    }
    [corner_shot] { $theme ->
        [kids] Nečekané slovo patří sem: { $seat }.
       *[town] Výstřel zpoza rohu míří na: { $seat }.
    }
    [last_shot] { $theme ->
        [kids] Poslední slovo patří sem: { $seat }.
       *[town] Poslední výstřel míří na: { $seat }.
    }
   *[mafia] { $theme ->
        [kids] Darebáci si vybrali: { $seat }.
       *[town] Mafie si vybrala: { $seat }.
    }
}
mf-no-victim = Svítá a nikdo nechybí.
mf-saved = { $seat } zůstává ve hře. { $card }, ruka: { $by }.
mf-out = { $gang ->
    [yes] Ze hry odchází { $seat }. Žeton: { $token }. A k tomu karta Nový gang.
   *[no] Ze hry odchází { $seat }. Žeton: { $token }.
}
mf-may-shoot = { $theme ->
    [kids] { $seat } má poslední slovo.
   *[town] { $seat } má poslední výstřel.
}
mf-shoots = { $theme ->
    [kids] { $seat } ukazuje na: { $target }.
   *[town] { $seat } míří na: { $target }.
}
mf-no-shot = { $theme ->
    [kids] { $seat } odchází beze slova.
   *[town] { $seat } odchází bez výstřelu.
}
mf-card-shown = { $seat } vykládá kartu: { $card }.
mf-card-shown-at = { $seat } vykládá kartu: { $card }. Patří sem: { $target }.
mf-tapped = Odposlech: { $seat }, { $token }. Víš to jen ty.
mf-card-removed = Ze stolu odchází karta { $card }. Místo: { $seat }.
mf-discussion = { $kind ->
    [repeat] Nikdo neukázal, mluvte ještě jednou. Dost řečí stačí: { $needed }.
   *[open] Stůl je váš. Dost řečí stačí: { $needed }.
}
mf-ready = { $seat } má dost řečí. Zatím { $ready }, stačí { $needed }.
mf-ballot = { $kind ->
    [final] Finální hlasování. Jména: { $candidates }.
   *[first] První hlasování. Jména: { $candidates }.
}
mf-vote = { $seat } ukazuje na: { $target }.
mf-tally = Prsty: { $counted }. Počty: { $sums }.
mf-suspects = Podezření: { $seats }.
mf-speech = Mluví jen { $seat }.
mf-tie = Prstů je stejně: { $seats }.
mf-vote-changed = { $seat } přehazuje hlas: { $target }.
mf-stays = { $seat } zůstává u svého.
mf-lot = Mince padá na: { $seat }.
mf-commander-decides = Rozhoduje prst Velitele: { $target }.
mf-annulled = Hlasování neplatí a začíná znovu.
mf-no-verdict = { $why ->
    [nobody_can] Dnes nemá kdo ukázat. Nikdo neodchází.
   *[nobody_voted] Nikdo neukázal. Dnes nikdo neodchází.
}
mf-exposed = Policie přišla o Agenta. Ze hry odchází { $seat }. Žeton: { $token }.
mf-removed = Židle zůstává prázdná: { $seat }. Žeton: { $token }.
mf-disqualified = Hra bez tohoto místa: { $seat }. Žeton: { $token }.
mf-withdraws = { $cause ->
    [disqualified] Hostitel vylučuje: { $seat }.
   *[removed] { $seat } vstává od stolu.
}
mf-end = { $reason ->
    [police] { end-police }
    [mafia] { end-mafia }
    [gang] { end-gang }
    [all_out] { end-all_out }
    [stalemate] { end-stalemate }
   *[aborted] { end-aborted }
}
