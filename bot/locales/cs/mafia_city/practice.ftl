# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

# MC-3.4
practice-mafia_city-place = Jsi na tahu. Stiskni **Umístit** a pošli Mafiána na lokaci **Policejní stanice**: jeden tvůj už tam je.
# MC-3.3, MC-4.5
practice-mafia_city-place-why = V jednom tahu uděláš jednu věc: položíš Mafiána, zahraješ kartu, nebo vyčkáš. Lokaci kontroluje, kdo na ní má nejvíc Mafiánů.
# MC-3.3
practice-mafia_city-place-own = Jsi na tahu: polož Mafiána, zahraj kartu, nebo pasuj.
# MC-3.5, MC-10.25
practice-mafia_city-text = Teď využij text karty. Stiskni **Karta** a zahraj **Kšefty**. Dobereš tři karty; odhoď z nich kartu **Nájemný vrah**.
# MC-10.2, MC-10.4, MC-10.5, MC-10.6
practice-mafia_city-text-why = Každá karta má text a symbol, použít smíš jen jedno. Kdy, to říká typ: Akci ve svém tahu, Lokaci při jejím vyhodnocení, Reakci proti soupeři.
# MC-3.5
practice-mafia_city-text-own = Dokonči, co tvoje karta dělá.
# MC-10.15, MC-10.17
practice-mafia_city-veto = Soupeř hraje Práskače a chce dostat tvého Mafiána do Cely. Zastav ho: ukaž kartu **Náčelník policie**.
# MC-10.17, MC-11.4
practice-mafia_city-veto-why = Po každé kartě se ptám všech, jestli nemají něco proti. Náčelník ruší Práskače. Dvě Pěsti zruší jakoukoli kartu.
# MC-11.3
practice-mafia_city-veto-own = Máš něco proti? Ukaž kartu, nebo to nech být.
# MC-3.6, MC-10.8
practice-mafia_city-symbol = Teď využij symbol karty. Stiskni **Klobouk** a vyber svého Mafiána na lokaci **Radnice**: vrátí se ti na ruku.
# MC-10.2, MC-10.8
practice-mafia_city-symbol-why = Platil jen symbol; text karty teď nic nedělá. Klobouk ti vrátí Mafiána na ruku, aby mohl jinam.
# MC-10.8
practice-mafia_city-symbol-own = Vyber, který tvůj Mafián se vrátí na ruku.
# MC-3.8, MC-3.16
practice-mafia_city-pass = Soupeři už pasují. Pasuj taky: stiskni **Pas**. Jakmile pasuje poslední, přijdou na řadu lokace.
# MC-3.8, MC-3.12, MC-3.13, MC-3.18
practice-mafia_city-pass-why = Po pasu už v tomhle kole tah nemáš, leda že ti ho vrátí Razie nebo Náboj. Bránit se kartami smíš dál a zbylé karty ti zůstanou na příště.
# MC-3.8, MC-3.13
practice-mafia_city-pass-own = Pasuj úplně, nebo ještě čekej na Náboj.
# MC-4.3, MC-4.7, MC-6.14
practice-mafia_city-location = Lokace se vyhodnocují od první. Policejní stanice je tvoje: bod a figurka Policisty. Stiskni **Dál**.
# MC-4.7, MC-4.9, MC-6.4
practice-mafia_city-location-why = Každá lokace dá bod a k tomu něco svého: karty, figurku, nebo ránu soupeři. Za prázdnou nikdo nic nezíská, jen z Cely se odchází vždycky.
# MC-2.1, MC-4.11
practice-mafia_city-count = Kolo končí a body už jsou sečtené. Začíná druhé. Stiskni **Dál**.
# MC-2.1, MC-9.1
practice-mafia_city-count-why = Každé kolo má stejné části: tahy, lokace, stahování, nové karty. Hraje se, dokud někdo nemá dost bodů.
# MC-2.9, MC-9.1
practice-mafia_city-end = Konec nácviku. Takhle kolo za kolem přibývají body, dokud někdo nedosáhne cíle.
