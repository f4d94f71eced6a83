### Automated players: how well they play, what they see and what they hear.

machines-level = automated players: { $level ->
    [gentle] gentle
    [skilled] skilled
    [strong] strong
   *[normal] normal
}
machines-hear = Automated players see only what their chair sees. They don’t read or hear you: they only react to **I claim**.
machines-see = Automated players see only what their chair sees, and they don’t read or hear you.

talk-option-machines = Automated players
talk-value-machines = { $value ->
    [gentle] gentle
    [skilled] skilled
    [strong] strong
   *[normal] normal
}
talk-help-machines = How well automated players play, in chairs they take over later too. The stronger they are, the more often they find the best move. It’s fixed once the cards are dealt.

arg-machines = automated
arg-machines-about = How well automated players play at new tables; at most as well as the game offers
