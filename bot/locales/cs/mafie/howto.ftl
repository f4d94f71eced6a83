# Jak se hraje: stránka za tlačítkem. U každé hry co to je, tah, tenhle stůl, co se počítá, tipy.

# MF-1.3, MF-9.6
howto-mafie-what = { $theme ->
    [kids] Policie proti Darebákům, a jen Darebáci vědí, kdo je kdo. V noci si vyberou někoho, kdo ráno odejde; ve dne se mluví a hlasuje, kdo odejde další. Za 30 až 90 minut vyhrává strana, která zbude.
   *[town] Policie proti Mafii, a jen Mafie ví, kdo je kdo. V noci si Mafie vybere oběť, ve dne se mluví a hlasuje, kdo odejde. Za 30 až 90 minut vyhrává strana, která zbude.
}
# MF-3.1, MF-6.4, MF-7.12, MF-12.4
howto-mafie-turn = { $theme ->
    [kids] V noci odpověz, na co se zeptám: Darebáci vybírají{ $agent ->
        [yes] , Agent se dívá pod masku
       *[no] {""}
    } a ostatní nerozhodují nic. Ve dne se dozvíš, kdo chybí, a mluvíte; lhát se smí. { $single ->
        [yes] Pak jednou hlasujete a kdo má nejvíc hlasů, odchází.
       *[no] Pak hlasujete dvakrát: poprvé se hledají podezřelí, ti se hájí, a podruhé se rozhodne.
    }
   *[town] V noci odpověz, na co se zeptám: Mafie vybírá oběť{ $agent ->
        [yes] , Agent se dívá pod masku
       *[no] {""}
    } a ostatní nerozhodují nic. Ve dne se dozvíš, kdo chybí, a mluvíte; lhát se smí. { $single ->
        [yes] Pak jednou hlasujete a kdo má nejvíc hlasů, odchází.
       *[no] Pak hlasujete dvakrát: poprvé se hledají podezřelí, ti se hájí, a podruhé se rozhodne.
    }
}
# MF-11.1, MF-11.3, MF-11.4
howto-mafie-small = { $theme ->
    [kids] Agent se dívá jen první noc, a když najde Darebáka, hned odchází. { $quiet ->
        [yes] Darebáci si první noc nikoho nevybírají.
       *[no] Darebáci vybírají už první noc.
    }
   *[town] Agent se dívá jen první noc, a když najde Mafiána, hned odchází. { $quiet ->
        [yes] Mafie si první noc oběť nevybírá.
       *[no] Mafie vybírá už první noc.
    }
}
# MF-11.6
howto-mafie-large = Kdo první den odejde za úsvitu nebo po hlasování, může ukázat na někoho, kdo půjde taky.
# MF-12.3
howto-mafie-last-word = Kdo odchází, smí ukázat na někoho, kdo odejde taky.
# MF-13.1, MF-13.3
howto-mafie-cards = Každý má k žetonu kartu. Kromě neutrálních jsou v balíčku: { $list }.
# MF-13.1, MF-13.3
howto-mafie-cards-many = Každý má k žetonu kartu. V balíčku je { $n } druhů akčních karet.
# MF-13.1, MF-13.3
howto-mafie-cards-unknown = Každý má k žetonu kartu; které jsou v balíčku, řeknu při rozdání.
# MF-24.3, MF-24.4
howto-mafie-commander = Hlasuje se po jednom od Velitele; při shodě platí jeho hlas.
# MF-34.2, MF-9.7
howto-mafie-gang = Nový gang hraje jen za sebe, jako třetí strana.
# MF-9.5, MF-9.8
howto-mafie-counts = { $theme ->
    [kids] Jen tvoje strana: vyhráváš s ní, i když už jsi ze hry venku. Stejným počtem na obou stranách hra nekončí, hraje se, dokud nezbude jediná.
   *[town] Jen tvoje strana: vyhráváš s ní, i když už jsi ze hry venku. Stejným počtem Mafiánů a Policistů hra nekončí, hraje se, dokud nezbude jediná strana.
}
# MF-6.5, MF-8.8, MF-10.4
howto-mafie-tips = { $theme ->
    [kids] Mluv jako na akademii, hra je pak hezčí. Pamatuj si, kdo pro koho hlasuje.{ $agent ->
        [yes] {" "}Jako Agent si rozmysli, kdy promluvíš: Darebáci tě slyší taky.
       *[no] {""}
    } A kdo je venku, nechává si všechno pro sebe.
   *[town] Mluv jako ve filmu, hra je pak hezčí. Pamatuj si, kdo pro koho hlasuje.{ $agent ->
        [yes] {" "}Jako Agent si rozmysli, kdy promluvíš: Mafie tě slyší taky.
       *[no] {""}
    } A kdo je venku, nechává si všechno pro sebe.
}
game-line-mafie = { $theme ->
    [kids] mluvte, hlasujte a najděte mezi sebou Darebáky.
   *[town] mluvte, hlasujte a najděte mezi sebou Mafii.
}
