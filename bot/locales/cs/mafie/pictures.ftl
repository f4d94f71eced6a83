# Slova v obrázcích hry Mafie a jejich popisy (alternativní texty). Jméno stojí vždy v 1. pádě.
# $theme: kids = dětská hra (Darebáci, akademie), jinak town.

### Tabule hry Mafie

pic-game = { $theme ->
    [kids] Policejní akademie
   *[town] Mafie
}
pic-title-night = { $round }. noc
pic-rounds = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
pic-left = ve hře zbývá

pic-phase-start = Rozdáno
pic-phase-agent = Agent otevírá oči
pic-phase-gang = Gang se poznává
pic-phase-mafia = { $theme ->
    [kids] Scházejí se Darebáci
   *[town] Schází se Mafie
}
pic-phase-dawn = Svítání
pic-phase-discussion = Diskuse
pic-phase-first = První hlasování
pic-phase-defence = Obhajoba
pic-phase-speaks = Obhajoba: { $who }
pic-phase-condemned = Verdikt: { $who }
pic-phase-final = Finální hlasování
pic-phase-decisive = Rozhodující hlasování
pic-phase-tie = Shoda hlasů
pic-phase-verdict = Verdikt
pic-phase-closing = Konec dne
pic-phase-end = Konec hry

pic-winner-police = Vyhrála Policie
pic-winner-mafia = { $theme ->
    [kids] Vyhráli Darebáci
   *[town] Vyhrála Mafie
}
pic-winner-gang = Vyhrál Gang
pic-winner-all_out = Nikdo nezbyl
pic-winner-stalemate = Nerozhodně
pic-winner-aborted = Bez vítěze
pic-paused-note = Hodiny stojí.
pic-over = Žetony lícem vzhůru
pic-asleep = { $theme ->
    [kids] Akademie spí
   *[town] Město spí
}
pic-chosen = { $theme ->
    [kids] Darebáci si vybrali
   *[town] Mafie si vybrala
}
pic-chair = Je některá židle prázdná?
pic-condemned = { $theme ->
    [kids] Akademie rozhodla
   *[town] Město rozhodlo
}
pic-nobody-out = Nikdo neodchází
pic-speaks = Mluví jen
pic-talk = Stůl je váš
pic-ready = Dost řečí má { $n }, stačí { $needed }
pic-fingers-up = Prsty nahoru
pic-voted = Hlasovalo { $n } { OUT_OF($all) }
pic-votes-lie = Hlasy jsou venku
pic-dealt = Rozdáno
pic-day-ends = Den končí

pic-token-police = Policista
pic-token-mafia = { $theme ->
    [kids] Darebák
   *[town] Mafián
}
pic-token-agent = Agent
pic-count-police = { $n ->
    [one] { $n } Policista
    [few] { $n } Policisté
   *[other] { $n } Policistů
}
pic-count-mafia = { $theme ->
    [kids] { $n ->
        [one] { $n } Darebák
        [few] { $n } Darebáci
       *[other] { $n } Darebáků
    }
   *[town] { $n ->
        [one] { $n } Mafián
        [few] { $n } Mafiáni
       *[other] { $n } Mafiánů
    }
}
pic-count-agent = { $n ->
    [one] { $n } Agent
    [few] { $n } Agenti
   *[other] { $n } Agentů
}

### Tabule slovy

pic-alt-head = { pic-game }, { $title }: { $phase }.
pic-alt-left = Ve hře zbývá: { $tokens }.
pic-alt-asleep = { pic-asleep }.
pic-alt-chosen = { pic-chosen }: { $who }.
pic-alt-chair = { pic-chair }
pic-alt-condemned = { pic-condemned }: { $who }.
pic-alt-nobody-out = { pic-nobody-out }.
pic-alt-suspects = Podezření: { $who }.
pic-alt-speaks = Mluví jen: { $who }.
pic-alt-struck = Padlo jméno: { $who }.
pic-alt-votes = Hlasy: { $votes }.
pic-alt-fingers = { $n }
pic-alt-from = od { $who }
pic-alt-voted = { $n ->
    [0] Hlasovalo 0 { OUT_OF($all) }.
   *[other] Hlasovalo { $n } { OUT_OF($all) }: { $who }.
}
pic-alt-commander = Velitel: { $who }.
pic-alt-card = { $who }, { $card }
pic-alt-cards = Na stole: { $cards }.
pic-alt-ready = Dost řečí: { $who }.
pic-alt-stays = U svého hlasu zůstává: { $who }.
pic-alt-withdrawing = Odchází: { $who }.
pic-alt-in = U stolu: { $who }.
pic-alt-out = Mimo hru: { $who }.

### Karta žetonu

pic-role-dealt = V této hře
pic-role-owner = { $name } · místo { $number }
pic-role-alt = Tvůj žeton: { $token }. Cíl: { $goal } V této hře: { $tokens }. { $lines } { $name }, místo { $number }.

pic-role-police-goal = { $theme ->
    [kids] Najdi všechny Darebáky.
   *[town] Vyřaď celou Mafii.
}
pic-role-police-1 = V noci spíš, nic nerozhoduješ.
pic-role-police-2 = { $theme ->
    [kids] Ve dne hledej, kdo lže. Ptej se a hlasuj.
   *[town] Ve dne hledej, kdo lže. Tvůj hlas je tvoje zbraň.
}
pic-role-police-3 = Jeden z vás je Agent. Věř mu, ale ověřuj.
pic-role-police-3-alone = Agent tu není. Věř jen tomu, co si ověříš.

pic-role-mafia-goal = { $theme ->
    [kids] Vyřaď všechny Policisty.
   *[town] Vyřaď celou Policii.
}
pic-role-mafia-1 = { $theme ->
    [kids] V noci se probouzíš se svými. Společně na někoho ukážete.
   *[town] V noci se probouzíš se svými. Společně zvolíte oběť.
}
pic-role-mafia-1-alone = { $theme ->
    [kids] V noci se probouzíš a na někoho ukážeš.
   *[town] V noci se probouzíš jen ty. Oběť je na tobě.
}
pic-role-mafia-1-agent = Každou noc nahlédneš pod masku, pak se probouzíš se svými.
pic-role-mafia-2 = Ve dne hraješ nevinnost. Mluv, hlasuj, podezírej.
pic-role-mafia-3 = Svůj žeton nikomu neukazuj.

pic-role-gang-goal = Vyřaď obě další strany.

pic-role-agent-goal = { $theme ->
    [kids] Najdi všechny Darebáky.
   *[town] Vyřaď celou Mafii.
}
pic-role-agent-1 = Každou noc nahlédneš pod jednu masku.
pic-role-agent-1-small = Jen první noc nahlédneš pod jednu masku.
pic-role-agent-2 = Ve dne řekneš, co chceš. Dokázat to nemůžeš.
pic-role-agent-2-small = { $theme ->
    [kids] Když najdeš Darebáka, odcházíš ze hry.
   *[town] Když najdeš Mafiána, odcházíš ze hry.
}
pic-role-agent-3 = { $theme ->
    [kids] Hraješ za Policii. Darebáci tě hledají.
   *[town] Hraješ za Policii. Mafie tě hledá.
}

### Akční karty

pic-card-number = Akční karta { $number }
pic-card-users = Kdo ji smí použít
pic-card-works = Pro tebe platí
pic-card-idle = Pro tebe neutrální
pic-card-alt = { pic-card-number }, { $title }. { pic-card-users }: { $users }. Kdy: { $when } Co: { $what } { $state }.
pic-card-alt-neutral = { $title }. Kdy: { $when } Co: { $what } { $state }.

pic-card-1-title = { $theme ->
    [kids] Pletená vesta
   *[town] Neprůstřelná vesta
}
pic-card-1-short = Vesta
pic-card-1-when = Ráno nebo po hlasování, hned jak padne tvoje jméno.
pic-card-1-what = Ukážeš ji a zůstáváš ve hře. Žeton neodkrýváš. Platí jen jednou.

pic-card-2-title = Obvaz
pic-card-2-short = Obvaz
pic-card-2-when = Hned jak ze hry odchází někdo jiný.
pic-card-2-what = Ukážeš ji a ten člověk zůstává ve hře, žeton neodkrývá. Sebe nezachráníš. Platí jen jednou.

pic-card-3-title = Nábor
pic-card-3-short = Nábor
pic-card-3-when = { $theme ->
    [kids] V noci, dokud Darebáci vybírají.
   *[town] V noci, dokud Mafie vybírá oběť.
}
pic-card-3-what = { $theme ->
    [kids] Koho vybereš, ten od té chvíle hraje a vyhrává s Darebáky. Žeton zůstává. Platí jen jednou.
   *[town] Koho vybereš, ten od té chvíle hraje a vyhrává s Mafií. Žeton zůstává. Platí jen jednou.
}

pic-card-4-title = Velitel
pic-card-4-short = Velitel
pic-card-4-when = Celou hru. Ukazuje se hned na začátku.
pic-card-4-what = Hlasování začíná u tebe. Při shodě rozhoduje tvůj prst. Večer jde karta doleva.

pic-card-5-title = Opačný nábor
pic-card-5-short = Opačný nábor
pic-card-5-when = Celou hru. Nikdy ji neukazuješ.
pic-card-5-what = { $theme ->
    [kids] Hraješ opačně: s Policistou za Darebáky, s Darebákem za Policii.
   *[town] Hraješ opačně: s Policistou za Mafii, s Mafiánem za Policii.
}

pic-card-6-title = Změna role
pic-card-6-short = Změna role
pic-card-6-when = Na začátku hry, před první nocí.
pic-card-6-what = Ukážeš ji a smíš si s kýmkoli vyměnit žeton. Odmítnout to nejde. Karty zůstávají.

pic-card-7-title = Odposlech
pic-card-7-short = Odposlech
pic-card-7-when = Kdykoli ve dne.
pic-card-7-what = Ukážeš ji a vybereš, čí žeton chceš vidět. Uvidíš ho jen ty. Platí jen jednou.

pic-card-8-title = Úkryt
pic-card-8-short = Úkryt
pic-card-8-when = Na konci dne.
pic-card-8-what = Celé příští kolo tě nejde vyřadit. Nehlasuješ, mluvit smíš. Platí jen jednou.

pic-card-9-title = Železný dopis
pic-card-9-short = Dopis
pic-card-9-when = Na konci dne.
pic-card-9-what = { $theme ->
    [kids] Příští noc tě Darebáci nemůžou vybrat. Ve dne hraješ jako vždy. Platí jen jednou.
   *[town] Příští noc tě Mafie nemůže vybrat. Ve dne hraješ jako vždy. Platí jen jednou.
}

pic-card-10-title = { $theme ->
    [kids] Den volna
   *[town] Zatčení
}
pic-card-10-short = { $theme ->
    [kids] Volno
   *[town] Zatčení
}
pic-card-10-when = Ráno, před diskusí.
pic-card-10-what = Dnes na tebe nikdo nesmí ukázat a ty taky na nikoho. Mluvit smíš. Platí jen jednou.

pic-card-11-title = { $theme ->
    [kids] Nečekané slovo
   *[town] Výstřel zpoza rohu
}
pic-card-11-short = { $theme ->
    [kids] Slovo
   *[town] Výstřel
}
pic-card-11-when = Kdykoli ve dne.
pic-card-11-what = Ukážeš ji a vybereš, kdo odchází ze hry a odkrývá žeton. Platí jen jednou.

pic-card-12-title = { $theme ->
    [kids] Pochůzka
   *[town] Únos
}
pic-card-12-short = { $theme ->
    [kids] Pochůzka
   *[town] Únos
}
pic-card-12-when = Ráno, před diskusí.
pic-card-12-what = Komu ji položíš, ten dnes nehlasuje. Hlasovat se pro něj smí. Platí jen jednou.

pic-card-13-title = { $theme ->
    [kids] Poslední slovo
   *[town] Poslední výstřel
}
pic-card-13-short = { $theme ->
    [kids] Poslední slovo
   *[town] Poslední výstřel
}
pic-card-13-when = Ve chvíli, kdy odcházíš ze hry.
pic-card-13-what = Ukážeš ji a vybereš, kdo odchází s tebou. Odkrýváte oba žetony.

pic-card-14-title = Nový gang
pic-card-14-short = Gang
pic-card-14-when = Celou hru. Ukáže se, až budeš mimo hru.
pic-card-14-what = { $theme ->
    [kids] Tři lidé, třetí strana. Gang vyhrává, když nezbude nikdo jiný.
   *[town] Tři lidé, třetí strana. Gang vyhrává, když přežije Mafii i Policii.
}
pic-card-15-title = { pic-card-14-title }
pic-card-15-short = { pic-card-14-short }
pic-card-15-when = { pic-card-14-when }
pic-card-15-what = { pic-card-14-what }
pic-card-16-title = { pic-card-14-title }
pic-card-16-short = { pic-card-14-short }
pic-card-16-when = { pic-card-14-when }
pic-card-16-what = { pic-card-14-what }

pic-card-17-title = Neutrální karta
pic-card-17-short = Neutrální
pic-card-17-when = Celou hru. Nikomu ji neukazuj.
pic-card-17-what = Nic nedělá. Jen skrývá, kdo drží opravdovou kartu.

### Příběh

pic-story-title = Příběh hry
pic-story-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
pic-story-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
pic-story-night = Noc
pic-story-day = Den
pic-story-look = { $who } → { $whom }:
pic-story-victim = { $theme ->
    [kids] Vybráno: { $who }
   *[town] Oběť: { $who }
}
pic-story-no-victim = { $theme ->
    [kids] Bez výběru
   *[town] Bez oběti
}
pic-story-quiet = Klidná noc
pic-story-no-day = Konec ještě před dnem
pic-story-recruit = Nábor: { $who }
pic-story-saved = { $card }. Zůstává { $who }.
pic-story-out = Ze hry: { $who }
pic-story-nobody-out = Nikdo neodchází
pic-story-card = { $who }: { $card }
pic-story-at = { $who } → { $whom }
pic-story-lot = Los: { $who }
pic-story-commander = Velitel: { $who }
pic-story-rest-police = Ostatní hráli za Policii.
pic-story-alt-head = Příběh hry, { $winner }.
pic-story-alt-look = Agent { $who } vidí: { $whom }
pic-story-alt-at = { $who }: { $card } → { $whom }
pic-story-alt-night = { $round }. noc: { $facts }.
pic-story-alt-day = { $round }. den: { $facts }.
pic-story-alt-mafia = { $theme ->
    [kids] Darebáci: { $who }.
   *[town] Mafie: { $who }.
}
pic-side-mafia = { $theme ->
    [kids] Darebáci
   *[town] Mafie
}
pic-side-police = Policie
pic-side-gang = Gang
pic-story-alt-agent = Agent: { $who }.
pic-story-alt-gang = Gang: { $who }.
pic-story-alt-police = Policie: { $who }.

### Plakáty

pic-poster-mafie-title = Mafie
pic-poster-mafie-line = { $theme ->
    [kids] Akademie usíná. Někdo ne.
   *[town] Město usíná. Někdo ne.
}
pic-poster-mafie-foot = 6–21 hráčů · 30–90 minut

### Strany na plakátu dohrané hry

pic-share-side-police = Policie
pic-share-side-mafia = { $theme ->
    [kids] Darebáci
   *[town] Mafie
}
pic-share-side-gang = Nový gang

### Pozvánka na večer

# MF-5.1
pic-more-people = { $n ->
    [1] Ještě jeden
    [2] Ještě dva
    [3] Ještě tři
   *[other] Ještě { $n }
} a { $theme ->
    [kids] Darebáci budou { $mafia ->
        [2] dva
        [3] tři
        [4] čtyři
       *[other] { $mafia }
    }
   *[town] Mafie bude mít { $mafia ->
        [2] dva
        [3] tři
        [4] čtyři
       *[other] { $mafia }
    }
}.
