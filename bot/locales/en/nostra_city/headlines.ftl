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
    [2] One wire, one winner: { $seat } with { $n }
    [3] { $seat } against the whole Family, and the court agrees: { $n }
    [4] Nobody else would talk. { $seat } did: { $n }
    [5] Alone on the side of the law: { $seat }, { $n }
    [6] { $seat } needed no accomplice: { $n } Respect
   *[1] The only traitor at the table brings it down: { $seat }, { $n } Respect
}
nc-head-betrayed_for_nothing = { $variant ->
    [2] { $seat } told them everything. The jury yawned: { $n } for nothing
    [3] Most Respect, wrong side: { $seat } with { $n }
    [4] { $n } Respect and a useless wire: { $seat }
    [5] The richest traitor in town loses: { $seat }, { $n }
    [6] Free at last, said the Godfather. { $seat } counted { $n } and said nothing
   *[1] The Godfather walks, and so does the win: { $seat } had { $n }
}
nc-head-loyal_for_nothing = { $variant ->
    [2] { $n } Respect couldn’t save the Godfather: { $seat }
    [3] The most respected name in the dock: { $seat }, { $n }
    [4] { $seat } bet { $n } on the Family. The Family lost
    [5] First in the city, last in court: { $seat }, { $n }
    [6] All that Respect, { $n }, and the wrong verdict: { $seat }
   *[1] Loyal to the end, and for nothing: { $seat } with { $n }
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
    [2] One field made the verdict: { $guilty ->
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
        }, by { $n }
    [3] An open and shut case: { $guilty ->
             [yes] convicted
            *[no] acquitted
        }, { $n } fields
    [4] { $n } fields, and no doubt: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [5] The verdict was written early, { $n } fields ago: { $guilty ->
             [yes] guilty
            *[no] innocent
        }
    [6] { $n } fields to the good: { $guilty ->
             [yes] for the law
            *[no] for the Family
        }
   *[1] { $n } fields deep: { $guilty ->
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
    [6] One Month can be a long time: { $guilty ->
             [yes] guilty
            *[no] free
        }
   *[1] The last verdict turns the trial: { $guilty ->
             [yes] guilty after all
            *[no] innocent after all
        }
}
nc-head-by_title = { $variant ->
    [2] { $n } all, but { $seat } has the better hat
    [3] Rank is rank: { $seat } wins the tie at { $n }
    [4] A Title worth the whole game: { $seat }, { $n }
    [5] { $seat } had { $n } like the others, and a chair of honour
    [6] Respect equal, { $n } all round: bow to { $seat }
   *[1] Equal at { $n }, and a Title decides: { $seat }
}
nc-head-shared = { $variant ->
    [2] One table, several toasts: { $seats }
    [3] Equal to the last favour: { $seats }
    [4] No way to part them: { $seats }
    [5] The city has room for all of them: { $seats }
    [6] A draw among gentlemen: { $seats }
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
    [2] { $target } ruled until the last Month. Then came { $seat }
    [3] Five Months for { $target }, the sixth for { $seat }
    [4] { $seat } waits for the last Month and passes { $target }
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
    [2] { $seat } shares, but not everything: { $n } kept
    [3] The tight fist of the Family: { $seat }, { $n } Notes
    [4] { $n } times short-changed by { $seat }
    [5] Count your Notes after { $seat }: { $n } gone
    [6] { $seat } calls it a fee: { $n } Notes
   *[1] { $n } Notes went missing on the way: ask { $seat }
}
nc-head-briber = { $variant ->
    [2] The court sends its regards to { $seat }: { $n } Bribes
    [3] { $seat } paid { $n } times and asked no receipt
    [4] Justice has a price, and { $seat } paid it { $n } times
    [5] The jury’s favourite: { $seat }, { $n } envelopes
    [6] { $n } envelopes with one handwriting: { $seat }
   *[1] { $n } Bribes: { $seat } knows every judge in town
}
nc-head-dear = { $variant ->
    [2] The dearest bid in town: { $seat }, { $money }
    [3] { $seat } opens the suitcase: { $money }
    [4] { $money }, and nobody blinked but { $seat }
    [5] What’s it worth? To { $seat }, { $money }
    [6] Going, going, gone for { $money }: { $seat }
   *[1] { $money } on the table: { $seat } wanted it badly
}
nc-head-respect = { $variant ->
    [2] { $n } Respect, one name: { $seat }
    [3] Nobody is greeted like { $seat }: { $n }
    [4] { $seat } has { $n }, and the best table in town
    [5] First among equals: { $seat } with { $n }
    [6] { $n } hats off to { $seat }
   *[1] The city bows to { $seat }: { $n } Respect
}

### Why the game ended so

nc-why-aborted = The host ended the game in Month { $round }, so nobody wins.

### One player's night

nc-own-role = { $side ->
    [informant] FBI Informant
   *[loyal] loyal to the Family
}, Respect { $n }
nc-own-bid = Dearest shown bid: { $money }, for { $card }.
nc-own-bank = In the Bank: { $money }; Bribes: { $bribes }.
nc-own-cheated = Notes that collectors kept back: { $n }.
