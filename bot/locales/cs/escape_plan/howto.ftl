# Jak se hraje: stránka za tlačítkem. U každé hry co to je, tah, tenhle stůl, co se počítá, tipy.

# EP-3.1, EP-3.3, EP-27.2
howto-escape_plan-what = { $solo ->
    [yes] Tři dny: posbírat svoje peníze a utéct z města. Vyhraješ, když vyjdeš posledním otevřeným výjezdem s větším kufrem než poručík Costa. Trvá to asi hodinu.
   *[no] Jeden až pět lupičů, každý za sebe, má tři dny: posbírat svoje peníze a utéct z města. Z těch, kdo vyjdou posledním otevřeným výjezdem, vyhrává nejbohatší; kdo zůstane, toho zatknou a nemá nic. Trvá to hodinu až dvě.
}
# EP-8.2, EP-8.3, EP-9.1, EP-11.1, EP-13.2, EP-13.5
howto-escape_plan-turn = Ráno, odpoledne a večer máš tah: cestu, nebo odpočinek. V noci a za úsvitu jen za žeton akce navíc. Na cestu jsou tři body; pak setřes policii z dílů, které opouštíš (koho nesetřeseš, ten tě zraní), a místo navštiv. Odpočinek, jednou za den, vrátí použité karty a zpřístupní výhodu.
# EP-28.4, EP-28.8
howto-escape_plan-sandra = Po městě chodí inspektorka Sandra: zavírá podniky, bere kontakty a při úniku se počítá jako policista.
# EP-26.4, EP-29.9, EP-29.10, EP-29.12
howto-escape_plan-costa = Poručík Costa sbírá taky; kdo od něj odchází, platí 3 tisíce, nebo bere 2 zranění. Když je z města dřív než ty, stojí tě výjezd 10 tisíc.
# EP-16.8
howto-escape_plan-closing = Podnik se zavře po { $n ->
    [one] { $n } návštěvě
    [few] { $n } návštěvách
   *[other] { $n } návštěvách
}.
# EP-27.3, EP-27.4
howto-escape_plan-counts = Kdo je venku, počítá: částky z plánu za navštívené podniky a skrýše, hotovost, pytle, 10 tisíc za použitou výhodu, za 2 až 5 kontaktů 10, 30, 60, 100 tisíc. Dolů jde 20 tisíc za zranění, za pověst až 100 tisíc a kontakt za každá pouta.
# EP-23.6, EP-23.7, EP-9.4
howto-escape_plan-tips = Výhody přibývají odpočinkem, za hranici pověsti, v kostele a na poliklinice, za celou skupinu podniků nebo skrýší. Akce navíc dává celá skupina, občanka, Prostředník a poslední hranice. Nejpozději druhý den měj v hlavě cestu k výjezdu.
game-line-escape_plan = tři dny na to posbírat lup a zmizet z města plného policie.
