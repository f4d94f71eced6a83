# Co program říká na příkazové řádce tomu, kdo ho pouští.

## run
run-no-token = Chybí token. Token svého bota vlož do DISCORD_TOKEN (stačí řádek v souboru .env); je na stránce Bot tvé aplikace na https://discord.com/developers/applications.
run-bad-token = Discord token nepřijímá: je špatný, nebo zrušený. Vytvoř nový na stránce Bot své aplikace a vlož ho do DISCORD_TOKEN.
run-no-intents = Discord botovi neposílá události, které potřebuje. Na stránce Bot své aplikace zapni Server Members Intent.
run-refused = Discord zavřel spojení natrvalo (kód { $code }). Aktualizuj tenhle program.
run-shards-differ = Jiný proces tohohle bota běží s celkovým počtem shardů { $running }. V CONSIGLIERE_SHARDS musí všechny uvést stejné číslo, nebo auto.
run-shards-sqlite = CONSIGLIERE_SHARDS uvádí jen část shardů, ale databáze je soubor, který má jeden proces sám pro sebe. Víc procesů potřebuje PostgreSQL: nastav DATABASE_URL.
run-no-database = { $kind ->
    [StoreUnwritable] { $chosen ->
        [yes] Databázi jde jen číst. Dej programu právo zapisovat do ní i do její složky.
       *[no] Do složky s daty nejde psát. Dej programu právo do ní zapisovat, nebo uveď jinou v CONSIGLIERE_DATA.
    }
    [StoreFull] Disk s databází je plný. Uvolni místo.
    [StoreLocked] Databázi drží jiný program. S jedním souborem SQLite smí běžet jen jeden bot.
    [StoreTooNew] Databázi změnila novější verze programu. Aktualizuj tenhle program.
    [StoreTooOld] Databáze je na tenhle program moc stará. Spusť jednou některou dřívější verzi, ta ji převede.
   *[other] { $chosen ->
        [yes] Databázi nejde otevřít. Zkontroluj DATABASE_URL.
       *[no] Databázi ve složce s daty nejde otevřít. Zkontroluj CONSIGLIERE_DATA.
    }
} ({ $reason })
run-held = { $pid ->
    [0] Nad touhle databází už běží jiný bot. Jeden soubor SQLite je pro jednoho bota: nejdřív zastav toho druhého.
   *[other] Nad touhle databází už běží bot, číslo jeho procesu je { NUMBER($pid, useGrouping: 0) }. Jeden soubor SQLite je pro jednoho bota: nejdřív ho zastav.
}
run-metrics = Metriky nejde zobrazit na adrese { $address } ({ $reason }). Dej do CONSIGLIERE_METRICS jinou adresu, třeba 127.0.0.1:9464, nebo ji vynech.
run-settings = S tímhle nastavením to nejde:
run-parts = Některé hry nejsou úplné:

## rehearse
rehearse-ready = Noc je připravená: { $url }
rehearse-stop = Ukončí ji Ctrl+C.
rehearse-port = Port { $port } je obsazený. Jiný vybereš volbou --port.
rehearse-people = Alex Klára Marek Tereza Jakub Lucie
rehearse-voice = U stolu

## simulate
simulate-unknown = Hra { $game } tu není. Známé: { $list }.
simulate-players = Hráči mohou být: { $list }.
simulate-head = { $game }, míst { $seats }, her { $games }, { $seconds } s
simulate-line = { $side }: { $percent } % (95 %: { $low } až { $high } %)
simulate-moves = v průměru { $n } odpovědí na hru
simulate-setup = Takhle rozdat nejde: { $reason }
simulate-side-police = vyhrála Policie
simulate-side-mafia = vyhrála Mafie
simulate-side-gang = vyhrál Gang
simulate-side-all_out = nikdo nezbyl
simulate-side-stalemate = nerozhodně
simulate-side-aborted = přerušeno
simulate-side-treasury_kept = vyhrál princ
simulate-side-richest = vyhrál jeden zbojník
simulate-side-shared = výhra je společná
simulate-side-target = cíle dosáhl jeden
simulate-side-points = rozhodly body nad cílem
simulate-side-reserve = rozhodla menší rezerva
simulate-side-cards = rozhodly karty v ruce
simulate-side-mayor = rozhodl Starosta
simulate-side-order = rozhodlo pořadí
simulate-side-idle = město zůstalo bez pána
simulate-side-acquitted = Kmotr je nevinen
simulate-side-acquitted_shared = Kmotr je nevinen, výhra je společná
simulate-side-informant = vyhrál informátor FBI
simulate-side-informant_shared = výhru si rozdělili informátoři
simulate-side-convicted = nevyhrál nikdo
simulate-side-escaped = vyhrál jeden hráč
simulate-side-all_arrested = všichni skončili v poutech
simulate-side-costa = vyhrál poručík Costa
simulate-side-arrested = sólista skončil v poutech

## balance
balance-unreadable = V souboru { $file } nejdou přečíst čísla vyváženosti. Obnov ho z Gitu, nebo ho smaž a všechno se odehraje znovu.

## verify
verify-unreadable = { $reason ->
    [missing] Soubor { $file } tu není. Uveď záznam tak, jak ho Discord uložil, i se složkou.
    [unreadable] { $file } se nedá číst: je to složka, nebo soubor někoho jiného.
    [large] { $file } je na záznam hry moc velký.
    [damaged] { $file } je poškozený: končí moc brzo, nebo ho někdo změnil. Stáhni si záznam znovu.
   *[foreign] { $file } není záznam hry. Vydá ho tlačítko Záznam pod příběhem.
}
verify-seal-good = Pečeť zveřejněná před rozdáním patří k otevřenému tajemství.
verify-seal-bad = Pečeť k otevřenému tajemství NEPATŘÍ: rozdání někdo po zapečetění vyměnil.
verify-compare = Pečeť zní { $seal }, verze { $version }. Ve tvém kanálu musela před rozdáním stát tahle pečeť s touhle verzí; pečeť bez uvedené verze má verzi 1.
verify-seed-good = Semínko vychází z tajemství a ze stisků hráčů, které přišly až po pečeti.
verify-seed-bad = Semínko z tajemství a stisků NEVYCHÁZÍ: hrálo se jiné rozdání.
verify-game-good = Hru jde přehrát přesně tak, jak je zapsaná, odpovědí: { $moves }.
verify-game-bad = Hru přehrát NEJDE: od pravidel se liší u odpovědi { $move }.
verify-unfinished = Hra v tomhle záznamu NESKONČILA: konec někdo uřízl, nebo záznam vznikl ještě při hře.
verify-version-unknown = Záznam vznikl podle pravidel ve verzi { $version }; tenhle program zná verze 1 až { $known } a posoudit ho nedokáže.
verify-version-older = Záznam vznikl podle pravidel ve verzi { $version }; ověřuje se podle dnešní verze { $known }.
verify-outcome = Výsledek: { $reason }, vítězové { $winners }.
verify-no-proof = Soubor obsahuje hru bez důkazu o rozdání; ověřuje se jen hra sama.
verify-good = Všechno do sebe zapadá.
verify-good-so-far = Co záznam obsahuje, je v pořádku, ale žádný výsledek nedokazuje.
verify-bad = Tenhle záznam neobstál.

## doctor, health
doctor-fine = Nic nechybí. Hezký večer.
health-good = žije
health-bad = žádná známka života

## recount
recount-games = { $n ->
    [one] Přepočítána { $n } hra, opraveno: { $mended }.
    [few] Přepočítány { $n } hry, opraveno: { $mended }.
   *[other] Přepočítáno { $n } her, opraveno: { $mended }.
}
recount-unreadable = { $n ->
    [one] { $n } záznam nejde přečíst: { $list }
    [few] { $n } záznamy nejdou přečíst: { $list }
   *[other] { $n } záznamů nejde přečíst: { $list }
}
recount-ratings = Opravená síla: server { $server }, { $game }.

## backup, restore
backup-done = Kopie je celá: { $file }
restore-done = Databáze je teď ta z kopie: { $file }. Stará leží vedle, za jménem má .before-restore, a když už tam taková byla, ještě číslo.
backup-inside = Uvnitř: schéma { $schema }, { $running ->
    [one] { $running } rozehraná hra
    [few] { $running } rozehrané hry
   *[other] { $running } rozehraných her
}, { $lobbies ->
    [one] { $lobbies } prostřený stůl
    [few] { $lobbies } prostřené stoly
   *[other] { $lobbies } prostřených stolů
}, { $nights ->
    [one] { $nights } dohraná noc
    [few] { $nights } dohrané noci
   *[other] { $nights } dohraných nocí
}, { $mb } MB.
backup-broken = { $n ->
    [one] Jedna hra v ní se v téhle verzi nedá dohrát
    [few] { $n } hry v ní se v téhle verzi nedají dohrát
   *[other] { $n } her v ní se v téhle verzi nedá dohrát
}: { $list }
backup-nothing = Soubor { $file } neexistuje.
backup-unreadable = Soubor { $file } nejde přečíst: { $reason }
backup-exists = { $file } už existuje. Vyber jiné jméno.
backup-damaged = Tohle není celá databáze bota: { $reason }
backup-foreign = V téhle databázi jsou spouště nebo pohledy, které nepatří botovi: { $list }. Mohly by měnit každou hru, a proto ji nepoužiju.
backup-failed = Nejde to zapsat: { $reason }
backup-postgres = Tahle databáze je PostgreSQL: použij pg_dump a pg_restore.
restore-held = Nad touhle databází běží bot ({ $reason }). Nejdřív ho zastav.

## help
help-run = Připojí se k Discordu (nebo k DISCORD_API_URL) a bot poběží, dokud ho nezastavíš.
help-rehearse = Zahraje noc na tomhle počítači: místní Discord se stránkou a stůl, kde se dá hned začít.
help-simulate = Odehraje spoustu her automatů a vypíše, jak často která strana vyhraje.
help-verify = Ověří záznam: pečeť rozdání, semínko a celou hru znovu.
help-replay = Udělá ze záznamu stránku, která projde noc krok za krokem v každém prohlížeči, i bez sítě.
help-recount = Spočítá výsledky a sílu všech dohraných her znovu z jejich záznamů a opraví rozdíly.
help-backup = Zkopíruje databázi SQLite, třeba i za běhu bota, a kopii ověří.
help-restore = Nahradí databázi SQLite zastaveného bota kopií; stará databáze zůstane vedle.
help-doctor = Vypíše, co botovi před nocí ještě chybí a jak to napravit.
help-health = Zkontroluje tep běžícího bota; hodí se pro kontejner.
help-option-port = Port stránky na tomhle počítači.
help-option-people = Kolik vás bude u stolu i s tebou; 0: rozumný počet.
help-option-language = cs nebo en.
help-option-browser = Otevřít stránku v prohlížeči.
help-option-seats = Počet míst u stolu; 0: rozumný počet.
help-option-games = Počet her.
help-option-option = Volba pravidel, jméno=hodnota; dá se opakovat.
help-option-players = auto (normální), gentle, normal, skilled, strong nebo random.
help-option-processes = Počet procesů; 0: jeden na procesor.
help-option-seed = První semínko; další hry mají následující.
help-option-record = Záznam, stažený tlačítkem [Záznam] pod příběhem.
help-option-page = Soubor se stránkou.
help-option-page-language = Jazyk tohohle výpisu, cs nebo en; stránka umí obojí.
help-option-copy = Kopie, která vznikne; nesmí ještě existovat.
help-option-backup-file = Kopie, kterou udělal příkaz backup.
help-option-mend = Nastavit štítky, odkaz k instalaci a popis na Discordu.
help-option-game = Hra: { $list }.
help-program = Consigliere: mistr hry vašeho večera.

## usage
usage-option = Přepínač { $what } neexistuje, nebo se píše jinak.
usage-value = { $what } chybí, nebo nemůže mít tuhle hodnotu.
usage-command = S tímhle si neporadím. Příkazy: { $list }.
usage-help = Nápověda: { $command } --help
