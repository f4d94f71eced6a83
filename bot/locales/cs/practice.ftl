# /nácvik: lekce jedné hry pro jednoho člověka.

## Příkaz

cmd-practice = nácvik
cmd-practice-about = Za pět minut si vyzkoušet jednu hru; nikdo to nevidí a nic se nepočítá
arg-practice-about = Která hra; bez ní pokračuje rozehraný nácvik

## Rám

practice-start = -# Nácvik: { $game }. Nikdo to nevidí a nic se nepočítá.
practice-choose =
    Nácvik trvá pět minut a ostatní hrají automaty. Nikdo to nevidí a nic se nepočítá.
    Kterou hru si chceš vyzkoušet?
practice-running = Rozehraný máš nácvik: { $game }.
practice-watch = Teď se jen dívej, ostatní hrají dál.
practice-resting = *Ostatní přemýšlejí…*
practice-over = Tenhle nácvik už skončil.
practice-full = Právě se učí hodně lidí najednou. Zkus to prosím za chvíli.
practice-ended = Nácvik hry { $game } je u konce. Nic z něj nezůstává.
practice-names = Karel, Eliška, Tonda, Hynek, Bára, Marek, Zdenka, Ondřej
b-practice-why = Proč?
b-practice-skip = Přeskočit
b-practice-end = Konec
b-practice-on = Dál
b-practice-back = Zpátky
b-practice-go-on = Pokračovat
b-practice-again = Znovu
b-practice-rules = Pravidla
b-practice-lay = Prostřít stůl

## Hry ve zkratce

practice-rules-mafie =
    V noci si Mafie vybírá oběť. Ve dne se mluví a hlasuje, kdo odejde. Policie vyhrává, když odešli všichni Mafiáni, Mafie tehdy, když jí Policie nestačí.
    Ve hře vysvětlí každou fázi tlačítko **Jak se hraje** a příkaz **/mafie pravidla**.
practice-rules-zbojnici =
    Šest dní. Každý den všichni potají naplánují, kam půjdou jejich zbojníci. Pak se karty obrátí a čtvrti se vyhodnotí po směru šipek. Princ má stráže a hlídá pokladnu.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-rules-mafia_city =
    Mafiáni se kladou na sedm lokací. Komu jich v lokaci leží nejvíc, ten ji ovládá a bere body. Karty s nimi hýbou. Vyhrává, kdo první dosáhne cíle.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-rules-nostra_city =
    Čtyři fáze každý měsíc: vybrat peníze, nabídnout v obálce, uplatit porotu, přijmout nové lidi. Na konci porota rozhodne, je-li Kmotr vinen. Podle toho se pozná, kdo vyhrává.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-rules-escape_plan =
    Tři dny na útěk z města. Bereš zpátky svoje peníze, sháníš kontakty a policie se stahuje. Kdo nestihne výjezd, nemá nic. Vyhrává, komu zbude nejvíc.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.

## Mafie

practice-mafie-role = Tohle je tvůj žeton: Agent. Hraješ s Policií a nikdo jiný to neví. Až ho znáš, stiskni **Dál**.
practice-mafie-role-why = Mafiáni se navzájem znají. Policisté neznají nikoho a můžou jen hlasovat. Agent jim pomáhá: jednou za hru se podívá někomu na žeton.
practice-mafie-look = Je noc a všichni mají zavřené oči. Jen ty se smíš podívat pod jednu masku. Zkus hráče s číslem **5** a potvrď to.
practice-mafie-look-why = U malého stolu se Agent dívá jen první noc. Najde-li Policistu, ví, komu věřit. Najde-li Mafiána, prozradí se a hned vypadává.
practice-mafie-look-own = Je noc. Vyber, komu se podíváš pod masku, nebo se nedívej.
practice-mafie-dawn = Svítá a nikdo nechybí. Teď se mluví. Každý smí říct cokoli, i lhát. Stiskni **Dál**.
practice-mafie-dawn-why = U malého stolu Mafie první noc nemíří. Od druhé noci si vybírá oběť vždycky a ta za úsvitu odchází.
practice-mafie-claim = Automaty slyší jen tlačítka. Stiskni **Tvrdím**, vyber „Vím o někom: Policie“ a pak číslo **5**.
practice-mafie-claim-why = Tvrzení nikdo neověřuje. U stolu s lidmi totéž prostě řekneš nahlas. Pozor: Mafie tě slyší taky.
practice-mafie-ready = Řečeno je dost? Stiskni **Dost řečí**. Až to udělá většina, hlasuje se.
practice-mafie-ready-why = Debata končí, když ji chtějí ukončit tři čtvrtiny živých, nebo když dojde čas. V nácviku čas neběží.
practice-mafie-ready-own = Až nechceš dál mluvit, stiskni **Dost řečí**.
practice-mafie-ballot = První hlasování: ukaž na toho, kdo podle tebe patří k Mafii. Zkus číslo **4**.
practice-mafie-ballot-why = Tady se ještě nevyřazuje. Hledají se jen podezřelí: ti, na které míří nejvíc prstů, a druzí po nich.
practice-mafie-ballot-own = Ukaž na toho, kdo podle tebe patří k Mafii.
practice-mafie-defence = Dva mají nejvíc prstů, to jsou podezřelí. Každý se teď hájí a ostatní mlčí. Pak stiskni **Dál**.
practice-mafie-defence-why = Kdo má prstů nejvíc, mluví poslední. Podezřelí pak hlasují taky.
practice-mafie-defence-own = Podezření padá na tebe. Domluv a stiskni **Konec řeči**.
practice-mafie-final = Poslední hlasování, jen mezi podezřelými. Ukaž znovu na číslo **4**.
practice-mafie-final-why = Kdo má teď nejvíc hlasů, odchází. Při shodě se mluví, dokud někdo hlas nezmění. Jinak rozhodne los.
practice-mafie-final-own = Poslední hlasování: jen mezi podezřelými. Komu patří tvůj prst?
practice-mafie-verdict = Číslo 4 odchází a žeton leží lícem vzhůru: Mafián. Už je zase noc a teď míří Mafie. Stiskni **Dál**.
practice-mafie-verdict-why = Žeton toho, kdo odchází, se vždycky ukáže. Druhou noc si Mafie oběť vybrat musí.
practice-mafie-end = Konec nácviku. Všechny žetony leží lícem vzhůru a dole je vidět, na koho Mafie v noci mířila. Opravdová hra by šla dál, dokud jedna strana nevyhraje.

## Zbojníci

practice-zbojnici-plan = Jsi zbojník a máš tři figurky. Plánuj potají: první pošli na **Tržnici**, druhou taky a třetí do **Pokladnice**.
practice-zbojnici-plan-why = Všichni plánují naráz a nikdo nevidí plán druhého. Na Tržnici vynesou dvě figurky víc než dvakrát jedna. V Pokladnici musí být zbojník úplně sám.
practice-zbojnici-plan-own = Pošli každou figurku do některé čtvrti. Nikdo tvůj plán nevidí.
practice-zbojnici-tokens = Teď akce. Dej žeton své figurce v **Pokladnici**, ať tam může něco udělat.
practice-zbojnici-tokens-why = Banda s žetonem smí ve čtvrti zahrát jednu akci: utéct, přesunout se, okrást nebo vykopnout. Bez žetonu jen stojí.
practice-zbojnici-tokens-own = Vyber, která banda dostane žeton a s ním akci.
practice-zbojnici-commit = Plán je hotový. Potvrď ho: **Plán platí**.
practice-zbojnici-commit-why = Dokud neplatí, jde předělat. Potom se karty obrátí všem najednou.
practice-zbojnici-commit-own = Plán buď platí, nebo ho předělej.
practice-zbojnici-reveal = Karty jsou obrácené a na Tržnici čeká stráž. Čtvrti se vyhodnotí po směru šipek. Stiskni **Dál**.
practice-zbojnici-reveal-why = Kde stojí stráž, tam všichni zbojníci putují do Žaláře. Zabránit tomu jde jen akcí, a tu na Tržnici nemáš.
practice-zbojnici-fight = Dvě figurky zatkla stráž. V Pokladnici jste dva a tam musí být jen jeden. Vyber **Vykopnout**: soupeř poletí o čtvrť dál.
practice-zbojnici-fight-why = Pokladnice vydá deset dukátů jen tomu, kdo je tam sám. Dva se v ní navzájem chytí do pasti a jdou do Žaláře.
practice-zbojnici-fight-own = Vyber akci pro svou bandu. Nejdřív se utíká, pak krade, přechází a nakonec vykopává.
practice-zbojnici-district = Vyber, co ti tahle čtvrť dá.
practice-zbojnici-district-why = Každá čtvrť, kde není stráž, něco dává. Co přesně, je napsané v ní.
practice-zbojnici-district-own = Vyber, co ti tahle čtvrť dá.
practice-zbojnici-dungeon = Deset dukátů je tvých. Dvě figurky ale sedí v Žaláři. Jedna smí ven: **Zaplatit a utéct**.
practice-zbojnici-dungeon-why = Za každého vězně se rozhodneš: zaplatit žeton a vzít ho domů, nebo ho nechat sedět a žeton dostat. Kdo sedí, zítra nekrade.
practice-zbojnici-dungeon-own = Za žeton smí jeden vězeň ven.
practice-zbojnici-next = Nový den a nová karta dne. Naplánuj zbylé dvě figurky: jednu na **Radnici**, druhou s žetonem do **Kočáru**.
practice-zbojnici-next-why = Hraje se šest dní. Karta dne dává jedné čtvrti navíc. Nenakrade-li nikdo dost, vyhrává princ.
practice-zbojnici-end = Konec nácviku. Takhle se hraje šest dní a pak se sečtou dukáty.

## Mafia City

practice-mafia_city-place = Jsi na tahu. Stiskni **Umístit** a pošli Mafiána na **Policejní stanici**: jeden tam už je tvůj.
practice-mafia_city-place-why = V jednom tahu uděláš jednu věc: položíš Mafiána, zahraješ kartu, nebo vynecháš. Lokaci ovládne ten, kdo v ní má nejvíc Mafiánů.
practice-mafia_city-place-own = Jsi na tahu: polož Mafiána, zahraj kartu, nebo pasuj.
practice-mafia_city-text = Teď karta kvůli textu. Stiskni **Karta** a zahraj **Kšefty**. Dobereš tři karty; odhoď **Nájemného vraha**.
practice-mafia_city-text-why = Každá karta má text a symbol. Použít smíš jen jedno z toho. Text je silnější, symbol se hodí kdykoli.
practice-mafia_city-text-own = Dokonči, co tvoje karta dělá.
practice-mafia_city-veto = Soupeř hraje Práskače a chce tvého Mafiána do Cely. Zastav ho: ukaž **Náčelníka policie**.
practice-mafia_city-veto-why = Po každé kartě se všichni ptají, má-li někdo něco proti. Náčelník ruší Práskače. Dvě Pěsti zruší jakoukoli kartu.
practice-mafia_city-veto-own = Má někdo něco proti? Reaguj, nebo to nech být.
practice-mafia_city-symbol = Teď karta kvůli symbolu. Stiskni **Klobouk** a vyber svého Mafiána na **Radnici**: vrátí se ti na ruku.
practice-mafia_city-symbol-why = Na textu teď nezáleží, karta se odhazuje kvůli symbolu. Klobouk bere vlastního Mafiána zpátky, aby mohl jinam.
practice-mafia_city-symbol-own = Vyber, který tvůj Mafián se vrátí na ruku.
practice-mafia_city-pass = Soupeři končí. Skonči taky: stiskni **Pas**. Kdo pasuje jako poslední, spustí lokace.
practice-mafia_city-pass-why = Kdo pasuje, ten už v tomhle kole nehraje. Zbylé karty zůstanou v ruce na příště.
practice-mafia_city-pass-own = Pasuj úplně, nebo ještě čekej s Nábojem.
practice-mafia_city-location = Lokace se vyhodnocují od první. Policejní stanice je tvoje: bod a figurka Policisty. Stiskni **Dál**.
practice-mafia_city-location-why = Každá lokace dá body a k tomu něco svého: kartu, figurku, nebo ránu soupeři. Prázdné se přeskočí.
practice-mafia_city-count = Kolo končí a body už jsou sečtené. Začíná druhé. Stiskni **Dál**.
practice-mafia_city-count-why = Každé kolo má stejné části: tahy, lokace, stahování, nové karty. Hraje se, dokud někdo nemá dost bodů.
practice-mafia_city-end = Konec nácviku. Takhle kolo za kolem přibývají body, dokud někdo nedosáhne cíle.

## Nostra City

practice-nostra_city-collect = Vyber peníze. Pošli Gangstera **Rocco Agnello** a zvol **Prostituce**.
practice-nostra_city-collect-why = Čím víc rajonů stejného druhu je na stole, tím víc bankovek. Počítají se i cizí, a jejich majitelé čekají na podíl.
practice-nostra_city-collect-own = Vyber Gangstera a rajon, kde inkasuješ, nebo ukonči tah.
practice-nostra_city-share = Tři bankovky máš díky rajonům ostatních. Každý čeká jednu: první dej **5 000**, druhé **10 000 Vinen**. Zbytek je tvůj.
practice-nostra_city-share-why = Kdo nedostane nic, je podvedený a bere si kartu Vendetta. Tou se ti může pomstít.
practice-nostra_city-share-own = Rozhodni, kolik dáš. Kdo nedostane nic, bere si Vendettu.
practice-nostra_city-talk = Porada: slibuje se, vyhrožuje a nic neplatí. Automaty mlčí. Stiskni **Dohodnuto**.
practice-nostra_city-talk-why = Domluvit si smíš cokoli, ale nic to nezavazuje. Bankovky smí téct jen tam, kam dovolí pravidla.
practice-nostra_city-talk-own = Až je domluveno, stiskni **Dohodnuto**.
practice-nostra_city-bid = Na Ulici leží čtyři karty. Pošli **Claudia Carbone** na místo **2**, zalep do obálky dvakrát **5 000** a ukonči tah.
practice-nostra_city-bid-why = Obálky se otevřou naráz. Kde je jen jedna, ta vyhrává. Vítěz si jednu bankovku nechá a zbytek propadne.
practice-nostra_city-bid-own = Pošli Gangstera na místo na ulici a zalep nabídku, nebo ukonči tah.
practice-nostra_city-bribe = Zlaté hodinky jsou tvoje. Teď soud: **Bruno Baldini** podstrčí porotě **20 000 Nevinen**.
practice-nostra_city-bribe-why = Bankovky mají rub: Vinen, nebo Nevinen. Porota nakonec rozhodne podle toho, čeho je na hromádce víc.
practice-nostra_city-bribe-own = Podstrč porotě bankovku, nebo ukonči tah.
practice-nostra_city-pile = Úplatky leží na hromádce, nikdo neví které. Ulice se doplnila a je nový měsíc. Stiskni **Dál**.
practice-nostra_city-pile-why = Hromádka se otevře v březnu a na konci. Každá bankovka s rubem posune verdikt ke své straně. Proto se uplácí potají.
practice-nostra_city-end = Konec nácviku. Po posledním měsíci se porota vrátí a teprve verdikt řekne, čí plán vyšel.

## Escape Plan

practice-escape_plan-tile = Město se teprve skládá. Polož dnešní poslední díl: místo **1**, pak otočení **2**, kde pasují dvě hrany.
practice-escape_plan-tile-why = Dílky přibývají každé ráno. Na každém stojí policie a na okrajích jsou výjezdy. Poloha rozhodne, kudy se utíká.
practice-escape_plan-tile-own = Polož dílek do města: vyber místo a otočení.
practice-escape_plan-travel = Ráno. Stiskni **Vyrazit**, vyber díl **B2** a na něm **posilovnu**: leží tam tvoje peníze.
practice-escape_plan-travel-why = Cesta má nejvýš tři odpovědi: vyrazit, čím si pomůžeš, kam dojdeš. V podniku necháš kostku a peníze jsou na konci tvoje.
practice-escape_plan-travel-own = Tvůj tah: vyraz, odpočívej, nebo něco použij.
practice-escape_plan-contact = V podniku získáš kontakt. Vezmi **Rychlé auto**, dej ho **Do adresáře** a tah ukonči: **Hotovo**.
practice-escape_plan-contact-why = Kontakt stojí peníze, až když ho použiješ. Pak čeká, než si odpočineš.
practice-escape_plan-contact-own = Vyber kontakt a rozhodni, zda si ho necháš.
practice-escape_plan-officer = Odpoledne. Na B2 mezitím přišla policie. Stiskni **Vyrazit**, vyber díl **D2** a na něm **bar**.
practice-escape_plan-officer-why = Policie chytá při odchodu. Počítají se policisté na dílcích, které opouštíš, ne tam, kam dojdeš.
practice-escape_plan-shake = Policie je ti v patách. Setřes ji: použij **Rychlé auto**.
practice-escape_plan-shake-why = Za každého policistu, kterého nesetřeseš, je jedno zranění. Kontakt zmizí všem najednou, ale zaplatíš ho.
practice-escape_plan-avoid = Policie tě vidí. Použij **Rychlé auto** na C2 a dvě zranění už vezmi: venku se neptají.
practice-escape_plan-avoid-why = Každý policista, kterému se nevyhneš, je jedno zranění. Když už nemáš kam, přijdou pouta a zablokují ti kus adresáře.
practice-escape_plan-avoid-own = Vyber, čím se vyhneš policii, nebo vezmi zranění.
practice-escape_plan-away = Policie se minula s tebou. Přejdeme na třetí den, kdy se město zavírá. Stiskni **Dál**.
practice-escape_plan-away-why = Pověst ti stoupá i tím, že jsi někde spolu s ostatními. S ní se každý večer pohne policie.
practice-escape_plan-exit = Třetí ráno, stejné město. Výjezd je na dosah. Stiskni **Vyrazit** a **Utéct zdarma**.
practice-escape_plan-exit-why = Ven se jde jen otevřeným výjezdem. Kdo půlnoc třetího dne stráví ve městě, nemá nic, ať nasbíral cokoli.
practice-escape_plan-end = Konec nácviku. Kdo je venku, sečte peníze podle svého plánu. Kdo zůstal ve městě, nemá nic.
