# Jak se hraje: stránka za tlačítkem. U každé hry co to je, tah, tenhle stůl, co se počítá, tipy.

# NC-1.1, NC-3.1, NC-3.2, NC-19.11
howto-nostra_city-what = Tři až pět kápů jedné Rodiny, a Kmotr stojí před soudem. Když ho osvobodí, vyhrává největší Respekt mezi věrnými; když ho odsoudí, vyhrát může jen FBI Informátor. Hraje se šest Měsíců, hodinu až hodinu a čtvrt.
# NC-1.4, NC-4.5, NC-4.7, NC-11.3, NC-15.1, NC-17.3
howto-nostra_city-turn = Každá akce stojí volného Gangstera. **Byznys:** inkasuj z Rajonu; započítají se i cizí Rajony téhož druhu a jejich majitelé čekají podíl. **Porada:** zalepené nabídky na karty z Ulice, nejvyšší bere. **Soudní proces:** podstrč porotě bankovku. **Recepce:** všechno je zase volné, nech si nejvýš šest bankovek.
# NC-2.11, NC-19.8, NC-19.9
howto-nostra_city-verdict = Verdikt začíná { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
} na straně viny.
# NC-22.3, NC-23.1, NC-23.8
howto-nostra_city-revenge = Po otevření obálek se dá Odplata zahrát { $every ->
    [yes] před každou Aukcí.
   *[no] před první Aukcí, mezi Aukcemi už ne.
}
# NC-1.9, NC-12.3, NC-12.14, NC-15.5, NC-20.1, NC-20.2, NC-20.3, NC-22.1
howto-nostra_city-counts = Respekt: karty Respektu, Tituly (3, 2, 1), vyhraná Vyšetřování, od dubna 1 pro toho, kdo v Procesu uplácí jako jediný, a na konci po 2 za nejvíc Gangsterů s Rajony, nejvíc karet Vendetta a nejvíc peněz. Koho ošidíš, ten bere karty Vendetta; mezi nimi jsou i dva Informátoři.
# NC-1.3, NC-6.2, NC-11.2, NC-15.4
howto-nostra_city-tips = Kdo nedělí, dělá si nepřátele: drobné bankovky rozdej. Nech si Gangstera na soud. Všímej si, kdo neuplácí, možná chce něco jiného než ty. Kde nikdo jiný nenabízí, stačí jedna bankovka, a ta ti zůstane, jen u Vyšetřování ne.
game-line-nostra_city = bohatni s Rodinou a rozhoduj, jestli Kmotr vyvázne.
