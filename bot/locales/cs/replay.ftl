# Přehrání: jedna stránka, ve které se dá celá noc projít znovu, a jak se předává.

replay-language = Jazyk
replay-eyes = Pohled
replay-table-eyes = Stůl
replay-all-eyes = Všichni
replay-warning = Tenhle pohled ukazuje i to, co stůl neviděl.
replay-course = Dosavadní kroky
replay-story = Příběh
replay-curve-round = Kolo
replay-curve-open = Co viděli všichni
replay-counted = Po kolech: { $what ->
    [income] příjem v tisících dolarů
    [respect] respekt
    [ducats] dukáty
   *[vp] body
}
replay-counted-secret = { $what ->
    [cash] Hotovost v tisících dolarů, kterou viděl jen její majitel
   *[money] Peníze v Banku, které viděl jen jejich majitel
}
replay-proof = Důkaz o rozdání
replay-keys = Klávesy: ← → krok, se Shiftem fáze, Home a End, mezerník přehrává, n a p skáčou po důležitých chvílích.
replay-reach = Místo ve hře
replay-walk = Procházení
replay-where = Krok { $n }, celkem { $all }
replay-where-yet = Krok { $n }
replay-measure = Ukázat celou délku
replay-notes = Moje zápisky
replay-previous = Předchozí krok
replay-next = Další krok
replay-previous-phase = Předchozí fáze
replay-next-phase = Další fáze
replay-previous-mark = Předchozí důležitá chvíle
replay-next-mark = Další důležitá chvíle
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-asked = Otázka
replay-answered = Odpověď
replay-told = Zpráva
replay-auto = automat
replay-clock = hodiny
replay-forced = jediná možnost
replay-host = hostitel
replay-made-good = Záznam v téhle stránce nikdo nezměnil.
replay-made-bad = Záznam v téhle stránce někdo ZMĚNIL.
replay-made = SHA-256 záznamu
replay-seal-good = Pečeť patří k otevřenému tajemství.
replay-seal-bad = Pečeť k otevřenému tajemství NEPATŘÍ.
replay-seal = Pečeť
replay-version = Verze pečeti
replay-table = Stůl
replay-salt = Sůl
replay-secret = Tajemství
replay-seed-good = Semínko vychází z tajemství a ze stisků.
replay-seed-bad = Semínko z tajemství a stisků NEVYCHÁZÍ.
replay-presses = Stisky
replay-seed = Semínko
replay-no-crypto = Takhle otevřený soubor tenhle prohlížeč ověřit neumí. Příkaz níže ano.
replay-no-proof = Záznam obsahuje hru bez důkazu o rozdání.
replay-command = Každý tah znovu přehraje příkaz:
replay-download = Stáhnout záznam
replay-no-script = Tahle stránka potřebuje JavaScript. Nikam nic neposílá.

replay-written = { $file } je hotový. Počet kroků: { $steps }, velikost: { $kilobytes } kB.
replay-unreadable = { $reason ->
    [missing] Soubor { $file } tu není. Uveď záznam tak, jak ho Discord uložil, i se složkou.
    [unreadable] { $file } se nedá číst: je to složka, nebo soubor někoho jiného.
    [large] { $file } je na záznam hry moc velký.
    [unfinished] { $file } je záznam hry, která ještě neskončila.
   *[other] { $file } není záznam dohrané hry. Vydá ho tlačítko Záznam pod příběhem.
}
replay-unwritten = Soubor { $file } nejde zapsat: { $reason }
replay-diverged = Od tahu { $move } tenhle záznam pravidlům neodpovídá. Nic pravdivého z něj ukázat nejde.
replay-making = Skládám přehrání… { $n } { OUT_OF($all) }
replay-pending = Jedno přehrání pro tebe už skládám. O další si řekni, až ho dostaneš.
replay-ready = Celá noc ještě jednou, krok za krokem. Soubor otevři v prohlížeči, síť k tomu není potřeba.

# Co se dalo vědět (Mafie): pravděpodobnosti z veřejných skutečností a chvíle, které jimi pohnuly nejvíc.
replay-known = Co se dalo vědět
replay-known-note = Pravděpodobnost, že židle patří { $theme ->
    [kids] k Darebákům
   *[town] k Mafii
}, jen z toho, co bylo veřejné: odkryté žetony, hlasy, volby noci a to, co kdo řekl (bráno jako řečené, ne jako pravda). Počítá ji tentýž úsudek, kterým se řídí automaty. Na ničí ruku ani otázku se nedívá.
replay-known-seat = Židle
replay-known-now = Teď
replay-known-day = { $n }. den
replay-known-truth = Doopravdy
replay-known-mafia = { $theme ->
    [kids] Darebáci
   *[town] Mafie
}
replay-known-other = ne
replay-chapters = Nejlepší chvíle
replay-moment = Moment večera
replay-trailer = Upoutávka
replay-tell = Kdo vyhrál?
replay-turning = Zlomové chvíle
replay-turn-first = { $round }. den: první hlasování změnilo odhady.
replay-turn-final = { $round }. den: finální hlasování změnilo odhady.
replay-turn-changed = { $round }. den, shoda: { $seat } přesouvá hlas. Nově ho má { $target }.
replay-turn-stays = { $round }. den: při shodě drží svůj hlas { $seat }.
replay-turn-token-police = { $round }. den: odkrytý žeton, { $seat } je Policie.
replay-turn-token-mafia = { $round }. den: odkrytý žeton, { $seat } patří { $theme ->
    [kids] k Darebákům
   *[town] k Mafii
}.
replay-turn-token-agent = { $round }. den: odkrytý žeton, { $seat } je Agent.
replay-turn-victim = { $round }. den: volba noci je { $seat }.
replay-turn-said = { $round }. den: mluví { $seat }.
replay-turn-said-about = { $round }. den: mluví { $seat } a padá jméno { $target }.
replay-turn-recruiting = { $round }. noc: { $theme ->
    [kids] Darebáci někoho získali
   *[town] Mafie někoho získala
}.
replay-turn-else = { $round }. den: něco se změnilo.
