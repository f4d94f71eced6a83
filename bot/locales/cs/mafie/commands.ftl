# Příkazy hry Mafie: jména (malá písmena, bez mezer) a popisy (nejvýš 100 znaků).

## Commands

cmd-mafie = mafie
cmd-mafie-about = Hrát Mafii příkazy
cmd-role = žeton
cmd-role-about = Tvůj žeton, tvoje karta a co víš
cmd-card = karta
cmd-card-about = Tvoje karta: co umí; nebo ji použít
cmd-cards = karty
cmd-cards-about = Karty v téhle hře
cmd-peek = nahlédnout
cmd-peek-about = Agent se dívá pod masku
cmd-point = ukázat
cmd-point-about = Mafie ukazuje prstem
cmd-vote = hlasovat
cmd-vote-about = Dát hlas v hlasování, které právě běží
cmd-ready = dost
cmd-ready-about = Dost řečí
cmd-done = konec-řeči
cmd-done-about = Ukončit svou řeč
cmd-rules = pravidla
cmd-rules-about = Co se právě hraje a co můžeš stisknout

## Parameters

arg-extended = rozšířená
arg-extended-about = S akčními kartami
arg-cards = karty
arg-cards-about = Které karty jsou ve hře
arg-kids = děti
arg-kids-about = Hra pro děti

## Choices

choice-game-mafie = Mafie
choice-cards-auto = podle počtu hráčů
choice-cards-random = náhodné
choice-cards-gang = Nový gang (od 14 hráčů)
choice-clock-deal = pohled na žeton
choice-clock-start = začátek: Změna role
choice-clock-night = noční fáze
choice-clock-night-floor = nejkratší noční fáze
choice-clock-discussion = diskuse
choice-clock-defence = obhajoba
choice-clock-vote = hlasování
choice-clock-vote-turn = jeden hlas s Velitelem
choice-clock-tie-discussion = diskuse při shodě
cmd-claim = tvrdím
cmd-claim-about = Říct něco nahlas, nebo zjistit, co kdo tvrdí
arg-claim = co
arg-claim-about = Co tvrdíš; bez volby ukážu, co kdo tvrdí
