# Hra, která přináší jen pravidla, způsoby a slova: co je u všech takových her stejné.

b-answer = Odpovědět
b-take = Potvrdit výběr
b-clear = Začít znovu
b-nothing = Nic z toho
choose = { $n ->
    [one] Vyber
    [few] Vyber nejvýš { $n }
   *[other] Vyber nejvýš { $n }
}
given = Tvoje volba: **{ $what }**.
given-nothing = Tvoje volba: nic z toho.
winners = { $n ->
    [0] Nevyhrává nikdo.
    [one] Vyhrává { $list }.
    [few] Vyhrávají { $list }.
   *[other] Vyhrávají { $list }.
}
scores = Body: { $list }
