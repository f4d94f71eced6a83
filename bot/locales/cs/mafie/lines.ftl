### Co říkají automaty. Žádné jméno nestojí na začátku věty jako první slovo řádku, žádný tvar neprozrazuje rod.
### $seat: o kom je řeč, $target: koho se týká důvod, $was: jméno z dřívějška, $round: den hlasu, $ago: před kolika dny.

when-voted = { $ago ->
    [0] dnes
    [1] včera
   *[other] { $round ->
        [1] hned první den
       *[other] { $round }. den
    }
}
of-the-mafia = { $theme ->
    [kids] Darebák
   *[town] Mafie
}
the-mafia = { $theme ->
    [kids] Darebáky
   *[town] Mafii
}
to-the-mafia = { $theme ->
    [kids] k Darebákům
   *[town] k Mafii
}
with-the-mafia = { $theme ->
    [kids] s Darebáky
   *[town] s Mafií
}
the-mafia-picked = { $theme ->
    [kids] vybrali Darebáci
   *[town] vybrala Mafie
}

auto-agent = { $variant ->
    [2] Dobře, musím to říct. Jsem Agent a { $seat } je { of-the-mafia }.
    [3] Už nemůžu mlčet. Agent jsem já a { $seat } hraje { with-the-mafia }.
    [4] Poslouchejte, jsem Agent. Pod maskou, kterou má { $seat }, je { of-the-mafia }.
    [5] Tady Agent. Dnes musí ven { $seat }, je to { of-the-mafia }.
    [6] Nebudu to skrývat, jsem Agent. A { $seat } patří { to-the-mafia }.
   *[1] Jsem Agent a vím to: { $seat } je { of-the-mafia }.
}

auto-agent-clean = { $variant ->
    [2] Jako Agent vám říkám, že { $seat } je v pořádku.
    [3] Škoda hlasu, { $seat } je Policie. Jsem Agent a vím to.
    [4] Tady Agent: { $seat } je Policie.
    [5] Věřte mi, jsem Agent. { $seat } hraje s námi.
    [6] Agent jsem já, ať to víte. A { $seat } patří k Policii.
   *[1] Jsem Agent a jedno vím: { $seat } je Policie.
}

auto-knows = { $variant ->
    [2] V tomhle mi věřte: { $seat } hraje { with-the-mafia }.
    [3] Tady nemám pochyby, { $seat } je { of-the-mafia }.
    [4] Neptejte se, odkud to vím, ale { $seat } je { of-the-mafia }.
    [5] Tohle není tip. Je to { $seat } a je to { of-the-mafia }.
    [6] Dnes musí pryč { $seat }. Je to { of-the-mafia }, vím to.
    [7] Vsadím na to, co chcete: { $seat } je { of-the-mafia }.
    [8] Jestli se pletu, zítra vyhoďte mě. Ale { $seat } je { of-the-mafia }.
    [9] Jednoho máme. { $seat } patří { to-the-mafia }.
   *[1] Já to vím: { $seat } je { of-the-mafia }.
}

auto-suspect = { $variant ->
    [2] Někde začít musíme. Za mě { $seat }.
    [3] Kdyby se hlasovalo teď, tak { $seat }.
    [4] Je to jen pocit, ale { $seat } mi nesedí.
    [5] Na koho si dát pozor? Podle mě { $seat }.
    [6] Můžeme chvilku probrat, co hraje { $seat }?
    [7] Někoho vybrat musíme. Já říkám { $seat }.
    [8] Neptejte se proč, ale u mě vede { $seat }.
    [9] Než se bude hlasovat, ať něco řekne { $seat }.
    [10] Tipuju jen tak naslepo: { $seat }.
    [11] Nevím jistě vůbec nic. Ale kdyby bylo na mně, tak { $seat }.
    [12] Mně se nějak nezdá { $seat }.
   *[1] Nic v ruce nemám, ale něco mi říká, že { $seat }.
}

auto-suspect-vote = { $variant ->
    [2] Kam { when-voted } ukazuje { $seat }? Přímo na Policii. Na jméno { $target }.
    [3] Pořád mi leží v hlavě jeden hlas: { $seat } ukazuje a { $target } je Policie.
    [4] Proč { when-voted } ukazuje { $seat } zrovna na Policii? Myslím jméno { $target }.
    [5] Pro mě je to { $seat }. Ten hlas jde proti nám, { $target } je Policie.
    [6] Ať mi { $seat } vysvětlí, proč zrovna { $target }. To je Policie.
    [7] Někdo mířil { when-voted } vedle a na náhodu to nevypadá: { $seat }. Víme, že { $target } je Policie.
    [8] Splést se může každý. Ale že si { $seat } vybere zrovna Policii, { $target }?
    [9] Kdo chtěl { when-voted } ven jednoho z nás, { $target }? Přece { $seat }.
    [10] Mně se nelíbí, jak { when-voted } hlasuje { $seat }. { $target } je náš člověk.
    [11] Komu pomohlo, že je pryč { $target }? A { $seat } pro to zvedá ruku.
    [12] Mně vadí { $seat }: ruka { when-voted } nahoře a { $target } je Policie.
    [13] Otázka pro jednoho z vás: { $seat }, proč { $target }? Vždyť je to Policie.
    [14] Teď víme, že { $target } je Policie. Tak proč tam { when-voted } ukazuje { $seat }?
    [15] Že je { $target } Policie, to víme. A že { $seat } hlasuje proti, to taky.
   *[1] Kdo hlasoval { when-voted } proti našim? { $seat }. A { $target } je přece Policie.
}

auto-suspect-save = { $variant ->
    [2] Když jde { when-voted } do tuhého, { $seat } volí jiné jméno. A { $target } je { of-the-mafia }.
    [3] Kdo ve finále { when-voted } šetří { $target }? Hlas chybí tady: { $seat }.
    [4] Pamatuju si to finále: { $target } je { of-the-mafia } a { $seat } stejně ukazuje jinam.
    [5] Proč { $seat } nechává { when-voted } být zrovna tohle jméno, { $target }? Napadá mě jediný důvod.
    [6] Ve finále { when-voted } máme { the-mafia } na dosah, je to { $target }, a { $seat } jde po někom jiném.
    [7] Podle mě { $seat } někoho kryje. A { when-voted } ve finále je to { $target }.
    [8] Bylo z čeho vybírat a správně bylo { $target }. Jenže { $seat } vybírá jinak.
    [9] Vzpomeňte si na finále { when-voted }: { $target } je { of-the-mafia } a { $seat } hlasuje vedle.
   *[1] Ve finále { when-voted } stojí { $target } a { $seat } ukazuje jinam. Přitom je to { of-the-mafia }.
}

auto-suspect-victim = { $variant ->
    [2] Proč si v noci { the-mafia-picked } zrovna jméno { $target }? Včera odtud šel hlas na jméno { $seat }.
    [3] Nejdřív { $target } ukáže na jméno { $seat } a hned v noci je konec. To si umím dát dohromady.
    [4] Už nám { $target } neřekne, proč včera zrovna { $seat }. V noci se o to někdo postaral.
    [5] Přemýšlím, proč v noci zrovna { $target }. Napadá mě jen včerejší hlas na jméno { $seat }.
    [6] Dnešní noc mi připadá jako trest. Včera přece { $target } ukazuje na jméno { $seat }.
    [7] Kam včera ukazuje { $target }, tam dnes ukážu i já: { $seat }. Po takové noci mi to dává smysl.
    [8] Kdo si dnes v noci oddechl, že { $target } už nehlasuje? Po tom včerejším hlasu nejspíš { $seat }.
    [9] Co když má { $target } pravdu? Včera prst na jméno { $seat } a v noci konec.
   *[1] Kdo včera ukázal na jméno { $seat }? Třeba i { $target }. A koho si v noci { the-mafia-picked }?
}

auto-suspect-silence = { $variant ->
    [2] Co si o tom myslí { $seat }? To by mě zajímalo.
    [3] Jména tu lítají, jen { $seat } žádné nemá.
    [4] Pořád nevím, na čí straně je { $seat }, a to se mi nelíbí.
    [5] Ví někdo, koho podezírá { $seat }? Já tedy ne.
    [6] Nikoho nejmenovat je pohodlné, viď, { $seat }?
   *[1] Jméno dnes ještě neřekl každý. Chybí mi { $seat }.
}

auto-suspect-claim = { $variant ->
    [2] Kdo tvrdil, že { $target } je { of-the-mafia }? { $seat }. A je to Policie.
    [3] A bylo po jistotě, { $seat }. Na žetonu, který má { $target }, stojí Policie.
    [4] Zvláštní, jak jistě to { $seat } říká. A { $target } je přitom Policie.
    [5] Buď si { $seat } vymýšlí, nebo se plete. Vždyť { $target } je Policie.
    [6] Tomu, co říká { $seat }, už nevěřím. { $target } není { of-the-mafia }, je to Policie.
   *[1] Podle koho je { $target } { of-the-mafia }? Podle jednoho z nás, { $seat }. A žeton? Policie.
}

auto-trust = { $variant ->
    [2] Podle mě to není { $seat }.
    [3] Zatím mi nevadí, jak hraje { $seat }.
    [4] Můj hlas dnes { $seat } nedostane.
    [5] Za mě je { $seat } v pohodě.
    [6] Jestli tu někomu věřím, tak je to { $seat }.
    [7] Že by zrovna { $seat }? To se mi nezdá.
    [8] Z koho mám dobrý pocit? To je jasné, { $seat }.
    [9] Dokázat to neumím, ale { $seat } mi přijde v pořádku.
    [10] Vsadím se, že { $seat } hraje s námi.
    [11] Koukejme jinam, { $seat } to není.
    [12] Nevidím jediný důvod, proč zrovna { $seat }.
   *[1] Dnes nechte být jedno jméno: { $seat }.
}

auto-trust-vote = { $variant ->
    [2] Kdo se { when-voted } trefil? Třeba { $seat }. Vždyť { $target } je { of-the-mafia }.
    [3] Co je pravda, to je pravda: { $seat } hlasuje a { $target } je { of-the-mafia }.
    [4] Po tom hlasu { when-voted } dávám pokoj jednomu jménu: { $seat }. { $target } je přece { of-the-mafia }.
    [5] Nezapomeňte, že { $seat } ukazuje { when-voted } správně, { $target } je přece { of-the-mafia }.
    [6] Jednoho máme, { $target }, a { $seat } má prst na správném místě.
    [7] Vlastní lidi přece nikdo nepotápí. { $target } je { of-the-mafia } a { $seat } hlasuje proti.
    [8] Můj hlas { $seat } nedostane. { $target } je { of-the-mafia } a { $seat } je u toho.
    [9] Podle mě to { $seat } vidí { when-voted } dobře: { $target } je { of-the-mafia }.
    [10] Jeden hlas se mi { when-voted } líbí: { $seat } ukazuje správně, { $target } je { of-the-mafia }.
    [11] Koukněte, kdo { when-voted } zvedá ruku, když jde o jméno { $target }. { $seat } taky. Mně to stačí.
    [12] Svoji proti svým nejdou. { $target } je { of-the-mafia }, takže { $seat } spíš ne.
    [13] Kdo ukázal na jméno { $target }, tomu věřím. A { $seat } k nim patří.
    [14] Mezi těmi, kdo mají pravdu, je { $seat }. { $target } je { of-the-mafia }, to už víme.
    [15] Takových hlasů potřebujeme víc: { $seat } ukazuje, { $target } je { of-the-mafia }.
   *[1] Komu věřím? Mám tu jedno jméno, { $seat }. Ten hlas { when-voted } sedí, { $target } je { of-the-mafia }.
}

auto-believes = { $variant ->
    [2] Nemusím slyšet víc. Když { $seat } říká { $target }, tak { $target }.
    [3] To, co říká { $seat }, mi dává smysl. Takže { $target }.
    [4] Nic lepšího nemáme. { $seat } má jasno, jdu do toho taky: { $target }.
    [5] Takovou věc nikdo neříká jen tak. { $seat } má moji důvěru a { $target } můj hlas.
    [6] No dobře, { $seat } za to ručí, tak pojďme na to: { $target }.
    [7] Proč si takovou věc vymýšlet? { $seat } má asi pravdu. { $target }.
    [8] Jdu do toho. A jestli je { $target } Policie, víme, kdo nás vedl: { $seat }.
    [9] Fajn, { $target }. A když to nevyjde, příště { $seat }.
   *[1] Já tomu věřím. { $seat } to říká jasně, takže { $target }.
}

auto-doubts = { $variant ->
    [2] To může říct každý. Než půjde { $target }, ať má { $seat } něco lepšího.
    [3] Jak to může { $seat } vědět? Že by { $target }, to mi nesedí.
    [4] Než půjde ven { $target }, ať { $seat } řekne, odkud to má.
    [5] Z těch dvou mi víc vadí { $seat } než { $target }.
    [6] A kdo je na tom líp, když vypadne { $target }? Třeba zrovna { $seat }.
    [7] Na můj vkus je to moc hladké. Spíš { $seat } než { $target }.
    [8] Promiň, { $seat }, ale já to neberu. { $target } ne.
    [9] Opatrně. Jestli se plete { $seat }, přijdeme zbytečně o jednoho z nás: { $target }.
   *[1] Tohle ti nevěřím, { $seat }. { $target } to podle mě není.
}

auto-answer = { $variant ->
    [2] Ne. Zeptejte se, odkud to { $seat } má.
    [3] Já? To si mě pleteš, { $seat }.
    [4] Otočte mi žeton, prosím. A pak ať něco řekne { $seat }.
    [5] To je omyl. Nechápu, o čem { $seat } mluví.
    [6] To se snadno řekne, { $seat }. Co na mě máš?
    [7] Buď se plete { $seat }, nebo mě chce z cesty. U mě nic nenajdete.
    [8] Proč zrovna já, { $seat }? Nemám co skrývat.
    [9] Jestli půjdu, pamatujte si, kdo na mě ukázal: { $seat }.
   *[1] To není pravda, { $seat }. Až se otočí můj žeton, uvidíte.
}

auto-changed-mind = { $variant ->
    [2] Na jméno { $was } zapomeňte. Dnes { $seat }.
    [3] Že by { $was }? To je asi omyl. Horší mi přijde { $seat }.
    [4] Dřív { $was }, jenže teď mi víc vadí { $seat }.
    [5] Jedno jméno pouštím z hlavy: { $was }. Víc mi nesedí { $seat }.
    [6] Když se podívám, co hraje { $seat }, tak mi { $was } už tolik nevadí.
    [7] Promiň, { $was }. Teď je to u mě { $seat }.
    [8] Dlouho mi to vypadalo na jméno { $was }. Teď spíš { $seat }.
    [9] Teď podezírám někoho jiného. Už ne { $was }, ale { $seat }.
    [10] Přemýšlím o tom a { $was } to není. Spíš { $seat }.
    [11] Čím dál míň { $was }, čím dál víc { $seat }.
    [12] Zatím nechme být jméno { $was }. Víc mě trápí { $seat }.
   *[1] Měním názor. Už ne { $was }, spíš { $seat }.
}

auto-ask = { $variant ->
    [2] Můžu se na něco zeptat, { $seat }? Proč { $target }?
    [3] Co tě k tomu { when-voted } vedlo, { $seat }? Ptám se na jméno { $target }.
    [4] Jeden hlas mi nejde do hlavy: { $seat } a { $target }. Jak to?
    [5] Jen se ptám, { $seat }: co ti { when-voted } vadilo na tom, jak hraje { $target }?
    [6] Pomoz mi to pochopit, { $seat }. Proč { $target }, a ne někdo jiný?
    [7] Než se bude hlasovat, ať { $seat } vysvětlí, proč { when-voted } { $target }.
    [8] Nic ve zlém, { $seat }, ale proč ze všech lidí { $target }?
    [9] Jedna věc mi vrtá hlavou. Proč { when-voted } ukazuje { $seat } zrovna na jméno { $target }?
    [10] Řekni nám, { $seat }, proč zrovna tohle jméno: { $target }?
    [11] Chci pochopit, jak hraje { $seat }. Proč { when-voted } { $target }?
    [12] Kde se { when-voted } vzal ten hlas, { $seat }? Proč padá na jméno { $target }?
   *[1] Proč { when-voted } zrovna { $target }, { $seat }?
}

auto-defence = { $variant ->
    [2] Nic na mě nemáte.
    [3] Až uvidíte můj žeton, bude vás to mrzet.
    [4] Já { with-the-mafia } nemám nic společného. Co k tomu víc říct?
    [5] Fakt to nejsem já.
    [6] Dobře, vyhoďte mě. Zítra budete hledat znova.
    [7] Co proti mně vlastně máte?
    [8] Hraju s vámi. Zkuste nad tím přemýšlet.
    [9] Má někdo opravdový důvod? Poslouchám.
    [10] Takhle { the-mafia } nechytíte.
    [11] Podívejte se, jak hlasuju. Nic neskrývám.
    [12] Dělejte, jak myslíte, ale je to chyba.
    [13] Já vím, že to říká každý, ale vážně to nejsem já.
    [14] Dnes si chybu dovolit nemůžeme, a já jsem přesně ta chyba.
    [15] Chápu, proč koukáte na mě. Ale pletete se.
    [16] Ne, já ne. Prosím, projděte si stůl ještě jednou.
    [17] Klidně mi otočte žeton. Radost z toho mít nebudete.
    [18] Dokázat to neumím. Můžu jen říct, že jste vedle.
   *[1] Já to nejsem. Škoda hlasu.
}

auto-defence-blame = { $variant ->
    [2] Míříte vedle. Zkuste to znova, třeba se jménem { $seat }.
    [3] Jestli má dnes někdo jít, ať je to { $seat }.
    [4] Proč já? A co { $seat }?
    [5] Radši ať se vysvětluje { $seat }.
    [6] A { $seat } z toho vyjde úplně čistě?
    [7] Mě nechte být. Můj hlas má { $seat }.
    [8] Se mnou nic nezískáte. Zato { $seat }, to je jiná.
    [9] Než zvednete ruku proti mně, vzpomeňte si, že tu sedí i { $seat }.
    [10] Já nejsem ten problém. Ten je tady: { $seat }.
    [11] Kdo na tom vydělá, když půjdu? No přece { $seat }.
    [12] Pletete se ve mně. Vsadím se, že { $seat }.
   *[1] Já ne. To spíš { $seat }.
}

auto-unsure = { $variant ->
    [2] Ještě poslouchám.
    [3] Nevím. Přesvědčte mě.
    [4] Zatím nic nemám.
    [5] Chvilku, ještě přemýšlím.
    [6] Těžko říct, může to být kdokoli.
    [7] Radši si nejdřív poslechnu ostatní.
    [8] Upřímně? Dnes nevím.
    [9] Zatím nechci nikoho jmenovat.
   *[1] Zatím nemám tušení.
}

auto-agree = { $variant ->
    [2] Za mě taky { $seat }.
    [3] To samé jméno mám na jazyku: { $seat }.
    [4] Ano, i pro mě { $seat }.
    [5] V tomhle jdu s tebou. Taky říkám { $seat }.
    [6] Taky mi pořád leží v hlavě { $seat }.
    [7] Souhlas, { $seat }.
    [8] Takže nejen mně vadí { $seat }. Dobře.
    [9] Ani mně se nezdá { $seat }.
    [10] Mluvíš mi z duše. { $seat }.
    [11] Přidávám se, { $seat }.
    [12] Přesně tak, { $seat } mi taky nesedí.
    [13] Dobře, pojďme na to: { $seat }.
    [14] Jestli { $seat }, můj hlas máte.
    [15] Proti tomu nic nemám. Tak tedy { $seat }.
   *[1] To samé říkám i já: { $seat }.
}
