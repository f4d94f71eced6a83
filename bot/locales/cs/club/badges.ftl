# Odznaky klubu: za hry a večery dohromady; infinitivy, aby věta platila pro každého.

badge-gn_first = První židle
badge-when-gn_first = Dohrát hru.
badge-gn_five = Pět her
badge-when-gn_five = Dohrát každou ze všech nabízených her.
badge-gn_steady = Stálé místo
badge-when-gn_steady = Přijít aspoň { $running ->
    [one] na { $running } večer
    [few] na { $running } večery
   *[other] na { $running } večerů
} jedné řady po sobě.
badge-gn_spare = Náhradní židle
badge-when-gn_spare = Čekat mezi náhradníky, a přece si zahrát, aspoň { $evenings }krát.
badge-gn_hundred = Sto her
badge-when-gn_hundred = Dohrát aspoň { $games ->
    [one] { $games } hru
    [few] { $games } hry
   *[other] { $games } her
}.
badge-gn_ten = Deset večerů
badge-when-gn_ten = Odehrát aspoň { $evenings ->
    [one] { $evenings } večer
    [few] { $evenings } večery
   *[other] { $evenings } večerů
}.
badge-gn_host = Prostřený stůl
badge-when-gn_host = Hostit aspoň { $games ->
    [one] { $games } dohranou hru
    [few] { $games } dohrané hry
   *[other] { $games } dohraných her
}.
badge-gn_stand = Záskok
badge-when-gn_stand = Převzít rozehrané místo a dohrát ho.
