# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

# NC-4.2, NC-4.4, NC-4.5
practice-nostra_city-collect = Je čas Inkasovat. Pošli Gangstera **Rocco Agnello** a zvol **Prostituce**, ne Queens: počítají se pak i cizí Rajony.
# NC-4.5, NC-4.7
practice-nostra_city-collect-why = Čím víc Rajonů stejného druhu je na stole, tím víc bankovek. Počítají se i cizí, a jejich majitelé čekají na podíl.
# NC-1.3, NC-4.2, NC-4.3
practice-nostra_city-collect-own = Vyber Gangstera a Rajon, kde Inkasuje, nebo ukonči tah.
# NC-4.6, NC-4.7, NC-4.8
practice-nostra_city-share = Tři bankovky máš díky Rajonům ostatních. Každý čeká jednu: napřed dej **5 000**, potom **10 000 Vinen**. Zbytek je tvůj.
# NC-6.1, NC-6.2
practice-nostra_city-share-why = Kdo dostane míň, než na kolik má nárok, je Podvedený. Za každou chybějící bankovku bere kartu Vendetta a tou se ti může pomstít.
# NC-4.7, NC-6.2
practice-nostra_city-share-own = Rozhodni, kolik komu dáš. Za každou bankovku, kterou zadržíš, bere ten druhý kartu Vendetta.
# NC-1.11, NC-10.1
practice-nostra_city-talk = Porada: slibuje se, vyhrožuje a nic z toho nezavazuje. Automaty mlčí. Stiskni **Dohodnuto**.
# NC-1.10, NC-1.11
practice-nostra_city-talk-why = Slíbit smíš cokoli, ale nikoho to nezavazuje. Bankovky mění majitele jen tehdy, když to pravidla dovolí.
# NC-10.1
practice-nostra_city-talk-own = Až se domluvíte, stiskni **Dohodnuto**.
# NC-10.3, NC-10.4, NC-10.5
practice-nostra_city-bid = Na Ulici leží čtyři karty. Na místo **2** jde **Claudia Carbone**. Zalep do obálky dvakrát **5 000** a ukonči tah.
# NC-10.9, NC-11.2, NC-11.3
practice-nostra_city-bid-why = Obálky se otevřou naráz a nejvyšší nabídka bere kartu. Kdo se hlásí jediný, jednu bankovku si nechá. Když je zájemců víc, všichni přijdou o celou nabídku, i vítěz.
# NC-1.3, NC-10.3, NC-10.4, NC-10.5
practice-nostra_city-bid-own = Pošli Gangstera na místo na Ulici a zalep nabídku, nebo ukonči tah.
# NC-11.7, NC-15.1
practice-nostra_city-bribe = Zlaté hodinky jsou tvoje. Teď soud: ať **Bruno Baldini** podstrčí porotě **20 000 Nevinen**.
# NC-2.11, NC-18.2
practice-nostra_city-bribe-why = Na větších bankovkách stojí Vinen, nebo Nevinen, a každá posune Verdikt na svou stranu. Ve třech začíná čtyři pole na straně viny, takže je co dohánět.
# NC-1.3, NC-15.1
practice-nostra_city-bribe-own = Podstrč porotě bankovku, nebo ukonči tah.
# NC-15.4, NC-17.5, NC-17.6
practice-nostra_city-pile = Úplatky leží v Korupčním balíčku a nikdo neví, co v něm je. Ulice se doplnila a začíná nový měsíc. Stiskni **Dál**.
# NC-17.8, NC-18.2, NC-19.4
practice-nostra_city-pile-why = Balíček se otevírá po březnu a na konci. Každá bankovka s nápisem posune Verdikt na svou stranu. Proto se uplácí potají.
# NC-19.8, NC-19.9
practice-nostra_city-end = Konec nácviku. Po posledním měsíci se porota vrátí a teprve verdikt řekne, čí plán vyšel.
