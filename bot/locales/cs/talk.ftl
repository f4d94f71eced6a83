### Where a table stands, and how silence is kept there

place-announcement = Tady jen vyhlašuju: psát by nikdo nemohl. Prostři stůl v textovém nebo hlasovém kanálu.
place-closed = Tohle vlákno spí nebo je zamčené. Otevři ho a zavolej mě znovu.
place-thread = Ve vlákně zamykám na noc celý stůl; kdo vypadl, mlčí tu na své slovo.
silence-honour = Ticho tu držet neumím ({ $what }). Mlčí se na čestné slovo.
hand-stays = Někdo ticho potřetí zrušil ručně. Do další fáze to nechávám být.
no-graveyard = { $theme ->
    [kids] Studovna tu nemá kde být. Vyprávění tě čeká na Mém místě.
   *[town] Záhrobí se tu nemá kam pověsit. Vyprávění tě čeká na Mém místě.
}

### On the host's desk

place-no-graveyard = Záhrobí se tu nemá kam pověsit. Textový kanál pro něj určí **/nastavení kanály**.
place-beyond = { $n ->
    [one] U stolu sedí { $n } člověk, kterému psaní zavřít nejde
    [few] U stolu sedí { $n } lidé, kterým psaní zavřít nejde
   *[other] U stolu sedí { $n } lidí, kterým psaní zavřít nejde
} ({ $thread ->
    [yes] smí spravovat vlákna
   *[no] správa celého serveru
}).

### What does not work without a permission that the invitation does not ask for

doctor-feature-signals = v noci se u stolu dá domlouvat reakcemi
doctor-feature-threads = v noci jde u stolu zakládat vlákna a psát si v nich
doctor-permission-add-reactions = Přidávat reakce (Add Reactions)
doctor-permission-create-public-threads = Vytvářet veřejná vlákna (Create Public Threads)
