# Lobby, zápis o rozdání, volby hry a jejich odmítnutí.

### Lobby

lobby-title = { $game }
lobby-seats = { $machines ->
    [0] { $n ->
        [0] **Zatím nikdo nesedí ({ $least }–{ $most })**
        [one] **{ $n } člověk ({ $least }–{ $most })**
        [few] **{ $n } lidé ({ $least }–{ $most })**
       *[other] **{ $n } lidí ({ $least }–{ $most })**
    }
   *[other] **{ $n ->
        [0] {""}
        [one] { $n } člověk a{"\u00A0"}
        [few] { $n } lidé a{"\u00A0"}
       *[other] { $n } lidí a{"\u00A0"}
    }{ lobby-machines } ({ $least }–{ $most })**
}
lobby-machines = { $machines ->
    [one] { $machines } automat
    [few] { $machines } automaty
   *[other] { $machines } automatů
}
lobby-automat = automat
lobby-seal = Pečeť, verze { $version }: `{ $seal }…` (celá pod **Podrobnosti**)
lobby-mark = ✓ = můžeme
lobby-waiting = Náhradníci: { $list }.
lobby-starts = Rozdá se na pokyn hostitele ({ $who }), nebo když jsou všichni připravení.
lobby-starting = Všichni můžou. Rozdávám za chvíli.
lobby-closes = Zavírá se { $until }.
lobby-options = Hraje se: { $list }.
balance-counting = Vyváženost: počítám… Za chvíli stiskni **Podrobnosti** znovu.
balance-searched = Vyváženost: u automatů, které přemýšlejí dopředu, ji nepočítám, protože jedna jejich hra trvá minuty.
balance-exact = { $side } { $share } ± { $error } % ({ $games ->
    [one] { $games } hra automatů
    [few] { $games } hry automatů
   *[other] { $games } her automatů
})
lobby-readable = Někdo na serveru vidí do skrytých vláken. Tajnosti do nich nepíšu.
deaf-receipt = Soukromé zprávy ti ode mě nechodí. Tajnosti najdeš pod tlačítkem **Moje místo**.
deaf-desk = Soukromé zprávy ti ode mě nechodí, všechno pro tebe je tady. Až si je povolíš, stiskni **Šeptej mi**.
deaf-board = Někomu nechodí moje soukromé zprávy. Když ti nic nepřišlo, podívej se na **Moje místo**.
lobby-cancelled = Stůl je sklizený. Dnes se nehraje.
lobby-expired = Nikdo nepřisedl, takže stůl sklízím.
seat-taken = Židle { $number } je tvoje.
waiting-place = Všechny židle jsou obsazené. Tvoje pořadí mezi náhradníky: { $n }.
lobby-full = Všechny židle jsou obsazené.
you-stand-up = Vstáváš od stolu. Židle je volná.
hello = Moje zprávy ti chodí. Sem ti přijde, co máš vědět jen ty; najdeš to taky pod tlačítkem **Moje místo** nebo příkazem **/místo**. Dnes večer: až budeš na tahu, stiskni tlačítko na tabuli.
no-whisper = Soukromé zprávy ti ode mě nechodí. Nevadí, tajnosti najdeš pod tlačítkem **Moje místo**.
hears-again = Moje zprávy ti zase chodí. Tajnosti ti od teď posílám soukromě.
ready-given-lobby = Platí, můžeme.
ready-press = Číslo tohoto stisku je `{ $press }`. Po hře uvidíš v záznamu, který stisk platil.
ready-seal = Pečeť rozdání, verze { $version }: `{ $seal }`. Po hře se musí otevřít.
lobby-call = Prostírá se stůl: { $game }. Kdo má chuť, ať si přisedne.
lobby-can-start = Lidí je dost, stůl může začít.
b-join = Přisednout
b-ready-lobby = Můžeme
b-leave = Vstát
b-details = Podrobnosti
details-machines = Automaty: { $list }.
seal-keep = V lobby je z ní vidět prvních osm znaků. Celou si ji zkopíruj teď: po hře ji musí otevřít tajemství, které bylo vylosované dřív, než kdokoli stiskl **Můžeme**. Rozdání vyjde z toho tajemství a z čísel, která Discord dá každému stisku **Můžeme**, a ta předem nikdo nezná.

### Zápis o rozdání

record-title = { $game } · rozdáno
record-seats = Sedí: { $list }.
record-options = Hraje se: { $list }.
record-seal = Pečeť, verze { $version }: `{ $seal }`. Otevřu ji po hře.

### Volby, které k sobě nejdou

setup-game = Hru { $game } neznám. Vyber ji z nabídky.
setup-seats = Na tuhle hru je potřeba { $least } až { $most } lidí. Teď sedí { $seats }.
no-deal-playing = { $name } ještě hraje jinde. Počkej na konec té hry, nebo židli uvolni.
setup-option = Volba { $option } takhle nastavit nejde. Vyber hodnotu z nabídky.
setup-chair = Židle { $seat } u stolu není, hráčů je { $seats }. Vyber jinou.
