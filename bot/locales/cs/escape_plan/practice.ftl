# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

practice-rules-escape_plan =
    Tři dny na útěk z města. Bereš zpátky svoje peníze, sháníš kontakty a policie se stahuje. Kdo nestihne výjezd, nemá nic. Vyhrává, komu zbude nejvíc.
    Každou fázi vysvětlí tlačítko **Jak se hraje**.
practice-escape_plan-tile = Město se teprve skládá. Polož dnešní poslední díl: místo **1**, pak otočení **2**, kde pasují dvě hrany.
practice-escape_plan-tile-why = Díly přibývají každé ráno. Stojí na nich policie a na některých jsou výjezdy. Poloha rozhodne, kudy se utíká.
practice-escape_plan-tile-own = Polož díl do města: vyber místo a otočení.
practice-escape_plan-travel = Ráno. Stiskni **Vyrazit**, vyber díl **B2** a na něm **posilovnu**: leží tam tvoje peníze.
practice-escape_plan-travel-why = Cesta má nejvýš tři odpovědi: vyrazit, čím si pomůžeš, kam dojdeš. V podniku necháš kostku a peníze jsou na konci tvoje.
practice-escape_plan-travel-own = Tvůj tah: vyraz, odpočívej, nebo něco použij.
practice-escape_plan-contact = V podniku získáš kontakt. Vezmi **Rychlé auto**, dej ho **Do adresáře** a tah ukonči: **Hotovo**.
practice-escape_plan-contact-why = Kontakt stojí peníze, až když ho použiješ. Pak čeká, než si odpočineš.
practice-escape_plan-contact-own = Vyber kontakt a rozhodni, zda si ho necháš.
practice-escape_plan-officer = Odpoledne. Na B2 mezitím přišla policie. Stiskni **Vyrazit**, vyber díl **D2** a na něm **bar**.
practice-escape_plan-officer-why = Policie chytá při odchodu. Počítají se policisté na dílech, které opouštíš, ne na tom, kam dojdeš.
practice-escape_plan-shake = Policie je ti v patách. Setřes ji: použij **Rychlé auto**.
practice-escape_plan-shake-why = Za každého policistu, kterého nesetřeseš, je jedno zranění. Rychlé auto setřese celý díl najednou, ale něco stojí.
practice-escape_plan-avoid = Policie tě vidí. Použij **Rychlé auto** na C2 a zbylá dvě zranění vydrž. Bolí to, ale budeš venku.
practice-escape_plan-avoid-why = Každý policista, kterému se nevyhneš, je jedno zranění. Když je jich moc, přijdou pouta a zablokují ti kus adresáře.
practice-escape_plan-avoid-own = Vyber, čím se vyhneš policii, nebo vezmi zranění.
practice-escape_plan-away = Jsi z dohledu. Přejdeme na třetí den, kdy se město zavírá. Stiskni **Dál**.
practice-escape_plan-away-why = Pověst stoupá i tím, že tě někde potkají ostatní. Když přejde hranici, pohne se policie.
practice-escape_plan-exit = Třetí ráno, stejné město. Výjezd je na dosah. Stiskni **Vyrazit** a **Utéct zdarma**.
practice-escape_plan-exit-why = Ven se jde jen otevřeným výjezdem. Kdo půlnoc třetího dne stráví ve městě, nemá nic, ať nasbíral cokoli.
practice-escape_plan-end = Konec nácviku. Kdo je venku, sečte peníze podle svého plánu. Kdo zůstal ve městě, nemá nic.
