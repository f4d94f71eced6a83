# Nostra City: names of things, labels of options and each notice of the rules in one sentence; at the table the narrator makes paragraphs.
# People and things come as names; $field and $money are finished words.

### Names

name-gangster = { $id ->
    [agnello_gisella] Gisella Agnello
    [agnello_salvatore] Salvatore Agnello
    [agnello_vincenzo] Vincenzo Agnello
    [agnello_carmela] Carmela Agnello
    [agnello_rocco] Rocco Agnello
    [baldini_bruno] Bruno Baldini
    [baldini_lucia] Lucia Baldini
    [baldini_marco] Marco Baldini
    [baldini_renata] Renata Baldini
    [baldini_tommaso] Tommaso Baldini
    [carbone_claudia] Claudia Carbone
    [carbone_dario] Dario Carbone
    [carbone_enzo] Enzo Carbone
    [carbone_silvio] Silvio Carbone
    [carbone_ornella] Ornella Carbone
    [donata_francesca] Francesca Donata
    [donata_massimo] Massimo Donata
    [donata_nina] Nina Donata
    [donata_pietro] Pietro Donata
    [donata_teresa] Teresa Donata
   *[anthony_gota] Anthony Gota
}
name-turf = { $id ->
    [staten_island_gambling] Staten Island – Gambling
    [staten_island_drugs] Staten Island – Drugs
    [staten_island_prostitution] Staten Island – Prostitution
    [brooklyn_gambling] Brooklyn – Gambling
    [brooklyn_drugs] Brooklyn – Drugs
    [brooklyn_prostitution] Brooklyn – Prostitution
    [queens_gambling] Queens – Gambling
    [queens_drugs] Queens – Drugs
    [queens_prostitution] Queens – Prostitution
    [bronx_gambling] Bronx – Gambling
    [bronx_drugs] Bronx – Drugs
    [bronx_prostitution] Bronx – Prostitution
    [new_jersey] New Jersey
    [connecticut] Connecticut
   *[atlantic_city] Atlantic City
}
name-luxury = { $id ->
    [gold_watch] Gold Watch
    [cuban_cigars] Cuban Cigars
    [limousine] Limousine
    [racehorse] Racehorse
    [yacht] Yacht
   *[hamptons_estate] Hamptons Estate
}
name-investigation = { $id ->
    [fbi] FBI
    [irs] IRS
    [us_attorney] U.S. Attorney
    [nypd] NYPD
    [dea] DEA
   *[vice_squad] Vice Squad
}
name-title = { $id ->
    [underboss] Underboss
    [consigliere] Consigliere
   *[primo_capo] Primo Capo
}
name-kind = { $id ->
    [staten_island] Staten Island
    [brooklyn] Brooklyn
    [queens] Queens
    [bronx] Bronx
    [gambling] Gambling
    [drugs] Drugs
   *[prostitution] Prostitution
}
name-note = { $id ->
    [note_5] 5,000
    [note_10_innocent] 10,000 Innocent
    [note_10_guilty] 10,000 Guilty
    [note_20_innocent] 20,000 Innocent
    [note_20_guilty] 20,000 Guilty
    [note_50_innocent] 50,000 Innocent
    [note_50_guilty] 50,000 Guilty
   *[police_raid] Police Raid
}
name-vendetta = { $id ->
    [fbi_informant] FBI Informant
    [wrath] Wrath
    [anthony_gota] Anthony Gota
    [atlantic_city] Atlantic City
    [shame_on_you] Shame on You
    [stick_up] Stick-up
    [contract] Contract
    [broken_legs] Broken Legs
    [arson] Arson
    [extortion] Extortion
    [tip_off] Tip-off
    [bought_juror] Bought Juror
   *[fat_envelope] Fat Envelope
}
name-bonus = { $id ->
    [fine_team] Fine Team
    [wisdom_and_virtue] Wisdom and Virtue
   *[full_of_cash] Full of Cash
}
name-colour = { $id ->
    [black] black
    [white] white
    [red] red
    [yellow] yellow
   *[blue] blue
}
name-direction = { $id ->
    [left] left, Innocent
   *[right] right, Guilty
}
name-space = space { $id }

nc-hue = { $colour ->
    [black] black
    [white] white
    [red] red
    [yellow] yellow
   *[blue] blue
}
name-month = { $id ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
   *[6] June
}

### Options

opt-nc-colour = { nc-hue }
opt-nc-gangster = { $gangster }
opt-nc-district = { $district }
opt-nc-collect = { $kind } ({ $district })
opt-nc-note = { $note }
opt-nc-give = { $note }
opt-nc-vendetta = { $card }
opt-nc-space = { $space } { $card }
opt-nc-bid = { $space } { $card }
opt-nc-pass = Do nothing
opt-nc-pass-phase = Nothing this phase
opt-nc-pass-month = Nothing this Month
opt-nc-pass-last = Do nothing
opt-nc-stand-off = Ask me again
opt-nc-end = End of turn
opt-nc-cancel = Back
opt-nc-use = Use: { $gangster }
opt-nc-skip = Do nothing
opt-nc-take = Take a note
opt-nc-skip-take = Leave it
opt-nc-left = Left, Innocent
opt-nc-right = Right, Guilty
opt-nc-leave = Leave it there
opt-nc-ready = Agreed

### Told: the start

nc-starting = { $seat } has the Starting Player card.

### Told: Business

nc-collects = { $seat } Collects: { $kind }.
nc-reshuffled = { $n ->
    [one] The pile is empty, so { $n } discarded note is shuffled.
   *[other] The pile is empty, so { $n } discarded notes are shuffled.
}
nc-raid = { $stops ->
    [yes] A Police Raid ends the draw.
   *[no] A Police Raid, but the draw goes on.
}
nc-raid-single = A Police Raid instead of a note: { $seat } draws nothing.
nc-drawn = { $n ->
    [0] Not a single note: the hands stay empty.
    [2] Two notes, { nc-hands }
    [3] Three notes, { nc-hands }
    [4] Four notes, { nc-hands }
    [5] Five notes, { nc-hands }
    [6] Six notes, { nc-hands }
    [7] Seven notes, { nc-hands }
    [8] Eight notes, { nc-hands }
    [9] Nine notes, { nc-hands }
    [one] One note, { nc-hands }
   *[other] { $n } notes, { nc-hands }
}
nc-hands = { $variant ->
    [2] and nobody sees the faces.
    [3] counted out of sight.
    [4] fists closed.
   *[1] hands under the table.
}
nc-starting-given = Instead of a note, the Starting Player card: { $target } takes it.
nc-betrayed = { $n ->
    [one] Betrayed. { $seat } draws a Vendetta card.
   *[other] Betrayed. { $seat } draws { $n } Vendetta cards.
}
nc-spared = { $seat } can rely on Pietro: { $target } draws one card fewer.
nc-vendetta = { $n ->
    [one] { $seat } draws a Vendetta card.
   *[other] { $seat } draws { $n } Vendetta cards.
}
nc-laid-out = { $seat } adds to the Territory: { $card }.
nc-vendetta-reshuffled = { $n ->
    [one] The Vendetta deck is reshuffled: { $n } card.
   *[other] The Vendetta deck is reshuffled: { $n } cards.
}
nc-note-stolen = { $seat } takes a note from { $target }.

### Told: Vendetta

nc-played = { $seat } plays **{ $card }**.
nc-returned = { $seat } takes { $card } back to hand.
nc-aimed = Target: { $target }.
nc-blocked = { $gangster } won’t have it, and the card does nothing ({ $seat }).
nc-shamed = Respect −1: { $seat }.
nc-contract = The Gangster leaves the game ({ $seat }).
nc-broken-legs = The Gangster is used until the Reception ({ $seat }).
nc-arson = The District is used until the Reception ({ $seat }).
nc-tipped = One note at most will be drawn ({ $seat }).
nc-envelope = { $n ->
    [one] The bid on space { $space } grows by { $n } note.
   *[other] The bid on space { $space } grows by { $n } notes.
}

### Told: the Meeting

nc-locations = { $variant ->
    [2] Envelopes open, masks off.
    [3] Paper tears. The envelopes open.
    [4] Cards on the table: the envelopes open.
   *[1] The envelopes open.
}
nc-price = { $paid ->
    [yes] { $sum } in all: the price of { $price } is paid, and the Investigation ends.
   *[no] { $sum } in all, but the price is { $price }. The Investigation goes on.
}
nc-won = { $seat } wins the card.
nc-tied = A tie for the highest bid: { $seats }.
nc-card-removed = { $card } leaves the game.
nc-took-back = { $seat } takes back { $note }.
nc-title = { $title }: { $seat }.

### Told: Trial and Reception

nc-briber = { $seat } is the only briber of the Month. Respect +1.
nc-no-briber = There’s no Biggest Briber this time.
nc-reception = Reception. Gangsters and Districts will be free for the next Month.
nc-irs = The IRS takes everything from the Banks.
nc-underboss = The Underboss comes to space { $space }.
nc-underboss-replaces = { $card } leaves space { $space } and the game.
nc-underboss-waits = The Street is full of Investigations, so the Underboss waits.

### Told: verdicts

nc-verdict-opens = { $n ->
    [0] The Corruption pile is empty.
    [one] The Corruption pile is opened: { $n } note.
   *[other] The Corruption pile is opened: { $n } notes.
}
nc-verdict = { $final ->
    [yes] The jury returns. The Godfather is { $guilty ->
        [yes] **guilty**
       *[no] **innocent**
    }: { $field }.
   *[no] First Verdict: { $field }. { $guilty ->
        [yes] The Godfather packs a toothbrush, just in case.
       *[no] The Godfather orders dinner.
    }
}
nc-last-round = The last round of Revenge: one turn each, and then the verdict.
nc-bribers-left = { $n ->
    [one] { $n } Biggest Briber card that nobody earned leaves the game.
   *[other] { $n } Biggest Briber cards that nobody earned leave the game.
}

### The end

nc-end = { $reason ->
    [acquitted] The jury returns. The Godfather is **innocent**. { $winners } wins.
    [acquitted_shared] The jury returns. The Godfather is **innocent**. The win is shared: { $winners }.
    [informant] The jury returns. The Godfather is **guilty**. The FBI Informant wins: { $winners }.
    [informant_shared] The jury returns. The Godfather is **guilty**. The Informants share the win: { $winners }.
    [convicted] The jury returns. The Godfather is **guilty**, and there’s no Informant. Nobody wins.
   *[aborted] The host puts out the lamp. No winner tonight.
}
