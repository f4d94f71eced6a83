# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of roles and cards.

hook-mf-role-police = Honest shoes, tired eyes, and one vote like everybody else.
hook-mf-role-mafia = { $theme ->
    [kids] Smiles at breakfast and knows whose chair stays empty.
   *[town] Wishes you good morning and knows who won’t hear it.
}
hook-mf-role-agent = Keeps a torch under the pillow and a secret under the tongue.
hook-mf-card-1 = { $theme ->
    [kids] Grandma knitted it, and it has never let anyone down.
   *[town] Heavy, itchy, and never once regretted.
}
hook-mf-card-2 = A white strip of cloth and a very steady hand.
hook-mf-card-3 = A handshake in the dark, and no way back.
hook-mf-card-4 = First to raise a hand, last to hear thanks.
hook-mf-card-5 = The badge says one thing, the heart another.
hook-mf-card-6 = Two coats on one hook, and both fit.
hook-mf-card-7 = A click on the line that nobody else heard.
hook-mf-card-8 = A cellar, a candle, and a door without a handle.
hook-mf-card-9 = A sheet with a red seal that even the night respects.
hook-mf-card-10 = { $theme ->
    [kids] The blanket is warm, and the bell rings for the others.
   *[town] The safest bed in town has bars.
}
hook-mf-card-11 = No warning, no footsteps, just an echo.
hook-mf-card-12 = { $theme ->
    [kids] Somebody has to fetch the chalk, right now.
   *[town] A car without plates was here a minute ago.
}
hook-mf-card-13 = Some doors slam twice.
hook-mf-card-14 = They wear no colours, so nobody sees them coming.
hook-mf-card-17 = Ordinary paper, ordinary smile, nothing up the sleeve.
