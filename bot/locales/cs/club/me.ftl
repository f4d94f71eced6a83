# Co patří jednomu člověku: údaje, zapomenutí, seznam. Čte to jen on.

data-ready = Všechno, co o tobě vím. Ostatní lidé jsou v souboru jen jako čísla míst.
data-soon = Soubor už máš. Další dám nejdřív za deset minut.

forget-title = Zapomenout
forget-what = Smažu: nastavení, odpovědi, docházku, sílu, odznaky a tvůj seznam. Tvoje opakované večery skončí. V cizích hrách z tebe bude „Místo n“; záznamy půjde ověřit dál.
forget-stays = Zákazy u stolů zůstávají do svého konce, seznamy ostatních taky. Zprávy na Discordu a stažené soubory nesmažu.
forget-sure = Smažu, co o tobě vím. V cizích hrách zůstane jen „Místo n“. Vrátit se to nedá.
forget-done = Hotovo. Neznáme se.
forget-later = Stane se to, až dohraješ: { $list }.
forget-unmute = Na serveru máš ode mě pořád vypnutý mikrofon. Přijď tam do hlasového kanálu, zapnu ti ho; pak se to stane.
b-forget = Zapomenout
b-forget-sure = Opravdu zapomenout
b-leave-forget = Odejít a zapomenout
b-let-be = Nechat být
kept-as-is = Dobře, nic se nezměnilo.

block-title = Tvůj seznam
block-empty = Nikdo na něm není.
block-what = Koho sem dáš, ten se to nedozví. Losování vás posadí dál od sebe, když to půjde, a než si k takovému člověku přisedneš, zeptám se tě.
block-pick = Přidat, nebo odebrat
block-on = Na seznamu.
block-off = Ze seznamu pryč.
block-full = Na seznam se vejde { $most } lidí. Nejdřív z něj někoho odeber.
block-nobody = Tohoto člověka na seznam dát nejde.
block-beside = Sedí tu někdo z tvého seznamu.
b-sit-anyway = Přesto přisednout
no-handover-to = Tomuhle člověku stůl předat nejde. Vyber někoho jiného.

settings-shown = V žebříčcích a odznacích { $shown ->
    [yes] máš svoje jméno.
   *[no] tvoje jméno není.
}
settings-calls = Když den předem chybí na večer pár lidí, { $calls ->
    [yes] napíšu ti.
   *[no] nepíšu ti.
}
settings-face = Na obrázcích { $face ->
    [yes] má tvoje místo tvůj avatar.
   *[no] má tvoje místo jen číslo.
}
settings-turns = Když jsi ve hře na tahu a nemáš otevřené **Moje místo**, { $turns ->
    [yes] napíšu ti.
   *[no] napíšu ti až krátce před koncem času.
}
b-turns = Hlásit můj tah
b-turns-off = Nehlásit můj tah
b-face = Ukazovat avatar
b-face-off = Skrýt avatar
b-calls = Zvát do počtu
b-calls-off = Nezvat do počtu
b-shown = Ukazovat se
b-shown-off = Neukazovat se
b-blocks = Můj seznam
settings-reminders = Připomínky
settings-reminders-off = Nepřipomínat
settings-reminders-hour = Připomenout hodinu předem
settings-reminders-day = Připomenout den a hodinu předem
settings-stories = Jméno v příbězích, které se ukazují dál
settings-stories-ask = Jméno v příbězích: pokaždé se zeptat
settings-stories-always = Jméno v příbězích: vždycky
settings-stories-never = Jméno v příbězích: nikdy
share-unnamed = Plakát, který jde ukázat dál. Tvoje jméno na něm podle tvého nastavení není.

b-privacy = Soukromí
b-support = Podpora
