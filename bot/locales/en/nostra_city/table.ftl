# Nostra City at the table: board, desk, chronicle, help and story. People come as shape and name (▲ **Karel**).

### Buttons (20 characters at most)

b-nc-collect = Collect
b-nc-bid = Place a bid
b-nc-bribe = Bribe
b-nc-vendetta = Vendetta
b-nc-choose = Choose
b-nc-ready = Agreed
b-nc-give = Give
b-nc-give-nothing = Give nothing
b-nc-seal = Seal the envelope
b-nc-nothing = Do nothing
b-nc-nobody = Nobody
b-nc-keep-card = Keep it
b-nc-keep-nothing = Keep nothing
b-nc-one-is-enough = One is enough
b-nc-throw = Discard
b-nc-add = Add
b-nc-clear = Clear
b-nc-use = Use the Gangster
b-nc-into-hand = Back to hand
b-nc-sure-bribe = Slip it in
b-nc-sure-cancel = End the turn
b-nc-back = Let me think

### The board: heading and what is wanted

nc-head = Nostra City · { $phase }
nc-head-month = Nostra City · { $month } · { $phase }
nc-phase-name = { $phase ->
    [setup] Set-up
    [business] Business
    [meeting] Meeting
    [trial] Trial
    [reception] Reception
    [final] Final Verdict
   *[end] End of the game
}
nc-want-colour = Every Capo chooses a colour. Now choosing: { $who }.
nc-want-window = Time for Vendetta. Anyone with a grudge may show it.
nc-want-business = { $who } to play: Collect, or end the turn.
nc-want-meeting = { $who } prepares envelopes, and nobody sees what goes in.
nc-want-trial = { $who } stands at the Corruption pile.
nc-want-ready = Who wants what? Make your deals; nothing is binding.
nc-want-target = { $who } takes aim: { $card }.
nc-want-revenge = { $who } finishes the Revenge: { $card }.
nc-want-massimo = { $who } decides whether the card gets through.
nc-want-react = { $who } may use the Ability of { $gangster }.
nc-want-pietro = { $who } decides who draws one card fewer.
nc-want-carmela = { $who } looks through the drawn notes.
nc-want-split = { $who } shares out the drawn notes, out of sight.
nc-want-starting_card = { $who } decides about the Starting Player card.
nc-want-keep = { $who } keeps a note from the bid.
nc-want-take_back = { $who } takes a note back.
nc-want-consigliere = { $who } names the Consigliere.
nc-want-primo_capo = { $who } names the Primo Capo.
nc-want-claudia = { $who } may add a second note.
nc-want-ornella = { $who } may move the Verdict.
nc-want-discard = Anyone with more than six notes discards some.
nc-want-last_round = The last round of Revenge. Now: { $who }.
nc-want-other = The game goes on.
nc-want-end = The court has risen. Only the story is left.
nc-now-collecting = { $who } Collects: { $kind }.
nc-now-collecting-drawn = { $n ->
    [one] { $who } Collects: { $kind }. Drawn: { $n } note.
   *[other] { $who } Collects: { $kind }. Drawn: { $n } notes.
}
nc-now-active = In force: **{ $card }**. { $effect }

### My desk

nc-role = You’re a Capo. The most Respect wins if the Godfather is innocent. An FBI Informant wins only if he is guilty.
nc-hand-hint = Play with the buttons on the board, in the top row.
nc-hand-facts = Respect { $respect } · Gangsters free { $free }, used { $used } · notes { $notes } · Vendetta cards { $cards }
nc-hand-bank = Bank: { $list }.
nc-hand-bank-empty = The Bank is empty.
nc-hand-money = { $money } in all.
nc-hand-cards = Vendetta cards: { $list }.
nc-hand-no-cards = You have no Vendetta card.
nc-hand-informant = { $n ->
    [2] You’re both FBI Informants in one: you win if the Godfather is guilty.
   *[other] You’re an FBI Informant: you win only if the Godfather is guilty and the other Informant has less Respect.
}
nc-hand-standing = { $until ->
    [phase] I won’t ask you about Vendetta until the phase ends, or a new card comes to you.
   *[month] I won’t ask you about Vendetta until the Month ends, or a new card comes to you.
}
nc-hand-bids = Your bids: { $list }.
nc-hand-bid = space { $space } ({ $gangster }) { $money }
nc-hand-drawn = Left to share: { $list }.
nc-hand-given = Shared: { $list }.
nc-hand-so-far = So far: { $list }.
nc-hand-marked = Chosen: { $list }. { $money } in all.
nc-hand-cancels = { $n ->
    [one] You can go back once more, and that ends your turn.
   *[other] You can go back { $n } more times; the last one ends your turn.
}
nc-times = { $what } ×{ $n }
nc-desk-window = It’s time for Vendetta. You hold no card, so wait a moment with the others.
nc-desk-window-given = I have your answer. The others are still thinking about Vendetta.

### Questions and their hints

# NC-2.4
nc-ask-setup-colour = Which colour will be yours?
# NC-22.3, NC-23.2
nc-ask-vendetta-window = Play a Vendetta card?
# NC-19.1, NC-23.6
nc-ask-vendetta-last_round = Last round: play a Revenge?
# NC-22.12
nc-ask-vendetta-target = { $card }: who or what is it aimed at?
# NC-22.5
nc-ask-vendetta-extortion = You’re looking into the Bank of { $who }. Which note do you take?
# NC-10.7, NC-22.5
nc-ask-vendetta-envelope = Which notes go into the envelope?
# NC-21.5, NC-22.11
nc-ask-ability-massimo = Cancel the effect of { $card }?
# NC-21.5
nc-ask-ability-react = { $gangster }: use the Ability?
# NC-6.1, NC-6.4, NC-21.5
nc-ask-ability-pietro = Who draws one card fewer?
# NC-21.2
nc-ask-ability-carmela = Which note do you exchange?
# NC-11.10, NC-21.2
nc-ask-ability-take_back = Which note do you take back?
# NC-1.14, NC-21.2
nc-ask-ability-silvio = Take a note from the Corruption pile?
# NC-15.1, NC-21.2
nc-ask-ability-claudia = Add a second note?
# NC-21.2
nc-ask-ability-ornella = Move the Verdict marker?
# NC-4.2
nc-ask-business-gangster = Who will Collect?
# NC-4.4
nc-ask-business-kind = What do you Collect, and from where?
# NC-4.7
nc-ask-business-split = { $who }: how much do you give? Owed: { $n }.
# NC-7.1
nc-ask-business-starting_card = Give the Starting Player card instead of a note?
# NC-10.1
nc-ask-meeting-ready = Is it agreed?
# NC-10.3
nc-ask-meeting-gangster = Who carries the bid?
# NC-10.4
nc-ask-meeting-space = For which space on the Street?
# NC-10.5
nc-ask-meeting-bid = What goes into the envelope?
# NC-11.2
nc-ask-meeting-keep = Which note do you keep?
# NC-12.14
nc-ask-title-consigliere = Who will be Consigliere?
# NC-12.15
nc-ask-title-primo_capo = Who will be Primo Capo?
# NC-15.1
nc-ask-trial-gangster = Who slips in a bribe?
# NC-15.1
nc-ask-trial-bribe = Which note do you slip in?
# NC-17.3
nc-ask-reception-discard = A Bank keeps six notes at most. Discard { $n }.
# NC-2.4
nc-hint-setup-colour = Colours are for looks only.
# NC-23.2, NC-23.3
nc-hint-vendetta-window = Nobody sees who answers what. A card shows once everybody has answered.
# NC-19.1, NC-20.2
nc-hint-vendetta-last_round = After this round comes the verdict. Cards you keep in hand count for Wisdom and Virtue.
# NC-23.5
nc-hint-vendetta-target = **Back to hand** returns it, but the others have seen it.
# NC-22.5
nc-hint-vendetta-extortion = Only the owner of the Bank learns what you take. Without an answer I take the highest.
# NC-10.7, NC-22.5
nc-hint-vendetta-envelope = One or two notes; the others see only how many.
# NC-21.5, NC-22.11
nc-hint-ability-massimo = Massimo is then used. Without an answer the card counts.
# NC-21.5
nc-hint-ability-react = The Gangster is then used. Without an answer I do nothing.
# NC-6.1, NC-6.4, NC-21.5
nc-hint-ability-pietro = Pietro is then used. Anyone spared a card still counts as Betrayed.
# NC-21.2, NC-22.10
nc-hint-ability-carmela = It’s discarded face up, and you draw another one instead.
# NC-11.10, NC-21.2
nc-hint-ability-take_back = Without an answer I take the highest.
# NC-1.14, NC-21.2
nc-hint-ability-silvio = It’s drawn at random. If you take it, you must place the bribe.
# NC-15.1, NC-21.2
nc-hint-ability-claudia = Both notes together are one bribe.
# NC-21.2
nc-hint-ability-ornella = One space left or right, for all to see.
# NC-1.3, NC-4.2, NC-4.3
nc-hint-business-gangster = Each Collecting uses a Gangster and a District. Gangsters you keep free can act in the Meeting or the Trial.
# NC-1.14, NC-4.12
nc-hint-business-kind = Each Traffic once and one Area per phase. The choice counts at once.
# NC-4.9, NC-6.1, NC-6.2
nc-hint-business-split = You share only what was drawn. Anyone who gets less than they’re owed draws Vendetta cards. Without an answer I give the lowest.
# NC-7.2, NC-7.4
nc-hint-business-starting_card = The card stands for one note, and its new holder starts from the Meeting on.
# NC-1.11, NC-10.1
nc-hint-meeting-ready = Promises bind nobody.
# NC-10.3, NC-10.6
nc-hint-meeting-gangster = One bid per space, each carried by one free Gangster. Anyone who bids and gains no card draws a Vendetta card.
# NC-10.7, NC-10.9
nc-hint-meeting-space = The space stays secret until all envelopes are opened.
# NC-10.7, NC-10.8, NC-10.11
nc-hint-meeting-bid = The others see only how many notes. Tell nobody the value. A sealed envelope can’t be changed.
# NC-11.2
nc-hint-meeting-keep = Nobody else wanted the card. The rest is discarded face down.
# NC-12.14, NC-12.15
nc-hint-title-consigliere = The Title is worth two Respect. The Consigliere then names the Primo Capo.
# NC-12.15, NC-12.16
nc-hint-title-primo_capo = The Title is worth one Respect. Anyone left without a Title draws a Vendetta card.
# NC-15.3, NC-15.4
nc-hint-trial-gangster = One Gangster, one bribe. The others see how many, not which notes. From April on a Trial’s only briber gains one Respect.
# NC-1.14, NC-15.2, NC-18.2
nc-hint-trial-bribe = Innocent moves the Verdict left, Guilty right; a 5,000 does nothing. It can’t be taken back.
# NC-17.3
nc-hint-reception-discard = Everybody sees what’s discarded. Without an answer I discard the lowest.
nc-choose-gangster = Choose a Gangster
nc-choose-card = Choose a card
nc-choose-kind = Choose the kind and the District
nc-choose-target = Choose a target
nc-choose-person = Choose a name
nc-choose-space = Choose a space on the Street
nc-choose-note = Choose a note
nc-choose-notes = Choose notes, { $most } at most
nc-choose-notes-exactly = { $most ->
    [one] Choose { $most } note
   *[other] Choose { $most } notes
}
nc-about-kind = { $n ->
    [one] { $n } District counts.
   *[other] { $n } Districts count.
} { $owed }
nc-about-owed = Owed: { $list }
nc-about-owed-nobody = There’s nobody to share with.
nc-about-note = { $icon ->
    [innocent] At the Trial: { $n } to the left (Innocent)
    [guilty] At the Trial: { $n } to the right (Guilty)
   *[none] No effect at the Trial
}
nc-about-seat = Respect { $respect } · notes { $notes } · Vendetta cards { $cards }
nc-sure-bribe = Slip in **{ $note }**? It can’t be taken back.
nc-sure-cancel = The third step back ends your turn. Really?

### Abilities and effects (100 characters at most)

nc-ability-agnello_gisella = Business: if the Raid stops her, draw a Vendetta card.
nc-ability-agnello_salvatore = Business: draw one more note, owed to nobody.
nc-ability-agnello_vincenzo = Business: a Raid doesn’t stop him: the draw goes on.
nc-ability-agnello_carmela = Business: you may exchange one drawn note.
nc-ability-agnello_rocco = Business: may even start with a used District.
nc-ability-baldini_bruno = Meeting: his bid is worth 10,000 more.
nc-ability-baldini_lucia = Meeting: wins a tie for the highest bid.
nc-ability-baldini_marco = Meeting: if you miss the card, take one note back.
nc-ability-baldini_renata = Meeting: if you get the card and no note comes back, take one back.
nc-ability-baldini_tommaso = Meeting: as the only bidder, keep the whole bid (no Investigation).
nc-ability-carbone_claudia = Trial: you may place two notes instead of one.
nc-ability-carbone_dario = Trial: after the bribe, draw a note into your Bank.
nc-ability-carbone_enzo = Trial: after the bribe, look at two other notes in the pile.
nc-ability-carbone_silvio = Trial: before the bribe you may take a random note from the pile.
nc-ability-carbone_ornella = Trial: after the bribe you may move the Verdict one space.
nc-ability-donata_francesca = Vendetta: when you’re Betrayed, draw one more card.
nc-ability-donata_massimo = Vendetta: cancels a Revenge aimed at you or your card.
nc-ability-donata_nina = Vendetta: a collector who Betrays you loses a random note to you.
nc-ability-donata_pietro = Vendetta: one player you Betray draws one card fewer.
nc-ability-donata_teresa = Vendetta: when your Revenge takes effect, draw a card.
nc-ability-anthony_gota = No Ability, Respect +1.
nc-effect-fbi_informant = You win only by a Guilty verdict, with more Respect than the other Informant. Keep it to the end.
nc-effect-wrath = No effect. It can’t be shown, played or discarded.
nc-effect-shame_on_you = Another player loses 1 Respect for the rest of the game.
nc-effect-stick_up = Take a random note from another player’s Bank.
nc-effect-contract = Another player’s Gangster leaves the game: one of at least three, and none that carries a bid.
nc-effect-broken_legs = A free Gangster of another player becomes used.
nc-effect-arson = A free District of another player (not Atlantic City) becomes used; it still counts.
nc-effect-extortion = Look into another player’s Bank and take one note.
nc-effect-tip_off = At most one note is drawn in this Collecting.
nc-effect-bought_juror = Move the Verdict marker one space left or right.
nc-effect-fat_envelope = Add one or two notes from your Bank to a bid of yours.
nc-effect-fbi = Gangsters’ Abilities don’t work.
nc-effect-irs = At the Reception everybody discards the whole Bank.
nc-effect-us_attorney = At most one bribe each per Trial.
nc-effect-nypd = No Collecting by Area.
nc-effect-dea = No Collecting of Drugs.
nc-effect-vice_squad = No Collecting of Prostitution.

### Receipts

nc-given-gangster = Chosen: **{ $what }**. You can still go back.
nc-given-space = Chosen: **{ $what }**. You can still go back.
nc-given-collect = You Collect: **{ $what }**.
nc-given-end = Your turn is over.
nc-given-cancel = One step back; nothing has happened.
nc-given-card = You’ll play **{ $what }**. It shows once everybody has answered.
nc-given-last-card = You play **{ $what }**.
nc-given-pass = You do nothing.
nc-given-pass-phase = I won’t ask again about Vendetta this phase.
nc-given-pass-month = I won’t ask again about Vendetta this Month.
nc-given-stand-off = I’ll ask you about Vendetta again, from the next question on.
nc-given-no-notes = You give nothing.
nc-given-bid = The envelope is sealed: **{ $what }**.
nc-given-bribe = **{ $what }** lies in the Corruption pile.
nc-given-open = Your choice: **{ $what }**.
nc-given-nothing = You do nothing.
nc-given-ready = Agreed. The envelopes follow once everybody has agreed.

### Told: the chronicle

nc-territories = On the table:
nc-territory-item = { $who }: { $gangsters }; { $districts }
nc-colours-line = Colours:
nc-coloured = { $who } ({ $colour })
nc-space-item = { $space } { $card }
# NC-2.10
nc-stack = Cards for Respect, face up beside the Street from now on:
# NC-12.13, NC-17.7
nc-stack-titles = - Titles: { $list }. The Underboss comes onto the Street at February’s Reception.
# NC-15.5
nc-bribers-begin = From now on a Trial’s only briber becomes the Biggest Briber: Respect { $respect }.
nc-opens-month = { $variant ->
    [2] **{ $month }.** New faces on the Street, and { $who } starts.
    [3] **{ $month }.** The barber’s shop opens early. { $who } starts.
    [4] **{ $month }.** Money doesn’t sleep, and { $who } starts.
   *[1] **{ $month }.** { $who } starts.
}
nc-opens-meeting = { $variant ->
    [2] { $month }. The back room fills with smoke. The Meeting opens.
    [3] { $month }. The door is shut from inside. The Meeting opens.
    [4] { $month }. Everybody smiles at everybody. The Meeting opens.
   *[1] { $month }. The Meeting opens. Promises bind nobody.
}
nc-opens-trial = { $first ->
    [yes] { $month }. The court sits, with the Corruption pile on the table.
   *[no] { $variant ->
        [2] { $month }. All rise: here comes the court.
        [3] { $month }. The gavel falls.
        [4] { $month }. The jury looks at the ceiling.
       *[1] { $month }. The court sits, and the room falls quiet.
    }
}
nc-opens-reception = { $first ->
    [yes] { $month }. Reception: Gangsters and Districts will be free for the next Month.
   *[no] { $variant ->
        [2] { $month }. Reception: the band plays.
        [3] { $month }. Reception: business can wait until tomorrow.
        [4] { $month }. Reception: the glasses are full.
       *[1] { $month }. Reception: lanterns light the terrace.
    }
}
nc-opens-final = June is over, and the court prepares its verdict.
nc-collecting-line = { $who }, { $kind }:
nc-card-line = { $who }, { $card }.
nc-gets = Given: { $list }.
nc-item = { $who } { $n }
nc-betrayed-first = Betrayed.
nc-betrayed-who = Betrayed: { $list }.
nc-betrayed-cards = Vendetta cards drawn: { $list }.
# NC-12.16
nc-untitled = { $n ->
    [one] Left without a Title: { $list } draws a Vendetta card.
   *[other] Left without a Title: { $list }. A Vendetta card each.
}
# NC-13.1
nc-outbid = { $n ->
    [one] Empty-handed: { $list } draws a Vendetta card.
   *[other] Empty-handed: { $list }. A Vendetta card each.
}
nc-locations-list = Who wants what: { $list }.
nc-location-item = { $space }: { $who }
nc-space-line = **{ $space } { $card }:**
nc-bid-item = { $who }, { $money }
nc-bid-item-notes = { $who }, { $money } ({ $notes })
nc-alone = { $n ->
    [0] The only bidder.
    [one] The only bidder keeps { $n } note of the bid.
   *[other] The only bidder keeps { $n } notes of the bid.
}
nc-bids-line = { $who } bids:
nc-bid-told = { $n ->
    [one] { $n } note ({ $gangster })
   *[other] { $n } notes ({ $gangster })
}
nc-locations-none = Nobody bids, and the cards stay on the Street.
nc-bribes-line = { $who }:
nc-bribe-told = { $n ->
    [one] a bribe ({ $gangster })
   *[other] a bribe of { $n } notes ({ $gangster })
}
nc-helps = { $gangster } helps.
nc-exchange-told = Exchanged note: { $note }.
nc-pile-taken-told = takes a note from the pile
nc-pile-looked-told = { $n ->
    [one] looks into the pile, { $n } note
   *[other] looks into the pile, { $n } notes
}
nc-drew-told = draws a note
nc-raid-told = a Police Raid comes instead of a note
nc-marker-told = Verdict: { $field }
nc-stays-told = The card stays on the Street.
nc-discards = Discarded: { $list }.
nc-discards-item = { $who } { $notes }
nc-guilts = Investigations on the Street push the Verdict to the right ({ $list }): { $field }.
nc-arrives = New on the Street: { $list }.
nc-verdict-final = The jury confers. { $field }.
nc-bank-totals = Banks: { $list }.
nc-bonuses = { $n ->
    [one] Bonus { $list }.
   *[other] Bonuses. { $list }.
}
nc-bonus-item = { $bonus }: { $who }
nc-bonus-none = { $bonus }: nobody
nc-informants = { $n ->
    [one] The FBI Informant drops the mask
   *[other] The FBI Informants drop their masks
}: { $list }.

### The story

# NC-19.8, NC-19.9, NC-19.10
nc-story-why = { $side ->
    [loyal] Verdict { $field }: only the loyal could win.
   *[informants] Verdict { $field }: only an FBI Informant could win.
} { $how ->
    [most] The most Respect among them: { $who }, { $n } ({ $more ->
        [0] nobody else could win
       *[other] { $more } more than the next
    }).
    [title] With equal Respect ({ $n }) the Title decided, { $title }: { $who }.
   *[shared] Respect was equal ({ $n }) and nobody had a Title: { $who }.
}
# NC-19.11
nc-story-why-nobody = Verdict { $field }: only an FBI Informant could win, and nobody was one.
nc-story-score = { $who } { $n }
nc-story-scores = Respect: { $list }
nc-story-hands = Left at the end: { $list }
nc-story-hand = { $who }: { $money }, { $cards }
nc-story-hand-no-cards = { $who }: { $money }
nc-story-informants = { $n ->
    [one] FBI Informant
   *[other] FBI Informants
}: { $list }
nc-story-bid = Most expensive envelope: { $who }, { $money }.
nc-story-betrayed = { $n ->
    [one] Most notes held back: { $who }, { $n } note.
   *[other] Most notes held back: { $who }, { $n } notes.
}
nc-story-bribes = { $n ->
    [one] Most generous at court: { $who }, { $n } bribe.
   *[other] Most generous at court: { $who }, { $n } bribes.
}
nc-log-month = { $month }: Verdict { $before } → { $after }
nc-log-collecting = { $who } Collects: { $kind }, notes { $n }
nc-log-given = given { $list }
nc-log-betrayed = Betrayed: { $list }
nc-log-auction = { $space } { $card }: { $bids }
nc-log-bid-hidden = { $who } (notes { $n })
nc-log-won = won by { $who }
nc-log-stays = stays
nc-log-removed = leaves the game
nc-log-revenge = Revenge: { $list }
nc-log-bribes = Bribes: { $list }
nc-log-verdict = Corruption pile: { $list }
nc-log-respect = Respect: { $list }

### Help

# NC-1.1
help-nc-setup = Every Capo takes a colour. The game lasts six Months, each with Business, Meeting, Trial and Reception.
# NC-4.2, NC-4.5, NC-4.7, NC-5.1, NC-6.1
help-nc-business = **Business.** On your turn you use a Gangster and a District and name an Area or a Traffic. You draw one note for each such District that any player has. The others are owed notes for their Districts; anyone who gets less is Betrayed and draws Vendetta cards. A Raid stops the draw.
# NC-10.3, NC-11.2, NC-11.3, NC-11.4, NC-12.2, NC-13.1
help-nc-meeting = **Meeting.** First talk, then seal your envelopes: a Gangster, a secret space on the Street, notes. The highest bid takes the card; in a tie nobody does. A sole bidder keeps one note. Bids on an Investigation are added up and spent; if they reach its price, it ends. Anyone who bids and gains nothing draws a Vendetta card.
# NC-15.1, NC-15.5, NC-18.2
help-nc-trial = **Trial.** Each Gangster may slip one note into the Corruption pile. Innocent moves the Verdict left, Guilty right: 10,000 by one space, 20,000 by two, 50,000 by three. From April on a Trial’s only briber takes a card worth one Respect.
# NC-17.2, NC-17.3, NC-17.4, NC-17.5, NC-17.8
help-nc-reception = **Reception.** Everything is free again, a Bank keeps at most six notes, each Investigation on the Street moves the Verdict towards Guilty, and the Street is refilled. After March the Corruption pile is opened.
# NC-19.1, NC-19.3, NC-19.4
help-nc-final = **Final Verdict.** The last Revenge, the bonuses (most Gangsters and Districts, most cards in hand, most money), and the Corruption pile.
# NC-19.8, NC-19.9, NC-19.11
help-nc-end = The game is over. Innocent: the most Respect among the loyal wins. Guilty: the FBI Informant with the most Respect wins; if there’s none, everybody loses.
# NC-23.1, NC-23.2
help-nc-vendetta = **Vendetta.** I ask before every turn, in a Collecting once its kind is named, after a Collecting in which somebody was Betrayed, { $every ->
    [yes] when the envelopes are opened and before each later Auction
   *[no] when the envelopes are opened
}, before Reception, and one last time before the Final Verdict. Everybody who holds a card is asked, even if it can’t be played. Nobody sees who answers what.
# NC-22.3, NC-23.1
help-nc-vendetta-cards = Whenever I ask, you may play { $any }; only in somebody else’s Collecting { $collecting }; only when the envelopes are open { $envelopes }.
help-nc-signs = In the picture: letter and colour are the Area (S Staten Island, B Brooklyn, Q Queens, X Bronx); a die is Gambling, a pill Drugs, lips Prostitution. Filled is free, an outline is used. After the hats come the Gangsters’ first names, with an envelope for a bid and the number of its notes. The rosette is Respect, the banknote the notes in the Bank, the dagger Vendetta cards. A tie is a Title, a star a Respect card, a glass an Investigation, a coin a Biggest Briber, a crown a bonus, a cross a shame.
# NC-3.1, NC-3.2
help-nc-goal = The most Respect wins, but only if the Godfather is innocent. An FBI Informant wants the opposite.

### The table in words

nc-table-verdict = Verdict: { $field }.
nc-table-street = Street { $n }: { $card }.
nc-crews = **Crews**
nc-crew = { $who }: { $list }
nc-crew-free = free { $list }
nc-crew-used = used { $list }
nc-crew-gains = also { $list }
nc-table-decks = Corruption pile { $corruption } · Street deck { $street } · note pile { $deck } · Vendetta cards { $vendetta }

# Sides of the statistics.
side-nostra_city-loyal = loyal
side-nostra_city-informant = informant

### On the table

nc-open-phase = { $phase ->
    [setup] **Set-up**: every Capo takes a colour.
    [business] **Business** brings in notes: a free Gangster and a free District Collect by one Area or Traffic.
    [meeting] **Meeting** auctions the Street: a free Gangster carries each sealed bid.
    [trial] **Trial** moves the Verdict: a free Gangster slips one note into the Corruption pile.
    [reception] **Reception** ends the Month: everything becomes free and the Street is refilled.
    [final] **Final Verdict**: the last Revenge, the bonuses, the Corruption pile.
   *[end] The game is over.
}
nc-open-order = Order of this phase: { $list }
nc-open-turn = To play: { $who }
# NC-7.1, NC-7.3
nc-open-starter = { $fixed ->
    [yes] Starting Player card: { $who } (changed hands this Month, stays until the next)
   *[no] Starting Player card: { $who } (may be given in a Collecting instead of one note)
}
# NC-11.2, NC-11.3, NC-11.4
nc-open-street = **The Street.** The highest bid takes the card; in a tie nobody does. A sole bidder keeps one note, except on an Investigation.
nc-open-space = { $n }. **{ $name }** ({ $kind }): { $about }
nc-open-space-empty = { $n }. empty
nc-open-space-now = *(This Auction is on now.)*
nc-open-collecting = { $n ->
    [0] Used: { $gangster }, { $district }
   *[other] Used: { $gangster }, { $district }. All players’ matching Districts: { $n }
}
nc-open-owed = Owed notes: { $list }
nc-open-revealed = Revealed: { $list }
nc-open-aim = Now: **{ $card }**. { $effect }
nc-open-who = { $who }: { nc-about-seat }
nc-open-starting = Holds the Starting Player card
nc-open-informant = FBI Informant
nc-open-winner = Winner
nc-open-bank = Bank: { $money }
nc-open-from = Respect from: { $list }
nc-open-held = - **{ $name }** ({ $state ->
    [free] free
    [bid] used, carries a bid
   *[used] used
}): { $about }
# NC-12.3, NC-12.9
nc-open-won = - **{ $name }** (Investigation, no longer in force): Respect { $respect }. While it lasted: { $effect }
nc-open-bids = Bids: { $list }
nc-open-bid = { $n ->
    [one] { $gangster } with { $n } note
   *[other] { $gangster } with { $n } notes
}
nc-open-bribes = Bribes this Month: { $n }
nc-open-collected = Collected already in this phase: { $list }
nc-open-area = by Area
nc-open-month = **{ $month }**, Month { $n } of { $all }. Still to come:
# NC-17.7, NC-12.13
nc-open-come-titles = - The Underboss comes onto the Street at February’s Reception.
# NC-12.13, NC-12.14
nc-open-titles-wait = - The Titles: the Underboss lies on the Street, and its winner gives away the other two.
# NC-17.8
nc-open-come-verdict = - First Verdict after March’s Reception: the Corruption pile is opened.
# NC-15.5, NC-15.6
nc-open-come-bribers = - Biggest Briber cards left: { $n }. From April on one a Month, for a Trial’s only briber.
# NC-17.9, NC-19.1, NC-19.4
nc-open-come-final = - Final Verdict after June’s Trial, without a Reception.
nc-open-discard = Discarded notes: { $n }, on top: { $top }
nc-open-shown = Opened in the last Verdict: { $list }
nc-open-removed = Out of the game: { $list }
# NC-2.6
nc-open-left = **Still in the Street deck**, in an order nobody knows:
nc-open-left-of = { $kind ->
    [gangster] - Gangsters { $n }: { $list }
    [district] - Districts { $n }: { $list }
    [luxury] - Respect cards { $n }: { $list }
   *[investigation] - Investigations { $n }: { $list }
}
nc-open-note-box = **All notes in the game**: { $list }, and one Police Raid.
nc-open-vendetta-box = **All Vendetta cards in the game**: { $list }
nc-open-vendetta-discard = Played: { $list }
# NC-6.2, NC-13.1, NC-12.16
nc-open-betrayal = **What a betrayal costs.** Every Betrayed player draws Vendetta cards: one for each note they miss in a Collecting, one for bidding at a Meeting and gaining no card, one for being left without a Title when the Titles are given.
nc-open-verdict = { $guilty ->
    [yes] **Verdict: { $field }.** { $over ->
        [yes] Only an FBI Informant could win.
       *[no] As the marker stands, only an FBI Informant can win.
    }
   *[no] **Verdict: { $field }.** { $over ->
        [yes] Only the loyal could win.
       *[no] As the marker stands, only the loyal can win.
    }
}
# NC-19.4, NC-19.6
nc-open-verdict-to-come = Still to move it: notes in the Corruption pile ({ $n }), and each Investigation on the Street, one space towards Guilty ({ $active })
# NC-19.8, NC-19.9, NC-19.11
nc-open-wins = Innocent: the most Respect wins among the loyal. Guilty: the FBI Informant with the most Respect wins; with no Informant everybody loses.
# NC-19.10
nc-open-tie = A tie goes to the highest Title; without Titles the victory is shared.
# NC-1.9
nc-open-sources = **Respect.** Respect cards { $luxuries } · New Jersey, Connecticut, Anthony Gota, each won Investigation +1 · Titles: { $titles } · Biggest Briber { $briber } · Shame on You { $shame } · at the end:
nc-open-public = If it ended now, without the money in the Banks:
nc-open-part = - { $who }: **{ $n }** (Gangsters and Districts { $crew }, Vendetta cards { $cards }, notes { $notes })
nc-open-hidden = { $informant ->
    [yes] Hidden from the others: your Bank holds { $money }, and as an FBI Informant you win only by a Guilty verdict.
   *[no] Hidden from the others: your Bank holds { $money }, and as one of the loyal you win only by an Innocent verdict.
}
nc-open-turf = Counts for { $list }.
nc-open-turf-respect = Respect { $respect }.
# NC-8.4, NC-8.5
nc-open-atlantic-city = Laid out when drawn. It can’t start a Collecting.
# NC-4.3, NC-4.7, NC-4.11
nc-open-turf-use = Can be used once a Month to start a Collecting of such a kind. In anybody’s Collecting of that kind it counts, used or not, and its owner is owed a note.
nc-open-luxury = Respect { $respect } for its holder.
# NC-12.2
nc-open-investigation = { $effect } Price for all bids together: { $price }.
# NC-12.3, NC-12.9
nc-open-investigation-won = The highest bid then takes it: Respect { $respect }. Each Reception it stays, the Verdict moves { $n } towards Guilty.
# NC-12.14, NC-12.15, NC-12.16
nc-open-title = { $title ->
    [underboss] Respect { $respect }. Won at a Meeting; the winner names the Consigliere.
    [consigliere] Respect { $respect }. Given by the Underboss; its holder names the Primo Capo.
   *[primo_capo] Respect { $respect }. Given by the Consigliere to somebody other than the Underboss.
}
# NC-20.1, NC-20.2, NC-20.3, NC-20.4
nc-open-bonus = { $bonus ->
    [fine_team] Respect { $respect } for the most Gangsters and Districts together; in a tie for nobody.
    [wisdom_and_virtue] Respect { $respect } for the most Vendetta cards in hand, Wrath and Informant too; in a tie for nobody.
   *[full_of_cash] Respect { $respect } for the most money in the Bank; in a tie for nobody.
}
nc-open-briber = Biggest Briber
# NC-15.5, NC-15.6
nc-open-briber-how = Respect { $respect }. From April on, for the only player who bribed in a Trial.
# NC-21.2, NC-21.5, NC-12.11
nc-open-ability = { $phase ->
    [vendetta] Works only while the Gangster is free; the Gangster is then used until Reception. The FBI on the Street stops it.
   *[other] Works by itself when the Gangster is used in that phase, once a Month. The FBI on the Street stops it.
}
# NC-22.3, NC-22.10
nc-open-revenge = { $window ->
    [any] Revenge: can be played whenever I ask about Vendetta, and uses no Gangster.
    [VW2] Revenge: can be played only in somebody else’s Collecting, and uses no Gangster.
   *[VW4] Revenge: can be played only when the envelopes are opened, and uses no Gangster.
}
nc-open-copies = In the game: { $n }.
# NC-23.1
nc-open-window-name = { $window ->
    [VW1] Vendetta before a turn
    [VW2] Vendetta in a Collecting
    [VW3] Vendetta after a betrayal
    [VW4] Vendetta with the envelopes open
    [VW5] Vendetta before Reception
   *[VW6] Vendetta in the last round
}
# NC-23.1, NC-23.2, NC-23.6
nc-open-window = { $window ->
    [VW1] **Vendetta** before every turn in Business, Meeting and Trial: everybody answers at the same time, in secret. Playable: { $list }.
    [VW2] **Vendetta** once the kind of a Collecting is named, before its notes are drawn. Playable: { $list }.
    [VW3] **Vendetta** after a Collecting in which somebody was Betrayed: everybody answers at the same time, in secret. Playable: { $list }.
    [VW4] **Vendetta** with the envelopes open, before an Auction. Playable: { $list }.
    [VW5] **Vendetta** before Reception, January to May. Playable: { $list }.
   *[VW6] **Vendetta** for the last time, before the Final Verdict, one player after another. Playable: { $list }.
}
# NC-5.1, NC-5.2
nc-open-raid = Stops the draw of a Collecting; the others are still owed as much. It goes to the discarded notes.
