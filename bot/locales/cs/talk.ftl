# Řeč u stolu: kdo má slovo, kdo se o něj hlásí, co kdo říká nahlas. Jména lidí jsou podmětem v přítomném čase nebo stojí po dvojtečce.

### Slovo: řeči kolem stolu, obhajoby, přihlášené ruce

floor = { $ends ->
    [no] Mluví { $who }.
   *[yes] Mluví { $who }, konec { $until }.
}
floor-next = Potom: { $next }.
floor-spoken = Promluvilo { $n } z { $all }.
floor-done = Slovo jde dál. Kdyby ještě něco: **Chci slovo**.
not-yet = Ještě nepromluvili všichni. Potom.
no-turn-to-speak = Teď mluví { $who }. Ostatní poslouchají.
hands = O slovo se hlásí: { $list }.
hand-up = Tvoje ruka je nahoře. Dalším stiskem ji stáhneš.
hand-down = Tvoje ruka je dole.
b-hand = Chci slovo
b-write = Napsat
write-title = Tvoje řeč písmem
write-label = Co říkáš stolu?
write-given = Stojí to na stole.
no-write = Kdo má slovo, píše tady jako vždycky. Tlačítko není potřeba.
no-write-more = Za jednu řeč se sem vejdou { $most } řádky. Další až příště.
no-write-long = Na jeden řádek se vejde { $most } znaků. Zkrať to.
head-rounds = { pic-game } · { pic-title-day } · { pic-phase-rounds }
pic-phase-rounds = Řeči kolem stolu
pic-phase-in-turn = Řeč: { $who }
help-rounds = Každý má jednu řeč, jedna po druhé kolem stolu. Svou ukončíš tlačítkem Konec řeči, třeba hned. Po poslední řeči se mluví volně a lhát se smí pořád.
cmd-hand = slovo
cmd-hand-about = Přihlásit se o slovo, nebo ruku stáhnout
cmd-write = napsat
cmd-write-about = Napsat řádek, když máš slovo a psát jinak nejde
