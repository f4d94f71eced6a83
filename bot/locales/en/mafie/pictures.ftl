# Words in the pictures of Mafia and their descriptions (alternative texts).
# $theme: kids = the children's game (Villains, academy), else town.

### The board of Mafie

pic-game = { $theme ->
    [kids] Police academy
   *[town] Mafie
}
pic-title-night = Night { $round }
pic-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
pic-left = left in play

pic-phase-start = Dealt
pic-phase-agent = The Agent wakes
pic-phase-gang = The Gang meets
pic-phase-mafia = { $theme ->
    [kids] The Villains meet
   *[town] The Mafia meets
}
pic-phase-dawn = Dawn
pic-phase-discussion = Discussion
pic-phase-first = First ballot
pic-phase-defence = Defence
pic-phase-speaks = Defence: { $who }
pic-phase-condemned = Verdict: { $who }
pic-phase-final = Final ballot
pic-phase-decisive = The deciding ballot
pic-phase-tie = Tie
pic-phase-verdict = Verdict
pic-phase-closing = End of the day
pic-phase-end = End of the game

pic-winner-police = The Police win
pic-winner-mafia = { $theme ->
    [kids] The Villains win
   *[town] The Mafia wins
}
pic-winner-gang = The Gang wins
pic-winner-all_out = Nobody is left
pic-winner-stalemate = Undecided
pic-winner-aborted = No winner
pic-paused-note = The clocks have stopped.
pic-over = Tokens face up
pic-asleep = { $theme ->
    [kids] The academy sleeps
   *[town] The town sleeps
}
pic-chosen = { $theme ->
    [kids] The Villains have chosen
   *[town] The Mafia has chosen
}
pic-chair = Is a chair empty?
pic-condemned = { $theme ->
    [kids] The academy has decided
   *[town] The town has decided
}
pic-nobody-out = Nobody leaves
pic-speaks = Only one speaks
pic-talk = The table is yours
pic-ready = Enough said: { $n }, { $needed } will do
pic-fingers-up = Fingers up
pic-voted = { $n } of { $all } have voted
pic-votes-lie = The votes are in
pic-dealt = Dealt
pic-day-ends = The day ends

pic-token-police = Police officer
pic-token-mafia = { $theme ->
    [kids] Villain
   *[town] Mafioso
}
pic-token-agent = Agent
pic-count-police = { $n ->
    [one] { $n } Police officer
   *[other] { $n } Police officers
}
pic-count-mafia = { $theme ->
    [kids] { $n ->
        [one] { $n } Villain
       *[other] { $n } Villains
    }
   *[town] { $n ->
        [one] { $n } Mafioso
       *[other] { $n } Mafiosi
    }
}
pic-count-agent = { $n ->
    [one] { $n } Agent
   *[other] { $n } Agents
}

### The board in words

pic-alt-head = { pic-game }, { $title }: { $phase }.
pic-alt-left = Left in play: { $tokens }.
pic-alt-asleep = { pic-asleep }.
pic-alt-chosen = { pic-chosen }: { $who }.
pic-alt-chair = { pic-chair }
pic-alt-condemned = { pic-condemned }: { $who }.
pic-alt-nobody-out = { pic-nobody-out }.
pic-alt-suspects = Under suspicion: { $who }.
pic-alt-speaks = Speaking: { $who }.
pic-alt-struck = Named: { $who }.
pic-alt-votes = Votes: { $votes }.
pic-alt-fingers = { $n }
pic-alt-from = from { $who }
pic-alt-voted = { $n ->
    [0] 0 of { $all } have voted.
   *[other] { $n } of { $all } have voted: { $who }.
}
pic-alt-commander = Commander: { $who }.
pic-alt-card = { $who }, { $card }
pic-alt-cards = On the table: { $cards }.
pic-alt-ready = Enough said: { $who }.
pic-alt-stays = Keeping their vote: { $who }.
pic-alt-withdrawing = Leaving: { $who }.
pic-alt-in = At the table: { $who }.
pic-alt-out = Out: { $who }.

### Role card

pic-role-dealt = In this game
pic-role-owner = { $name } · seat { $number }
pic-role-alt = Your token: { $token }. Goal: { $goal } In this game: { $tokens }. { $lines } { $name }, seat { $number }.

pic-role-police-goal = { $theme ->
    [kids] Find all the Villains.
   *[town] Bring down the Mafia.
}
pic-role-police-1 = You sleep at night and decide nothing.
pic-role-police-2 = { $theme ->
    [kids] By day find out who’s lying. Ask, and vote.
   *[town] By day find out who’s lying. Your vote is your weapon.
}
pic-role-police-3 = One of you is the Agent. Trust, but verify.
pic-role-police-3-alone = There’s no Agent here. Trust only what you can check.

pic-role-mafia-goal = { $theme ->
    [kids] Outlast all the Police.
   *[town] Bring down the Police.
}
pic-role-mafia-1 = { $theme ->
    [kids] At night you wake with your own and point at somebody.
   *[town] At night you wake with your own and choose a victim.
}
pic-role-mafia-1-alone = { $theme ->
    [kids] At night you wake and point at somebody.
   *[town] At night you wake alone. The victim is your choice.
}
pic-role-mafia-1-agent = At night you look under a mask, then wake with yours.
pic-role-mafia-2 = By day you play innocent. Talk, vote, accuse.
pic-role-mafia-3 = Don’t show anybody your token.

pic-role-gang-goal = Outlast both other sides.

pic-role-agent-goal = { $theme ->
    [kids] Find all the Villains.
   *[town] Bring down the Mafia.
}
pic-role-agent-1 = Each night you look under one mask.
pic-role-agent-1-small = On the first night only, you look under one mask.
pic-role-agent-2 = By day you say what you like. You can’t prove it.
pic-role-agent-2-small = { $theme ->
    [kids] Find a Villain there and you leave the game.
   *[town] Find a Mafioso there and you leave the game.
}
pic-role-agent-3 = { $theme ->
    [kids] You play for the Police. The Villains look for you.
   *[town] You play for the Police. The Mafia is after you.
}

### Action cards

pic-card-number = Action card { $number }
pic-card-users = Who may use it
pic-card-works = It works for you
pic-card-idle = Neutral for you
pic-card-alt = { pic-card-number }, { $title }. { pic-card-users }: { $users }. When: { $when } What: { $what } { $state }.
pic-card-alt-neutral = { $title }. When: { $when } What: { $what } { $state }.

pic-card-1-title = { $theme ->
    [kids] Knitted vest
   *[town] Bulletproof vest
}
pic-card-1-short = Vest
pic-card-1-when = At dawn or after a vote, as soon as you’re named.
pic-card-1-what = You show it and stay in the game. Your token stays hidden. Once only.

pic-card-2-title = Bandage
pic-card-2-short = Bandage
pic-card-2-when = The moment somebody else is about to leave.
pic-card-2-what = You show it and that person stays, token hidden. You can’t save yourself. Once only.

pic-card-3-title = Recruit
pic-card-3-short = Recruit
pic-card-3-when = { $theme ->
    [kids] At night, while the Villains choose.
   *[town] At night, while the Mafia chooses.
}
pic-card-3-what = { $theme ->
    [kids] You pick somebody. From then on they play and win with the Villains. Their token stays. Once only.
   *[town] You pick somebody. From then on they play and win with the Mafia. Their token stays. Once only.
}

pic-card-4-title = Commander
pic-card-4-short = Commander
pic-card-4-when = The whole game. Shown right at the start.
pic-card-4-what = Ballots begin with you. Your finger breaks a tie. In the evening the card moves left.

pic-card-5-title = Reverse recruit
pic-card-5-short = Reverse
pic-card-5-when = The whole game. You never show it.
pic-card-5-what = { $theme ->
    [kids] You play for the other side: a Police token for the Villains, a Villain token for the Police.
   *[town] You play for the other side: a Police token for the Mafia, a Mafia token for the Police.
}

pic-card-6-title = Role swap
pic-card-6-short = Role swap
pic-card-6-when = At the start, before the first night.
pic-card-6-what = You show it and may swap tokens with anyone. They can’t refuse. Cards stay.

pic-card-7-title = Wiretap
pic-card-7-short = Wiretap
pic-card-7-when = At any moment of the day.
pic-card-7-what = You show it and pick somebody. Only you see that token. Once only.

pic-card-8-title = Hideout
pic-card-8-short = Hideout
pic-card-8-when = At the end of the day.
pic-card-8-what = Nothing can put you out all next round. You can’t vote, but may talk. Once only.

pic-card-9-title = Safe conduct
pic-card-9-short = Safe
pic-card-9-when = At the end of the day.
pic-card-9-what = { $theme ->
    [kids] Next night the Villains can’t choose you. By day you play as usual. Once only.
   *[town] Next night the Mafia can’t choose you. By day you play as usual. Once only.
}

pic-card-10-title = { $theme ->
    [kids] Day off
   *[town] Arrest
}
pic-card-10-short = { $theme ->
    [kids] Day off
   *[town] Arrest
}
pic-card-10-when = In the morning, before the talk.
pic-card-10-what = Today you can’t vote, and nobody can vote against you. You may talk. Once only.

pic-card-11-title = { $theme ->
    [kids] Sudden word
   *[town] Shot round the corner
}
pic-card-11-short = { $theme ->
    [kids] Word
   *[town] Shot
}
pic-card-11-when = At any moment of the day.
pic-card-11-what = You show it and pick somebody. They leave and show their token. Once only.

pic-card-12-title = { $theme ->
    [kids] Errand
   *[town] Kidnap
}
pic-card-12-short = { $theme ->
    [kids] Errand
   *[town] Kidnap
}
pic-card-12-when = In the morning, before the talk.
pic-card-12-what = The person who gets it can’t vote today, but can be voted against. Once only.

pic-card-13-title = { $theme ->
    [kids] Last word
   *[town] Last shot
}
pic-card-13-short = { $theme ->
    [kids] Last word
   *[town] Last shot
}
pic-card-13-when = The moment you leave the game.
pic-card-13-what = You show it and pick somebody to leave with you. Both tokens are shown.

pic-card-14-title = New Gang
pic-card-14-short = Gang
pic-card-14-when = The whole game. It’s shown once you’re out.
pic-card-14-what = { $theme ->
    [kids] Three people, a third side. The Gang wins when nobody else is left.
   *[town] Three people, a third side. The Gang wins by outliving Mafia and Police.
}
pic-card-15-title = { pic-card-14-title }
pic-card-15-short = { pic-card-14-short }
pic-card-15-when = { pic-card-14-when }
pic-card-15-what = { pic-card-14-what }
pic-card-16-title = { pic-card-14-title }
pic-card-16-short = { pic-card-14-short }
pic-card-16-when = { pic-card-14-when }
pic-card-16-what = { pic-card-14-what }

pic-card-17-title = Neutral card
pic-card-17-short = Neutral
pic-card-17-when = The whole game. Don’t show it to anybody.
pic-card-17-what = It does nothing. It only hides who holds a real card.

### Story

pic-story-title = The story
pic-story-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
pic-story-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
pic-story-night = Night
pic-story-day = Day
pic-story-look = { $who } → { $whom }:
pic-story-victim = { $theme ->
    [kids] Chosen: { $who }
   *[town] Victim: { $who }
}
pic-story-no-victim = { $theme ->
    [kids] Nobody chosen
   *[town] No victim
}
pic-story-quiet = A quiet night
pic-story-no-day = Over before the day
pic-story-recruit = Recruit: { $who }
pic-story-saved = { $card }. { $who } stays.
pic-story-out = Out: { $who }
pic-story-nobody-out = Nobody leaves
pic-story-card = { $who }: { $card }
pic-story-at = { $who } → { $whom }
pic-story-lot = Lot: { $who }
pic-story-commander = Commander: { $who }
pic-story-rest-police = Everyone else played for the Police.
pic-story-alt-head = The story, { $winner }.
pic-story-alt-look = Agent { $who } sees { $whom }
pic-story-alt-at = { $who }: { $card } → { $whom }
pic-story-alt-night = Night { $round }: { $facts }.
pic-story-alt-day = Day { $round }: { $facts }.
pic-story-alt-mafia = { $theme ->
    [kids] Villains: { $who }.
   *[town] Mafia: { $who }.
}
pic-side-mafia = { $theme ->
    [kids] Villains
   *[town] Mafia
}
pic-side-police = Police
pic-side-gang = Gang
pic-story-alt-agent = Agent: { $who }.
pic-story-alt-gang = Gang: { $who }.
pic-story-alt-police = Police: { $who }.

### Posters

pic-poster-mafie-title = Mafie
pic-poster-mafie-line = { $theme ->
    [kids] The academy sleeps. Some don’t.
   *[town] The town sleeps. Someone doesn’t.
}
pic-poster-mafie-foot = 6–21 players · 30–90 minutes

### Sides on the poster of a finished game

pic-share-side-police = Police
pic-share-side-mafia = { $theme ->
    [kids] Villains
   *[town] Mafia
}
pic-share-side-gang = New Gang

### The invitation of an evening

# MF-5.1
pic-more-people = { $n ->
    [1] One more
    [2] Two more
    [3] Three more
   *[other] { $n } more
} and { $theme ->
    [kids] there are { $mafia ->
        [2] two
        [3] three
        [4] four
       *[other] { $mafia }
    } Villains
   *[town] the Mafia has { $mafia ->
        [2] two
        [3] three
        [4] four
       *[other] { $mafia }
    }
}.
