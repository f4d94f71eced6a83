# Mafia: labels of options, which the rules themselves say.

### Options

opt-seat = { $seat }
opt-card = Play { $card }
opt-ready = Enough said
opt-done = Done speaking
opt-pass-swap = Keep mine
opt-pass-peek = Don’t look
opt-pass-hunch = No idea
opt-pass-recruit = Not tonight
opt-pass-vest = Accept
opt-pass-bandage = Do nothing
opt-pass-shot = { b-pass-shot }
opt-pass-opening = Do nothing
opt-pass-change = Keep my vote
opt-pass-closing = Do nothing
