# Odznaky Zbojníků: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-zb_key = Klíč od pokladnice
badge-when-zb_key = Vyhrát za prince.
badge-zb_free = Volný pták
badge-when-zb_free = Vyhrát za zbojníky a ani jednou neskončit v Žaláři.
badge-zb_vault = Pokladnice beze svědků
badge-when-zb_vault = Vyloupit Pokladnici aspoň { $days }krát za hru.
badge-zb_chest = Hlídaná truhla
badge-when-zb_chest = Vyhrát za prince, když Pokladnici celou hru nikdo nevyloupí.
badge-zb_court = Plný Žalář
badge-when-zb_court = Soudit jako princ za jediný den aspoň { $prisoners ->
    [one] { $prisoners } vězně
    [few] { $prisoners } vězně
   *[other] { $prisoners } vězňů
}.
badge-zb_duel = Jasný souboj
badge-when-zb_duel = Vyhrát souboj aspoň o { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
badge-zb_purse = Těžký měšec
badge-when-zb_purse = Mít na konci v měšci aspoň { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
badge-zb_market = Plná Tržnice
badge-when-zb_market = Zabrat Tržnici bandou tří aspoň { $days }krát za hru.
badge-zb_coach = Společná jízda
badge-when-zb_coach = Přijít k lupu z Kočáru vedle cizí bandy.
badge-zb_trade = Kupec
badge-when-zb_trade = Prodat v Přístavu aspoň { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}.
badge-zb_turn = Poslední den
badge-when-zb_turn = Po { $day }. dni nemít nejtěžší měšec, a přece vyhrát za zbojníky.
badge-zb_both = Obě strany mince
badge-when-zb_both = Vyhrát tady za prince i za zbojníky.
