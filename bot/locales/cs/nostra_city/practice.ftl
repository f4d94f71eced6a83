# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

practice-rules-nostra_city =
    Čtyři fáze každý měsíc: vybrat peníze, nabídnout v obálce, uplatit porotu, přijmout nové lidi. Na konci porota rozhodne, zda je Kmotr vinen. Podle toho se pozná, kdo vyhrává.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-nostra_city-collect = Je čas Inkasovat. Pošli Gangstera **Rocco Agnello** a zvol **Prostituce**, ne Queens: počítají se pak i cizí rajony.
practice-nostra_city-collect-why = Čím víc rajonů stejného druhu je na stole, tím víc bankovek. Počítají se i cizí, a jejich majitelé čekají na podíl.
practice-nostra_city-collect-own = Vyber Gangstera a rajon, kde inkasuješ, nebo ukonči tah.
practice-nostra_city-share = Tři bankovky máš díky rajonům ostatních. Každý čeká jednu: napřed dej **5 000**, potom **10 000 Vinen**. Zbytek je tvůj.
practice-nostra_city-share-why = Kdo nedostane nic, je podvedený a bere si kartu Vendetta. Tou se ti může pomstít.
practice-nostra_city-share-own = Rozhodni, kolik dáš. Kdo nedostane nic, bere si Vendettu.
practice-nostra_city-talk = Porada: slibuje se, vyhrožuje a nic z toho neplatí. Automaty mlčí. Stiskni **Dohodnuto**.
practice-nostra_city-talk-why = Domluvit si smíš cokoli, ale nic to nezavazuje. Bankovky smí téct jen tam, kam dovolí pravidla.
practice-nostra_city-talk-own = Až je domluveno, stiskni **Dohodnuto**.
practice-nostra_city-bid = Na Ulici leží čtyři karty. Na místo **2** jde **Claudia Carbone**. Zalep do obálky dvakrát **5 000** a ukonči tah.
practice-nostra_city-bid-why = Obálky se otevřou naráz a kartu bere nejvyšší nabídka. Vítěz si jednu bankovku nechá a zbytek propadne.
practice-nostra_city-bid-own = Pošli Gangstera na místo na ulici a zalep nabídku, nebo ukonči tah.
practice-nostra_city-bribe = Zlaté hodinky jsou tvoje. Teď soud: ať **Bruno Baldini** podstrčí porotě **20 000 Nevinen**.
practice-nostra_city-bribe-why = Na větších bankovkách stojí Vinen, nebo Nevinen. Porota nakonec rozhodne podle toho, čeho jí přijde víc.
practice-nostra_city-bribe-own = Podstrč porotě bankovku, nebo ukonči tah.
practice-nostra_city-pile = Úplatky leží v Korupčním balíčku a nikdo neví, co v něm je. Ulice se doplnila a začíná nový měsíc. Stiskni **Dál**.
practice-nostra_city-pile-why = Balíček se otevře v březnu a na konci. Každá bankovka s nápisem posune verdikt na svou stranu. Proto se uplácí potají.
practice-nostra_city-end = Konec nácviku. Po posledním měsíci se porota vrátí a teprve verdikt řekne, čí plán vyšel.
