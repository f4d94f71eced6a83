# Prohlídka před nocí: co chybí a jak to napravit. „-mend“ je rada k řádku téhož jména.

## Discord

doctor-token-missing = Chybí token bota.
doctor-token-missing-mend = Zkopíruj .env.example do .env a za DISCORD_TOKEN= vlož token ze stránky https://discord.com/developers/applications → tvoje aplikace → Bot → Reset Token.
doctor-token-wrong = Discord token odmítá: je špatně opsaný, nebo už neplatí.
doctor-token-wrong-mend = Na stránce https://discord.com/developers/applications → tvoje aplikace → Bot → Reset Token vyrob nový a vlož ho do .env za DISCORD_TOKEN=.
doctor-token-fine = Token platí, bot se jmenuje { $name }.
doctor-discord-unreachable = Na adrese { $url } nikdo neodpovídá.
doctor-discord-unreachable-mend = Zkontroluj připojení k internetu, a pokud je nastavena, i adresu DISCORD_API_URL.
doctor-discord-odd = Discord na dotaz { $path } odpovídá chybou { $status }.
doctor-discord-odd-mend = Zkus to za pár minut znovu. Když to trvá, podívej se na https://discordstatus.com.
doctor-discord-strange = To, co odpovídá na adrese { $url }, není Discord.
doctor-discord-strange-mend = Zkontroluj adresu DISCORD_API_URL. Pro skutečný Discord ji z .env vymaž.
doctor-intents-fine = Všechny potřebné zprávy o dění na serveru Discord posílá.
doctor-intents-members = Bot nedostává zprávy o členech serveru (Server Members Intent).
doctor-intents-members-mend = Na stránce https://discord.com/developers/applications → tvoje aplikace → Bot zapni „Server Members Intent“ a ulož to.
doctor-quarantined = Discord považuje bota za spam a soukromé zprávy od něj nikomu nedoručí. Hraje se dál přes Moje místo.
doctor-quarantined-mend = Zrušit to může jen Discord: https://dis.gd/contact → Developer Support
doctor-install-people = Lidé si bota nemůžou přidat k sobě: /já a /nácvik fungují jen na jeho serverech a v jeho soukromých zprávách.
doctor-install-people-mend = Spusť doctor --mend, nebo zaškrtni User Install: Developer Portal → Installation.
doctor-guilds-none = Bot není na žádném serveru.
doctor-guilds-none-mend = Pozvi ho tímto odkazem: { $link }
doctor-guilds-fine = { $count ->
    [one] Na svém jediném serveru má bot všechna oprávnění.
    [few] Na { $count } serverech má bot všechna oprávnění.
   *[other] Na { $count } serverech má bot všechna oprávnění.
}

## Oprávnění: nejdřív název v nastavení Discordu, v závorce anglicky

doctor-permission-view-channel = Zobrazit kanály (View Channels)
doctor-permission-send-messages = Odesílat zprávy (Send Messages)
doctor-permission-read-message-history = Číst historii zpráv (Read Message History)
doctor-permission-attach-files = Přikládat soubory (Attach Files)
doctor-permission-create-private-threads = Vytvářet soukromá vlákna (Create Private Threads)
doctor-permission-send-messages-in-threads = Odesílat zprávy ve vláknech (Send Messages in Threads)
doctor-permission-manage-threads = Spravovat vlákna (Manage Threads)
doctor-permission-manage-roles = Spravovat role (Manage Roles)
doctor-permission-create-events = Vytvářet události (Create Events)
doctor-permission-connect = Připojit se (Connect)
doctor-permission-mute-members = Ztlumit členy (Mute Members)

doctor-feature-table = nedá se otevřít stůl
doctor-feature-pictures = stůl bude jen textem, bez obrázků
doctor-feature-graveyard = nebude Záhrobí, kde si povídají hráči mimo hru
doctor-feature-silence = kanál se v noci nezavře a hráči mimo hru v něm mohou psát
doctor-feature-calendar = večery nebudou v kalendáři serveru
doctor-feature-voice = v noci neztichne hlasový kanál

doctor-permission-lacking = Chybí oprávnění „{ $permission ->
    [view_channel] { doctor-permission-view-channel }
    [send_messages] { doctor-permission-send-messages }
    [read_message_history] { doctor-permission-read-message-history }
    [attach_files] { doctor-permission-attach-files }
    [create_private_threads] { doctor-permission-create-private-threads }
    [send_messages_in_threads] { doctor-permission-send-messages-in-threads }
    [manage_threads] { doctor-permission-manage-threads }
    [manage_roles] { doctor-permission-manage-roles }
    [connect] { doctor-permission-connect }
    [create_events] { doctor-permission-create-events }
    [mute_members] { doctor-permission-mute-members }
   *[other] { $permission }
}“: { $feature ->
    [pictures] { doctor-feature-pictures }
    [graveyard] { doctor-feature-graveyard }
    [silence] { doctor-feature-silence }
    [voice] { doctor-feature-voice }
    [calendar] { doctor-feature-calendar }
   *[table] { doctor-feature-table }
}. Server: { $guilds }.
doctor-permission-lacking-mend = Přidej ho roli bota v nastavení serveru, nebo bota pozvi znovu: { $link }

## Tento počítač

doctor-language = { $language ->
    [cs] Na serverech, které si jazyk nezvolily, mluvím česky.
    [en] Na serverech, které si jazyk nezvolily, mluvím anglicky.
   *[server] Na serverech, které si jazyk nezvolily, mluvím podle jazyka serveru: česky na českých a slovenských, jinde anglicky.
}
doctor-database-fine = Databáze je otevřená a dá se do ní psát: { $place }.
doctor-database-unwritable = Do databáze se nedá psát: { $place }.
doctor-database-unwritable-mend = Dej botovi právo zapisovat do souboru i do složky, kde leží, nebo nastav jinou v CONSIGLIERE_DATA.
doctor-database-full = Na disku není místo: { $place }.
doctor-database-full-mend = Uvolni místo na disku.
doctor-database-locked = Databázi drží jiný proces: { $place }.
doctor-database-locked-mend = Zavři program, který ji má otevřenou. Neběží bot dvakrát?
doctor-database-too-new = Databázi { $place } upravila novější verze bota (schéma { $found }, tahle verze zná { $known }).
doctor-database-too-new-mend = Nainstaluj novější verzi, nebo vezmi jinou databázi.
doctor-database-too-old = Tahle verze bota už databázi převést neumí: { $place }. Důvod: { $reason }
doctor-database-too-old-mend = Spusť jednou některou dřívější verzi, ta ji převede, nebo vezmi jinou databázi.
doctor-database-unreachable = K databázi se nedá dostat: { $place }. Důvod: { $reason }
doctor-database-unreachable-mend = { $chosen ->
    [yes] Zkontroluj DATABASE_URL a jestli databáze běží.
   *[no] Zkontroluj složku s daty (CONSIGLIERE_DATA): to, co v ní leží, není databáze tohohle bota.
}
doctor-env-open = Soubor { $file } můžou číst i jiní uživatelé tohoto počítače, a s ním i token tvého bota.
doctor-env-open-mend = Spusť: chmod 600 { $file }
doctor-pictures-fine = Obrázky se kreslí.
doctor-pictures-letters = Obrázky se kreslí, ale bez písmen: chybí soubory písma.
doctor-pictures-letters-mend = Spusť znovu: make install
doctor-pictures-broken = Obrázky se nekreslí. Důvod: { $reason }
doctor-pictures-broken-mend = Spusť znovu: make install. Bez obrázků se hrát dá, stůl bude textem.

## Hry

doctor-games-parts = Některé hry nejsou úplné: { $list }
doctor-games-parts-mend = Nainstaluj bota znovu; když přidáváš vlastní hru, přečti si v docs/adding_a_game.md, co všechno potřebuje.

## Kolem

doctor-clock = Hodiny tohohle stroje se od Discordu liší o { $seconds } s.
doctor-clock-mend = Zapni synchronizaci času (NTP). Jinak lidem ukazuju jiný čas, než platí.
doctor-people = Bota vidí přibližně { $count } lidí.
doctor-people-mend = Nad { $limit } lidí žádá Discord o přezkoumání oprávnění Server Members Intent, a to každý rok. Text žádosti je v docs/operators.md.
doctor-links = Pod /nápověda chybí odkazy: { $list }
doctor-links-mend = Nastav adresu své stránky o soukromí, místa pro dotazy a složky docs, kam vede tlačítko Všechna pravidla. Stránka o soukromí, od které jde začít, je docs/privacy.md.
doctor-zones = Chybí data časových pásem.
doctor-zones-mend = Spusť znovu: make install (balíček tzdata).
doctor-staff = Servery, kde není komu předat hlášení: { $guilds }
doctor-staff-mend = Správa serveru vybere kanál: /nastavení hlášení
doctor-results = Odehrané hry bez výsledků: { $n }
doctor-results-mend = Bot je dopočítá sám, když běží.
doctor-records = Odehrané hry, jejichž záznam tahle pravidla neumí přehrát: { $n } { OUT_OF($checked) } nejnovějších
doctor-records-mend = Vítězové zůstávají, jak jsou uložení. Jestli je tenhle bot starší než ten, který hry vedl, aktualizuj ho; jinak prosím pošli hlášení autorům.

## Profil u Discordu

profile-description = Mistr hry: rozdává, šeptá tajnosti, počítá hlasy, zná pravidla. Hraje se { $games }.
doctor-mended = Nastaveno u Discordu: { $what ->
    [tags] štítky
    [install] odkaz k pozvání
   *[description] popis
}.
doctor-not-mended = Discord nechce nastavit: { $what ->
    [tags] štítky
    [install] odkaz k pozvání
   *[description] popis
} ({ $status }).
doctor-not-mended-mend = Nastav to v Developer Portal → General Information.
doctor-mend-by-hand = Odkazy na soukromí a podmínky se nastavují jen ručně: Developer Portal → General Information.
