# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

# MF-1.3, MF-2.3
practice-mafie-role = Tohle je tvůj žeton: Agent. Hraješ s Policií a nikdo jiný to neví. Až si ho prohlédneš, stiskni **Dál**.
# MF-4.3, MF-5.2
practice-mafie-role-why = Mafiáni se navzájem znají. Policisté neznají nikoho a můžou jen hlasovat. Agent jim pomáhá: smí se podívat někomu na žeton.
# MF-3.2, MF-4.2
practice-mafie-look = Je noc a všichni mají zavřené oči. Jen ty se smíš podívat pod jednu masku. Zkus hráče s číslem **5** a potvrď to.
# MF-11.1, MF-11.4
practice-mafie-look-why = U malého stolu se Agent dívá jen první noc. Když najde Policistu, ví, komu věřit. Když najde Mafiána, prozradí se a hned vypadává.
# MF-4.2, MF-11.1
practice-mafie-look-own = Je noc. Vyber, komu se podíváš pod masku, nebo se nedívej.
# MF-6.2, MF-6.4
practice-mafie-dawn = Svítá a nikdo nechybí. Teď se mluví. Každý smí říct cokoli, i lhát. Stiskni **Dál**.
# MF-11.3, MF-6.2
practice-mafie-dawn-why = U malého stolu si Mafie první noc oběť nevybírá. Od druhé noci ji vybírá vždycky a oběť za úsvitu odchází.
# MF-6.5
practice-mafie-claim = Automaty slyší jen tlačítka. Stiskni **Tvrdím**, vyber „Vím o někom: Policie“ a pak číslo **5**.
# MF-6.4, MF-6.5
practice-mafie-claim-why = Tvrzení nikdo neověřuje. U stolu s lidmi totéž prostě řekneš nahlas. Pozor: Mafie tě slyší taky.
# MF-6.6
practice-mafie-ready = Už toho zaznělo dost? Stiskni **Dost řečí**. Hlasuje se, až to udělají tři čtvrtiny stolu.
# MF-6.6
practice-mafie-ready-why = Diskuse končí, když ji chtějí ukončit tři čtvrtiny živých, nebo když dojde čas. V nácviku čas neběží.
# MF-6.6
practice-mafie-ready-own = Až nechceš dál mluvit, stiskni **Dost řečí**.
# MF-7.1
practice-mafie-ballot = První hlasování: ukaž na toho, kdo podle tebe patří k Mafii. Zkus číslo **4**.
# MF-7.7
practice-mafie-ballot-why = Tady se ještě nevyřazuje. Hledají se jen podezřelí: na koho ukazuje nejvíc prstů a kdo je druhý. Když je na prvním místě víc lidí, jsou podezřelí jen oni.
# MF-7.1
practice-mafie-ballot-own = Ukaž na toho, kdo podle tebe patří k Mafii.
# MF-7.7, MF-7.11
practice-mafie-defence = Na dva lidi ukazuje nejvíc prstů, to jsou podezřelí. Teď se každý z nich hájí a ostatní mlčí. Pak stiskni **Dál**.
# MF-7.11, MF-7.12
practice-mafie-defence-why = Na koho ukazuje prstů nejvíc, ten mluví poslední. Podezřelí pak hlasují taky.
# MF-7.11
practice-mafie-defence-own = Podezření padlo na tebe. Řekni svoje a stiskni **Konec řeči**.
# MF-7.12
practice-mafie-final = Finální hlasování, jen mezi podezřelými. Ukaž znovu na číslo **4**.
# MF-7.13, MF-7.14, MF-7.15
practice-mafie-final-why = Kdo má teď nejvíc hlasů, odchází. Při shodě se mluví, dokud někdo hlas nezmění. Když nikdo neuhne, rozhodne los.
# MF-7.12
practice-mafie-final-own = Finální hlasování, jen mezi podezřelými. Na koho ukážeš?
# MF-6.8, MF-8.10, MF-11.3
practice-mafie-verdict = Číslo 4 odchází a žeton leží lícem vzhůru: Mafián. Už je zase noc a tentokrát si Mafie vybírá oběť. Stiskni **Dál**.
# MF-8.10, MF-11.3
practice-mafie-verdict-why = Žeton toho, kdo odchází, se vždycky ukáže. Druhou noc si Mafie oběť vybrat musí.
# MF-9.5, MF-9.6
practice-mafie-end = Konec nácviku. Všechny žetony leží lícem vzhůru a dole je vidět, na koho Mafie v noci ukázala. Opravdová hra by šla dál: Policie vyhrává, když nezbude žádný Mafián, a Mafie, když nezbude žádný Policista ani Agent. Stejným počtem hra nekončí.
