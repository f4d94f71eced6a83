# How to play: the page behind the button. Of each game what it is, a turn, this table, what counts, tips.

# EP-3.1, EP-3.3, EP-27.2
howto-escape_plan-what = { $solo ->
    [yes] Three days to gather your money and get out of the city. You win if you leave by the last open exit with a heavier case than Lieutenant Costa. It takes about an hour.
   *[no] One to five robbers, each for themselves, have three days to gather their money and get out of the city. The richest of the robbers who leave by the last open exit wins; anyone left inside is arrested and has nothing. It takes one to two hours.
}
# EP-8.2, EP-8.3, EP-9.1, EP-11.1, EP-13.2, EP-13.5
howto-escape_plan-turn = In the morning, afternoon and evening you move or rest; at night and at dawn only for an extra-action token. A move has three points; then shake off the police on the tiles you leave (each one left is a wound) and visit the place. A rest, once a day, makes used cards ready and unlocks an asset.
# EP-28.4, EP-28.8
howto-escape_plan-sandra = Inspector Sandra walks the city: she closes businesses, takes contacts and counts as an officer.
# EP-26.4, EP-29.9, EP-29.10, EP-29.12
howto-escape_plan-costa = Lieutenant Costa gathers money, too; leaving his tile costs $3,000 or 2 wounds. Once he’s out of the city, leaving it costs you $10,000.
# EP-16.8
howto-escape_plan-closing = A business closes after { $n ->
    [one] { $n } visit
   *[other] { $n } visits
}.
# EP-27.3, EP-27.4
howto-escape_plan-counts = Once you’re out: your plan’s amounts for businesses and safe houses visited, cash, bags, $10,000 per used asset, and $10,000, $30,000, $60,000, $100,000 for 2 to 5 contacts. Minus $20,000 a wound, up to $100,000 for notoriety, and a contact for each pair of handcuffs.
# EP-23.6, EP-23.7, EP-9.4
howto-escape_plan-tips = Assets come from resting, a border of notoriety, the church, the clinic, and a whole group of businesses or safe houses. Extra actions come from a whole group, the ID card, the Middleman and the last border. By day two, have a way to the exit in mind.
game-line-escape_plan = three days to fetch your loot and get out of a city full of police.
