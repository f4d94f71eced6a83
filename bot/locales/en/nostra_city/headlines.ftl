### Headlines of a finished game: six wordings each

nc-head-informant = { $variant ->
    [2] Somebody talked: { $seat } wins
    [3] { $seat } wore a wire, and wore it well
    [4] The jury says guilty. { $seat } says thank you
    [5] The Family falls, { $seat } rises
    [6] It was { $seat } all along, and it paid
   *[1] The Godfather is led away, and { $seat } counts the reward
}
nc-head-only_informant = { $variant ->
    [2] One wire, one winner: { $seat } with { $n } Respect
    [3] { $seat } against the whole Family, and the court agrees: { $n } Respect
    [4] Nobody else would talk. { $seat } did: { $n } Respect
    [5] Alone on the side of the law: { $seat }, { $n } Respect
    [6] { $seat } needed no accomplice: { $n } Respect
   *[1] The only traitor at the table brings the Family down: { $seat }, { $n } Respect
}
nc-head-betrayed_for_nothing = { $variant ->
    [2] { $seat } told them everything. The jury yawned: { $n } Respect for nothing
    [3] Most Respect, wrong side: { $seat } with { $n }
    [4] { $n } Respect and a useless wire: { $seat }
    [5] The most respected traitor in town loses: { $seat }, { $n } Respect
    [6] Free at last, said the Godfather. { $seat } counted { $n } Respect and said nothing
   *[1] The Godfather walks, and so does the win: { $seat } had { $n } Respect
}
nc-head-loyal_for_nothing = { $variant ->
    [2] { $n } Respect couldn’t save the Godfather: { $seat }
    [3] The most respected name in the dock: { $seat }, { $n } Respect
    [4] { $seat } bet { $n } Respect on the Family. The Family lost
    [5] First in the city, last in court: { $seat }, { $n } Respect
    [6] All that Respect, { $n }, and the wrong verdict: { $seat }
   *[1] Loyal to the end, and for nothing: { $seat } with { $n } Respect
}
nc-head-nobody = { $variant ->
    [2] The Godfather goes down, and nobody had talked: { $n } losers
    [3] No traitor, no winner: { $n } honest gangsters
    [4] { $n } kept silent. It didn’t help
    [5] A Family of { $n }, faithful into the cell
    [6] Guilty, and not one of { $n } saw it coming
   *[1] All { $n } stayed loyal, and all { $n } lose
}
nc-head-edge = { $variant ->
    [2] One space made the verdict: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [3] The jury had to count twice: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [4] The scales barely move: { $guilty ->
             [yes] guilty
            *[no] not guilty
        }
    [5] The closest trial of the year: { $guilty ->
             [yes] convicted
            *[no] acquitted
        }
    [6] A feather on the scales: { $guilty ->
             [yes] the Godfather falls
            *[no] the Godfather walks
        }
   *[1] { $guilty ->
             [yes] Guilty by a hair
            *[no] Innocent by a hair
        }
}
nc-head-certain = { $variant ->
    [2] The jury needed no break: { $guilty ->
             [yes] guilty
            *[no] innocent
        }, by { $n } spaces
    [3] An open and shut case: { $guilty ->
             [yes] convicted
            *[no] acquitted
        }, by { $n } spaces
    [4] { $n } spaces, and no doubt: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [5] No appeal will help: { $guilty ->
             [yes] guilty
            *[no] innocent
        }, by { $n } spaces
    [6] { $n } spaces ahead: { $guilty ->
             [yes] the law
            *[no] the Family
        }
   *[1] { $n } spaces deep: { $guilty ->
             [yes] nobody could have saved the Godfather
            *[no] nobody could have touched the Godfather
        }
}
nc-head-turned = { $variant ->
    [2] A surprise in the last Month: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [3] Nobody left the courtroom too early: { $guilty ->
             [yes] convicted
            *[no] acquitted
        } at the last
    [4] It stood the other way a Month ago: { $guilty ->
             [yes] now guilty
            *[no] now innocent
        }
    [5] The trial flips at the very end: { $guilty ->
             [yes] the Godfather falls
            *[no] the Godfather walks
        }
    [6] One Month can be a long time: the Godfather is { $guilty ->
             [yes] guilty
            *[no] free
        }
   *[1] The last verdict turns the trial: { $guilty ->
             [yes] guilty after all
            *[no] innocent after all
        }
}
nc-head-by_title = { $variant ->
    [2] { $n } Respect each, but { $seat } has the better Title
    [3] Rank is rank: { $seat } wins the tie at { $n } Respect
    [4] A Title worth the whole game: { $seat }, { $n } Respect
    [5] { $seat } had { $n } Respect like the others, and a chair of honour
    [6] Respect equal, { $n } all round: bow to { $seat }
   *[1] Equal at { $n } Respect, and a Title decides: { $seat }
}
nc-head-shared = { $variant ->
    [2] One table, several toasts: { $seats }
    [3] Equal to the last favour: { $seats }
    [4] Nothing between them: { $seats }
    [5] The city has room for all of them: { $seats }
    [6] A draw among friends: { $seats }
   *[1] No single winner tonight: { $seats }
}
nc-head-one_respect = { $variant ->
    [2] { $seat } by a nod, { $target } by a sigh
    [3] { $target } was one favour away from { $seat }
    [4] One Respect more, one ring kissed: { $seat } before { $target }
    [5] Closer than a shave: { $seat }, { $target }
    [6] { $seat } wins by one. { $target } will remember which
   *[1] One Respect: { $seat } has it, { $target } doesn’t
}
nc-head-last_month = { $variant ->
    [2] { $target } was ahead until the last Month. Then came { $seat }
    [3] { $target } had the fifth Month, { $seat } the sixth
    [4] { $seat } waits for the last Month and overtakes { $target }
    [5] Too early to celebrate, { $target }: { $seat } wins the last Month
    [6] The calendar was kind to { $seat } and cruel to { $target }
   *[1] The last Month lifts { $seat } over { $target }
}
nc-head-poor = { $variant ->
    [2] Respect can’t be bought: { $seat }, { $money } in the Bank
    [3] Empty Bank, full honours: { $seat }, { $money }
    [4] { $seat } spent it all but { $money }, and well
    [5] { $money } left, and the city: { $seat }
    [6] Money isn’t everything: { $seat } wins with { $money }
   *[1] The poorest wins: { $seat } with { $money }
}
nc-head-missing = { $variant ->
    [2] { $seat } shares, but not everything: { $n } notes kept
    [3] The tight fist of the Family: { $seat }, { $n } notes
    [4] { $n } notes short, and the trail leads to { $seat }
    [5] Count your notes after { $seat }: { $n } gone
    [6] { $seat } calls it a fee: { $n } notes
   *[1] { $n } notes went missing on the way: ask { $seat }
}
nc-head-briber = { $variant ->
    [2] The court sends its regards to { $seat }: { $n } bribes
    [3] { $seat } paid { $n } times and asked for no receipt
    [4] Justice has a price, and { $seat } paid it { $n } times
    [5] The jury’s favourite: { $seat }, { $n } bribes
    [6] { $n } bribes in one handwriting: { $seat }
   *[1] { $n } bribes: { $seat } knows every judge in town
}
nc-head-dear = { $variant ->
    [2] Nobody showed more: { $seat }, { $money }
    [3] { $seat } opens the suitcase: { $money }
    [4] { $money }, and nobody blinked but { $seat }
    [5] What’s it worth? To { $seat }, { $money }
    [6] Going, going, gone for { $money }: { $seat }
   *[1] { $money } on the table: { $seat } wanted it badly
}
nc-head-respect = { $variant ->
    [2] { $n } Respect, and nobody above: { $seat }
    [3] Nobody has more Respect than { $seat }: { $n }
    [4] { $seat } has { $n } Respect, and the best table in town
    [5] First among equals: { $seat } with { $n } Respect
    [6] Hats off to { $seat }: { $n } Respect
   *[1] The city bows to { $seat }: { $n } Respect
}

### Why the game ended so

nc-why-aborted = The host ended the game in Month { $round }, so nobody wins.

### One player's night

nc-own-role = { $side ->
    [informant] FBI Informant
   *[loyal] loyal to the Family
}, Respect { $n }
nc-own-bid = Highest bid you had to show: { $money }, for { $card }.
nc-own-bank = In the Bank: { $money }; bribes: { $bribes }.
nc-own-cheated = { $n ->
    [0] Nobody held notes back from you.
   *[other] Notes held back from you: { $n } ({ $list }).
}
