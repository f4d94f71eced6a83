# Kde stůl stojí a jak se u něj mluví (TALK.md, oddíl 12).

ghost-voice-later = Hlasové Záhrobí se ještě zavírá před živými. Zkus to za chvilku.
ghost-voice-link = Záhrobí mluví v { $channel }. Přesunout tě tam neumím, klepni na kanál.
ghost-voice-moved = Jsi v Záhrobí. Po hře tě vrátím zpátky.
hand-stays = Někdo ticho potřetí zrušil ručně. Do další fáze to nechávám být.
no-ghost-voice = Do hlasového Záhrobí smí jen ten, kdo vypadl ze hry.
silence-honour = Ticho tu držet neumím ({ $what }). Mlčí se na čestné slovo.
silence-of-voice = mikrofony
voice-bound = Mluví se v { $channel }. V noci tam ztichnou všichni; kdo nehraje, mlčí do konce.
voice-gone = Hlasový kanál u stolu zmizel. Hraje se dál písmem; jiný vybereš na desce hostitele.
voice-none = Bez hlasového kanálu, hraje se písmem.
voice-stage = Na pódiu se mi ztlumení nedaří. Mikrofony nechávám být.
voice-taken = V { $channel } mluví jiný stůl. Vyber jiný hlasový kanál, nebo žádný.
