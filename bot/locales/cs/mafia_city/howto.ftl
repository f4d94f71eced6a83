# Jak se hraje: stránka za tlačítkem. U každé hry co to je, tah, tenhle stůl, co se počítá, tipy.

# MC-2.9, MC-4.7, MC-9.1
howto-mafia_city-what = Tři až pět bossů, každý za sebe, se pere o sedm lokací. Kdo lokaci kontroluje, má z ní každé kolo bod. Vyhrává, kdo první dosáhne cíle; trvá to hodinu až hodinu a půl.
# MC-3.3, MC-4.5, MC-4.6, MC-7.5, MC-8.5
howto-mafia_city-turn = Udělej jednu věc: polož Mafiána, zahraj kartu (její text, nebo symbol), odhoď kartu a vyčkej, nebo pasuj. Když pasují všichni, lokace se vyhodnotí podle čísel: kontroluje, kdo má nejvíc Mafiánů, při shodě ten, čí Mafián leží nejníž; v Klubu rváčů a na Radnici při shodě nikdo. Potom smíš Mafiány stáhnout zpátky na ruku a každý bere kartu.
# MC-1.5, MC-1.11, MC-9.1
howto-mafia_city-target = Hraje se do { $target ->
    [one] { $target } bodu
    [few] { $target } bodů
   *[other] { $target } bodů
}. Každý má { $hand } Mafiánů v ruce a { $reserve } v rezervě.
# MC-6.4
howto-mafia_city-cell = { $same ->
    [yes] Věznice pouští z Cely všechny, i ty z téhož kola.
   *[no] Věznice pouští z Cely jen ty z minulých kol.
}
# MC-2.9, MC-2.10, MC-6.20, MC-9.3, MC-9.4
howto-mafia_city-counts = Jen body: jeden za každou kontrolovanou lokaci a jeden navíc v Soukromém klubu za kartu s +1. Nikdo ti je nevezme. Při shodě na konci rozhodne menší rezerva, potom víc karet, potom Starosta.
# MC-2.4, MC-3.13, MC-10.17, MC-11.4
howto-mafia_city-tips = Kdo přijde dřív, má Mafiána níž a při shodě většinou vyhrává. Dvě Pěsti nebo Náčelníka policie šetři na kartu, která opravdu bolí. Pas není konec: Náboj ti dá ještě jednu akci. A kdo vede, ten ať počítá s Celou.
game-line-mafia_city = rozmísti svoje lidi, kontroluj lokace a kaž plány ostatním.
