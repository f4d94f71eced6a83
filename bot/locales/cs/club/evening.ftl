# Večer: pozvánka, hledání termínu, odpovědi, dveře, konec.

### Pozvánka

ev-open = Přijdeš? Stiskni tlačítko.
ev-where = Kde: { $channels }
ev-voice = hlas: { $channel }
ev-repeat-weekly = každý týden ({ $weekday })
ev-repeat-fortnightly = každý druhý týden ({ $weekday })
ev-repeat-monthly = jednou za měsíc ({ $weekday })
ev-games = { $n ->
    [one] Hraje se: { $games }
    [few] Hraje se: { $games }, potom { $more }
   *[other] Hraje se: { $games }, potom { $more }
}
ev-host = Svolává { $host }.
ev-seated = { $n ->
    [0] **Židlí je { $chairs }, zatím všechny volné.**
   *[other] **Obsazeno { $n } { OUT_OF($chairs) }**: { $list }
}
ev-held = { $n ->
    [one] { $n } židle čeká na ty, na které minule nezbylo; uvolní se { $until }.
    [few] { $n } židle čekají na ty, na které minule nezbylo; uvolní se { $until }.
   *[other] { $n } židlí čeká na ty, na které minule nezbylo; uvolní se { $until }.
}
ev-waiting = Náhradníci: { $list }
ev-maybes = Možná: { $list }
ev-invited = Zveme: { $list }
ev-noes = Nepřijdou: { $n }
ev-others = { $n ->
    [one] a { $n } další
    [few] a { $n } další
   *[other] a { $n } dalších
}
ev-lays = Stůl se prostře { $until }.
ev-door-people = { $n ->
    [0] Dveře jsou otevřené. Kdo je tady, ať stiskne. Losuju { $until }.
    [one] Je tu { $n } člověk. Losuju { $until }.
    [few] Jsou tu { $n } lidé, stolů bude { $tables }. Losuju { $until }.
   *[other] Je tu { $n } lidí, stolů bude { $tables }. Losuju { $until }.
}
ev-missed = Přicházím pozdě, večer měl začít { $when }. Nikomu se nic nepočítá.
ev-is-cancelled = Večer se nekoná.
ev-is-over = Tenhle herní večer skončil.
ev-next = Příště { $when }.

b-ev-yes = Přijdu
b-ev-maybe = Možná
b-ev-no = Nepřijdu
b-ev-who = Kdo přijde
b-ev-calendar = Do kalendáře
b-ev-desk = Hostitel
b-ev-here = Jsem tady
b-ev-away = Odcházím
b-ev-none = Žádný
b-ev-table = Ke stolu
b-ev-message = K pozvánce
b-ev-remind = Připomínat
b-ev-open = Otevřít teď
b-ev-move = Přeložit
b-ev-drop = Zrušit večer
b-ev-keep = Nechat
b-ev-post = Vyhlásit
b-ev-week = O týden později
b-ev-toss = Zahodit
b-ev-take = Vybrat termín
b-ev-add_date = Přidat termín
b-ev-strike = Škrtnout termín
b-ev-when = Kdy
b-ev-plan = Co a kdy
b-ev-details = Podrobnosti
b-ev-options = Volby her
b-ev-people = Hostitelé a volání
b-ev-where = Vybrat kanál
b-ev-lay = Prostřít teď
b-ev-uninvite = Nepozvat
b-ev-event = Do kalendáře serveru
b-ev-cancel = Zrušit večer
b-ev-end = Ukončit večer
b-ev-draw = Rozsadit
b-ev-next = Další z programu
b-ev-back = Zpět
b-ev-do_cancel = Zrušit večer
b-ev-do_end = Ukončit večer

### Hledání termínu

poll-open = Kdy se sejdeme?
poll-leads = vede, { $n }
poll-nobody = nikdo
poll-hint = Vyber všechny termíny, které ti sedí. Vybírání končí { $until }.
poll-menu = Které termíny sedí?
poll-is-over = Vybírání skončilo. Termín teď určí hostitel.
poll-given = Tvoje termíny: **{ $list }**. Dokud se vybírá, jde to změnit.
poll-none = Dobře, žádný z termínů ti nesedí. Dokud se vybírá, jde to změnit.
poll-taken = Termín pro **{ $name }** je jasný: { $when }. Kdo ho vybral, má židli.
poll-struck = Termín { $when } pro **{ $name }** odpadá.
poll-over = Vybírání skončilo: **{ $name }**. Vyber termín.

### Odpovědi

ev-yes = Počítám s tebou, židle { $n } { OUT_OF($chairs) } je tvoje.
ev-yes-owed = Minule na tebe nezbylo. Dnes sedíš mezi prvními.
ev-wait = Židle jsou rozebrané. Mezi náhradníky máš pořadí { $n }; až se některá uvolní, ozvu se.
ev-maybe = Dobře, možná. Židli ti zatím nedržím.
ev-no = Dobře, tentokrát bez tebe.
ev-up = Uvolnila se židle a je tvoje: **{ $name }**, { $when }.
ev-down = **{ $name }**: židlí je méně. Mezi náhradníky máš pořadí { $n }.
ev-moved = Změna: **{ $name }** je { $when }. Platí to i tak?
ev-moved-place = Změna místa: **{ $name }**, { $when }. Podívej se na pozvánku.
ev-moved-both = Změna času i místa: **{ $name }** je { $when }. Platí to i tak?
ev-line-moved = Pozvánka na **{ $name }** má nový čas: { $when }.
ev-line-changed = Pozvánka na **{ $name }** se změnila.
ev-line-cohosts = { $n ->
    [0] Hostiteli večera **{ $name }** už nikdo nepomáhá.
    [one] Hostiteli večera **{ $name }** pomáhá { $who }.
    [few] Hostiteli večera **{ $name }** pomáhají { $who }.
   *[other] Hostiteli večera **{ $name }** pomáhají { $who }.
}
ev-cancelled = **{ $name }** se nekoná.
ev-day = Zítra: **{ $name }**, { $when }. Židle na tebe čeká.
ev-short = **{ $name }**, { $when }: { $n ->
    [one] chybí ještě jeden hráč
    [few] chybí ještě { $n } hráči
    [many] chybí ještě { $n } hráče
   *[other] chybí ještě { $n } hráčů
}. Přijdeš? Píšu ti, protože to tak máš nastavené; vypíná se to v **/já nastavení**.
ev-hour = Za hodinu: **{ $name }**. Židle na tebe čeká.
ev-unsaid = Nedařilo se mi ti napsat: { $text }
ev-open-already = Stůl už se prostírá. Přisedni si tam: { $link }
no-invited = Na tenhle večer židli nemám.

### U stolu

ev-laid = Stůl je prostřený: **{ $name }**. Židle držím do { $until }.
ev-kept = Držím židle: { $list }. Uvolní se { $until }.
ev-left = { $n ->
    [one] Volná židle: { $n }. Na řadě jsou { $names }: kdo dřív přisedne, ten sedí.
    [few] Volné židle: { $n }. Na řadě jsou { $names }: kdo dřív přisedne, ten sedí.
   *[other] Volných židlí: { $n }. Na řadě jsou { $names }: kdo dřív přisedne, ten sedí.
}
ev-few = { $n ->
    [0] Nikdo nesedí, potřeba je aspoň { $least }. Hostitel může vybrat jinou hru.
    [one] Sedí { $n } člověk, potřeba je aspoň { $least }. Hostitel může vybrat jinou hru.
    [few] Sedí { $n } lidé, potřeba je aspoň { $least }. Hostitel může vybrat jinou hru.
   *[other] Sedí { $n } lidí, potřeba je aspoň { $least }. Hostitel může vybrat jinou hru.
}
ev-here = Vidím tě. Losuje se { $until }.
ev-away = Dobře, nepočítám s tebou.
ev-laid-elsewhere = Stůl se přestěhoval sem: **{ $name }**. Přisedněte si znovu, židle držím do { $until }.
ev-table-gone = Kanál, kde stál stůl pro **{ $name }**, už není. Až bude jiný, zavolám tě tam a židli ti podržím.
ev-no-free-channel = Pro večer **{ $name }** teď není volný žádný kanál: { $list }. Prostřu, jakmile některý bude; nebo vyber jiný.
ev-voice-gone = Hlasový kanál večera **{ $name }** už není. U stolu se bude mluvit tam, kde budeš sedět ty nebo většina hráčů. Nové místo jde nastavit přes **/večer pult**.
ev-channels-ahead = Na večeru **{ $name }** ({ $until }) něco nesedí: { $list }. Sprav to, nebo vyber jiný kanál; jinak prostřu tam, kde to půjde.
ev-channel-gone = { $n }. kanál z plánu už není
ev-channel-kind = { $channel } není textový kanál
ev-channel-rights = v kanálu { $channel } mi chybí { $list }
ev-channel-busy = v kanálu { $channel } už jeden stůl stojí
ev-channel-full = na serveru už stojí tolik stolů, kolik jich zvládnu
ev-desk-channel = Stůl nemá kde stát: { $list }.
ev-desk-homeless = Pozvánka nemá kanál: buď zmizel, nebo do něj nesmím.
ev-no-room = V žádném kanálu večera teď stůl stát nemůže. Vyber jiný kanál na pultu.
ev-stale = To už neplatí. Jak je to s večerem teď, ukazuje pozvánka.
ev-form-old = Večer od otevření formuláře někdo změnil. Otevři ho znovu, uvidíš, co platí teď.
ev-where-menu = Do kterého kanálu?
ev-menu-more = Na serveru nabízí **/večer pult** všechny.
ev-where-done = Dobře, půjde se do kanálu { $channel }.
ev-where-not-needed = Není potřeba: pozvánka visí a stoly mají kde stát.
ev-no-channel = Pozvánka na **{ $name }** nemá kanál: buď zmizel, nebo do něj nesmím. Odpovídat jde dál příkazem.
ev-missed-host = Večer **{ $name }** mi utekl: vypadlo mi spojení a stůl se neprostřel. Co s večerem?

### Plán

when-no = Tomu nerozumím. Napiš třeba „pátek 20:00“ nebo „27. 11. 20:00“.
when-unreadable = { when-no }
when-past = To už bylo. Napiš třeba „pátek 20:00“.
when-too-soon = To je moc brzy, nejdřív to jde za deset minut. Hned prostřeš příkazem **/hra prostřít**.
when-too-far = To je moc daleko, nejvýš rok dopředu.
when-two-dates = To jsou dva termíny. Napiš jeden, nebo nech lidi vybrat: **/večer termíny**.
when-rule = Opakování vyber v poli „opakovat“; sem napiš jen první termín.
when-contradiction = Ten den na to datum nepřipadá. Napiš třeba „27. 11. 20:00“.
when-midnight = Půlnoc patří dvěma dnům. Napiš třeba „27. 11. 23:59“.
when-hour = **Hodina chybí, beru obvyklou: { $clock }.**
dst-gap = Tu noc se posouvají hodiny: ten čas neexistuje, platí { $clock }.
dst-twice = Tu noc se posouvají hodiny: ten čas nastane dvakrát, platí první.
ev-reading = Čtu to takhle: **{ $label }**, { $city }.
ev-preview = Takhle bude pozvánka vypadat. Zatím ji vidíš jen ty.
ev-no-zone = Nevím, kolik je u vás hodin. Ať správa serveru vybere pásmo: **/nastavení pásmo**.
ev-posted = Pozvánka visí: { $link }
ev-already-posted = Pozvánka už visí: { $link }
ev-tossed = Zahozeno. Nikdo nic neviděl.
ev-changed = Změněno.
ev-usual-name = Herní večer: { $game }
ev-only-host = Tohle je věc hostitele večera{ $who ->
    [none] {""}
   *[other] {""}: { $who }
}.
ev-no-date = Termín ještě není vybraný.
ev-date-gone = Ten termín už v nabídce není.
ev-last-date = Aspoň jeden termín zůstat musí.
ev-dates-bounds = Termínů může být nejvýš { $most }.
ev-games-bounds = Her může být na jeden večer 1 až { $most }.
ev-channels-bounds = Stolů může být 1 až { $most }.
ev-chairs-bounds = Židlí může být { $least } až { $most }.
ev-hours-bounds = Večer trvá { $least } až { $most } hodin.
ev-cohosts-bounds = Spoluhostitelů může být nejvýš { $most }.
ev-note-bounds = Vejde se sem nejvýš { $most } znaků.
ev-answers-bounds = Na tenhle večer odpovědělo už { $most } lidí, víc jich nezvládnu.
ev-name-bounds = Jméno má 1 až { $most } znaků.
ev-too-many = Večerů už svoláváš { $n }. Nech nejdřív některý proběhnout, nebo ho zruš.
ev-too-many-here = Na serveru je naplánovaných už { $n } večerů.
ev-none-here = Žádný večer tu naplánovaný není. Svolá se příkazem **/večer svolat**.
ev-which = Který večer?
ev-list-line = **{ $name }** · { $when } · { $link }
ev-list-table = { $phase ->
    [lobby] Prostřený stůl
   *[other] Rozehraná hra
} · **{ $game }** · { $link }
no-evening-caller = Večery tu svolává, kdo smí vytvářet události nebo spravovat server.
no-channel-rights = V kanálu { $channel } mi chybí { $list }, stůl by tam prostřít nešel.
ev-not-text = Stůl se prostírá v textovém kanálu.
ev-not-voice = Večer se může konat v hlasovém kanálu, ne na pódiu.

### Pult hostitele

ev-desk-title = Hostitel · { $name }
ev-desk-chairs = Židle { $n }/{ $chairs }, ve frontě { $waiting }.
ev-desk-room = V každém kanálu je jeden stůl a u něj nejvýš { $most } lidí. Židli tedy slíbím jen { $room } lidem, ostatní budou čekat.
ev-desk-no-event = Chybí mi právo Vytvářet události, takže večer není v kalendáři serveru.
ev-desk-event-full = Server má událostí plno, do kalendáře se večer nevešel.
ev-desk-event-refused = Discord událost odmítl, takže večer není v kalendáři serveru. Když na večeru něco změníš, zkusím to znovu.
ev-desk-event-gone = Událost v kalendáři serveru někdo smazal. Pozvánka platí dál.
ev-sure-cancel = Zrušit večer? Komu držím židli, dostane zprávu.
ev-sure-end = Ukončit večer? Rozehrané hry se dohrají.
ev-sure-series = I celou řadu večerů?
ev-cancel-done = Večer je zrušený.
ev-end-done = Večer je u konce.
ev-uninvite-menu = Koho dnes nepozvat?
ev-uninvited = Hotovo. Nikdo se nic nedozví.
ev-host-stays = Kdo večer svolává, na seznamu zůstává.
ev-cohosts-menu = Kdo ti pomůže?
ev-chairs-title = Kolik židlí?
ev-name-title = Jak se večer jmenuje?
ev-when-title = Kdy to bude?
ev-note-title = Poznámka pod pozvánku
ev-place-title = Kde se hraje
ev-voice-title = Nebo ve kterém hlasovém kanálu?
ev-voice-about = Kanál nahradí text z předchozího pole, nový text zase nahradí kanál.
ev-games-menu = Co se bude hrát a v jakém pořadí?
ev-options-menu = Které hry se volby týkají?
ev-channels-menu = Kde se prostře? (nejvýš 4)
ev-hours-title = Kolik hodin večer trvá?
ev-calls-about = Koho zmíním, když večer svoláš a když prostřu stůl. Nikoho jiného nevolám.
ev-call-menu = Koho zavolat na večer?
ev-lay-menu = Koho zavolat ke stolu?
ev-calls-role = roli, kterou zvu
ev-calls-chairs = lidi, kteří mají židli
ev-calls-nobody = nikoho
ev-repeat-menu = Jak často?
ev-repeat-never = jen jednou
ev-take-menu = Který termín platí?
ev-strike-menu = Který termín škrtnout?
ev-who-title = Kdo přijde · { $name }
ev-who-page = Strana { $n } { OUT_OF($of) }
ev-line-waiting = náhradník { $n }
ev-line-maybe = možná
ev-reminding = Připomenu ti to den a hodinu předem. Vypíná se to v **/já nastavení**.
ev-reminders-off = soukromé zprávy ode mě ti nechodí, připomínky vypínám.
ev-calendar-games = Hraje se: { $games }
ev-calendar-chairs = { $n ->
    [one] { $n } židle
    [few] { $n } židle
   *[other] { $n } židlí
}
ev-event-gone = Událost v kalendáři serveru zmizela. Zrušit i večer **{ $name }**?
ev-calendar-file = Večer pro tvůj kalendář.
ev-when-and-where = Začíná to { $when }.
ev-kept-anyway = Dobře, večer platí dál.
no-two-tables = Hraješ jinde: { $table }. Tam na tebe čekají.

### Konec a rozsazení

ev-over = Pro dnešek je dohráno. Nejvíc bodů: { $leaders } { $n }.
ev-over-many = Pro dnešek je dohráno. O první místo se { $people ->
    [one] dělí { $people } člověk
    [few] dělí { $people } lidé
   *[other] dělí { $people } lidí
} po { $n } { $n ->
    [one] bodu
    [few] bodech
   *[other] bodech
}.
b-ev-board = Žebříček
b-ev-played = Hry večera
b-ev-coming = Příští večer
ev-coming = **{ $name }** · { $when }
ev-again = { $when }, ve stejné sestavě?
ev-again-wishes = { $n ->
    [one] Chce přijít { $n } člověk.
    [few] Chtějí přijít { $n } lidé.
   *[other] Chce přijít { $n } lidí.
}
b-ev-again = Svolat
b-ev-another = Jiný den
ev-none-yet = Další večer zatím nikdo nesvolal. Mám hostiteli vyřídit, že chceš přijít?
b-ev-come = Chci přijít
ev-come-done = { $n ->
    [one] Zapsáno. Až hostitel svolá další večer, pozvu tě.
    [few] Zapsáno. I s tebou chtějí přijít { $n } lidé. Až hostitel svolá další večer, pozvu tě.
   *[other] Zapsáno. I s tebou chce přijít { $n } lidí. Až hostitel svolá další večer, pozvu tě.
}
ev-out = Dnes na tebe židle nezbyla. Příště sedíš mezi prvními.
ev-end-points = Body za celý večer
ev-end-nobody = bez vítězství
ev-end-game = { $place ->
    [none] { $game }: { $who }
   *[other] { $game }, { $place }: { $who }
}
ev-habit-run = { $n ->
    [one] { $n } večer v řadě.
    [few] { $n } večery v řadě.
   *[other] { $n } večerů v řadě.
}
ev-habit-always = Ani u jednoho nechybí { $who }.
ev-habit-back = { $who } je zpátky po { $n ->
    [one] týdnu.
    [few] { $n } týdnech.
   *[other] { $n } týdnech.
}
ev-drawn = Rozsazeno: **{ $name }**.
    { $list }
ev-drawn-table = **{ $place }** ({ $channel }): { $people }
ev-drawn-out = Židle nezbyla: { $people }. Příště sedí mezi prvními.
ev-place-lamp = U lampy
ev-place-window = U okna
ev-place-stove = U kamen
ev-place-door = U dveří
ev-few-host = **{ $name }**: u stolu sedí { $n }, potřeba je aspoň { $least }. Na pultu jde vybrat jinou hru, přidat automaty, nebo večer zrušit.
ev-sure-draw = Rozsadit teď všechny, kdo jsou tady? Otevřená lobby se zavřou.
ev-draw-done = Losuju. Stoly se hned prostřou.
ev-draw-nobody = Ještě nikdo nesedí, není koho losovat.
ev-draw-running = Ještě se hraje. Losovat znovu jde, až všechny hry večera skončí.
ev-swap-menu = Kdo si vymění židli?
ev-swap-with-menu = A s kým?
ev-swap-done = Vyměněno. Každému se drží židle u toho druhého stolu.
ev-swap-not = Vyměnit jde jen dva lidi od dvou různých stolů a jen před rozdáním.
ev-next-menu = Co se hraje dál?
ev-next-none = nic
ev-next-none-done = Dobře, nic se neprostírá.
ev-next-done = Prostřeno. Židle dostanou nejdřív ti, kdo teď čekají.
ev-other-none = Pro tolik lidí tu žádnou jinou hru nemám.
ev-machines-done = { $n ->
    [one] Přisedl { $n } automat.
    [few] Přisedly { $n } automaty.
   *[other] Přisedlo { $n } automatů.
}
ev-cancel-all-done = Večer je zrušený a celá řada končí.
ev-desk-absent = { $of ->
    [one] { $who } · za poslední večer: bez omluvy { $n }
    [few] { $who } · za poslední { $of } večery: bez omluvy { $n }
   *[other] { $who } · za posledních { $of } večerů: bez omluvy { $n }
}
ev-excuse-menu = Koho omluvit?
ev-not-absent = Tady není co omlouvat: tenhle člověk v poslední době žádný večer nevynechal.
ev-host-gone = Večer **{ $name }** zůstal bez hostitele. Převzít ho může, kdo tu smí večery svolávat.
ev-host-new = Hostitel večera **{ $name }**: { $who }.
ev-took-over = Večer je teď tvůj.
ev-series-planned = Další večer téhle řady už je vyhlášený.
ev-series-over = Řada **{ $name }** končí, 60 dní se o ni nikdo nestaral. Novou svoláš příkazem **/večer svolat**.
ev-series-no-channel = Další večer řady **{ $name }** se nemá kde konat: zmizel kanál pozvánky nebo kanál některého stolu. Obnov ho, nebo vyber jiný: **/večer svolat** s opakováním.
ev-series-no-game = Na dalším večeru řady **{ $name }** není co hrát: ta hra tu už není. Vyber jinou: **/večer svolat** s opakováním.
b-ev-do_draw = Rozsadit
b-ev-swap = Vyměnit dva
b-ev-other = Jiná hra
b-ev-machines = Automaty
b-ev-excuse = Omluvit
b-ev-do_cancel_all = Zrušit i řadu
b-ev-take_over = Převzít večer
