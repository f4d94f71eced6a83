### Co říkají automaty. Žádné jméno nestojí na začátku věty jako první slovo řádku, žádný tvar neprozrazuje rod.
### $seat: o kom je řeč, $target: koho se týká důvod, $was: jméno z dřívějška, $round: den.

auto-agent = { $theme ->
    [kids] { $variant ->
        [2] Mlčet už nemá cenu. Agent jsem já a k Darebákům patří { $seat }.
        [3] Zvedat masky je práce Agenta, tedy moje. Jednu nosí Darebák: { $seat }.
        [4] Kdo je tu Agent? Já. A Darebák? { $seat }.
        [5] Říkám to naplno: Agent jsem já, Darebák je { $seat }.
        [6] Dost ticha. Agent jsem já a Darebáci sedí tady: { $seat }.
       *[1] Jsem Agent. Pod jednou maskou je Darebák: { $seat }.
    }
   *[town] { $variant ->
        [2] Dost ticha. Agent jsem já a k Mafii patří { $seat }.
        [3] Kdo je tu Agent? Já. A Mafián? { $seat }.
        [4] Mlčet už nemá cenu. Agent jsem já a Mafie sedí tady: { $seat }.
        [5] Říkám to naplno: Agent jsem já, Mafián je { $seat }.
        [6] Zvedat masky je práce Agenta, tedy moje. Jednu nosí Mafie: { $seat }.
       *[1] Jsem Agent. Pod jednou maskou je Mafie: { $seat }.
    }
}

auto-agent-clean = { $variant ->
    [2] Pod touhle maskou je čisto: { $seat }. Říkám to jako Agent.
    [3] Agent jsem já a vím tohle: k Policii patří { $seat }.
    [4] Škoda hlasu: { $seat }. Jako Agent tam vidím Policii.
    [5] Jako Agent ručím za tohle jméno: { $seat }, Policie.
    [6] Tohle jméno si škrtněte: { $seat }. Agent jsem já a pod maskou je Policie.
   *[1] Jako Agent vám dávám jedno jméno: { $seat } je Policie.
}

auto-knows = { $theme ->
    [kids] { $variant ->
        [2] Dám za to ruku do ohně. Darebáci mají jméno: { $seat }.
        [3] Neptejte se, odkud to vím. Darebák: { $seat }.
        [4] Tohle není tušení. S Darebáky hraje { $seat }.
        [5] Jestli se pletu, spočítejte mi to. Darebák: { $seat }.
        [6] Hledáte Darebáky? Nemusíte daleko: { $seat }.
        [7] Tentokrát nehádám: Darebák je { $seat }.
        [8] Jméno i žeton znám: { $seat }, Darebák.
        [9] O tomhle se přít nebudu. K Darebákům patří { $seat }.
       *[1] Vím to jistě: k Darebákům patří { $seat }.
    }
   *[town] { $variant ->
        [2] Dám za to ruku do ohně. Mafie má jméno: { $seat }.
        [3] Neptejte se, odkud to vím. Mafie: { $seat }.
        [4] Tohle není tušení. S Mafií hraje { $seat }.
        [5] Jestli se pletu, spočítejte mi to. Mafián: { $seat }.
        [6] Hledáte Mafii? Nemusíte daleko: { $seat }.
        [7] Tentokrát nehádám: Mafián je { $seat }.
        [8] Jméno i žeton znám: { $seat }, Mafie.
        [9] O tomhle se přít nebudu. K Mafii patří { $seat }.
       *[1] Vím to jistě: k Mafii patří { $seat }.
    }
}

auto-suspect = { $variant ->
    [2] Za pozornost stojí tohle jméno: { $seat }.
    [3] Moc klidu na jedné židli: { $seat }.
    [4] Můj prst dnes míří sem: { $seat }.
    [5] Kdyby se hlasovalo teď, můj hlas má { $seat }.
    [6] Důkaz nemám, jen pocit: { $seat }.
    [7] Kdo dnes stojí za otázku? Podle mě { $seat }.
    [8] Začněme třeba tady: { $seat }.
    [9] Jedna maska mě dnes zajímá víc než ostatní: { $seat }.
   *[1] Něco mi tu nesedí. Odpověď mi dluží { $seat }.
}

auto-suspect-vote = { $variant ->
    [2] Jeden hlas proti Policii si pamatuju: { $round }. den hlasuje { $seat } a ukazuje na jméno { $target }.
    [3] Jeden hlas nechápu: { $seat } ukazuje na jméno { $target }, a to je Policie.
    [4] Kdo tu hlasuje proti Policii? Podle sčítání { $round }. dne { $seat }. Jméno na lístku: { $target }.
    [5] Sčítání { $round }. dne mluví jasně: hlas dává { $seat }, dostává ho { $target }, a to je Policie.
    [6] Jeden hlas mi leží v hlavě: { $seat } píše na lístek { $target }, a pod maskou je Policie.
    [7] Vraťme se k { $round }. dni: { $seat } ukazuje na jméno { $target }, a to je Policie.
    [8] Hlasy pro jméno { $target } padají na Policii. Jeden z nich dává { $seat }.
    [9] Takový hlas chce vysvětlit: { $seat } míří na jméno { $target }, a to je Policie.
   *[1] Podívejme se na hlasy. { $seat } ukazuje { $round }. den sem: { $target }. A to je Policie.
}

auto-suspect-save = { $theme ->
    [kids] { $variant ->
        [2] Stačí číst finále { $round }. dne: na stole je Darebák jménem { $target }, a { $seat } hlasuje vedle.
        [3] Kdo ve finále neukazuje na Darebáka jménem { $target }? { $seat }.
        [4] Když jde Darebákům do tuhého, jeden prst uhýbá: { $seat }. Vzpomeňte si na { $round }. den.
        [5] Kdo ve finále { $round }. dne pošle radši kohokoli, jen ne Darebáka jménem { $target }? { $seat }.
        [6] Kdo ve finále šetří Darebáky? { $seat }. { $target } za hlas stojí.
       *[1] Ve finále stojí Darebák jménem { $target } a { $seat } ukazuje jinam. To si pamatuju.
    }
   *[town] { $variant ->
        [2] Když jde Mafii do tuhého, jeden prst uhýbá: { $seat }. Vzpomeňte si na { $round }. den.
        [3] Kdo ve finále { $round }. dne pošle radši kohokoli, jen ne Mafii jménem { $target }? { $seat }.
        [4] Stačí číst finále { $round }. dne: na stole je Mafie jménem { $target }, a { $seat } hlasuje vedle.
        [5] Ve finále { $round }. dne sedí Mafie jménem { $target }. Kdo na ni neukazuje? { $seat }.
        [6] Kdo ve finále šetří Mafii? { $seat }. { $target } za hlas stojí.
       *[1] Ve finále stojí Mafián jménem { $target } a { $seat } ukazuje jinam. To si pamatuju.
    }
}

auto-suspect-silence = { $variant ->
    [2] Co si o tom myslí { $seat }? To by mě zajímalo.
    [3] Kolem stolu padají jména. Od koho zatím žádné? { $seat }.
    [4] Mlčet se dá i nahlas: { $seat }.
    [5] Pořád nevím, za čím stojí { $seat }. To mi jako důvod stačí.
    [6] Komu dnes věří { $seat }? Zatím to nevím, a to mi vadí.
   *[1] Jeden názor tu chybí: { $seat }.
}

auto-suspect-claim = { $theme ->
    [kids] { $variant ->
        [2] Kdo tu za Darebáka vydává Policii? { $seat }. Jde o jméno { $target }.
        [3] Příště chci víc než slovo. { $seat } ho dává, a { $target } je přitom Policie.
        [4] Jedno tvrzení už neplatí: { $target } není Darebák. Podpis pod ním má { $seat }.
        [5] Tuhle jistotu už známe. Má ji { $seat }, a { $target } je nakonec Policie.
        [6] Než uvěříte dalšímu tvrzení, přečtěte si to minulé. Stojí za ním { $seat }, jméno zní { $target }, žeton je Policie.
       *[1] Slovo a žeton se rozcházejí. { $seat } tvrdí „Darebák“, ale { $target } je Policie.
    }
   *[town] { $variant ->
        [2] Kdo tu za Mafii vydává Policii? { $seat }. Jde o jméno { $target }.
        [3] Jedno tvrzení už neplatí: { $target } není Mafie. Podpis pod ním má { $seat }.
        [4] Příště chci víc než slovo. { $seat } ho dává, a { $target } je přitom Policie.
        [5] Tuhle jistotu už známe. Má ji { $seat }, a { $target } je nakonec Policie.
        [6] Než uvěříte dalšímu tvrzení, přečtěte si to minulé. Stojí za ním { $seat }, jméno zní { $target }, žeton je Policie.
       *[1] Slovo a žeton se rozcházejí. { $seat } tvrdí „Mafie“, ale { $target } je Policie.
    }
}

auto-trust = { $variant ->
    [2] Klidně mi to vyčtěte, ale { $seat } hraje s námi.
    [3] Tady není co hledat: { $seat }.
    [4] Komu věřím? Jedno jméno mám: { $seat }.
    [5] Proti tomuhle jménu můj hlas nečekejte: { $seat }.
    [6] Jestli tu někdo hraje na rovinu, je to { $seat }.
    [7] Kdo mi dnes nedělá starosti? { $seat }.
    [8] Tohle jméno na můj lístek nepatří: { $seat }.
    [9] Hledejte, kde chcete, jen ne tady: { $seat }.
   *[1] Za mě dnes u stolu zůstává { $seat }.
}

auto-trust-vote = { $theme ->
    [kids] { $variant ->
        [2] Čest, komu čest patří: { $seat }. Na lístku { $target }, pod maskou Darebák.
        [3] Tomuhle prstu věřím: { $seat }. Jednu trefu už má: { $target }, Darebák.
        [4] Kdo ukazuje na Darebáky? Jeden z těch prstů má { $seat }. Jméno pod maskou: { $target }.
        [5] Sčítání { $round }. dne mluví pro tohle jméno: { $seat }. Takhle se hlasuje proti Darebákovi jménem { $target }.
        [6] Každý hlas pro jméno { $target } je teď dobrý hlas. Jeden z nich dává { $seat }.
        [7] Na { $round }. den se nezapomíná: proti Darebákovi jménem { $target } hlasuje i { $seat }.
        [8] Takhle vypadá hlas, který sedí: { $seat } ukazuje a { $target } je Darebák.
        [9] Proti tomuhle jménu nejdu: { $seat }. Na lístku { $round }. dne stojí { $target }, a to je Darebák.
        [10] Lístek { $round }. dne svědčí dobře: { $seat } ukazuje na jméno { $target }, žeton říká Darebák.
        [11] Tenhle prst mířil správně už { $round }. den: { $seat } ukazuje, { $target } je Darebák.
        [12] Když počítám hlasy proti Darebákům, svůj mezi nimi má i { $seat }. Jméno na lístku: { $target }.
       *[1] Hlas proti Darebákům se počítá: { $round }. den ho dává { $seat }, Darebák je { $target }.
    }
   *[town] { $variant ->
        [2] Kdo ukazuje na Mafii? Jeden z těch prstů má { $seat }. Jméno pod maskou: { $target }.
        [3] Čest, komu čest patří: { $seat }. Na lístku { $target }, pod maskou Mafie.
        [4] Tomuhle prstu věřím: { $seat }. Jednu trefu už má: { $target }, Mafie.
        [5] Sčítání { $round }. dne mluví pro tohle jméno: { $seat }. Takhle se hlasuje proti Mafii jménem { $target }.
        [6] Každý hlas pro jméno { $target } je teď dobrý hlas. Jeden z nich dává { $seat }.
        [7] Na { $round }. den se nezapomíná: proti Mafii jménem { $target } hlasuje i { $seat }.
        [8] Takhle vypadá hlas, který sedí: { $seat } ukazuje a { $target } je Mafie.
        [9] Proti tomuhle jménu nejdu: { $seat }. Na lístku { $round }. dne stojí { $target }, a to je Mafie.
        [10] Lístek { $round }. dne svědčí dobře: { $seat } ukazuje na jméno { $target }, žeton říká Mafie.
        [11] Tenhle prst mířil správně už { $round }. den: { $seat } ukazuje, { $target } je Mafie.
        [12] Když počítám hlasy proti Mafii, svůj mezi nimi má i { $seat }. Jméno na lístku: { $target }.
       *[1] Hlas proti Mafii se počítá: { $round }. den ho dává { $seat }, Mafián je { $target }.
    }
}

auto-believes = { $variant ->
    [2] Co říká { $seat }, mi dává smysl. Dnes tedy { $target }.
    [3] Něco takového se neříká jen tak. { $seat } to říká a já tomu věřím. Jméno: { $target }.
    [4] Lepší stopu nemám. { $seat } ukazuje sem: { $target }. Jdu za tím.
    [5] Na tomhle se dá stavět. Tvrdí to { $seat } a já se dívám sem: { $target }.
    [6] Proč nevěřit? { $seat } tím riskuje vlastní židli. Za mě { $target }.
   *[1] To tvrzení beru. Stojí za ním { $seat } a jméno zní { $target }.
}

auto-doubts = { $variant ->
    [2] Říct se dá cokoli. { $seat } to říká, já chci víc. { $target } zatím zůstává.
    [3] Než půjde pryč { $target }, ať { $seat } řekne, kde se ta jistota bere.
    [4] Jistoty je v tom víc než důvodů. Jistotu má { $seat }, odnese to { $target }.
    [5] Z těch dvou jmen věřím spíš tomuhle: { $target }. A ne tomu, kdo to tvrdí: { $seat }.
    [6] Kdo vydělá, když odejde { $target }? To je otázka pro toho, kdo to tvrdí: { $seat }.
   *[1] Tomu tvrzení nevěřím. { $seat } ukazuje sem: { $target }. Mně to nesedí.
}

auto-answer = { $variant ->
    [2] Slyším to a odpovídám: ne. Zeptejte se, proč to říká { $seat }.
    [3] Až mi otočíte žeton, vzpomeňte si, kdo to tvrdí: { $seat }.
    [4] Na mě se ukazuje snadno. Čím to doloží { $seat }?
    [5] To tvrzení se rozpadne a zůstane po něm jedno jméno: { $seat }.
    [6] Buď se plete, nebo dobře ví, proč ukazuje sem: { $seat }.
   *[1] Tady se mýlí { $seat }. Pod mojí maskou nic není.
}

auto-changed-mind = { $variant ->
    [2] Vidím to jinak než dřív. Tehdy { $was }, teď { $seat }.
    [3] Na mém seznamu jsou dvě změny: končí { $was }, začíná { $seat }.
    [4] Můj prst se stěhuje. { $was } má klid, odpověď chci tady: { $seat }.
    [5] Kdo nemění názor, neposlouchá. Nejdřív { $was }, dnes { $seat }.
    [6] Jedno jméno škrtám, druhé píšu. Škrtám: { $was }. Píšu: { $seat }.
   *[1] Měním názor. Už ne { $was }. Dnes { $seat }.
}

auto-ask = { $variant ->
    [2] Ještě jedna věc: { $round }. den má { $seat } na lístku jméno { $target }. Proč?
    [3] Ptám se bez výčitky, { $seat }: proč { $round }. den zrovna { $target }?
    [4] U jednoho hlasu chci znát důvod: proč ukazuje { $seat } na jméno { $target }?
    [5] Hlas pro jméno { $target } nechápu. Vysvětlí ho { $seat }?
    [6] Proč { $round }. den padá jméno { $target }? Odpovědět může { $seat }.
   *[1] Jedna otázka, { $seat }. Proč { $round }. den hlas pro jméno { $target }?
}

auto-defence = { $variant ->
    [2] Klidně mě pošlete pryč. Hledat budete dál.
    [3] Pod mojí maskou nic není. Dívejte se jinam.
    [4] Za tím, jak hlasuju, stojím. Klidně si to projděte.
    [5] Můj žeton vás bude mrzet víc než mě.
    [6] Spočítejte si, kdo po mně zůstane. Pak teprve ukazujte.
   *[1] Na mě nic nemáte. Hledejte dál.
}

auto-defence-blame = { $variant ->
    [2] Prst míří vedle. Podívejte se radši sem: { $seat }.
    [3] Jestli má dnes někdo jít, ať je to { $seat }.
    [4] U mě nic nenajdete. Zkuste tohle jméno: { $seat }.
    [5] Po mně se budete ptát dál. Začněte rovnou: { $seat }.
    [6] Kdo z mého odchodu vyjde nejlíp? { $seat }.
    [7] Než ukážete na mě, podívejte se, kdo sedí tady: { $seat }.
    [8] Na lístek máte i lepší jméno: { $seat }.
    [9] Za mým jménem nic není. Za tímhle možná ano: { $seat }.
    [10] Ptejte se radši, co skrývá { $seat }.
    [11] Hlas proti mně je hlas vedle. Ten správný patří sem: { $seat }.
    [12] Mě klidně nechte sedět. Zvedněte masku, kterou má { $seat }.
   *[1] Já to nejsem. To spíš { $seat }.
}

auto-unsure = { $variant ->
    [2] Ještě poslouchám.
    [3] Zatím nemám nic, co by obstálo.
    [4] Ještě se nechám přesvědčit.
    [5] Dnes mám víc otázek než jmen.
    [6] Jméno ode mě nečekejte, dokud k němu nemám důvod.
   *[1] Zatím nemám tušení.
}

auto-agree = { $variant ->
    [2] Na stejné jméno přidávám druhý prst: { $seat }.
    [3] To podezření sdílím: { $seat }.
    [4] Můj prst míří tamtéž: { $seat }.
    [5] V hlavě mám stejné jméno: { $seat }.
    [6] Tohle jméno se nezdá ani mně: { $seat }.
   *[1] I já ukazuju sem: { $seat }.
}
