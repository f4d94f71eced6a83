# Odznaky Mafia City: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-mc_keys = Klíče od města
badge-when-mc_keys = Vyhrát.
badge-mc_club = Stálý host
badge-when-mc_club = Brát v Soukromém klubu body navíc; za hru aspoň: { $times }.
badge-mc_word = Poslední slovo
badge-when-mc_word = Mít poslední veto v dlouhém řetězu; vet v něm: aspoň { $vetoes }.
badge-mc_point = O bod
badge-when-mc_point = Vyhrát jen o tolik bodů: { $points }.
badge-mc_clean = Čistý rejstřík
badge-when-mc_clean = Vyhrát a na konci nemít v Cele jediný vlastní žeton.
badge-mc_street = Všichni v ulicích
badge-when-mc_street = Vyhrát s prázdnou rezervou.
badge-mc_five = Pět lokací
badge-when-mc_five = Ovládnout v jednom kole hodně lokací; aspoň: { $locations }.
badge-mc_deal = Dohoda drží
badge-when-mc_deal = Získat kontrolu nad lokací, o které rozhodly jen vlastní Tajné dohody.
badge-mc_back = Z posledního místa
badge-when-mc_back = Po { $round }. kole nebo později ztrácet na všechny, a přece vyhrát.
badge-mc_mayor = Pevná Radnice
badge-when-mc_mayor = Držet Radnici; kol v řadě: aspoň { $rounds }.
badge-mc_bullet = Ještě ne
badge-when-mc_bullet = Vrátit se po pasu do akce Nábojem; za hru aspoň: { $times }.
badge-mc_past = Nad cíl
badge-when-mc_past = Vyhrát s body nad cílem; aspoň: { $points }.
