# Odznaky Mafie: jméno a za co je; infinitivy, aby věta platila pro každého.

badge-mf_eye = Ostrý zrak
badge-when-mf_eye = Vyhrát jako Agent, když pohled pod masku odhalí žeton Mafie.
badge-mf_sweep = Beze ztrát
badge-when-mf_sweep = Vyhrát s Mafií, když ze hry neodejde ani jeden žeton Mafie.
badge-mf_finger = Jistý prst
badge-when-mf_finger = Se žetonem Policie mířit ve finálním hlasování vždycky na žeton Mafie, a to aspoň { $votes }krát.
badge-mf_vest = Pod kabátem
badge-when-mf_vest = Zachránit se vlastní Vestou a dožít se konce.
badge-mf_recruit = Nový začátek
badge-when-mf_recruit = Nechat se naverbovat a vyhrát.
badge-mf_hunch = Tušení
badge-when-mf_hunch = Aspoň { $named }krát v nočním tušení někoho jmenovat a z každých { $of } jmen trefit Mafii { $right }krát.
badge-mf_last = Poslední židle
badge-when-mf_last = Zůstat z vítězné strany poslední ve hře.
badge-mf_grave = { $theme ->
    [kids] Výhra ze Studovny
   *[town] Výhra ze Záhrobí
}
badge-when-mf_grave = Odejít ze hry nejpozději v { $round }. kole, a přece vyhrát.
badge-mf_tongue = Zlatý jazyk
badge-when-mf_tongue = Čelit podezření aspoň { $rounds }krát, pokaždé uniknout verdiktu a vyhrát.
badge-mf_nurse = Pevná ruka
badge-when-mf_nurse = Obvazem zachránit někoho z vlastní strany a vyhrát.
badge-mf_gang = Třetí síla
badge-when-mf_gang = Vyhrát s Gangem.
badge-mf_masks = Tři masky
badge-when-mf_masks = Vyhrát tady se žetonem Policie, Mafie i Agenta.
