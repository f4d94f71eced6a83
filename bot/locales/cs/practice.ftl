# /nácvik: lekce jedné hry pro jednoho člověka.

## Příkaz

cmd-practice = nácvik
cmd-practice-about = Za pět minut si vyzkoušet jednu hru; nikdo to nevidí a nic se nepočítá
arg-practice-about = Která hra; bez ní pokračuje rozehraný nácvik

## Rám

practice-start = -# Nácvik: { $game }. Nikdo to nevidí a nic se nepočítá.
practice-choose =
    Nácvik trvá pět minut a ostatní hrají automaty. Nikdo to nevidí a nic se nepočítá.
    Kterou hru si chceš vyzkoušet?
practice-running = Máš rozehraný nácvik: { $game }.
practice-watch = Teď se jen dívej, ostatní hrají dál.
practice-resting = *Ostatní přemýšlejí…*
practice-over = Tenhle nácvik už skončil.
practice-full = Právě se učí hodně lidí najednou. Zkus to prosím za chvíli.
practice-full-here = Na tomhle serveru se právě učí hodně lidí najednou. Zkus to prosím za chvíli.
practice-ended = Nácvik hry { $game } je u konce. Nic z něj nezůstává.
practice-names = Karel, Eliška, Tonda, Hynek, Bára, Marek, Zdenka, Ondřej
b-practice-why = Proč?
b-practice-skip = Přeskočit
b-practice-end = Konec
b-practice-on = Dál
b-practice-back = Zpátky
b-practice-go-on = Pokračovat
b-practice-again = Znovu
b-practice-lay = Prostřít stůl

## Jak se hraje: stránka a její tlačítka

howto-turn = Tvůj tah.
howto-here = U tohohle stolu.
howto-counts = Co se počítá.
howto-tips = Tipy.
howto-lobby = Stiskni **Přisednout** a pak **Můžeme**. Rozdá hostitel, nebo já, až můžou všichni. Tajnosti ti pošlu soukromou zprávou.
b-howto-try = Zkusit za pět minut
b-howto-cards = Karty
b-howto-all = Všechna pravidla
howto-choose = Jak se hraje která hra:
help-next = **/nácvik** naučí jednu hru za pět minut, **/hra prostřít** otevře stůl, **/večer svolat** pozve lidi na termín.
