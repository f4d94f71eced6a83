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

b-open = Na stole
b-open-offer = Nabídka a zásoby
b-open-player = Hráči
b-open-counts = Co se počítá
open-title = { $section ->
    [offer] Na stole
    [player] Na stole: hráči
   *[counts] Na stole: co se počítá na konci
}
open-left = Co zbývá
open-effects = Co která věc dělá
open-whose = Čí věci?
open-which = Přečíst kartu
open-which-of = { $one ->
    [yes] Přečíst kartu: { $first }
   *[no] Přečíst kartu: { $first } až { $last }
}
no-open-card = Takovou kartu tahle hra nemá.

## Texty karet

cards-title = { $game }: karty
cards-all = { $n ->
    [one] K přečtení je tu { $n } karta. Vyber ji dole.
    [few] K přečtení jsou tu { $n } karty. Vyber si dole.
   *[other] K přečtení je tu { $n } karet. Vyber si dole.
}
cards-chosen = Dnešní karty
b-cards-tonight = Dnešní karty
b-cards-all = Všechny karty
