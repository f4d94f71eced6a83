# Mafia before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-mafie = Mafia
lobby-basic = Basic game
lobby-extended = Extended game
lobby-kids = Children's game
lobby-cards = Cards: { $list }
lobby-tokens = { $theme ->
    [kids] { $mafia ->
        [one] { $mafia } Villain
       *[other] { $mafia } Villains
    }{ $agent ->
        [0] {""}
       *[other] , { $agent } Agent
    }, { $police ->
        [one] { $police } Police officer
       *[other] { $police } Police officers
    }
   *[town] { $mafia ->
        [one] { $mafia } Mafioso
       *[other] { $mafia } Mafiosi
    }{ $agent ->
        [0] {""}
       *[other] , { $agent } Agent
    }, { $police ->
        [one] { $police } Police officer
       *[other] { $police } Police officers
    }
}
lobby-balance = { $side ->
    [police] The Police win { $percent } ± { $about } %
    [gang] The Gang wins { $percent } ± { $about } %
   *[mafia] { $theme ->
        [kids] The Villains win { $percent } ± { $about } %
       *[town] The Mafia wins { $percent } ± { $about } %
    }
}

### Options of Mafia: name (60 characters at most), values, one sentence

option-extended = Extended game
option-extended-on = Extended, with cards
option-extended-off = Basic, without cards
option-extended-help = Everybody gets a card besides the token. Try the basic game first.
option-cards = Action cards
option-cards-auto = Balanced for the number of people
option-cards-random = Random
option-cards-gang = New Gang
option-cards-own = Chosen one by one
option-cards-help = Which Action cards are in the deck. At most one for four people is advised.
option-gang_recognition = The Gang meets
option-gang_recognition-on = The Gang meets before the first Mafia phase
option-gang_recognition-off = The Gang stays unacquainted
option-gang_recognition-help = Holders of New Gang learn in the first night with whom they play.
option-kids_no_agent = No Agent
option-kids_no_agent-on = Without an Agent
option-kids_no_agent-off = With an Agent
option-kids_no_agent-help = One more Police officer instead of the Agent; the night belongs to one side.
option-kids_last_shot = A last word for everybody
option-kids_last_shot-on = Whoever leaves may take somebody along
option-kids_last_shot-off = Whoever leaves, leaves alone
option-kids_last_shot-help = Whoever leaves by night or by vote may point at one name, and that one leaves too.
option-kids_single_ballot = One ballot
option-kids_single_ballot-on = The first ballot decides
option-kids_single_ballot-off = Two ballots
option-kids_single_ballot-help = The first ballot decides. A second one comes only after a tie.
option-kids_theme = Police academy
option-kids_theme-on = Academy and Villains
option-kids_theme-off = Town and Mafia
option-kids_theme-help = A gentler story for children: pupils of an academy play Police officers and Villains.
option-small_group_first_night = First night of a small group
option-small_group_first_night-no_mafia = The Agent alone
option-small_group_first_night-mafia = Agent and Mafia
option-small_group_first_night-help = With six to eight people the Mafia usually does not meet in the first night.
option-commander_first_ballot = Commander and a tie in the first ballot
option-commander_first_ballot-eliminate = The Commander's finger decides at once
option-commander_first_ballot-suspects = All who are tied come under suspicion
option-commander_first_ballot-help = What the Commander's finger means when the first ballot ends in a tie at the top.
option-final_tie = A tie in the last ballot
option-final_tie-change = Whoever turns a vote decides
option-final_tie-lot = A lot at once
option-final_tie-help = What happens when several names have equal fingers after the last ballot.
option-vote_visibility = Votes
option-vote_visibility-sealed = Shown all at once
option-vote_visibility-live = Seen as they are given
option-vote_visibility-help = When the table sees which finger points where.
option-discussion_end = End of the discussion
option-discussion_end-three_quarters = Three quarters have heard enough
option-discussion_end-all = All have heard enough
option-discussion_end-majority = A majority has heard enough
option-discussion_end-help = How many must press Enough said for the ballot to come early.
option-decoys = A night question for everybody
option-decoys-on = By night I ask everybody
option-decoys-off = I ask only those who decide
option-decoys-help = When everybody has a question by night, no phone tells who is awake.
option-night_length = Length of the night
option-night_length-constant = Always the same
option-night_length-prompt = Ends with the last answer
option-night_length-help = A night of constant length tells nothing at all.
option-mafia_chat = Talk by night
option-mafia_chat-on = The Mafia writes by night
option-mafia_chat-off = The Mafia only points
option-mafia_chat-help = During the meeting I pass lines between those who are awake.
option-ghosts_see_night = Who is out sees the night
option-ghosts_see_night-on = Sees tokens and nights
option-ghosts_see_night-off = Sees what the table sees
option-ghosts_see_night-help = Whether the eliminated see all tokens and the nights, in private.

### Options that do not fit together

setup-cards-basic = Cards belong to the extended game. Switch it on first.
setup-card-unknown = There is no Action card { $card }, only 1 to 16.
setup-card-twice = { $card } is in the deck only once.
setup-gang-all = New Gang is three cards: all of them or none.
setup-gang-seats = New Gang wants at least { $least } people at the table.
setup-gang-preset = New Gang wants at least { $least } people at the table.
setup-reverse-seats = Reverse recruit wants at least { $least } people at the table.
setup-cards-many = { $cards ->
    [one] There is { $cards } Action card, but only { $seats } chairs.
   *[other] There are { $cards } Action cards, but only { $seats } chairs.
}
setup-recognition = The Gang can meet only when New Gang is in the deck.
setup-prompt = A night can end early only when I ask everybody by night.
warn-cards-many = { $cards ->
    [one] { $cards } Action card, { $advised } advised. It can be played all the same.
   *[other] { $cards } Action cards, { $advised } advised. It can be played all the same.
}
