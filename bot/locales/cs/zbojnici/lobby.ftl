# Zbojníci před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-zbojnici = Zbojníci
lobby-plain-zbojnici = Princ proti zbojníkům, ve dvou souboj; šest dní
balance-zbojnici = { $side ->
    [prince] Princ vyhrává
   *[first] První židle vyhrává
}
