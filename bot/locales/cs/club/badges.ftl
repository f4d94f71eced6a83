# Odznaky klubu: za hry a večery dohromady; infinitivy, aby věta platila pro každého.

badge-gn_first = První židle
badge-when-gn_first = Dohrát hru.
badge-gn_five = Pět her
badge-when-gn_five = Dohrát každou ze všech nabízených her.
badge-gn_steady = Stálé místo
badge-when-gn_steady = Přijít na večery jedné řady po sobě; aspoň: { $running }.
badge-gn_spare = Náhradní židle
badge-when-gn_spare = Čekat mezi náhradníky, a přece si zahrát; večerů aspoň: { $evenings }.
badge-gn_hundred = Sto her
badge-when-gn_hundred = Dohrát mnoho her; aspoň: { $games }.
badge-gn_ten = Deset večerů
badge-when-gn_ten = Zahrát si na večerech; aspoň: { $evenings }.
badge-gn_host = Prostřený stůl
badge-when-gn_host = Hostit dohrané hry; aspoň: { $games }.
badge-gn_stand = Záskok
badge-when-gn_stand = Převzít rozehrané místo a dohrát ho.
