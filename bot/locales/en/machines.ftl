### Automated players: how well they play, and what they hear.

machines-level = machines: { $level ->
    [gentle] gentle
    [strong] strong
   *[normal] normal
}
machines-hear = Automated players don’t read or hear you: they only react to **I claim**.

talk-option-machines = Machines
talk-value-machines = { $value ->
    [gentle] gentle
    [strong] strong
   *[normal] normal
}
talk-help-machines = How well machines play, also in chairs that they take over later. Gentle ones stray from their best choice now and then, strong ones never. It’s fixed once the cards are dealt.

arg-machines = machines
arg-machines-about = How well machines play at new tables; at most as well as the game offers
