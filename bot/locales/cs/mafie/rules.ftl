# Mafie: popisky možností, které vyslovují sama pravidla.

### Možnosti

opt-seat = { $seat }
opt-card = Vyložit: { $card }
opt-ready = Dost řečí
opt-done = Konec řeči
opt-pass-swap = Nechat si svůj
opt-pass-peek = Nedívat se
opt-pass-hunch = Nevím
opt-pass-recruit = Dnes ne
opt-pass-vest = Přijmout
opt-pass-bandage = Nechat být
opt-pass-shot = { b-pass-shot }
opt-pass-opening = Nechat být
opt-pass-change = Zůstávám
opt-pass-closing = Nechat být
