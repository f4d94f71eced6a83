# Slash commands: names (lower case, no spaces) and descriptions (at most 100 characters).
# cmd-: a command, arg-: its parameter, choice-: what can be chosen there.

## Commands

cmd-game = hra
cmd-game-about = Prostřít stůl a vést hru
cmd-open = prostřít
cmd-open-about = Prostřít stůl v tomhle kanálu
cmd-start = rozdat
cmd-start-about = Rozdat hned (hostitel)
cmd-status = stav
cmd-status-about = Co se u stolu právě děje
cmd-pause = pauza
cmd-pause-about = Zastavit hodiny (hostitel)
cmd-resume = pokračovat
cmd-resume-about = Pustit hodiny dál (hostitel)
cmd-extend = přidat-čas
cmd-extend-about = Přidat čas (hostitel)
cmd-skip = přeskočit
cmd-skip-about = Ukončit čas tohoto kroku hned, v noci to nejde (hostitel)
cmd-undo = zpět
cmd-undo-about = Vrátit hru, pokud od té doby nevyšlo najevo nic skrytého (hostitel)
cmd-replace = vystřídat
cmd-replace-about = Předat židli jinému člověku, nebo automatu (hostitel)
cmd-handover = předat
cmd-handover-about = Předat hostitelství
cmd-remove = vyřadit
cmd-remove-about = Vyřadit místo ze hry (hostitel)
cmd-end = ukončit
cmd-end-about = Ukončit hru bez vítěze, nebo sklidit stůl (hostitel)
cmd-record = záznam
cmd-record-about = Záznam poslední hry u tohoto stolu, k ověření rozdání
cmd-story = příběh
cmd-story-about = Celý průběh poslední hry u tohoto stolu jako text
cmd-desk = místo
cmd-desk-about = Tvoje ruka, tvoje otázka, tvoje nastavení; vidíš to jen ty
cmd-board = stůl
cmd-board-about = Poslat stůl znovu dolů, pod všechny zprávy
cmd-host = hostitel
cmd-host-about = Ovládání pro hostitele
cmd-setup = nastavení
cmd-setup-about = Nastavení pro tenhle server
cmd-language = jazyk
cmd-language-about = Jazyk nových stolů
cmd-clocks = limity
cmd-clocks-about = Kolik času je na co
cmd-channels = kanály
cmd-channels-about = Kanály: noční ticho, Záhrobí, pozvánky, obrázky
cmd-voice = hlas
cmd-voice-about = Ztlumit v noci mikrofony; vyřazené nechat ztlumené
cmd-show = ukázat
cmd-show-about = Ukázat nastavení
cmd-help = nápověda
cmd-help-about = Co to je a co můžu teď stisknout

## Parameters

arg-game = hra
arg-game-about = Která hra
arg-language = jazyk
arg-language-about = Jazyk stolu
arg-reason = důvod
arg-reason-about = Vzkaz ke stolu
arg-seconds = vteřiny
arg-seconds-about = O kolik vteřin
arg-seat = místo
arg-seat-about = Místo u stolu
arg-person = člověk
arg-person-about = Kdo si sedne; nikdo: automat
arg-host = člověk
arg-host-about = Nový hostitel
arg-disqualified = diskvalifikace
arg-disqualified-about = Za porušení pravidel chování: nevyhrává
arg-choice = volba
arg-choice-about = Co s ní teď udělat
arg-who = koho
arg-who-about = Číslo a jméno
arg-pace = tempo
arg-pace-about = Na všechno víc času
arg-clock = limit
arg-clock-about = Který časový limit
arg-clock-seconds = vteřiny
arg-clock-seconds-about = Délka ve vteřinách; prázdné = obvyklá
arg-close = zavírat
arg-close-about = Zavírat kanál stolu v noci a při hlasování
arg-graveyard = záhrobí
arg-graveyard-about = Soukromé vlákno pro vyřazené
arg-role = role
arg-role-about = Role, kterou zve nový stůl, nejvýš jednou za šest hodin
arg-pictures = obrázky
arg-pictures-about = Stoly s obrázky
arg-hush = ztlumit
arg-hush-about = Zapnout, nebo vypnout

## Choices

choice-language-cs = čeština
choice-language-en = angličtina
choice-pace-1-0 = obvyklé
choice-pace-1-5 = o polovinu delší
choice-pace-2-0 = dvakrát delší
choice-clock-reaction = rychlá reakce
choice-clock-window = chvíle na karty a námitky
choice-clock-pick = ostatní volby u stolu
choice-clock-turn = tah

## Večer

cmd-evening = večer
cmd-evening-about = Svolat herní večer a odpovídat na pozvánky
cmd-evening-plan = svolat
cmd-evening-plan-about = Svolat večer: kdy a co se hraje
cmd-evening-poll = termíny
cmd-evening-poll-about = Nechat lidi vybrat termín večera
cmd-evening-show = ukázat
cmd-evening-show-about = Co je tu naplánované
cmd-evening-answer = odpovědět
cmd-evening-answer-about = Přijdu, možná, nepřijdu
cmd-evening-desk = pult
cmd-evening-desk-about = Pult hostitele večera
cmd-evening-end = ukončit
cmd-evening-end-about = Ukončit večer (hostitel)
cmd-evening-cancel = zrušit
cmd-evening-cancel-about = Zrušit večer (hostitel)
arg-when = kdy
arg-when-about = Třeba „pátek 20:00“ nebo „27. 11. 20:00“
arg-evening-game-about = Která hra se hraje první
arg-where = kde
arg-where-about = Hlasový kanál, ve kterém se sejdete
arg-chairs = židle
arg-chairs-about = Pro kolik lidí
arg-repeat = opakovat
arg-repeat-about = Jak často se večer opakuje
arg-evening-name = jméno
arg-evening-name-about = Jak se večer jmenuje
arg-date-1 = termín-1
arg-date-2 = termín-2
arg-date-3 = termín-3
arg-date-4 = termín-4
arg-date-5 = termín-5
arg-date-about = Třeba „pátek 20:00“
arg-answer = odpověď
arg-answer-about = Přijdu, možná, nepřijdu
choice-repeat-weekly = každý týden
choice-repeat-fortnightly = každý druhý týden
choice-repeat-monthly = jednou za měsíc
choice-answer-yes = přijdu
choice-answer-maybe = možná
choice-answer-no = nepřijdu
