# Mafia City: labels of options and each notice of the rules in one sentence; at the table the narrator makes a chronicle of them.
# Locations, colours, cards and effects come by their names ($location, $colour, $effect).

### Cards, locations, colours, effects

mc-card = { $card } ({ $symbol })
mc-place = { $location ->
    [prison] Prison
    [harbour] Harbour
    [fight_club] Fight Club
    [police_station] Police Station
    [business_district] Business District
    [private_club] Private Club
   *[town_hall] Town Hall
}
mc-other = { $target ->
    [prison] Prison
    [harbour] Harbour
    [fight_club] Fight Club
    [police_station] Police Station
    [business_district] Business District
    [private_club] Private Club
   *[town_hall] Town Hall
}
mc-at = { $location ->
    [prison] at the Prison
    [harbour] at the Harbour
    [fight_club] at the Fight Club
    [police_station] at the Police Station
    [business_district] in the Business District
    [private_club] at the Private Club
   *[town_hall] at the Town Hall
}
each-location = { $id ->
    [prison] Prison
    [harbour] Harbour
    [fight_club] Fight Club
    [police_station] Police Station
    [business_district] Business District
    [private_club] Private Club
   *[town_hall] Town Hall
}
mc-hue = { $colour ->
    [grey] grey
    [yellow] yellow
    [red] red
    [blue] blue
   *[green] green
}
mc-silenced = { $against ->
    [informer] The Informer keeps quiet.
    [thief] The Thief pulls the hand back.
    [police_raid] The Raid is called off.
    [pulling_strings] The strings hang still.
    [big_plan] The Big Plan goes on ice.
    [rackets] The Rackets stand still.
    [hat_one] The Hat stays on.
    [hat_two] The Hats stay on.
    [bullet] The Bullet misfires.
    [plus1] The extra point is off.
    [hired_killer] The Killer takes the day off.
    [secret_deal] The Deal is off.
    [complicity] The Complicity is off.
    [fists] The Fists go down.
    [police_chief] The Chief keeps quiet.
    [fbi] The F.B.I. backs off.
    [prison] The Cell stays shut.
   *[harbour] The Killer stays where he is.
}

### Options

opt-mc-colour = { $colour ->
    [grey] Grey
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
}
opt-mc-keep = Keep both
opt-mc-exchange = Exchange both
opt-mc-place = Place
opt-mc-text = Card
opt-mc-hat-one = Hat
opt-mc-hat-two = Two Hats
opt-mc-wait = Wait
opt-mc-pass = Pass
opt-mc-final = No more turns
opt-mc-watch = Watch for a Bullet
opt-mc-stay-out = Stay out
opt-mc-let = Do nothing
opt-mc-fists = Two Fists
opt-mc-none = Play nothing
opt-mc-card = { $card }
opt-mc-location = { mc-place }
opt-mc-token = { mc-place }, no. { $place } from the bottom: { $seat }
opt-mc-nobody = Nobody
opt-mc-stay = Stay there
opt-mc-stop = Continue
opt-mc-spare = Keep all cards
opt-mc-back = Back
opt-mc-off = Always ask me
opt-mc-others = Only if it hits me
opt-mc-all = Never ask me

### Told: the beginning and the round

mc-city = The city from the centre, then clockwise from the north: { $locations }.
mc-target = { $n ->
    [one] The target is { $n } point.
   *[other] The target is { $n } points.
}
mc-starts = { $seat } starts.
mc-colour = { $seat } takes { mc-hue }.
mc-cards = New cards: { $cards }.
mc-keeps = { $seat } keeps both cards.
mc-exchanges = { $seat } exchanges both cards. Discarded: { $cards }.
mc-round = Round { $round }. { $seat } starts.
mc-phase = { $phase ->
    [action] Action phase.
    [location] Location phase.
    [strategy] Strategy phase.
   *[draw] End of round.
}

### Told: actions

mc-places = { $seat } places a Mafioso { mc-at }.
mc-waits = { $seat } waits and discards: { $card }.
mc-passes = { $forced ->
    [yes] { $seat } passes with nothing left to play.
   *[no] { $seat } passes. Anyone with a Bullet may still surprise you.
}
mc-awake = The pass is cancelled, and { $seat } plays on.
mc-informer = { $seat } sends the Informer to the { mc-place }. Target: { $victim }, no. { $place } from the bottom.
mc-thief = { $seat } sends the Thief to { $victim }.
mc-police-raid = { $seat } calls a Police Raid on the { mc-place }.
mc-pulling-strings = { $seat } pulls strings: { mc-place } and { mc-other }.
mc-big-plan = { $seat } has a Big Plan: { mc-place } → { mc-other }. Target: { $victim }, no. { $place } from the bottom.
mc-rackets = { $seat } runs the Rackets.
mc-hat-one = { $seat } tips a Hat. A Mafioso goes back to hand from the { mc-place }.
mc-hat-two = { $seat } tips two Hats. A Mafioso from the reserve goes to the { mc-place }.
mc-bullet = { $seat } loads a Bullet.
mc-hired-killer = { $seat } hires the Killer for the { mc-place }. Target: { $victim }, no. { $place } from the bottom.
mc-plus1 = { $seat } brings out a +1.
mc-secret-deal = { $seat } adds a Secret Deal: { mc-place }.
mc-complicity = { $seat } pleads Complicity. { $victim } should go to the Cell too: { mc-place }, no. { $place } from the bottom.
mc-fists = { $seat } shows two Fists. { mc-silenced }
mc-police-chief = { $seat } calls the Police Chief. { mc-silenced }
mc-fbi = { $seat } calls the F.B.I. { mc-silenced }
mc-prison = { $seat } sends { $victim } to the Cell: { mc-place }, no. { $place } from the bottom.
mc-harbour = { $seat } sends the Hired Killer to the { mc-other }.
mc-stands = { $vetoes ->
    [0] Nobody objects.
   *[other] In the end it stands.
}
mc-cancelled = Cancelled.
mc-stolen = A card changes hands: { $victim } loses it, { $seat } takes it.
mc-nothing = { $victim } has no card left. The Thief goes away with nothing.
mc-returned = { $n ->
    [one] { $seat } takes { $n } Mafioso back to hand.
   *[other] { $seat } takes { $n } Mafiosi back to hand.
}
mc-draws = { $n ->
    [0] { $seat } has nothing to draw: the cards have run out.
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
}
mc-discards = { $seat } discards: { $card }.
mc-reshuffle = { $n ->
    [one] The deck has run out; { $n } discarded card is shuffled.
   *[other] The deck has run out; { $n } discarded cards are shuffled.
}

### Told: locations

mc-location = Now the { mc-place }.
mc-deals = { $seat } shows at once: { $cards }.
mc-control = { mc-place }: { $seat } is in control, +1 point.
mc-nobody = { mc-place }: nobody is in control.
mc-tough = { $seat } takes a Mafioso from the reserve to hand.
mc-policeman = { $seat } has the Policeman.
mc-mayor = { $seat } has the Mayor.
mc-extra = An extra point: { $seat }.

### Told: strategy, the end of the round, the Policeman

mc-withdraws = { $n ->
    [0] { $seat } withdraws nobody.
    [one] { $seat } withdraws { $n } Mafioso.
   *[other] { $seat } withdraws { $n } Mafiosi.
}
mc-next = { $seat } starts the next round.
mc-draw-step = { $n ->
    [0] The deck is empty, so { $seat } gets no card.
   *[other] { $seat } draws a card.
}
mc-looks = { $seat } uses the Policeman on the cards of { $victim }.
mc-leaves = { $seat } leaves the table. Mafiosi and cards stay.
mc-looked = { $victim } holds: { $cards }.

### The end

mc-end = { $reason ->
    [target] The target is reached. { $winners } has the keys to the city.
    [points] Several players have reached the target. { $winners } has the most points and the keys to the city.
    [reserve] The points are level. The smaller reserve decides: { $winners } has the keys to the city.
    [cards] Points and reserves are level. More cards decide: { $winners } has the keys to the city.
    [mayor] Everything is level but the Mayor. { $winners } has the keys to the city.
    [order] Everything is level, so the order decides. { $winners } has the keys to the city.
    [idle] Three rounds without a single point. The city stays without a master.
   *[aborted] The host puts out the lamp. No winner tonight.
}
mc-score = Place { $place }, { $vp } points: { $seat }.
