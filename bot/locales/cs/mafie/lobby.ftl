# Mafie před rozdáním: jak se hra jmenuje a čte v lobby, co se dá nastavit.

### Hra v lobby

game-mafie = Mafie
hello-mafie = Moje zprávy ti chodí. Sem ti přijde žeton i moje otázky; najdeš je taky pod tlačítkem **Moje místo** nebo příkazem **/místo**. Dnes večer: odpověz, když se zeptám, a mluv u stolu.
lobby-basic = Základní hra
lobby-extended = Rozšířená hra
lobby-kids = Dětská hra
lobby-cards = Karty: { $list }
lobby-tokens = { $theme ->
    [kids] { $mafia ->
        [one] { $mafia } Darebák
        [few] { $mafia } Darebáci
       *[other] { $mafia } Darebáků
    }{ $agent ->
        [0] {""}
       *[other] , { $agent } Agent
    }, { $police ->
        [one] { $police } Policista
        [few] { $police } Policisté
       *[other] { $police } Policistů
    }
   *[town] { $mafia ->
        [one] { $mafia } Mafián
        [few] { $mafia } Mafiáni
       *[other] { $mafia } Mafiánů
    }{ $agent ->
        [0] {""}
       *[other] , { $agent } Agent
    }, { $police ->
        [one] { $police } Policista
        [few] { $police } Policisté
       *[other] { $police } Policistů
    }
}
balance-mafie = { $theme ->
    [kids] Darebáci vyhrávají
   *[town] Mafie vyhrává
}

### Volby hry Mafie: jméno (nejvýš 60 znaků), hodnoty, jedna věta

option-extended = Rozšířená hra
option-extended-on = Rozšířená, s kartami
option-extended-off = Základní, bez karet
option-extended-help = Každý dostane k žetonu ještě jednu kartu. Nejdřív si zkuste základní hru.
option-cards = Akční karty
option-cards-auto = Vyvážené podle počtu lidí
option-cards-random = Náhodné
option-cards-gang = Nový gang
option-cards-own = Vlastní výběr
option-cards-help = Které akční karty jsou v balíčku. Doporučená je nejvýš jedna na čtyři lidi.
option-gang_recognition = Gang se navzájem zná
option-gang_recognition-on = Gang se před první schůzkou pozná
option-gang_recognition-off = Gang o sobě neví
option-gang_recognition-help = Jestli se hráči s kartou Nový gang první noc dozvědí, s kým hrají.
option-kids_no_agent = Bez Agenta
option-kids_no_agent-on = Bez Agenta
option-kids_no_agent-off = S Agentem
option-kids_no_agent-help = Místo Agenta hraje o Policistu víc a noc patří jen jedné straně.
option-kids_last_shot = Poslední slovo pro všechny
option-kids_last_shot-on = Kdo odchází, smí někoho vzít s sebou
option-kids_last_shot-off = Kdo odchází, nikoho s sebou nebere
option-kids_last_shot-help = Kdo odchází v noci nebo po hlasování, smí ukázat, kdo půjde taky.
option-kids_single_ballot = Jedno hlasování
option-kids_single_ballot-on = Rozhoduje hned první hlasování
option-kids_single_ballot-off = Hlasuje se dvakrát
option-kids_single_ballot-help = Rozhoduje hned první hlasování. Druhé přichází jen při shodě.
option-kids_theme = Policejní akademie
option-kids_theme-on = Akademie a Darebáci
option-kids_theme-off = Město a Mafie
option-kids_theme-help = Mírnější příběh pro děti: žáci akademie hrají Policisty a Darebáky.
option-fair_tokens = Počty žetonů
option-fair_tokens-on = Počty žetonů pro vyrovnanější šance
option-fair_tokens-off = Počty žetonů podle pravidel
option-fair_tokens-help = { $theme ->
    [kids] V 11 lidech tři Darebáci, v 18, 20 a 21 o jednoho míň; jinde jako v pravidlech.
   *[town] V 11 lidech tři Mafiáni, v 18, 20 a 21 o jednoho míň; jinde jako v pravidlech.
}
option-small_group_first_night = První noc v malé skupině
option-small_group_first_night-no_mafia = Jen Agent
option-small_group_first_night-mafia = { $theme ->
    [kids] Agent i Darebáci
   *[town] Agent i Mafie
}
option-small_group_first_night-help = { $theme ->
    [kids] V šesti až osmi lidech se Darebáci první noc běžně neschází.
   *[town] V šesti až osmi lidech se Mafie první noc běžně neschází.
}
option-commander_first_ballot = Velitel a shoda v prvním hlasování
option-commander_first_ballot-eliminate = Rozhoduje hned prst Velitele
option-commander_first_ballot-suspects = Podezřelí jsou všichni se stejným počtem hlasů
option-commander_first_ballot-help = Co znamená prst Velitele, když první hlasování skončí shodou.
option-final_tie = Shoda ve finálním hlasování
option-final_tie-change = Kdo přehodí hlas, rozhodne
option-final_tie-lot = Hned los
option-final_tie-help = Co se stane, když má po finálním hlasování víc lidí stejně hlasů.
option-vote_visibility = Hlasy
option-vote_visibility-sealed = Ukážou se všechny najednou
option-vote_visibility-live = Jsou vidět hned
option-vote_visibility-help = Kdy stůl uvidí, kam který prst míří. Podle pravidel ukazují všichni naráz.
option-discussion_end = Konec diskuse
option-discussion_end-three_quarters = Tři čtvrtiny mají dost řečí
option-discussion_end-all = Všichni mají dost řečí
option-discussion_end-majority = Většina má dost řečí
option-discussion_end-help = Kolik lidí musí stisknout Dost řečí, aby se hlasovalo dřív.
option-decoys = Noční otázka pro každého
option-decoys-on = V noci se ptám všech
option-decoys-off = Ptám se jen těch, kdo rozhodují
option-decoys-help = Když má v noci otázku každý, nikdo podle mobilu nepozná, kdo nespí.
option-night_length = Délka noci
option-night_length-constant = Vždy stejná
option-night_length-prompt = Končí s poslední odpovědí
option-night_length-help = Stejně dlouhá noc neprozradí vůbec nic.
option-mafia_chat = Noční šeptání
option-mafia_chat-on = { $theme ->
    [kids] Darebáci si v noci píšou
   *[town] Mafie si v noci píše
}
option-mafia_chat-off = { $theme ->
    [kids] Darebáci jen ukazují
   *[town] Mafie jen ukazuje
}
option-mafia_chat-help = Na schůzce předávám zprávy mezi těmi, kdo jsou vzhůru.
option-ghosts_see_night = Kdo dohrál, vidí noc
option-ghosts_see_night-on = Vidí žetony i noc
option-ghosts_see_night-off = Vidí jen to, co stůl
option-ghosts_see_night-help = Jestli vyřazení soukromě vidí všechny žetony a noční dění.

### Volby, které k sobě nejdou

setup-cards-basic = Karty patří k rozšířené hře. Nejdřív ji zapni.
setup-card-unknown = Akční karta číslo { $card } neexistuje. Vyber z čísel 1 až 16.
setup-card-twice = { $card } je v balíčku jen jednou. Vyber jinou kartu.
setup-gang-all = Nový gang jsou tři karty: vezmi všechny, nebo žádnou.
setup-gang-seats = Nový gang potřebuje u stolu aspoň { $least } lidí.
setup-gang-preset = Nový gang potřebuje u stolu aspoň { $least } lidí.
setup-reverse-seats = Opačný nábor potřebuje u stolu aspoň { $least } lidí.
setup-cards-many = Akčních karet je { $cards }, ale židlí jen { $seats }. Některé karty odeber.
setup-recognition = Gang se může poznat, jen když je v balíčku Nový gang.
setup-prompt = Noc může končit dřív, jen když se v noci ptám všech.
warn-cards-many = { $cards ->
    [one] Je tu { $cards } akční karta, doporučeno { $advised }. Hrát se dá i tak.
    [few] Jsou tu { $cards } akční karty, doporučeno { $advised }. Hrát se dá i tak.
   *[other] Je tu { $cards } akčních karet, doporučeno { $advised }. Hrát se dá i tak.
}
