# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

# ZB-1.10, ZB-4.1, ZB-4.2
practice-zbojnici-plan = Jsi zbojník a máš tři figurky. Plánuj potají: první pošli do čtvrti **Tržnice**, druhou taky a třetí do čtvrti **Pokladnice**.
# ZB-4.1, ZB-10.1, ZB-10.9
practice-zbojnici-plan-why = Všichni plánují naráz a nikdo nevidí plán druhého. Na Tržnici vynesou dvě figurky víc než dvojnásobek jedné. V Pokladnici smí být jen jeden zbojník.
# ZB-4.1, ZB-4.2, ZB-4.4
practice-zbojnici-plan-own = Pošli každou figurku do některé čtvrti. Nikdo tvůj plán nevidí.
# ZB-4.7, ZB-5.5
practice-zbojnici-tokens = Teď akce. Dej žeton své figurce ve čtvrti **Pokladnice**, ať tam může něco udělat.
# ZB-4.7, ZB-5.5, ZB-7.1, ZB-7.4
practice-zbojnici-tokens-why = Banda se žetonem smí ve čtvrti zahrát jednu akci: utéct, přesunout se, okrást nebo vykopnout. Bez žetonu jen stojí.
# ZB-4.7, ZB-5.5
practice-zbojnici-tokens-own = Vyber, která banda dostane žeton a s ním akci.
# ZB-4.9
practice-zbojnici-commit = Plán je hotový. Potvrď ho: **Plán platí**.
# ZB-4.9
practice-zbojnici-commit-why = Dokud neplatí, jde předělat. Potom se karty obrátí všem najednou.
# ZB-4.9
practice-zbojnici-commit-own = Plán buď platí, nebo ho předělej.
# ZB-4.9, ZB-5.1
practice-zbojnici-reveal = Karty jsou obrácené a na Tržnici čeká stráž. Čtvrti se vyhodnotí po směru šipek. Stiskni **Dál**.
# ZB-9.1, ZB-5.6
practice-zbojnici-reveal-why = Kde stojí stráž, odtamtud jdou všichni bandité do Žaláře. Zabránit tomu jde jen akcí, a tu na Tržnici nemáš.
# ZB-7.4, ZB-9.1, ZB-10.9
practice-zbojnici-fight = Dvě figurky zatkla stráž. V Pokladnici jste dva, a to je past. Vyber **Vykopnout**: soupeř poletí o čtvrť dál.
# ZB-10.9
practice-zbojnici-fight-why = Pokladnice vydá deset dukátů jediné bandě, která tam zbude. Když jsou tam dvě, past sklapne a všichni jdou do Žaláře.
# ZB-6.1, ZB-6.6
practice-zbojnici-fight-own = Vyber akci pro svou bandu. Napřed všichni utíkají, pak kradou, přesouvají se a nakonec vykopávají.
# ZB-10.3, ZB-10.4
practice-zbojnici-district = Vyber, co ti tahle čtvrť dá.
# ZB-9.4, ZB-9.6
practice-zbojnici-district-why = Každá čtvrť, kde není stráž, něco dává. Co přesně, je napsané v ní. Pozor na tři, kde hrozí Žalář i bez stráže.
# ZB-10.3, ZB-10.4
practice-zbojnici-district-own = Vyber, co ti tahle čtvrť dá.
# ZB-10.9, ZB-11.8
practice-zbojnici-dungeon = Deset dukátů je tvých. Dvě figurky ale sedí v Žaláři. Jedna smí ven: **Zaplatit a utéct**.
# ZB-11.8, ZB-4.4
practice-zbojnici-dungeon-why = Za každého vězně se rozhodneš: zaplatit žeton a vzít ho domů, nebo ho nechat sedět a žeton dostat. Kdo sedí, zítra nekrade.
# ZB-11.8
practice-zbojnici-dungeon-own = Za žeton smí jeden vězeň ven.
# ZB-3.2, ZB-4.2, ZB-4.7
practice-zbojnici-next = Nový den a nová karta dne. Naplánuj zbylé dvě figurky: jednu do čtvrti **Radnice**, druhou se žetonem do čtvrti **Kočár**.
# ZB-2.1, ZB-3.3, ZB-3.4, ZB-14.3
practice-zbojnici-next-why = Hraje se šest dní. Karta dne platí místo toho, co jedna čtvrť dává, dokud ji některý zbojník nevyužije. Když na konci nemá nikdo 50 dukátů, vyhrává princ.
# ZB-2.1, ZB-14.2
practice-zbojnici-end = Konec nácviku. Takhle se hraje šest dní a pak se sečtou dukáty.
