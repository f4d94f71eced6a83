# Nácvik (/nácvik): co říká lekce. Klíče: fáze, -why proč, -own obecně.

# EP-6.2, EP-6.3, EP-6.4
practice-escape_plan-tile = Město se teprve skládá. Polož dnešní poslední díl: místo **1**, pak otočení **2**, kde pasují dvě hrany.
# EP-6.1, EP-6.5, EP-6.9
practice-escape_plan-tile-why = Díly přibývají každé ráno. Stojí na nich policie a na některých jsou výjezdy. Poloha rozhodne, kudy se utíká.
# EP-6.2
practice-escape_plan-tile-own = Polož díl do města: vyber místo a otočení.
# EP-8.6, EP-16.3
practice-escape_plan-travel = Ráno. Stiskni **Vyrazit**, vyber díl **B2** a na něm místo **posilovna**: leží tam tvoje peníze.
# EP-16.3, EP-27.4
practice-escape_plan-travel-why = Cestu zadáš několika stisky: Vyrazit, případně pomoc, díl a místo. V podniku necháš kostku a peníze jsou na konci tvoje, pokud utečeš.
# EP-8.6, EP-22.1
practice-escape_plan-travel-own = Tvůj tah: vyraz, odpočívej, nebo něco použij.
# EP-15.4, EP-16.5
practice-escape_plan-contact = V podniku získáš kontakt. Vezmi **Rychlé auto**, dej ho **Do adresáře** a tah ukonči: **Hotovo**.
# EP-22.3, EP-9.3
practice-escape_plan-contact-why = Kontakt stojí peníze, až když ho použiješ. Pak čeká, než si odpočineš.
# EP-15.4
practice-escape_plan-contact-own = Vyber kontakt a rozhodni, jestli si ho necháš.
# EP-8.6, EP-28.4, EP-28.5
practice-escape_plan-officer = Odpoledne. Na B2 mezitím přišla policie. Stiskni **Vyrazit**, vyber díl **D2** a na něm **bar**.
# EP-13.2
practice-escape_plan-officer-why = Policie chytá při odchodu. Počítají se policisté na dílech, které opouštíš, ne na tom, kam dojdeš.
# EP-13.2, EP-22.23
practice-escape_plan-shake = Policie je ti v patách. Setřes ji: použij **Rychlé auto**.
# EP-13.5, EP-22.23
practice-escape_plan-shake-why = Za každého policistu, kterého nesetřeseš, je jedno zranění. Rychlé auto setřese celý díl najednou, ale něco stojí.
# EP-13.5, EP-22.23
practice-escape_plan-avoid = Policie tě vidí. Použij **Rychlé auto** na C2 a zbylá dvě zranění vydrž. Bolí to, ale budeš venku.
# EP-13.5, EP-14.2
practice-escape_plan-avoid-why = Každý policista, kterého nesetřeseš, je jedno zranění. Když je jich moc, přijdou pouta a zablokují ti kus adresáře.
# EP-13.4, EP-13.5
practice-escape_plan-avoid-own = Vyber, čím setřeseš policii, nebo zranění vydrž.
# EP-3.1, EP-3.3
practice-escape_plan-away = Jsi z dohledu. Přejdeme na třetí den, kdy se město zavírá. Stiskni **Dál**.
# EP-15.3, EP-24.5
practice-escape_plan-away-why = Pověst stoupá i tím, že tě někde potkají ostatní. Když přejde hranici, pošlou k tobě ostatní policisty blíž.
# EP-26.2, EP-26.4
practice-escape_plan-exit = Třetí ráno, stejné město. Výjezd je na dosah. Stiskni **Vyrazit** a **Utéct zdarma**.
# EP-26.1, EP-27.1, EP-27.2
practice-escape_plan-exit-why = Ven se jde jen otevřeným výjezdem. Kdo je ve městě ještě po úsvitu třetího dne, nemá nic, ať nasbíral cokoli.
# EP-3.3, EP-27.4
practice-escape_plan-end = Konec nácviku. Kdo je venku, sečte peníze podle svého plánu. Kdo zůstal ve městě, nemá nic.
