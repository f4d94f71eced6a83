# Jak se hraje: nápověda přesně pro tuhle chvíli. Krátké věty, žádná tajemství.

help-lobby = Stiskni Přisednout a pak Můžeme. Hostitel vybírá hru a rozdává, nebo začnou všichni připravení. Tajnosti ti pošlu soukromou zprávou.
help-start = { $theme ->
    [kids] Dostáváš žeton: Policista, Darebák, nebo Agent. Podívej se na něj pod tlačítkem Moje místo a nikomu ho neukazuj. Policie hledá Darebáky, Darebáci dělají, že nic.
   *[town] Dostáváš žeton: Policista, Mafián, nebo Agent. Podívej se na něj pod tlačítkem Moje místo a nikomu ho neukazuj. Policie hledá Mafii, Mafie dělá, že nic.
}
help-agent = { $theme ->
    [kids] Je noc a v kanálu se mlčí. Agent vybírá jedno jméno a dozví se, kdo je pod maskou. Otázka v soukromé zprávě chodí i ostatním, aby nikdo nepoznal, kdo nespí. Každá noc trvá stejně dlouho.
   *[town] Je noc a v kanálu se mlčí. Agent vybírá jedno jméno a dozví se, kdo je pod maskou. Otázka v soukromé zprávě chodí i ostatním, aby nikdo nepoznal, kdo nespí. Každá noc trvá stejně dlouho.
}
help-gang = Kdo drží kartu Nový gang, právě se dozvídá, s kým hraje. Ostatní spí.
help-mafia = { $theme ->
    [kids] Je noc. Darebáci se vidí a společně vybírají jedno jméno. Prst jde třikrát změnit; když se neshodnou, rozhoduje nejvíc prstů, při shodě los. Ostatní mají otázku, která nic nezmění.
   *[town] Je noc. Mafie se vidí a společně vybírá oběť. Prst jde třikrát změnit; když se neshodnou, rozhoduje nejvíc prstů, při shodě los. Ostatní mají otázku, která nic nezmění.
}
help-dawn = { $theme ->
    [kids] Svítá. Říkám, koho Darebáci vybrali, a pak přijde žeton. V rozšířené hře může jméno ještě zachránit vesta nebo Obvaz.
   *[town] Svítá. Říkám, koho si Mafie vybrala, a pak přijde žeton. V rozšířené hře může jméno ještě zachránit vesta nebo Obvaz.
}
help-discussion = Mluvte a pište, lhát se smí. Kdo už slyší dost, tiskne Dost řečí; když je vás dost, začne hlasování. Jinak rozhodnou hodiny.
help-first = { $theme ->
    [kids] Vyber v nabídce, kdo patří k Darebákům. Na sebe ukázat nejde, hlas jde měnit do konce. Dvě jména s nejvíc prsty čeká obhajoba.
   *[town] Vyber v nabídce, kdo patří k Mafii. Na sebe ukázat nejde, hlas jde měnit do konce. Dvě jména s nejvíc prsty čeká obhajoba.
}
help-defence = Mluví jen jména v podezření, jedno po druhém. Domluveno ukončí řeč dřív. Potom přijde poslední hlasování.
help-final = Hlasuje se jen o jménech v podezření. Kdo má nejvíc prstů, odchází ze hry a odkrývá žeton.
help-tie = Prstů je stejně. Kdo přehodí svůj hlas, rozhodne hned a natrvalo. Zůstávám znamená, že svůj hlas neměníš. Když nikdo neuhne, padne los.
help-verdict = Jméno je známé, teď přijde žeton. V rozšířené hře může ještě zachránit vesta nebo Obvaz.
help-closing = Den končí. Teď se vykládá Úkryt a Železný dopis, naposledy také Odposlech a { pic-card-11-title }. Potom přijde noc.
help-end = { $theme ->
    [kids] Hra skončila a všechno leží na stole. Policie vyhrává bez Darebáků, Darebáci bez Policie.
   *[town] Hra skončila a všechno leží na stole. Policie vyhrává bez Mafie, Mafie bez Policie.
}
help-cards = Kartu najdeš pod tlačítkem Moje karta. Tam stojí i to, kdy se vykládá a jestli pro tebe platí. Vyložená karta zůstává ležet před tebou.
help-always = **Moje místo**: tvoje ruka a tvoje otázka. **Hostitel**: hodiny a židle, jen pro hostitele. Ztratil se ti stůl? Napiš **/stůl** nebo **/místo**.
