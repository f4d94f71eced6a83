# Jak se hraje: stránka za tlačítkem. U každé hry co to je, tah, tenhle stůl, co se počítá, tipy.

# ZB-2.1, ZB-14.3, ZB-14.4, ZB-15.12
howto-zbojnici-what = { $duel ->
    [yes] Dva zbojníci, jedno město, šest dní. Vyhrává, kdo na konci bude bohatší. Trvá to půl hodiny.
   *[no] Princ se strážemi proti zbojníkům, kteří hrají každý za sebe. Po šesti dnech vyhrává nejbohatší zbojník, pokud má aspoň 50 dukátů, jinak princ. Trvá to půl hodiny až hodinu; pro dva je tu souboj.
}
# ZB-4.1, ZB-4.7, ZB-5.1, ZB-9.1, ZB-11.8
howto-zbojnici-turn = Každý den všichni potají pošlou figurky do čtvrtí a k některým dají žeton. Pak jdou čtvrti jedna po druhé po šipkách: banda se žetonem udělá jednu akci, stráž zatkne všechny bandity, a kde stráž není, tam se bere. Nakonec Žalář: z něj se odchází za žeton.
# ZB-15.4, ZB-15.6, ZB-15.8
howto-zbojnici-duel = Souboj bez prince. Každý posílá i svou stráž a ta zatýká i tvoje bandity. Když má ráno vězně jen jeden z vás, dostane na ten den záložní stráž.
# ZB-16.1
howto-zbojnici-robbers = Los určí prince, { $n ->
    [one] zbojník je { $n }
    [few] zbojníci jsou { $n }
   *[other] zbojníků je { $n }
}.
# ZB-14.2, ZB-10.1, ZB-10.2, ZB-10.7, ZB-10.8, ZB-10.9
howto-zbojnici-counts = Jen dukáty v měšci poslední večer. Tržnice dává 2, 6, 12 za jednu, dvě, tři figurky, Radnice 10 pro všechny, Palác 5 na figurku (tři jsou moc), Kočár 10 a kostku (jedna je málo), Pokladnice 10 jediné bandě.
# ZB-7.1, ZB-7.2, ZB-10.3, ZB-14.2
howto-zbojnici-tips = { $duel ->
    [yes] Kam čekáš stráž, pošli žeton na úprk. Bohatého okradou dřív než chudého. Žetony na konci nemají cenu: poslední den je prodej v Přístavu.
   *[no] Kam čekáš stráž, pošli žeton na úprk. Bohatého okradou dřív než chudého. Žetony na konci nemají cenu: poslední den je prodej v Přístavu. Princ hlídá, kam to všechny táhne, a Žalář vybírá, než se vězni vykoupí.
}
game-line-zbojnici = zbojníci potají plánují, kde krást, a princ, kde je chytí.
