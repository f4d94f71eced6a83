# Words in the pictures of Nostra City and their descriptions (alternative texts).

### The city: what is written in the picture

pic-nc-game = Nostra City
pic-nc-month = { $round ->
    [0] Set-up
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
   *[6] June
}
pic-nc-innocent = Innocent
pic-nc-guilty = Guilty
pic-nc-field-innocent = Innocent { $n }
pic-nc-field-guilty = Guilty { $n }

pic-nc-phase-setup = Colours
pic-nc-phase-business = Business
pic-nc-phase-business-turn = Business: { $who }
pic-nc-phase-collecting = { $who } Collects: { $kind }
pic-nc-phase-meeting = Meeting
pic-nc-phase-talk = Meeting: talk
pic-nc-phase-meeting-turn = Meeting: { $who }
pic-nc-phase-auction = Meeting: space { $n }
pic-nc-phase-trial = Trial
pic-nc-phase-trial-turn = Trial: { $who }
pic-nc-phase-reception = Reception
pic-nc-phase-final = Final Verdict
pic-nc-phase-window = Time for Vendetta
pic-nc-phase-end = End of the game

pic-nc-end-acquitted = The Godfather is innocent
pic-nc-end-acquitted_shared = The Godfather is innocent
pic-nc-end-informant = The Godfather is guilty
pic-nc-end-informant_shared = The Godfather is guilty
pic-nc-end-convicted = The Godfather is guilty
pic-nc-end-aborted = No winner
pic-nc-nobody = Nobody wins

pic-nc-card-gangster = Gangster
pic-nc-card-district = District
pic-nc-card-luxury = Respect card
pic-nc-card-investigation = Investigation
pic-nc-card-title = Title
pic-nc-empty = empty
pic-nc-icon-business = Business
pic-nc-icon-meeting = Meeting
pic-nc-icon-trial = Trial
pic-nc-icon-vendetta = Vendetta
pic-nc-price = price { $price }
pic-nc-respect = { $n } Respect
pic-nc-informant = Informant

pic-nc-corruption = { $n ->
    [0] The Corruption pile is empty
    [one] Corruption pile: { $n } note
   *[other] Corruption pile: { $n } notes
}
pic-nc-decks = Street { $street } · notes { $notes } · Vendetta { $cards }
pic-nc-sign-free = Gangster, free
pic-nc-sign-used = used
pic-nc-sign-respect = Respect
pic-nc-sign-notes = notes
pic-nc-sign-cards = Vendetta cards

### The city: the description of the picture

pic-nc-alt-head = Nostra City. { $title }. { $phase }.
pic-nc-alt-verdict = Verdict: { $field }.
pic-nc-alt-turn = To play: { $who }.
pic-nc-alt-collecting = { $who } Collects: { $kind }.
pic-nc-alt-starter = { $who } starts.
pic-nc-alt-street = Street: { $list }.
pic-nc-alt-space = { $n } { $card }
pic-nc-alt-space-empty = { $n } empty
pic-nc-alt-gangster = Gangster { $name }, { $icon }
pic-nc-alt-district = District { $name }
pic-nc-alt-luxury = { $name }, Respect { $n }
pic-nc-alt-investigation = Investigation { $name }, price { $price }
pic-nc-alt-title = Title { $name }, Respect { $n }
pic-nc-alt-corruption = Corruption pile: { $n }.
pic-nc-alt-player = { $who } ({ $colour }): { $facts }.
pic-nc-alt-respect = Respect { $n }
pic-nc-alt-hats = Gangsters free { $free }, used { $used }
pic-nc-alt-districts = Districts { $list }
pic-nc-alt-districts-count = Districts { $n }
pic-nc-alt-used = { $name } (used)
pic-nc-alt-notes = notes { $n }
pic-nc-alt-cards = Vendetta cards { $n }
pic-nc-alt-title-of = Title { $name }
pic-nc-alt-luxuries = Respect cards { $n }
pic-nc-alt-investigations = won Investigations { $n }
pic-nc-alt-bribers = Biggest Briber { $n }
pic-nc-alt-bonuses = bonuses { $n }
pic-nc-alt-shames = Shame on You { $n }
pic-nc-alt-bids = bids { $list }
pic-nc-alt-bid = { $n ->
    [one] { $n } note
   *[other] { $n } notes
}
pic-nc-alt-bid-at = { $n ->
    [one] space { $space }: { $n } note
   *[other] space { $space }: { $n } notes
}
pic-nc-alt-bribes = bribes { $n }
pic-nc-alt-money = Bank { $money }
pic-nc-alt-informant = FBI Informant
pic-nc-alt-answered = Done: { $who }.
pic-nc-alt-winners = Winner: { $who }.

### The hand

pic-nc-hand-title = Your Bank: { $money }
pic-nc-hand-note = { $n ->
    [0] no note
    [one] { $n } note
   *[other] { $n } notes
}
pic-nc-hand-plain = no icon
pic-nc-hand-left = { $n } to the left
pic-nc-hand-right = { $n } to the right
pic-nc-hand-none = You have no Vendetta card.
pic-nc-hand-cards = Vendetta cards
pic-nc-hand-alt = Your Bank: { $money }. { $notes } Vendetta cards: { $cards }.
pic-nc-hand-alt-notes = Notes: { $list }.
pic-nc-hand-alt-no-notes = The Bank is empty.
pic-nc-hand-alt-no-cards = none
pic-nc-hand-alt-now = { $name } (can be played now)
pic-nc-hand-type-informant = secret
pic-nc-hand-type-wrath = no effect
pic-nc-hand-type-revenge = Revenge

### The story

pic-nc-story-verdict = Verdict
pic-nc-story-title = Respect by Months
pic-nc-story-month = { $month }: Verdict { $field }, Respect { $list }.

### Poster

pic-poster-nostra_city-title = Nostra City
pic-poster-nostra_city-line = The Godfather stands trial.
pic-poster-nostra_city-foot = 3–5 players · 60–75 minutes

### Sides on the poster of a finished game

pic-share-side-loyal = Loyal
pic-share-side-informant = Informants
