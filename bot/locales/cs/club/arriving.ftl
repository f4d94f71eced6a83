# Příchod na server a jeho nastavení. Kromě pozdravu to čte jen správa serveru.

## Pozdrav

greet-title = Dobrý večer
greet = Vedu herní večery: rozdávám, šeptám, počítám hlasy. Hrát se dá hned, nastavit potom.
greet-how = Stůl prostře **/hra prostřít**, na zkoušku je **/nácvik**.
b-set-up = Nastavit
b-how-to = Jak se hraje

## Karta

setup-title = Nastavení serveru
setup-kept = Uloženo.
setup-line-zone = Časové pásmo: { $zone }
setup-zone = { $city } (teď { $time })
setup-zone-none = zatím žádné, zeptám se u prvního večera
setup-line-hosts = Hostí: { $hosts }
setup-everybody = všichni
setup-line-tables = Stoly večera: { $tables }
setup-any-channel = tam, kde se večer svolá
setup-line-call = Zve se: { $role }
setup-nobody = nikdo
setup-line-coming = Role těch, kdo přijdou: { $role }
setup-line-staff = Hlášení: { $channel }
setup-no-channel = nemám kam je předat
setup-gone-role = smazaná role
setup-gone-channel = smazaný kanál
setup-line-evening = Večer: obvyklý začátek { $hour } · stůl se prostře { $lead } min předem · židle se drží { $keep } min · na konci zmínka, kolikátý v řadě: { $habit ->
    [yes] ano
   *[no] ne
} · obrázek v pozvánce: { $picture ->
    [yes] ano
   *[no] ne
}
setup-line-club = Dřív sedí, na koho minule nezbylo: { $owed ->
    [yes] ano
   *[no] ne
} · kalendář serveru: { $event ->
    [yes] ano
   *[no] ne
} · síla, žebříčky a odznaky: { $board ->
    [yes] ano
   *[no] ne
}
setup-line-story = Příběhy: titulek: { $headlines ->
    [yes] ano
   *[no] ne
} · moment večera: { $moments ->
    [yes] ano
   *[no] ne
}
setup-line-history = Odehrané hry: { $months ->
    [0] zůstávají
   *[other] zůstávají { $months } měsíců
}
setup-pick-language = Jazyk
setup-pick-zone = Časové pásmo
setup-pick-hosts = Kdo hostí (nikdo vybraný: všichni)
setup-pick-tables = Kanály pro stoly večera
setup-pick-call = Role, kterou zvu
setup-pick-coming = Role těch, kdo přijdou na večer
setup-pick-staff = Kanál pro hlášení
b-rights = Práva
setup-rights = Práva
setup-rights-fine = Nic nechybí.
setup-whole-server = Celý server
setup-zone-unknown = Takové pásmo neznám. Vyber ho z nabídky, třeba **Europe/Prague**.
setup-hour-unknown = Hodina je celá nebo půl, třeba **20:00** nebo **19:30**.
setup-role-silent = Roli { $role } nesmím zmínit. V nastavení role zapni „Povolit komukoli zmínit tuto roli“ a vyber ji znovu.
coming-role-fault = { $fault ->
    [gone] Role pro ty, kdo přijdou, už na serveru není. Jinou vybere správa serveru: **/nastavení účast**.
    [everyone] Roli { $role } mají všichni. Pro ty, kdo přijdou, vyber nějakou zvláštní.
    [managed] Role { $role } patří jinému botovi nebo Discordu. Lidem, kteří přijdou, ji dát nemůžu.
    [powerful] Role { $role } má práva nad ostatními. Lidem, kteří přijdou, ji nedávám.
    [right] Nesmím spravovat role, takže ti, kdo přijdou, nedostanou { $role }.
   *[above] Role { $role } není pod tou mojí. Lidem, kteří přijdou, ji dát nemůžu. V nastavení serveru posuň moji nad ni.
}
setup-channel-closed = V kanálu { $channel } mi chybí: { $list }. Zapni to v oprávněních kanálu a vyber ho znovu.
no-staff = Tohle nastavuje správa serveru.
no-caller = Stoly prostírat a večery svolávat tu smí jen { $who }.
no-caller-left = Role, které tu směly prostírat stoly a svolávat večery, na serveru už nejsou. Nové vybere někdo, kdo server spravuje: **/nastavení**.
no-ban = U stolů tu teď místo nemáš, obrať se na moderátory.
