# Odznaky Nostra City: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-nc_clean = Čisté jméno
badge-when-nc_clean = Vyhrát, když je Kmotr nevinen.
badge-nc_double = Dvojí hra
badge-when-nc_double = Vyhrát jako FBI Informátor.
badge-nc_word = Dané slovo
badge-when-nc_word = Rozdělit se při vlastním Inkasování aspoň { $collectings }krát, nikoho nepodvést a vyhrát.
badge-nc_trust = Důvěra
badge-when-nc_trust = Ani jednou nepřijít o svůj podíl Podvodem.
badge-nc_hand = Pravá ruka
badge-when-nc_hand = Mít na konci titul Podšéf.
badge-nc_trial = Hladký proces
badge-when-nc_trial = Získat aspoň { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} Největší úplatkář.
badge-nc_lone = Bez soupeře
badge-when-nc_lone = Vyhrát aspoň { $auctions ->
    [one] { $auctions } Aukci
    [few] { $auctions } Aukce
   *[other] { $auctions } Aukcí
}, kde nikdo jiný nepřihazuje.
badge-nc_trace = Zametené stopy
badge-when-nc_trace = Vyhrát Vyšetřování aspoň { $investigations }krát.
badge-nc_team = Skvělá parta
badge-when-nc_team = Získat bonus Skvělá parta.
badge-nc_calm = Chladná hlava
badge-when-nc_calm = Vyhrát a nezahrát jedinou Odplatu.
badge-nc_purse = Plná kapsa
badge-when-nc_purse = Získat bonus Největší boháč.
badge-nc_regard = Velký respekt
badge-when-nc_regard = Mít na konci aspoň { $respect ->
    [one] { $respect } bod
    [few] { $respect } body
   *[other] { $respect } bodů
} Respektu.
