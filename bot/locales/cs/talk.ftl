### Kde stůl stojí, kdo smí kdy mluvit a jak večer zní.

## Stránka Řeč na pultu hostitele

h-talk = Řeč
talk-line = { $option }: { $value }
talk-changed = Hostitel změnil, jak se u stolu mluví. Platí to od příští fáze. { $what }.
talk-hours = { $first }–{ $last } ({ $zone })

talk-option-talk = Řeč ve dne
talk-value-talk = { $value ->
    [rounds] řeči kolem stolu, potom volně
   *[free] volně
}
talk-help-talk = Volně mluví každý, kdy chce. Při řečech kolem stolu má ve dne nejdřív slovo jedna židle po druhé a ostatní mlčí, potom může mluvit každý.

talk-option-speech = Délka řeči
talk-value-speech = { $value ->
    [0] jako obvykle
   *[other] { $value } s
}
talk-help-speech = Kolik času má jedna řeč. Obvykle 45 s, nad dvanáct živých a pro děti 30 s. Kdo domluví dřív, předá slovo.

talk-option-pace = Tempo
talk-value-pace = { $value ->
    [written] písemně, jeden večer
    [slow] pomalu, fáze na den
   *[live] živě, jeden večer
}
talk-help-pace = Živě se mluví, písemně se píše a všechno trvá déle, při pomalém tempu má každá fáze hodiny až dny. Po rozdání se už nemění.

talk-option-day-hours = Den pomalé hry
talk-value-day-hours = { $value } hodin
talk-help-day-hours = Jak dlouho v pomalé hře trvá rozprava. Noc a hlasování mají polovinu.

talk-option-quiet-hours = Tichý čas
talk-value-quiet-hours = { $value ->
    [none] žádný
   *[auto] podle tempa
}
talk-help-quiet-hours = Jen v pomalé hře: v tichém čase neběží dlouhé lhůty a nikoho nebudím. Odpovídat se dá. Podle tempa znamená 22:00–8:00 ({ $zone }).

talk-option-slow-mode = Rozestup zpráv
talk-value-slow-mode = { $value ->
    [-1] podle tempa
    [0] žádný
   *[other] { $value } s
}
talk-help-slow-mode = Kolik sekund uplyne mezi dvěma zprávami téhož člověka, když se mluví volně. Potřebuju k tomu právo Spravovat kanály.

talk-option-claims = Tvrzení tlačítkem
talk-value-claims = { $value ->
    [on] ano
    [off] ne
   *[auto] u automatů a při psaní
}
talk-help-claims = Tlačítko **Tvrdím** řekne větu u stolu a stůl si ji pamatuje. Je to řeč, nic víc: neověřuju ji a nic se tím nezmění. Automaty slyší jen ji.

talk-option-machines-talk = Řeč automatů
talk-value-machines-talk = { $value ->
    [off] mlčí
   *[on] mluví
}
talk-help-machines-talk = Automaty ve dne něco řeknou: koho podezírají a proč. Když mlčí, hůř se při hlasování shodnou.

talk-option-spectators-muted = Mikrofony diváků
talk-value-spectators-muted = { $value ->
    [off] volné
   *[on] ztlumené
}
talk-help-spectators-muted = Kdo v hlasovém kanálu stolu nehraje, mlčí do konce hry, stejně jako ti, kdo vypadli.

talk-option-tally-picture = Hlasování
talk-value-tally-picture = { $value ->
    [off] slovy
   *[on] obrázkem
}
talk-help-tally-picture = Po hlasování nakreslím, kdo na koho ukázal. Slovy vypíšu totéž.

talk-option-faces = Tváře
talk-value-faces = { $value ->
    [off] jen čísla
   *[on] ukazují se
}
talk-help-faces = Na obrázcích má každé místo avatar svého hráče a automaty mají tváře ode mě. Svůj avatar si každý může skrýt v **/já nastavení**.

talk-option-dawn-steps = Svítání
talk-value-dawn-steps = { $value ->
    [off] najednou
   *[on] ve třech krocích
}
talk-help-dawn-steps = Když svítá, spočítám židle, potom řeknu, kdo chybí, a potom otočím jeho žeton. Najednou začnu rovnou jménem.

talk-option-guesses = Tajné tipy
talk-value-guesses = { $value ->
    [off] netipuje se
   *[on] tipuje se
}
talk-help-guesses = Kdo dohrál nebo jen přihlíží, může si tajně tipnout, co přijde. Hráči z toho nic nevidí a nic se tím nezmění; nejlepší tipy připomene příběh.

talk-option-notes = Zápisky
talk-value-notes = { $value ->
    [off] nevedou se
   *[on] vedou se
}
talk-help-notes = Každý má na svém místě stránku na zápisky, kterou nikdo jiný nečte. Zmizí se stolem; najdeš ji jen ve svém přehrání hry.

talk-option-away = Na chvíli pryč
talk-value-away = { $value ->
    [0] nečeká se
    [60] čeká se 1 minutu
    [120] čekají se 2 minuty
    [180] čekají se 3 minuty
   *[300] čeká se 5 minut
}
talk-help-away = Ve dne si každý může jednou za část hry na tak dlouho odskočit. Otázky na něj zatím počkají. Ostatním běží hodiny dál. V pomalé hře to není potřeba.

talk-option-sound = Zvuky
talk-value-sound = { $value ->
    [on] hrají
   *[off] nehrají
}
talk-help-sound = Soumrak, úsvit, kladívko a poslední chvíle zazní v hlasovém kanálu stolu. Sedím tam kvůli nim, neposlouchám a nenahrávám.

talk-option-voice = Hlasový kanál
talk-value-voice = { $value ->
    [none] žádný
   *[auto] kde je hostitel
}
talk-option-ghost-voice = Hlasový kanál těch, kdo dohráli
talk-value-ghost-voice = žádný

talk-option-voice-status = Stav hlasového kanálu
talk-value-voice-status = { $value ->
    [on] noc a počet hráčů
   *[off] nechám být
}
talk-help-voice-status = Pod názvem hlasového kanálu stojí, kolikátá je noc a kolik lidí ještě hraje. Po hře to smažu; co tam stálo předtím, vrátit neumím. Potřebuju oprávnění Nastavit stav hlasového kanálu, a když tam nesedím kvůli zvukům, i Spravovat kanály.
voice-status = { $moment ->
    [start] Žetony jsou rozdané
    [night] { $round }. noc
   *[day] { $round }. den
} · ve hře { $living }

talk-option-narrator = Vypravěč
talk-value-narrator = { $value ->
    [on] vypravuje hostitel
   *[off] žádný
}
talk-help-narrator = Hostitel bez židle večer vypráví nahlas a posouvá ho tlačítkem; já počítám a píšu.

talk-option-narrator-sees = Co vypravěč vidí
talk-value-narrator-sees = { $value ->
    [all] žetony všech
   *[nothing] jen to, co stůl
}
talk-help-narrator-sees = Kdo vidí žetony, může něco prozradit hlasem nebo chvílí, kdy stiskne. Stůl to ví předem a po rozdání se to nemění.

## Tempo hry: večer naživo, večer písmem, den na fázi

pace-no-rounds = Řeči kolem stolu a den na fázi nejdou dohromady. Vyber jedno.
pace-windows = Tady se odpovídá na každý tah, pomalu by se nedohrálo.
quiet = Tichý čas skončí { $until }. Odpovědět se dá, hodiny stojí.
day-begins = Dnešek začíná [zde]({ $link }).
morning = Dobré ráno. Hodiny zase běží a čeká se na vás:

## Lobby pomalé hry

lobby-slow = { $night ->
    [yes] Hraje se pomalu: den má { $hours } h, noc a hlasování polovinu.
   *[no] Hraje se pomalu: den má { $hours } h.
}
lobby-quiet = Tichý čas { $first }–{ $last } ({ $zone }), hodiny v něm stojí.
lobby-silent = Po dvou otázkách bez odpovědi v řadě navrhnu hostiteli náhradu, po třech na tu židli posadím automat. Vzít si ji zpátky jde kdykoli.
lobby-in-turn = S Akčními kartami se může hlasovat po jednom, dvě hodiny na hlas, až { $most }krát za sebou.
lobby-deals = Rozdám: { $when }.
lobby-deals-later = Bylo nás málo. Začátek se o den odkládá, rozdám: { $when }.
lobby-few = Nesešlo se dost lidí. Stůl sklízím.
h-later = Začít za…
h-later-hours = za { $n } hodin
h-later-when = Kdy rozdat?

## Stůl pomalé hry

desk-news = Co je nového

## Hlasový kanál stolu

b-ghosts = { $theme ->
    [kids] Do Studovny
   *[town] Do Záhrobí
}
b-ghosts-thread = { $theme ->
    [kids] Do vlákna Studovny
   *[town] Do vlákna Záhrobí
}
graveyard-sure = { $theme ->
    [kids] Tam mluví, kdo dohrál, a dozvíš se toho příliš. Kdo vejde do Studovny, v téhle hře si už nepřisedne. Mám tě pustit dovnitř?
   *[town] Tam mluví, kdo dohrál, a dozvíš se toho příliš. Kdo vejde do Záhrobí, v téhle hře si už nepřisedne. Mám tě pustit dovnitř?
}
graveyard-entered = Jsi uvnitř. Poslouchat můžeš tady: { $thread }.
no-graveyard-entry = Teď tě dovnitř pustit nemůžu. Za chvíli otevři **Moje místo** znovu.
ghost-voice-cannot-move = Přesouvat členy (Move Members) tam nesmím, vyřazení dostanou jen odkaz. [Přidat mi to právo]({ $link })
ghost-voice-help = Kdo u stolu dohrál, přejde tam tlačítkem na svém místě a po hře se vrátí. Kdo ještě hraje, tam nevejde; potřebuju k tomu v tom kanálu právo Spravovat role.
ghost-voice-gone = Hlasový kanál těch, kdo dohráli, už není. Jiný se vybírá na pultu hostitele.
ghost-voice-later = Ten kanál ještě zavírám těm, kdo hrají. Zkus to za chvilku.
ghost-voice-link = Kdo dohrál, mluví tady: { $channel }. Přesunout tě tam neumím, klepni na kanál.
ghost-voice-moved = Jsi mezi těmi, kdo dohráli. Po hře tě vrátím zpátky.
ghost-voice-none = Kdo dohrál, už nemá vlastní hlasový kanál.
ghost-voice-off = Žádný
ghost-voice-open = { $channel } neumím zavřít těm, kdo hrají, slyšeli by všechno. Chybí mi tam právo Spravovat role, nebo se u stolů nic nezavírá.
ghost-voice-pick = Kde mluví ti, kdo dohráli?
ghost-voice-same = V { $channel } mluví stůl. Kdo dohrál, potřebuje jiný hlasový kanál.
ghost-voice-set = Kdo dohrál, mluví tady: { $channel }. Tlačítko tam najde na svém místě.
ghost-voice-title = Hlasový kanál těch, kdo dohráli
h-voice = Hlasový kanál
hand-stays = Někdo ticho potřetí zrušil ručně. Do další fáze to nechávám být.
no-ghost-voice = Tam smí jen ten, kdo u stolu dohrál.
no-voice-here = Tady se nikdo neztlumuje, hlasový kanál si vyberte sami.
silence-limited = Discord mi teď chvíli nedovolí kanál zavírat a otevírat ({ $until }). Hraje se dál, do té doby se mlčí na čestné slovo.
silence-again = Discord mi zase dovolí kanál zavírat a otevírat.
silence-honour = Ticho tu držet neumím ({ $what }). Mlčí se na čestné slovo.
silence-of-voice = mikrofony
voice-auto = Kde je hostitel
voice-bound = Mluví se v { $channel }. V noci tam ztichnou všichni; kdo nehraje, mlčí do konce.
voice-choice-gone = Hlasový kanál vybraný pro stůl už není. Mluví se tam, kde sedíš ty nebo většina hráčů; jiný kanál se vybírá na pultu hostitele.
voice-elsewhere = { $n } { OUT_OF($seated) } sedí jinde
voice-gone = Hlasový kanál u stolu zmizel. Hraje se dál psaním; jiný kanál se vybírá na pultu hostitele.
voice-help = V kanálu stolu v noci všechny ztlumím a ráno pustím. Kdo sedí jinde, toho se nedotknu.
voice-lacks = v tom kanálu mi chybí: { $list }; mikrofony zůstanou volné
voice-line = Hlasový kanál: { $channel }
voice-line-none = žádný
voice-next-phase = změna platí od příští fáze
voice-none = Bez hlasového kanálu. Hrajeme psaním.
voice-off = Žádný
voice-pick = Hlasový kanál stolu
voice-stage = Na pódiu se mi ztlumení nedaří. Mikrofony nechávám být.
voice-taken = V { $channel } mluví jiný stůl. Vyber jiný hlasový kanál, nebo žádný.

## Místo, kde stůl stojí, a ticho na něm

place-announcement = Tady jen vyhlašuju: psát by nikdo nemohl. Prostři stůl v textovém nebo hlasovém kanálu.
place-closed = Tohle vlákno je archivované nebo zamčené. Otevři ho a zavolej mě znovu.
place-thread = Ve vlákně zamykám na noc celý stůl; kdo vypadl, mlčí tu na své slovo.
no-graveyard = { $theme ->
    [kids] Pro Studovnu tu není místo. Vyprávění tě čeká pod tlačítkem **Moje místo**.
   *[town] Pro Záhrobí tu není místo. Vyprávění tě čeká pod tlačítkem **Moje místo**.
}
graveyard-by-voice = { $theme ->
    [kids] Studovna má jen hlasový kanál. Vyprávění tě čeká pod tlačítkem **Moje místo**.
   *[town] Záhrobí má jen hlasový kanál. Vyprávění tě čeká pod tlačítkem **Moje místo**.
}

## Co o místě ví pult hostitele

place-no-graveyard = { $theme ->
    [kids] Pro Studovnu tu není místo. Textový kanál pro ni určí **/nastavení kanály**.
   *[town] Pro Záhrobí tu není místo. Textový kanál pro něj určí **/nastavení kanály**.
}
place-beyond = { $n ->
    [one] Je tu { $n } člověk, kterému psaní zavřít nejde
    [few] Jsou tu { $n } lidé, kterým psaní zavřít nejde
   *[other] Je tu { $n } lidí, kterým psaní zavřít nejde
} ({ $thread ->
    [yes] smí spravovat vlákna
   *[no] správa celého serveru
}).
slow-mode-beyond = { $n ->
    [one] U stolu je { $n } člověk, který píše bez rozestupu mezi zprávami
    [few] U stolu jsou { $n } lidé, kteří píšou bez rozestupu mezi zprávami
   *[other] U stolu je { $n } lidí, kteří píšou bez rozestupu mezi zprávami
} (oprávnění Obcházet pomalý režim).

## Co nepůjde bez oprávnění, o která pozvánka nežádá

doctor-feature-signals = v noci se u stolu dá domlouvat reakcemi
doctor-feature-threads = v noci jde u stolu zakládat vlákna a psát si v nich
doctor-feature-slow-mode = mezi zprávami nebude rozestup
doctor-feature-voice-status = stav hlasového kanálu se nemění
slow-mode-lacks = { $lacks }. [Přidat mi to právo]({ $link })
doctor-permission-manage-channels = Spravovat kanály (Manage Channels)
doctor-permission-set-voice-channel-status = Nastavit stav hlasového kanálu (Set Voice Channel Status)
doctor-permission-add-reactions = Přidávat reakce (Add Reactions)
doctor-permission-create-public-threads = Vytvářet veřejná vlákna (Create Public Threads)

## Tvrzení

b-claim = Tvrdím
b-claims = Co kdo tvrdí
claim-title = Co chceš říct nahlas? Neověřuju to a nic se tím nezmění.
claim-what = Co tvrdíš?
claim-whom = O kom?
claim-whom-about = Když mluvíš o sobě, nech prázdné.
claim-about = Vyber i to, o kom to je.
claim-made = Řečeno nahlas.
claim-none = Zatím nikdo nic netvrdí.
claims-off = Tady se tvrdí jen nahlas, bez tlačítka.
claim-not-now = Teď se nemluví. Tvrdit se dá, když smíš psát u stolu.
claim-soon = Tvoje poslední tvrzení je ještě čerstvé. S dalším počkej deset vteřin.
claim-many = V jedné fázi stačí { $n } tvrzení. Zbytek řekni nahlas.

claim-kind-agent = Jsem Agent
claim-kind-police = Jsem Policista
claim-kind-mafia = { $theme ->
    [kids] Jsem Darebák
   *[town] Jsem Mafián
}
claim-kind-knows = { $theme ->
    [kids] Vím o někom: Darebák
   *[town] Vím o někom: Mafie
}
claim-kind-clean = Vím o někom: Policie
claim-kind-suspect = Podezírám
claim-kind-trust = Věřím
claim-kind-back = Beru zpět

say-agent = { $who } tvrdí: Agent.
say-police = { $who } tvrdí: Policista.
say-mafia = { $theme ->
    [kids] { $who } tvrdí: Darebák.
   *[town] { $who } tvrdí: Mafián.
}
say-knows = { $theme ->
    [kids] { $who } tvrdí: { $whom } – Darebáci.
   *[town] { $who } tvrdí: { $whom } – Mafie.
}
say-clean = { $who } tvrdí: { $whom } – Policie.
say-suspect = { $who } podezírá: { $whom }.
say-trust = { $who } věří: { $whom }.
say-back = { $who } bere zpět: { $what }.

claim-said-agent = Agent
claim-said-police = Policista
claim-said-mafia = { $theme ->
    [kids] Darebák
   *[town] Mafián
}
claim-said-knows = { $theme ->
    [kids] { $whom } – Darebáci
   *[town] { $whom } – Mafie
}
claim-said-clean = { $whom } – Policie
claim-said-suspect = podezření: { $whom }
claim-said-trust = důvěra: { $whom }
claim-dated = { $what } ({ $round }. den)

## Vypravěč

narrator = { $sees ->
    [all] Vypravuje { $who }, vidí žetony.
   *[nothing] Vypravuje { $who }.
}
narrator-betrays = Kdo vidí žetony, může něco prozradit hlasem nebo chvílí, kdy stiskne.
narrator-ends = Vypravěč vstává. Dál už večer povedu já.
narrator-live = Vypravuje se jen naživo a jen tam, kde je noc. Vyber jiné tempo, nebo vypravěče vypni.
narrator-seated = Kdo vypravuje, nemůže mít židli. Nejdřív vstaň od stolu.
narrator-only = Večer posouvá dál jen ten, kdo vypravuje.
ruling-only = Spory rozhoduje jen ten, kdo vypravuje.
ruling-empty = Napiš nejdřív, jak rozhoduješ. Zatím jsem nic neposlal.
gate-paused = Hodiny stojí. Dál to půjde, až poběží.
gate-open = Tady už se nečeká, večer jde dál.
gate-waits = Stůl teď čeká na Dál, ne na hodiny. Není co přeskočit.
gate-call = Stůl čeká na tebe. Dočti a stiskni **Dál** na pultu hostitele.
h-gate = Dál
h-book = Kniha
# MF-1.2, MF-10.2
h-ruling = Rozhodnutí
ruling-label = Jak rozhoduješ?
told-ruling = **Vypravěč rozhoduje:** { $what }
host-done-ruling = Tvoje rozhodnutí si přečtou všichni a platí.
gate-read = Přečti
gate-nothing = Teď není co číst. Až bude, ukáže se to tady.
gate-then = { $gate ->
    [dusk] Potom noc, každá její část trvá { $clock }.
    [dawn] Potom rozprava, nejvýš { $clock }.
    [verdict] Potom žeton, pokud ho nic nezachrání.
   *[ballot] Potom hlasování, { $clock }.
}
gate-clock = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
## Slovo: řeči kolem stolu, obhajoby, přihlášené ruce

floor = { $ends ->
    [no] Mluví { $who }.
   *[yes] Mluví { $who }. Čas vyprší { $until }.
}
floor-own = { $ends ->
    [no] Slovo máš ty.
   *[yes] Slovo máš ty. Čas vyprší { $until }.
}
floor-next = Potom: { $next }.
floor-spoken = Promluvilo { $n } { OUT_OF($all) }.
floor-done = Slovo jde dál. Kdyby ještě něco: **Chci slovo**.
not-yet = Ještě nepromluvili všichni. Zkus to potom.
no-turn-to-speak = Teď mluví { $who }. Ostatní poslouchají.
hands = O slovo se hlásí: { $list }.
hand-up = Tvoje ruka je nahoře. Dalším stiskem ji stáhneš.
hand-down = Tvoje ruka je dole.
b-hand = Chci slovo
b-write = Napsat
write-title = Tvoje řeč písemně
write-label = Co říkáš stolu?
write-given = Všichni si to můžou přečíst.
no-write = Kdo má slovo, píše tady jako vždycky. Tlačítko není potřeba.
no-write-more = Za jednu řeč se sem vejdou { $most } řádky. Další až příště.
no-write-long = Na jeden řádek se vejde { $most } znaků. Zkrať to.
no-write-stored = Tvůj řádek se nepodařilo zapsat, takže ho nikdo nevidí. Pošli ho prosím do minuty znovu, započítá se jen jednou.
    > { $line }
head-rounds = { pic-game } · { pic-title-day } · { pic-phase-rounds }
pic-phase-rounds = Řeči kolem stolu
pic-phase-in-turn = Řeč: { $who }
help-rounds = Každý má jednu řeč, jedna po druhé kolem stolu. Svou ukončíš tlačítkem **Konec řeči**, třeba hned. Po poslední řeči se mluví volně a lhát se smí pořád.
cmd-hand = slovo
cmd-hand-about = Přihlásit se o slovo, nebo ruku stáhnout
cmd-write = napsat
cmd-write-about = Napsat řádek, když máš slovo a psát jinak nejde

## Kdo píše

b-writes = Budu psát
b-writes-off = Budu mluvit
settings-writes = { $writes ->
    [yes] U stolů stojí, že píšeš, aby se ostatní dívali i na text.
   *[no] Nemluvíš, jen píšeš? Dej to stolu vědět, ať se ostatní dívají i na text.
}
lobby-writes = píše
writers = Píšou: { $list }.
## Zvuk večera

h-trysound = Zkusit zvuk
sound-line = Zvuky: { $tried ->
    [yes] hrají
   *[no] hrají, nevyzkoušeno
}
sound-sits = Kvůli zvukům sedím tady: { $channel }. Neposlouchám a nenahrávám.
sound-taken = Zvuk teď zní u jiného stolu, dva naráz neumím.
sound-off = Zvuk vypínám: { $why }.
sound-why-full = v hlasovém kanálu už není místo
sound-why-shut = Discord mě do hlasového kanálu nepustil
sound-why-moved = z hlasového kanálu mě někdo přesunul nebo odpojil
sound-why-muted = někdo mě v hlasovém kanálu ztlumil nebo ohlušil
sound-why-absent = Discord mě v hlasovém kanálu nevidí
sound-why-forbidden = v hlasovém kanálu nesmím zvuky pouštět
sound-why-unknown = vybraný zvuk na Discordu není
sound-why-refused = Discord zvuky odmítá
sound-no-voice = Zvuk potřebuje hlasový kanál a stůl žádný nemá.
sound-stage = Na pódiu zvuky nejsou, jen v hlasovém kanálu.
sound-lacks = Pro zvuky mi chybí: { $list }.
sound-add = [Přidat mi to právo]({ $link })
sound-none-chosen = Pro kladívko není vybraný žádný zvuk. Vybírá se v **/nastavení zvuk**.
sound-not-now = Teď je u stolu ticho. Zkus to, až se bude zase mluvit.

sound-tried-played = Kladívko zaznělo. Zvuky tady fungují.
sound-tried-muted = Discord odmítl: v hlasovém kanálu mě někdo ztlumil nebo ohlušil. Zruš to a zkus to znovu.
sound-tried-absent = Discord odmítl: podle něj v hlasovém kanálu nesedím.
sound-tried-forbidden = Discord odmítl: nesmím tu mluvit nebo pouštět zvuky (Speak, Use Soundboard).
sound-tried-unknown = Discord odmítl: takový zvuk nezná. Vyber jiný v **/nastavení zvuk**.
sound-tried-limited = Discord odmítl: zvuků bylo moc naráz. Zkus to za chvilku.
sound-tried-failed = Discord neodpověděl. Zkus to za chvilku.
sound-tried-refused = Discord odmítl a neřekl proč.

## Nastavení zvuků serveru

sound-title = Zvuk večera
sound-default = U nových stolů: **{ $on ->
    [yes] hrají
   *[no] nehrají
}**{ $tried ->
    [yes] {""}
   *[no] , nevyzkoušeno
}
sound-cue-dusk = Soumrak
sound-cue-dawn = Úsvit
sound-cue-gavel = Kladívko
sound-cue-last = Poslední chvíle
sound-clips-there = { $n ->
    [0] Moje zvuky tu nahrané nejsou.
    [one] Nahraný je tu { $n } můj zvuk.
    [few] Nahrané jsou tu { $n } moje zvuky.
   *[other] Nahraných je tu { $n } mých zvuků.
}
sound-auto = můj zvuk
sound-auto-none = žádný (můj zvuk tu není nahraný)
sound-none = žádný
sound-gone = zvuk, který tu už není
sound-of-discord = { $name } (Discord)
sound-upload = Nahrát zvuky
sound-remove = Smazat zvuky
sound-sure-up = { $n ->
    [0] Všechny moje zvuky už tu jsou. Kdyby některý někdo smazal, nahraju ho znovu.
    [one] Zabere to { $n } místo ze zvuků serveru (bez vylepšení jich má osm).
    [few] Zabere to { $n } místa ze zvuků serveru (bez vylepšení jich má osm).
   *[other] Zabere to { $n } míst ze zvuků serveru (bez vylepšení jich má osm).
} Jmenují se c-dusk, c-dawn, c-gavel a c-last a pustit je může každý, kdo smí používat zvuky.
sound-sure-down = { $n ->
    [one] Smažu { $n } zvuk, který je tu ode mě.
    [few] Smažu { $n } zvuky, které jsou tu ode mě.
   *[other] Smažu { $n } zvuků, které jsou tu ode mě.
} Ostatních se nedotknu.
sound-uploaded = Nahráno.
sound-removed = Smazáno.
sound-clips-full = Na serveru není pro další zvuk místo. Moje zvuky tady: { $n }.
sound-clips-rights = Chybí mi právo Vytvářet výrazy (Create Expressions). Moje zvuky tady: { $n }.
sound-clips-discord = Discord to odmítl, zkus to za chvilku. Moje zvuky tady: { $n }.
sound-unknown = Takový zvuk tu není. Vyber z nabídky.
sound-discord = Discord mi teď neřekl, jaké zvuky tu jsou. Zkus to za chvilku.

doctor-feature-sound = v hlasovém kanálu nezazní zvuky
doctor-feature-clips = nemůžu nahrát svoje zvuky
doctor-permission-speak = Mluvit (Speak)
doctor-permission-use-soundboard = Používat zvukový panel (Use Soundboard)
doctor-permission-create-expressions = Vytvářet výrazy (Create Expressions)
