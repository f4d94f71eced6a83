# Words in the pictures of Robbers and their descriptions (alternative texts).

### The city: what is written in the picture

pic-zb-game = Zbojníci
pic-zb-day = Day { $round }
pic-zb-days = in the deck
pic-zb-threshold = enough for a robber to win
pic-zb-richest = the richer one wins

pic-zb-phase-start = Colours
pic-zb-phase-new_day = New day
pic-zb-phase-planning = Planning: { $n } of { $all } done
pic-zb-phase-resolution = Resolution
pic-zb-phase-end = End of the game

pic-zb-end-treasury_kept = The prince wins
pic-zb-end-richest = A robber wins
pic-zb-end-shared = They win together
pic-zb-end-aborted = No winner

pic-zb-district-market = Market
pic-zb-district-town_hall = Town Hall
pic-zb-district-harbor = Harbour
pic-zb-district-tavern = Tavern
pic-zb-district-palace = Palace
pic-zb-district-carriage = Carriage
pic-zb-district-treasury = Treasury
pic-zb-district-dungeon = Dungeon
pic-zb-district-home = at home

pic-zb-color-red = red
pic-zb-color-green = green
pic-zb-color-blue = blue
pic-zb-color-purple = purple
pic-zb-color-orange = orange
pic-zb-color-none = no colour yet
pic-zb-color-white = white

pic-zb-loot-shared = { $dice ->
    [0] { $n } in all
    [one] { $n } + a die
   *[other] { $n } + { $dice } dice
}
pic-zb-loot-each = { $n } per figure
pic-zb-loot-whole = { $n } per band
pic-zb-loot-trade = { $n } tokens / sale
pic-zb-loot-gamble = { $few } or { $many } dice
pic-zb-loot-dice = { $n } free dice
pic-zb-loot-prison = { $n } token

### The city: the description of the picture

pic-zb-alt-head = Zbojníci, { $title }, { $phase }.
pic-zb-alt-current = resolving district { $position }, { $district }
pic-zb-alt-done = Done: { $list }.
pic-zb-alt-place = { $position } { $district }: { $what }.
pic-zb-alt-dungeon = Dungeon: { $what }.
pic-zb-alt-band = { $color } { $n }
pic-zb-alt-band-token = { $color } { $n } with a token
pic-zb-alt-guards = guards: { $n }
pic-zb-alt-guards-token = guards: { $n }, with a token
# ZB-3.3
pic-zb-alt-day-card = day card: { $loot } instead of { $usual }
pic-zb-alt-day-here = day card
pic-zb-alt-purses = Ducats: { $list }.
pic-zb-alt-purse = { $who } ({ $color }) { $ducats }, tokens { $tokens }
pic-zb-alt-prince = Prince { $who }: recon { $recon }, fine { $fine }, tokens { $tokens }.
pic-zb-alt-reserve = Guards in reserve: { $n }.
pic-zb-alt-held = District cards held by the prince: { $list }.
pic-zb-alt-taken = { $who } { $n }
pic-zb-alt-answered = Done: { $who }.
pic-zb-alt-winners = Winner: { $who }.
pic-zb-alt-deck = { $n ->
    [0] No day cards left.
    [one] { $n } day card left, one of: { $list }.
   *[other] { $n } day cards left, of: { $list }.
}

### The story

pic-zb-story-prince = Prince: { $who }
pic-zb-story-day = Day { $round }: { $list }.

### Poster

pic-poster-zbojnici-title = Zbojníci
pic-poster-zbojnici-line = Six days, one town.
pic-poster-zbojnici-foot = 2–6 players · 30–60 minutes

### Sides on the poster of a finished game

pic-share-side-robber = Robbers
pic-share-side-prince = Prince
