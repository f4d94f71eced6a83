# The first sentence of a text card: who or what that is, in the tone of the game; no rules. Of roles and cards.

hook-mf-role-police = Poctivé boty, unavené oči a jeden hlas jako každý.
hook-mf-role-mafia = { $theme ->
    [kids] Při snídani se usmívá a ví, čí židle zůstane prázdná.
   *[town] Popřeje dobré ráno a ví, kdo ho už neuslyší.
}
hook-mf-role-agent = Pod polštářem baterka, pod jazykem tajemství.
hook-mf-card-1 = { $theme ->
    [kids] Upletla ji babička a ještě nikoho nezklamala.
   *[town] Je těžká, kouše a nikdo jí nikdy nelitoval.
}
hook-mf-card-2 = Proužek bílého plátna a ruka, která se netřese.
hook-mf-card-3 = Podání ruky potmě a cesta zpátky nikde.
hook-mf-card-4 = První zvedá ruku, poslední slyší děkuju.
hook-mf-card-5 = Odznak říká jedno, srdce druhé.
hook-mf-card-6 = Dva kabáty na jednom věšáku a oba sedí.
hook-mf-card-7 = Cvaknutí na lince, které nikdo jiný neslyšel.
hook-mf-card-8 = Sklep, svíčka a dveře bez kliky.
hook-mf-card-9 = Papír s rudou pečetí, kterou ctí i noc.
hook-mf-card-10 = { $theme ->
    [kids] Peřina hřeje a zvonek zvoní jiným.
   *[town] Nejbezpečnější postel ve městě má mříže.
}
hook-mf-card-11 = Žádné varování, žádné kroky, jen ozvěna.
hook-mf-card-12 = { $theme ->
    [kids] Někdo musí doběhnout pro křídu, a to hned.
   *[town] Před chvílí tu stálo auto bez značky.
}
hook-mf-card-13 = Některé dveře bouchnou dvakrát.
hook-mf-card-14 = Nehlásí se k nikomu, a tak s nimi nikdo nepočítá.
hook-mf-card-17 = Obyčejný papír, obyčejný úsměv, v rukávu nic.
