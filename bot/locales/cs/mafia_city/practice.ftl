# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

practice-rules-mafia_city =
    Mafiáni se kladou na sedm lokací. Komu jich v lokaci leží nejvíc, ten ji ovládá a bere body. Karty s nimi hýbou. Vyhrává, kdo první dosáhne cíle.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-mafia_city-place = Jsi na tahu. Stiskni **Umístit** a pošli Mafiána na **Policejní stanici**: jeden tvůj už tam je.
practice-mafia_city-place-why = V jednom tahu uděláš jednu věc: položíš Mafiána, zahraješ kartu, nebo vyčkáš. Lokaci ovládne ten, kdo v ní má nejvíc Mafiánů.
practice-mafia_city-place-own = Jsi na tahu: polož Mafiána, zahraj kartu, nebo pasuj.
practice-mafia_city-text = Teď karta kvůli textu. Stiskni **Karta** a zahraj **Kšefty**. Dobereš tři karty; odhoď **Nájemného vraha**.
practice-mafia_city-text-why = Každá karta má text a symbol. Použít smíš jen jedno z toho. Text je silnější, symbol se hodí kdykoli.
practice-mafia_city-text-own = Dokonči, co tvoje karta dělá.
practice-mafia_city-veto = Soupeř hraje Práskače a chce dostat tvého Mafiána do Cely. Zastav ho: ukaž **Náčelníka policie**.
practice-mafia_city-veto-why = Po každé kartě se ptám všech, jestli nemají něco proti. Náčelník ruší Práskače. Dvě Pěsti zruší jakoukoli kartu.
practice-mafia_city-veto-own = Máš něco proti? Ukaž kartu, nebo to nech být.
practice-mafia_city-symbol = Teď karta kvůli symbolu. Stiskni **Klobouk** a vyber svého Mafiána na **Radnici**: vrátí se ti na ruku.
practice-mafia_city-symbol-why = Na textu teď nezáleží, karta se odhazuje kvůli symbolu. Klobouk bere vlastního Mafiána zpátky, aby mohl jinam.
practice-mafia_city-symbol-own = Vyber, který tvůj Mafián se vrátí na ruku.
practice-mafia_city-pass = Soupeři už pasují. Pasuj taky: stiskni **Pas**. Kdo pasuje jako poslední, spustí lokace.
practice-mafia_city-pass-why = Kdo pasuje, ten už v tomhle kole nehraje. Zbylé karty zůstanou v ruce na příště.
practice-mafia_city-pass-own = Pasuj úplně, nebo ještě čekej s Nábojem.
practice-mafia_city-location = Lokace se vyhodnocují od první. Policejní stanice je tvoje: bod a figurka Policisty. Stiskni **Dál**.
practice-mafia_city-location-why = Každá lokace dá body a k tomu něco svého: kartu, figurku, nebo ránu soupeři. Prázdné se přeskočí.
practice-mafia_city-count = Kolo končí a body už jsou sečtené. Začíná druhé. Stiskni **Dál**.
practice-mafia_city-count-why = Každé kolo má stejné části: tahy, lokace, stahování, nové karty. Hraje se, dokud někdo nemá dost bodů.
practice-mafia_city-end = Konec nácviku. Takhle kolo za kolem přibývají body, dokud někdo nedosáhne cíle.
