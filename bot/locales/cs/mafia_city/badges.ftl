# Odznaky Mafia City: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-mc_keys = Klíče od města
badge-when-mc_keys = Vyhrát.
badge-mc_club = Stálý host
badge-when-mc_club = Získat bod navíc ze Soukromého klubu aspoň { $times }krát za hru.
badge-mc_word = Poslední slovo
badge-when-mc_word = Mít poslední slovo, když na sebe { $vetoes ->
    [one] narazí aspoň { $vetoes } námitka
    [few] narazí aspoň { $vetoes } námitky
   *[other] narazí aspoň { $vetoes } námitek
}.
badge-mc_point = O bod
badge-when-mc_point = Vyhrát o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
badge-mc_clean = Čistý rejstřík
badge-when-mc_clean = Vyhrát a na konci nemít v Cele jediného svého Mafiána.
badge-mc_street = Všichni v ulicích
badge-when-mc_street = Vyhrát s prázdnou rezervou.
badge-mc_five = Pět lokací
badge-when-mc_five = Kontrolovat v jednom kole aspoň { $locations ->
    [one] { $locations } lokaci
    [few] { $locations } lokace
   *[other] { $locations } lokací
}.
badge-mc_deal = Dohoda drží
badge-when-mc_deal = Kontrolovat lokaci, o které rozhodly jen vlastní Tajné dohody.
badge-mc_back = Z posledního místa
badge-when-mc_back = Po { $round }. kole nebo později ztrácet na všechny, a přece vyhrát.
badge-mc_mayor = Pevná Radnice
badge-when-mc_mayor = Kontrolovat Radnici aspoň { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} po sobě.
badge-mc_bullet = Ještě ne
badge-when-mc_bullet = Zahrát po pasu ještě akci díky Náboji aspoň { $times }krát za hru.
badge-mc_past = Nad cíl
badge-when-mc_past = Vyhrát a přetáhnout cíl aspoň o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
