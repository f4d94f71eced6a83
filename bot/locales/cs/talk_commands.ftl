### Řeč v příkazech.

cmd-talk = řeč
cmd-talk-about = Jak se u nových stolů mluví: řeči, tempo, tichý čas, tvrzení, automaty
arg-talk = řeč
arg-talk-about = Volně, nebo napřed řeči kolem stolu
arg-speech = délka
arg-speech-about = Délka jedné řeči
arg-talk-pace = tempo
arg-talk-pace-about = Živě, písemně, nebo fáze na den
arg-day-hours = den
arg-day-hours-about = Jak dlouho se v pomalé hře rozpráví
arg-quiet-hours = ticho
arg-quiet-hours-about = Tichý čas, třeba 22-8, none (žádný), nebo auto (podle tempa)
arg-slow-mode = rozestup
arg-slow-mode-about = Sekundy mezi dvěma zprávami téhož člověka
arg-claims = tvrzení
arg-claims-about = Zda je u stolu tlačítko Tvrdím
arg-machines-talk = automaty-mluví
arg-machines-talk-about = Zda automaty ve dne něco říkají
arg-tally-picture = hlasy-obrázkem
arg-tally-picture-about = Zda se hlasy po hlasování ukážou na obrázku
arg-spectators-muted = diváci-mlčí
arg-spectators-muted-about = Zda diváci v hlasovém kanálu stolu mlčí do konce
arg-dawn-steps = svítání-po-krocích
arg-dawn-steps-about = Zda svítání vyprávím ve třech krocích: prázdná židle, jméno, žeton
arg-guesses = tipy
arg-guesses-about = Zda smí tajně tipovat, kdo dohrál nebo jen přihlíží
arg-voice-status = stav-kanálu
arg-voice-status-about = Zda stav hlasového kanálu říká, kolikátá je noc a kolik vás hraje
arg-notes = zápisky
arg-notes-about = Zda má každý na svém místě stránku na zápisky

setup-line-talk = Řeč u stolu: { $talk }
setup-hours-unknown = Tichý čas jsou dvě celé hodiny, třeba **22-8**, nebo **none** a **auto**.

cmd-sound = zvuk
cmd-sound-about = Zvuky v hlasovém kanálu stolu: jestli hrají a které
arg-sound = hrají
arg-sound-about = Zda u nových stolů zaznívají zvuky
arg-sound-dusk = soumrak
arg-sound-dusk-about = Zvuk soumraku
arg-sound-dawn = úsvit
arg-sound-dawn-about = Zvuk úsvitu
arg-sound-gavel = kladívko
arg-sound-gavel-about = Zvuk hlasování a rozsudku
arg-sound-last = konec
arg-sound-last-about = Zvuk deset vteřin před koncem
