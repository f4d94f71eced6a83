# Řádek příběhu: kdo získal jaký odznak.

badge-line = { $n ->
    [one] Odznak: { $list }.
    [few] Odznaky: { $list }.
   *[other] Odznaky: { $list }.
}
badge-of = { $who } – { $list }
badge-more = { $list } { $n ->
    [one] a další { $n } člověk
    [few] a další { $n } lidé
   *[other] a dalších { $n } lidí
}
