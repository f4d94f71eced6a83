# Badges of Mafia City: the name, and what it is for.

badge-mc_keys = Keys to the City
badge-when-mc_keys = Win.
badge-mc_club = A Regular
badge-when-mc_club = Gain the extra point of the Private Club at least { $times } times.
badge-mc_word = The Last Word
badge-when-mc_word = Have the last word where at least { $vetoes } objections follow one another.
badge-mc_point = By One Point
badge-when-mc_point = Win by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
badge-mc_clean = A Clean Record
badge-when-mc_clean = Win without a Mafioso of your own in the Cell at the end.
badge-mc_street = All on the Street
badge-when-mc_street = Win with an empty reserve.
badge-mc_five = Five Locations
badge-when-mc_five = Control at least { $locations } locations in one round.
badge-mc_deal = The Deal Holds
badge-when-mc_deal = Control a location that only your own Secret Deals decided.
badge-mc_back = From Last Place
badge-when-mc_back = Be alone in last place after round { $round } or later, and still win.
badge-mc_mayor = A Steady Hall
badge-when-mc_mayor = Control Town Hall for at least { $rounds } rounds running.
badge-mc_bullet = Not Yet
badge-when-mc_bullet = Act after a pass with a Bullet at least { $times } times.
badge-mc_past = Past the Mark
badge-when-mc_past = Win with at least { $points } points over the target.
