# Mafia before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-mafie = Mafie
hello-mafie = My messages reach you. Your token and my questions come here; you’ll also find them under **My desk** or with **/desk**. Tonight: answer when I ask, and talk at the table.
lobby-basic = Basic game
lobby-extended = Extended game
lobby-kids = Children’s game
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
balance-mafie = { $theme ->
    [kids] The Villains win
   *[town] The Mafia wins
}

### Options of Mafia: name (60 characters at most), values, one sentence

option-extended = Extended game
option-extended-on = Extended, with cards
option-extended-off = Basic, without cards
option-extended-help = Everybody gets a card as well as a token. Play the basic game first.
option-cards = Action cards
option-cards-auto = Balanced for the number of people
option-cards-random = Random
option-cards-gang = New Gang
option-cards-own = Chosen one by one
option-cards-help = Which action cards are in the deck. At most one for every four people is advised.
option-gang_recognition = The Gang meets
option-gang_recognition-on = The Gang meets before the first night meeting
option-gang_recognition-off = Gang members don’t know each other
option-gang_recognition-help = Whether the holders of New Gang learn on the first night who’s with them.
option-kids_no_agent = No Agent
option-kids_no_agent-on = Without an Agent
option-kids_no_agent-off = With an Agent
option-kids_no_agent-help = One more Police officer instead of the Agent; the night belongs to one side.
option-kids_last_shot = A last word for everybody
option-kids_last_shot-on = Anyone who leaves may take somebody along
option-kids_last_shot-off = People who leave go alone
option-kids_last_shot-help = Anyone who leaves at night or by vote may point at somebody to leave with them.
option-kids_single_ballot = One ballot
option-kids_single_ballot-on = The first ballot decides
option-kids_single_ballot-off = Two ballots
option-kids_single_ballot-help = The first ballot decides. There’s a second one only after a tie.
option-kids_theme = Police academy
option-kids_theme-on = Academy and Villains
option-kids_theme-off = Town and Mafia
option-kids_theme-help = A gentler story for children: an academy with Police officers and Villains.
option-fair_tokens = Numbers of tokens
option-fair_tokens-on = Numbers of tokens for odds nearer to even
option-fair_tokens-off = Numbers of tokens as in the rulebook
option-fair_tokens-help = { $theme ->
    [kids] With 11 people a third Villain, with 18, 20 and 21 one fewer; elsewhere as in the rulebook.
   *[town] With 11 people a third Mafioso, with 18, 20 and 21 one fewer; elsewhere as in the rulebook.
}
option-small_group_first_night = The first night in a small group
option-small_group_first_night-no_mafia = The Agent alone
option-small_group_first_night-mafia = { $theme ->
    [kids] Agent and Villains
   *[town] Agent and Mafia
}
option-small_group_first_night-help = { $theme ->
    [kids] With six to eight people the Villains don’t usually meet on the first night.
   *[town] With six to eight people the Mafia doesn’t usually meet on the first night.
}
option-commander_first_ballot = A first-ballot tie with a Commander
option-commander_first_ballot-eliminate = The Commander’s finger decides at once
option-commander_first_ballot-suspects = All who are tied are suspects
option-commander_first_ballot-help = What the Commander’s finger means when the first ballot ends in a tie.
option-final_tie = A final-ballot tie
option-final_tie-change = The first to change a vote decides
option-final_tie-lot = Draw lots at once
option-final_tie-help = What happens when several people have the same number of votes in the final ballot.
option-vote_visibility = Votes
option-vote_visibility-sealed = Shown all at once
option-vote_visibility-live = Shown as they’re given
option-vote_visibility-help = When the table sees who votes for whom. By the rules everybody points at once.
option-discussion_end = End of the discussion
option-discussion_end-three_quarters = Three quarters have heard enough
option-discussion_end-all = Everybody has heard enough
option-discussion_end-majority = A majority has heard enough
option-discussion_end-help = How many people must press Enough said for the vote to begin early.
option-decoys = A night question for everybody
option-decoys-on = I ask everybody at night
option-decoys-off = I only ask people who have something to decide
option-decoys-help = When everybody has a question at night, no phone shows who’s awake.
option-night_length = Length of the night
option-night_length-constant = Always the same
option-night_length-prompt = Ends with the last answer
option-night_length-help = A night of fixed length gives nothing away.
option-mafia_chat = Night chat
option-mafia_chat-on = { $theme ->
    [kids] The Villains can chat at night
   *[town] The Mafia can chat at night
}
option-mafia_chat-off = { $theme ->
    [kids] The Villains only point
   *[town] The Mafia only points
}
option-mafia_chat-help = During the meeting I pass messages between people who are awake.
option-ghosts_see_night = People who are out see the night
option-ghosts_see_night-on = They see tokens and nights
option-ghosts_see_night-off = They see what the table sees
option-ghosts_see_night-help = Whether people who are out may privately see all tokens and what happens at night.

### Options that do not fit together

setup-cards-basic = Cards belong to the extended game. Switch it on first.
setup-card-unknown = There’s no action card { $card }. Choose from 1 to 16.
setup-card-twice = { $card } is in the deck only once. Choose another card.
setup-gang-all = New Gang is three cards: take all of them or none.
setup-gang-seats = New Gang needs at least { $least } people at the table.
setup-gang-preset = New Gang needs at least { $least } people at the table.
setup-reverse-seats = Reverse recruit needs at least { $least } people at the table.
setup-cards-many = { $cards ->
    [one] There’s { $cards } action card, but only { $seats } chairs. Take it out.
   *[other] There are { $cards } action cards, but only { $seats } chairs. Take some out.
}
setup-recognition = The Gang can only meet when New Gang is in the deck.
setup-prompt = A night can end early only if everybody is asked at night.
warn-cards-many = { $cards ->
    [one] { $cards } action card, { $advised } advised. You can still play.
   *[other] { $cards } action cards, { $advised } advised. You can still play.
}
