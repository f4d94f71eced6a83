# Mafia: labels of options, which the rules themselves say.

### Options

opt-seat = { $seat }
opt-card = Play { $card }
opt-ready = Enough said
opt-done = Finished
opt-pass-swap = Keep mine
opt-pass-peek = Do not look
opt-pass-hunch = No idea
opt-pass-recruit = Not tonight
opt-pass-vest = Accept
opt-pass-bandage = Let it be
opt-pass-shot = { b-pass-shot }
opt-pass-opening = Let it be
opt-pass-change = I stay
opt-pass-closing = Let it be
