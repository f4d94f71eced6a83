# Odznaky Escape Plan: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-ep_gate = Za branou
badge-when-ep_gate = Uniknout z města.
badge-ep_dawn = Na poslední chvíli
badge-when-ep_dawn = Uniknout až za úsvitu, { $day }. den.
badge-ep_quiet = Tichý odchod
badge-when-ep_quiet = Uniknout z nejvýš { $row }. řádku pověsti.
badge-ep_case = Plný kufr
badge-when-ep_case = Odvézt si aspoň { $score } tisíc dolarů.
badge-ep_block = Dvě skupiny
badge-when-ep_block = Navštívit všechny podniky obou skupin.
badge-ep_step = O krok napřed
badge-when-ep_step = Porazit poručíka Costu.
badge-ep_lead = V čele
badge-when-ep_lead = Uniknout z města před všemi ostatními a vyhrát.
badge-ep_whole = Bez šrámu
badge-when-ep_whole = Uniknout bez jediného zranění.
badge-ep_wanted = Nejhledanější tvář
badge-when-ep_wanted = Uniknout s pověstí v řádku { $row }.
badge-ep_book = Plný adresář
badge-when-ep_book = Mít na konci v adresáři aspoň { $contacts ->
    [one] { $contacts } platný kontakt
    [few] { $contacts } platné kontakty
   *[other] { $contacts } platných kontaktů
}.
badge-ep_house = Tři skrýše
badge-when-ep_house = Navštívit všechny tři skrýše.
badge-ep_all = Všichni za branou
badge-when-ep_all = Uniknout společně: nikdo nezůstane ve městě a u stolu { $people ->
    [one] je aspoň { $people } člověk
    [few] jsou aspoň { $people } lidé
   *[other] je aspoň { $people } lidí
}.
