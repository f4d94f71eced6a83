# Mafia at the table: told lines, board, questions, confirmations, receipts, story.
# $theme: kids = the children's game, else town. Spoilers and times come ready-made in the arguments ($what, $until).

### Told: the start and the night

dusk = { $theme ->
    [kids] { $variant ->
        [2] The windows are dark. The academy closes its eyes.
        [3] The bell has rung for bedtime. The academy closes its eyes.
        [4] The tower strikes nine. The academy closes its eyes.
        [5] The corridors are quiet. The academy closes its eyes.
       *[1] The lamp goes out. The academy closes its eyes.
    }
   *[town] { $variant ->
        [2] The windows are dark. The town closes its eyes.
        [3] The last tram is in. The town closes its eyes.
        [4] The tower strikes midnight. The town closes its eyes.
        [5] Fog lies on the river. The town closes its eyes.
       *[1] The lamp goes out. The town closes its eyes.
    }
}
agent-wakes = { $variant ->
    [2] **The Agent wakes.**
    [3] **The Agent looks up.**
    [4] **The Agent reaches for the magnifying glass.**
   *[1] **Agent, open your eyes.**
}
agent-alone-night = The first night belongs to the Agent alone.
gang-wakes = **Gang, open your eyes.**
mafia-meets = { $theme ->
    [kids] { $variant ->
        [2] **Villains, open your eyes.**
        [3] **The Villains wake.**
        [4] **The Villains look up.**
       *[1] **The Villains meet.**
    }
   *[town] { $variant ->
        [2] **Mafia, open your eyes.**
        [3] **The Mafia wakes.**
        [4] **The Mafia sits down together.**
       *[1] **The Mafia meets.**
    }
}
recruiting = { $theme ->
    [kids] The Villains recruit. Somebody is in for a surprise.
   *[town] The Mafia recruits. Somebody is learning more than is healthy.
}

### Told: dawn and strikes

dawn = { $theme ->
    [kids] { $variant ->
        [2] The wake-up bell rings. The Villains have chosen: { $who }.
        [3] The hall smells of tea. The Villains have chosen: { $who }.
        [4] First light. The Villains have chosen: { $who }.
       *[1] Dawn. The Villains have chosen: { $who }.
    }
   *[town] { $variant ->
        [2] The bin lorries are out already. The Mafia has chosen: { $who }.
        [3] The morning train whistles. The Mafia has chosen: { $who }.
        [4] First light. The Mafia has chosen: { $who }.
       *[1] Dawn. The Mafia has chosen: { $who }.
    }
}
dawn-chairs = { $variant ->
    [2] First light. Everyone looks around: is there an empty chair?
    [3] Somebody opens the curtains. Is every chair taken?
    [4] The coffee’s on. I count the chairs, and then I count them again.
   *[1] The windows turn grey. I count the chairs.
}
dawn-name = { $theme ->
    [kids] { $variant ->
        [2] One chair is empty. The Villains have chosen: { $who }.
        [3] Somebody is missing. The Villains have chosen: { $who }.
        [4] The count is one short. The Villains have chosen: { $who }.
       *[1] One is empty. The Villains have chosen: { $who }.
    }
   *[town] { $variant ->
        [2] One chair is empty. The Mafia has chosen: { $who }.
        [3] Somebody is missing. The Mafia has chosen: { $who }.
        [4] The count is one short. The Mafia has chosen: { $who }.
       *[1] One is empty. The Mafia has chosen: { $who }.
    }
}
dawn-all = { $variant ->
    [2] Nobody is missing. Breakfast tastes better.
    [3] Nobody is missing. The papers have no headline.
    [4] Nobody is missing. The porter counts twice.
   *[1] Nobody is missing. The milkman is the most surprised.
}
dawn-rest = Nobody else is missing.
dawn-quiet = { $variant ->
    [2] Dawn, and nobody is missing. Breakfast tastes better.
    [3] The rooster crows, and nobody is missing. The papers have no headline.
    [4] First light, and nobody is missing. The porter counts twice.
   *[1] Morning, and nobody is missing. The milkman is the most surprised.
}
vest = { $theme ->
    [kids] { $variant ->
        [2] The **Knitted vest** fits like a glove. { $who } stays in.
        [3] Button by button, a **Knitted vest** comes to light. { $who } stays in.
        [4] The coat falls open on a **Knitted vest**. { $who } stays in.
        [5] A chilly day, and a warm **Knitted vest**. { $who } stays in.
        [6] Granny did good work: a **Knitted vest**. { $who } stays in.
       *[1] Under the coat, a **Knitted vest**. { $who } stays in.
    }
   *[town] { $variant ->
        [2] The **Bulletproof vest** fits like a glove. { $who } stays in.
        [3] Button by button, a **Bulletproof vest** comes to light. { $who } stays in.
        [4] The coat falls open on a **Bulletproof vest**. { $who } stays in.
        [5] A chilly day, and a warm **Bulletproof vest**. { $who } stays in.
        [6] The tailor did good work: a **Bulletproof vest**. { $who } stays in.
       *[1] Under the coat, a **Bulletproof vest**. { $who } stays in.
    }
}
bandage = { $variant ->
    [2] The **Bandage** holds. { $by } applied it, and { $who } stays in.
    [3] { $by } opens a bag and takes out a **Bandage**. { $who } stays in.
    [4] Three turns and a knot: { $by } applies a **Bandage**. { $who } stays in.
    [5] { $by } doesn’t wait for the doctor and applies a **Bandage**. { $who } stays in.
    [6] The first-aid box clicks open. { $by } applies a **Bandage**. { $who } stays in.
   *[1] { $by } applies a **Bandage**. { $who } stays in.
}
out = { $how ->
    [agent] { $variant ->
        [2] { $who } leaves the game. Token: **{ $token }**. The magnifying glass stays on the table.
        [3] { $who } leaves the game. Token: **{ $token }**. Nobody lifts masks any more.
       *[1] { $who } leaves the game. Token: **{ $token }**. The Police have lost their Agent.
    }
    [only] { $theme ->
        [kids] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. The mask is off.
            [3] { $who } leaves the game. Token: **{ $token }**. So that’s who it was.
           *[1] { $who } leaves the game. Token: **{ $token }**. The Villain token lies face up.
        }
       *[town] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. The mask is off.
            [3] { $who } leaves the game. Token: **{ $token }**. So that’s who it was.
           *[1] { $who } leaves the game. Token: **{ $token }**. The Mafia token lies face up.
        }
    }
    [first] { $theme ->
        [kids] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. The first of them.
            [3] { $who } leaves the game. Token: **{ $token }**. One mask is off.
           *[1] { $who } leaves the game. Token: **{ $token }**. The first Villain token lies face up.
        }
       *[town] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. The first of them.
            [3] { $who } leaves the game. Token: **{ $token }**. One mask is off.
           *[1] { $who } leaves the game. Token: **{ $token }**. The first Mafia token lies face up.
        }
    }
    [another] { $theme ->
        [kids] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. One more mask is off.
            [3] { $who } leaves the game. Token: **{ $token }**. And not the first.
           *[1] { $who } leaves the game. Token: **{ $token }**. Another Villain token lies face up.
        }
       *[town] { $variant ->
            [2] { $who } leaves the game. Token: **{ $token }**. One more mask is off.
            [3] { $who } leaves the game. Token: **{ $token }**. And not the first.
           *[1] { $who } leaves the game. Token: **{ $token }**. Another Mafia token lies face up.
        }
    }
    [three] { $variant ->
        [2] { $who } leaves the game. Token: **{ $token }**. Three chairs, three names.
        [3] { $who } leaves the game. Token: **{ $token }**. The table has grown very small.
       *[1] { $who } leaves the game. Token: **{ $token }**. Three are left at the table.
    }
    [voted] { $variant ->
        [2] { $who } leaves the game. Token: **{ $token }**. Nobody says a word.
        [3] { $who } leaves the game. Token: **{ $token }**. A police cap stays on its hook.
       *[1] { $who } leaves the game. Token: **{ $token }**. The fingers go back into their pockets.
    }
   *[struck] { $variant ->
        [2] { $who } leaves the game. Token: **{ $token }**. One breakfast goes uneaten.
        [3] { $who } leaves the game. Token: **{ $token }**. One cup stays full.
       *[1] { $who } leaves the game. Token: **{ $token }**.
    }
}
out-gang = { $who } leaves the game. Token: **{ $token }**. With it lies the card **New Gang**.
gang-card-too = With it lies the card **New Gang**.
last-shot = { $theme ->
    [kids] { $variant ->
        [2] Not yet. **Last word**: { $who } points at { $target }.
        [3] { $who } turns round in the doorway. The **last word** is for { $target }.
        [4] The door hasn’t closed yet. **Last word**: { $who } points at { $target }.
        [5] Before the bell rings, a **last word**. { $who } points at { $target }.
        [6] One thing is still unsaid. **Last word**: { $who } points at { $target }.
       *[1] **Last word.** { $who } points at { $target }.
    }
   *[town] { $variant ->
        [2] Not yet. **Last shot**: { $who } aims at { $target }.
        [3] { $who } turns round in the doorway. The **last shot** is for { $target }.
        [4] The chair falls; the hand doesn’t. **Last shot**: { $who } aims at { $target }.
        [5] Before the lamp goes out, a **last shot**. { $who } aims at { $target }.
        [6] This bill is paid at once. **Last shot**: { $who } aims at { $target }.
       *[1] **Last shot.** { $who } aims at { $target }.
    }
}
no-shot = { $theme ->
    [kids] The last word stays unsaid.
   *[town] The last shot is never fired.
}
exposed = Dawn, and the Police have lost their Agent. { $who } leaves the game. Token: **{ $token }**.
withdraws = { $cause ->
    [disqualified] The host disqualifies { $who }. The token is shown as soon as the game allows.
   *[removed] { $who } leaves the table. The token is shown as soon as the game allows.
}
removed = { $who } is gone. The chair stays empty. Token: **{ $token }**.
disqualified = The game goes on without { $who }. Token: **{ $token }**. They can’t win.

### Told: the day

talk = { $variant ->
    [2] The floor is yours. Ask while you still get answers.
    [3] Chairs creak, the tea cools. Talk.
    [4] The day is short, and the list of names is long. Talk.
   *[1] The table is yours. Talk while there’s somebody to talk about.
}
talk-again = Nobody pointed. Talk once more, then fingers up again.
tally = { $variant ->
    [2] The fingers are counted: { $list }.
    [3] The count: { $list }.
    [4] The table has pointed: { $list }.
   *[1] Votes: { $list }.
}
tally-of = { $who } { $n } (from { $list })
suspects = { $variant ->
    [2] The fingers have found their names: { $list }. The floor goes round in turn.
    [3] These names have some explaining to do: { $list }. One after another.
    [4] Suspicion falls on { $list }. So does the floor, in that order.
   *[1] Under suspicion: { $list }. They speak in this order.
}
suspect-sole = Only one name is under suspicion: { $who }. One speech, then the verdict.
speech = { speech-open } Time is up { $until }.
speech-open = { $first ->
    [no] { $variant ->
        [2] Now { $who } speaks.
        [3] It’s { $who }’s turn to speak.
        [4] The table listens to { $who }.
       *[1] { $who } has the floor.
    }
   *[yes] Quiet, please. Only { $who } speaks.
}
tie = { $variant ->
    [2] The scales don’t move: { $list }. The first to change a vote decides.
    [3] As many here as there: { $list }. The first to change a vote decides.
    [4] Not a finger between them: { $list }. The first to change a vote decides.
    [5] I count twice, and it’s still a tie: { $list }. The first to change a vote decides.
    [6] The table is split: { $list }. The first to change a vote decides.
   *[1] It’s a tie: { $list }. The first to change a vote decides.
}
tie-turned = { $who } changes a vote, and that decides it: { $target }.
lot = { $how ->
    [drawn] { $variant ->
        [2] The coin spins, rings and falls on { $who }.
        [3] A tie is a matter for the coin. It falls on { $who }.
        [4] The coin goes up, and everybody watches it come down on { $who }.
        [5] The votes are even; the coin isn’t. It falls on { $who }.
        [6] One toss settles it. The coin falls on { $who }.
       *[1] The coin settles the tie. It falls on { $who }.
    }
   *[stayed] { $variant ->
        [2] Every vote stays where it is. The coin spins and falls on { $who }.
        [3] Nobody lifted a finger, so the coin does. It falls on { $who }.
        [4] The fingers hold firm; the coin doesn’t. It falls on { $who }.
        [5] The table didn’t move. The coin did, and it falls on { $who }.
        [6] Silence, and a coin ringing on the table. It falls on { $who }.
       *[1] Nobody budged. The coin falls on { $who }.
    }
}
commander = A tie. The Commander’s finger decides: { $who }.
commander-suspect = A tie for second place. The Commander’s finger decides: { $who }.
verdict = { $few ->
    [yes] { $theme ->
        [kids] { $variant ->
            [2] Every finger counts by now. The verdict: { $who }.
            [3] A handful of chairs, and one name: { $who }.
            [4] There are few left to choose from. The academy has decided: { $who }.
            [5] Hardly anybody left to vote, and yet it’s decided: { $who }.
            [6] The table is short, and so is the verdict: { $who }.
           *[1] Few are left, and the academy has decided: { $who }.
        }
       *[town] { $variant ->
            [2] Every finger counts by now. The verdict: { $who }.
            [3] A handful of chairs, and one name: { $who }.
            [4] There are few left to choose from. The town has decided: { $who }.
            [5] Hardly anybody left to vote, and yet it’s decided: { $who }.
            [6] The table is short, and so is the verdict: { $who }.
           *[1] Few are left, and the town has decided: { $who }.
        }
    }
   *[no] { $theme ->
        [kids] { $variant ->
            [2] The fingers are down, one name remains: { $who }.
            [3] No more speeches. The academy points at { $who }.
            [4] The corridor has gone quiet. The verdict: { $who }.
            [5] It’s settled at this table: { $who }.
            [6] The chalk stops on one name: { $who }.
           *[1] The academy has decided: { $who }.
        }
       *[town] { $variant ->
            [2] The fingers are down, one name remains: { $who }.
            [3] No more speeches. The town points at { $who }.
            [4] The square has gone quiet. The verdict: { $who }.
            [5] It’s settled at this table: { $who }.
            [6] The pencil stops on one name: { $who }.
           *[1] The town has decided: { $who }.
        }
    }
}
nobody-out = No finger went up. Nobody leaves today.
nobody-can = Nobody is able to vote today. Nobody leaves.
annulled = Fingers down, this ballot doesn’t count. We vote again.

### Told: cards

set-cards = { $n ->
    [0] In the deck: { $list }.
    [one] In the deck: { $list }, and { $n } neutral card.
   *[other] In the deck: { $list }, and { $n } neutral cards.
}
commander-shown = The **Commander** is face up. { $who } votes first.
commander-now = { $who } is Commander now.
swap-shown = { $who } shows **Role swap** and thinks it over.
swap = { $who } and { $target } swap tokens. There’s no refusing.
swap-none = { $who } keeps the token. **Role swap** stays on the table.
swap-nobody = Nobody shows **Role swap**.
card-arrest = { $theme ->
    [kids] { $who } plays **Day off**: no vote today, and no votes against them.
   *[town] { $who } plays **Arrest**: no vote today, and no votes against them.
}
card-hideout = { $who } plays **Hideout**: safe all next round, but without a vote.
# MF-29.2
card-safe = { $theme ->
    [kids] { $who } plays **Safe conduct**. The Villains can’t choose them next night.
   *[town] { $who } plays **Safe conduct**. The Mafia can’t choose them next night.
}
card-kidnap = { $theme ->
    [kids] { $who } plays **Errand**. { $target } has no vote today.
   *[town] { $who } plays **Kidnap**. { $target } has no vote today.
}
card-wiretap = { $who } plays **Wiretap**. On the line: { $target }.
card-corner = { $theme ->
    [kids] **Sudden word.** { $who } points at { $target }.
   *[town] **Shot round the corner.** { $who } aims at { $target }.
}

### The end

end-police = { $theme ->
    [kids] The Villains have run out of chairs. **The Police win.**
   *[town] The Mafia has run out of chairs. **The Police win.**
}
end-mafia = { $theme ->
    [kids] The law ends at this table. **The Villains win.**
   *[town] The law ends at this table. **The Mafia wins.**
}
end-gang = { $theme ->
    [kids] While two quarrelled, a third took the corridor. **The Gang wins.**
   *[town] While two fought, a third took the street. **The Gang wins.**
}
end-stalemate = { $theme ->
    [kids] Three rounds and nobody gone. The academy falls asleep undecided.
   *[town] Three rounds and nobody gone. The town falls asleep undecided.
}
end-all_out = The last chairs emptied all at once. Nobody wins.
end-aborted = The game ends early, without a winner.

### Whispers

agent-saw = { $what }. Only you know.
tapped = Wiretap: { $what }. Only you know.
swap-known = After the swap: { $what }.
wakers = { $theme ->
    [kids] The Villains at the table: { $list }.
   *[town] The Mafia at the table: { $list }.
}
wakers-alone = { $theme ->
    [kids] You’re the only Villain awake tonight.
   *[town] You’re the only one of the Mafia awake tonight.
}
wakers-recruit = { $theme ->
    [kids] { $by } recruits { $who }. The Villains at the table: { $list }. Point again.
   *[town] { $by } recruits { $who }. The Mafia at the table: { $list }. Point again.
}
no-target = There’s nobody to choose tonight.
recruited = { $theme ->
    [kids] From now on you play and win with the Villains. You keep your token. The Villains at the table: { $list }.
   *[town] From now on you play and win with the Mafia. You keep your token. The Mafia at the table: { $list }.
}
gang-known = The Gang at the table: { $list }.
victim-agreed = It’s decided: { $who }.
victim-most = Most votes: { $who }.
victim-tie = The fingers disagreed, so it was drawn by lot: { $who }.
victim-draw = Nobody pointed, so it was drawn by lot: { $who }.
pick = { $who } points at { $target }.
changes-left = { $n ->
    [0] Changes left: none.
    [one] Changes left: { $n }.
   *[other] Changes left: { $n }.
}
room-open = { $theme ->
    [kids] While the Villains meet, they all read what you write here.
   *[town] While the Mafia meets, all its members read what you write here.
}
room-open-desk = { $theme ->
    [kids] **Message the meeting** writes to all the Villains.
   *[town] **Message the meeting** writes to the whole Mafia.
}
room-closed = The meeting is over. Nobody reads what you write here now.

### The hand and what one knows

hand-turn = What only you may see lies under the black bars. Tap them to turn them over.
hand-token = Token: { $token }.
hand-card = Card: { $card }.
hand-card-spent = Card: { $card }. Played already.
hand-knows = You know
hand-knows-nothing = You know what everybody knows.
hand-again = You’ll find this again under **My desk** or with **/desk**.
role-police = { $theme ->
    [kids] Find the Villains before they find you.
   *[town] Find the Mafia before it finds you.
}
role-mafia = By day you play innocent.
role-agent = One truth a night. What you do with it is up to you.
role-agent-once = { $theme ->
    [kids] A single truth, on the first night. If you find a Villain, you leave the game.
   *[town] A single truth, on the first night. If you find a Mafioso, you leave the game.
}
known-round = { $night ->
    [yes] { $round ->
        [0] Before the game
       *[other] Night { $round }
    }
   *[no] { $round ->
        [0] Before the game
       *[other] Day { $round }
    }
}
known-swap = { $who }: { $before } before, { $now } now
known-wakers = { $theme ->
    [kids] Villains: { $list }
   *[town] Mafia: { $list }
}
known-wakers-alone = { $theme ->
    [kids] Villains: only you
   *[town] Mafia: only you
}
known-recruited = { $theme ->
    [kids] With the Villains from now on: { $list }
   *[town] With the Mafia from now on: { $list }
}
known-recruit = { $by } recruits { $who }
known-gang = Gang: { $list }
known-victim = { $theme ->
    [kids] The Villains point at { $who }
   *[town] The Mafia aims at { $who }
}
book-title = { $theme ->
    [kids] Book of the study
   *[town] Book of the dead
}
book-look = Night { $round } · The Agent looks at { $who } ({ $token }).
book-victim = { $theme ->
    [kids] Night { $round } · The Villains point at { $who }.
   *[town] Night { $round } · The Mafia aims at { $who }.
}
book-recruit = Night { $round } · { $by } recruits { $who }.
book-quiet = Night { $round } · All quiet.
book-silence = { $theme ->
    [kids] Silence at the table. Talk in the Study.
   *[town] Silence at the table. Talk in the Graveyard.
}
book-silence-alone = Silence at the table.
book-no-nights = Only the story will tell what happens at night.
you-are-out = { $theme ->
    [kids] You’re out, and your token is face up. The Study is next door; until the game ends, talk only there.
   *[town] You’re out, and your token is face up. The Graveyard is next door; until the game ends, talk only there.
}
you-are-out-alone = You’re out, and your token is face up.
you-win-too = If your side wins, you win with it.

### Guesses of people who are out, and of spectators (NT-5.1)

guess-hint = While the game lasts, you can guess under **My desk**, in secret, who goes next.
guess-title = Your guesses
guess-night = { $theme ->
    [kids] Who do the Villains point at tonight?
   *[town] Who does the Mafia take tonight?
}
guess-day = Who does the vote send out by day?
guess-verdict = Which of the suspects does the vote send out?
guess-mafia = { $theme ->
    [kids] { $n ->
        [one] Who’s the Villain? Pick { $n }.
       *[other] Who are the Villains? Pick { $n }.
    }
   *[town] { $n ->
        [one] Who’s the Mafia? Pick { $n }.
       *[other] Who are the Mafia? Pick { $n }.
    }
}
guess-pick = Your guess
guess-own = Your guess: { $who }
guess-nobody = Nobody
guess-sealed = Nobody sees your guesses. You can change one until it’s decided.
guess-score = Right so far: { $list }.
guess-score-of = { $who } { $right } of { $all }
guess-spectator = spectator { $number }
story-guesses = { $theme ->
    [kids] Best guesses from the stands: { $list } ({ $right } of { $all }).
   *[town] Best guesses from beyond: { $list } ({ $right } of { $all }).
}

rules-of-silence = Don’t show or quote secret messages. Out loud you may claim anything.

### Board: heading and what is wanted

head-start = { pic-game } · start of the game
head-agent = { pic-game } · { pic-title-night } · { pic-phase-agent }
head-gang = { pic-game } · { pic-title-night } · { pic-phase-gang }
head-mafia = { pic-game } · { pic-title-night } · { pic-phase-mafia }
head-dawn = { pic-game } · { pic-title-day } · { pic-phase-dawn }
head-discussion = { pic-game } · { pic-title-day } · { pic-phase-discussion }
head-first = { pic-game } · { pic-title-day } · { pic-phase-first }
head-defence = { pic-game } · { pic-title-day } · { pic-phase-defence }
head-final = { pic-game } · { pic-title-day } · { pic-phase-final }
head-tie = { pic-game } · { pic-title-day } · { pic-phase-tie }
head-verdict = { pic-game } · { pic-title-day } · { pic-phase-verdict }
head-closing = { pic-game } · { pic-title-day } · { pic-phase-closing }
head-end = { pic-game } · { pic-phase-end }

want-start = Your token is in a private message and under **My desk**. Take a look; night falls in a moment.
want-start-cards = Anyone with Role swap may show it now.
want-swap = { $who } has Role swap and thinks it over.
want-agent = { $theme ->
    [kids] The academy sleeps, all but the Agent. Questions arrive in private.
   *[town] The town sleeps, all but the Agent. Questions arrive in private.
}
want-gang = { $theme ->
    [kids] The academy sleeps while the Gang meets.
   *[town] The town sleeps while the Gang meets.
}
want-mafia = { $theme ->
    [kids] The academy sleeps, all but the Villains. Questions arrive in private.
   *[town] The town sleeps, all but the Mafia. Questions arrive in private.
}
want-dawn = Dawn. I count the chairs.
want-struck = { $who } has the floor: vest or token.
want-bandage = Named: { $who }. Anyone with a Bandage may think it over.
want-shoot = { $theme ->
    [kids] { $who } has a last word and may use it or not.
   *[town] { $who } has a last shot and may use it or not.
}
want-discussion = The table is yours. Heard enough? Press **Enough said**.
want-first = { $theme ->
    [kids] Fingers up. Who’s a Villain?
   *[town] Fingers up. Who’s Mafia?
}
want-defence = Quiet, please. The defence begins.
# MF-7.12
want-final = Final ballot: which of them leaves the game?
want-tie = It’s a tie. The first to change a vote decides.
want-verdict = { $theme ->
    [kids] The academy decides.
   *[town] The town decides.
}
want-closing = The day ends. Play a card now, if you want to.
want-end = The tokens are face up.

### Board: clocks and who is awaited

cards-until = Cards: time is up { $until }.
enough = { $n ->
    [0] Enough said: nobody yet; { $every ->
        [yes] all { $all } must press
       *[no] { $needed } of { $all } will do
    }.
   *[other] Enough said: { $n } of { $all }; { $every ->
        [yes] all must press
       *[no] { $needed } will do
    }.
}
ready-list = So far: { $list }.
voted = Voted: **{ $n } of { $all }**.
night-missing = { $n ->
    [0] All answers are in.
    [one] { $n } answer is still missing.
   *[other] { $n } answers are still missing.
}
votes-now = { $who } is voting now.
suspects-board = Under suspicion: { $list }.
ballot-amend = You may change your vote while the ballot is open.
ballot-final = It can’t be taken back.
stays-list = Keeping their vote: { $list }.
tied-list = Tied: { $list }.
whisper-hint = No private messages? Your token and questions are under **My desk**.
commander-is = Commander: { $who }.
state-commander = Commander
state-suspect = Under suspicion
state-kidnapped = { $theme ->
    [kids] On an errand, no vote today
   *[town] Kidnapped, no vote today
}
state-arrested = { $theme ->
    [kids] Day off, no vote today
   *[town] Under arrest, no vote today
}
state-hidden = Hideout
state-safe = Safe conduct

### Menus

# MF-7.1, MF-7.2
ask-first = { $theme ->
    [kids] Who’s a Villain?
   *[town] Who’s Mafia?
}
# MF-7.12
ask-final = Who leaves the game?
# MF-7.14
ask-change = Who gets your vote?
choose-name = Choose a name
now-chosen = Now: { $who }

### Questions

# MF-2.4, MF-15.1
q-head-start = Before the first night. A question for you alone.
# MF-15.1, MF-15.4
q-head-night = Night { $round }. A question for you alone.
# MF-14.10, MF-15.1
q-head-day = Day { $round }. A question for you alone.
# MF-2.3, MF-13.5
q-care = Tilt your screen before you read it.
whisper-head = This message is only for you. Tilt your screen before you read it.
# MF-26.2, MF-26.4
q-swap = Who do you swap tokens with? They can’t refuse.
# MF-4.2, MF-4.3
agent-ask = Whose mask do you lift?
# MF-15.5
decoy = Sleep won’t come. Who’s on your mind? It changes nothing; only the story will tell.
# MF-5.3, MF-5.5
victim-ask = { $theme ->
    [kids] { $alone ->
        [yes] Who do you point at tonight? The choice is yours alone.
       *[no] Who do you all point at tonight? You see each other’s fingers.
    }
   *[town] { $alone ->
        [yes] Who does the night take? The choice is yours alone.
       *[no] Who does the night take? You see each other’s fingers.
    }
}
# MF-23.3, MF-23.5, MF-34.10
recruit-ask = { $theme ->
    [kids] Who do you recruit? From then on they play and win with the Villains{ $gang ->
        [yes] , unless they belong to the New Gang
       *[no] {""}
    }.
   *[town] Who do you recruit? From then on they play and win with the Mafia{ $gang ->
        [yes] , unless they belong to the New Gang
       *[no] {""}
    }.
}
# MF-22.2, MF-31.2
q-corner-shot = { $theme ->
    [kids] Who gets your sudden word? They leave the game{ $saved ->
        [yes] , unless a Bandage keeps them
       *[no] {""}
    }.
   *[town] Who do you aim at round the corner? The person you hit leaves the game{ $saved ->
        [yes] , unless a Bandage saves them
       *[no] {""}
    }.
}
# MF-27.2
q-wiretap = Who do you listen in on? Only you see the token.
# MF-21.1
q-vest = They named you. Show the vest?
# MF-14.2, MF-14.10
q-vest-none = They named you. Press **Accept**; everybody sees the same pause.
# MF-22.1
q-bandage = { $who } has been named. Apply the Bandage?
# MF-8.6, MF-33.2
q-last-shot = { $theme ->
    [kids] You leave the game. Who gets your last word?
   *[town] You leave the game. Who’s your last shot for?
}
# MF-14.10, MF-33.3
q-last-shot-none = { $theme ->
    [kids] You leave the game. There’s no last word for you.
   *[town] You leave the game. There’s no last shot for you.
}
# MF-30.2
q-opening-arrest = { $theme ->
    [kids] Play Day off? Today you can’t vote, and nobody can vote against you.
   *[town] Play Arrest? Today you can’t vote, and nobody can vote against you.
}
# MF-32.2
q-opening-kidnap = { $theme ->
    [kids] Whose vote does Errand take today?
   *[town] Whose vote does Kidnap take today?
}
# MF-28.2, MF-28.3
q-closing-hideout = Play Hideout? Nothing can put you out all next round, but you can’t vote.
# MF-29.2
q-closing-safe = { $theme ->
    [kids] Play Safe conduct? The Villains can’t choose you next night.
   *[town] Play Safe conduct? The Mafia can’t choose you next night.
}
# MF-21.6
d-vest = If you don’t choose, the vest is used for you.
# MF-8.7, MF-15.14
d-last-shot = { $theme ->
    [kids] If you don’t choose, you leave without a word.
   *[town] If you don’t choose, no shot is fired.
}
# MF-26.2, MF-15.14
d-swap = If you don’t choose, you keep your token.
# MF-13.9, MF-15.14
d-pass = If you don’t choose, nothing happens.

### Buttons of Mafia (20 characters at most)

b-card = My card
b-ready = Enough said
b-done = Done speaking
b-stay = Keep my vote
b-sure = Confirm
b-sure-look = Look
b-sure-shoot = { $theme ->
    [kids] Point
   *[town] Shoot
}
b-sure-recruit = Recruit
b-sure-swap = Swap
b-sure-kidnap = { $theme ->
    [kids] Send on an errand
   *[town] Kidnap
}
b-other-name = Somebody else
b-pass-swap = Keep mine
b-pass-peek = Don’t look
b-pass-hunch = No idea
b-pass-recruit = Not tonight
b-pass-vest = Accept
b-pass-bandage = Do nothing
b-pass-shot = { $theme ->
    [kids] Stay silent
   *[town] Don’t shoot
}
b-pass-opening = Do nothing
b-pass-closing = Do nothing
b-vest = Show the vest
b-bandage = Apply the Bandage
b-arrest = { $theme ->
    [kids] Play Day off
   *[town] Play Arrest
}
b-hideout = Play Hideout
b-safe = Play Safe conduct

### Confirmations

vote-confirm = Your finger points at { $who }. It can’t be taken back.
change-confirm = Your vote goes to { $who }. That decides it.
look-confirm = Lift this mask: { $who }?
recruit-confirm = You recruit { $who }. It can’t be taken back.
swap-confirm = You swap tokens with { $who }. It can’t be taken back.
kidnap-confirm = { $theme ->
    [kids] You send { $who } on an errand: no vote for them today. It can’t be taken back.
   *[town] You kidnap { $who }: no vote for them today. It can’t be taken back.
}
tap-confirm = You listen in on { $who }. The whole table will see it.
shot-confirm = { $theme ->
    [kids] You point at { $who }. It can’t be taken back.
   *[town] You aim at { $who }. It can’t be taken back.
}
resign-confirm = You leave the table, and your token is shown. It can’t be taken back.

### Receipts

vote-given = Your finger points at { $who }. You may change it while the ballot is open.
vote-final-given = Your finger points at { $who }. It counts.
ready-given = Noted: enough said for you.
speech-done = Thank you, that was your speech.
stays-given = You keep your vote.
change-given = Your vote now points at { $who }. It’s decided.
hunch-given = On your mind: { $who }. Only the story will tell.
hunch-none = Nobody on your mind. Good night.
peek-none = You lift no mask tonight.
victim-given = { $n ->
    [0] Your finger points at { $who }. Changes left: none.
    [one] Your finger points at { $who }. Changes left: { $n }.
   *[other] Your finger points at { $who }. Changes left: { $n }.
}
victim-settled = Your finger points at { $who }. That settles it.
recruit-given = You recruit { $who }. The votes are counted again.
recruit-none = You recruit nobody tonight.
vest-given = You’ve shown the vest. You stay in the game.
vest-none = You accept it. The whole table will see what comes next.
bandage-given = You’ve applied the Bandage.
bandage-none = The Bandage stays in your hand.
shot-given = { $theme ->
    [kids] You point at { $who }.
   *[town] You aim at { $who }.
}
shot-none = { $theme ->
    [kids] You leave without a word.
   *[town] You leave without a shot.
}
opening-arrest = { $theme ->
    [kids] You’ve played Day off. Today you can’t vote, and nobody can vote against you.
   *[town] You’ve played Arrest. Today you can’t vote, and nobody can vote against you.
}
opening-kidnap = { $theme ->
    [kids] You send { $who } on an errand. No vote for them today.
   *[town] You kidnap { $who }. No vote for them today.
}
opening-none = The card stays in your hand.
closing-hideout = You’ve played Hideout. You’re safe all next round.
closing-safe = You’ve played Safe conduct. You can’t be chosen next night.
closing-none = The card stays in your hand.
swap-given = You swap tokens with { $who }.
swap-none-given = You keep your token.
resigned = You leave the table. The token is shown as soon as the game allows.

### My card

card-none-basic = This game is played without action cards.
card-neutral = Your card: { $card }. Neutral for you: keep it face down.
card-waits = Your card: { $card }. It works for you.
card-spent = Your card: { $card }. Played already.
card-effect-1 = You stay in the game and show no token.
card-effect-2 = The person about to leave stays.
card-effect-3 = { $theme ->
    [kids] The person you pick plays with the Villains from now on.
   *[town] The person you pick plays with the Mafia from now on.
}
card-effect-4 = Ballots start with you, and your finger breaks ties.
card-effect-5 = You play for the side your token is against.
card-effect-6 = You swap tokens with somebody.
card-effect-7 = You see one token at the table.
card-effect-8 = You’re safe all next round, but can’t vote.
card-effect-9 = { $theme ->
    [kids] The Villains can’t choose you next night.
   *[town] The Mafia can’t choose you next night.
}
card-effect-10 = Today you can’t vote, and nobody can vote against you.
card-effect-11 = The person you pick leaves the game.
card-effect-12 = The person you pick can’t vote today.
card-effect-13 = You leave and take one person with you.
card-effect-14 = { $theme ->
    [kids] Three people are a side of their own.
   *[town] A third side against Mafia and Police.
}
card-effect-15 = { card-effect-14 }
card-effect-16 = { card-effect-14 }

### Story

story-recruited = Recruited: { $list }.
story-turned = Changed sides by Reverse recruit: { $list }.
story-fingers = { $n ->
    [one] Most votes in one ballot: { $who }, { $n } vote.
   *[other] Most votes in one ballot: { $who }, { $n } votes.
}
story-saved = Saved by a card: { $list }.
story-hunch = Right hunches by: { $list }.
story-hunch-none = No hunch was right this time.

### The game as text

log-start = The deal
log-night = Night { $round }
log-day = Day { $round }
log-look = The Agent { $who } looks at { $target } ({ $token })
log-points = { $who } points at { $target }
log-hunches = Hunches: { $list }
log-quiet = A quiet night
log-first = First ballot: { $list }
log-final = Final ballot: { $list }
log-annulled = A ballot that didn’t count: { $list }

### The night meeting, typed at the desk

say-given = The right people heard you.
line-too-soon = Too many lines at once. Nobody got this one. I pass on at most one a second, { $n } a minute.
line-too-long = Too long for one line: { $n } characters, and { $most } fit. Nobody got it.
no-room = There’s no meeting now. What you write stays with me.
b-say = Message the meeting
say-title = The night meeting
say-label = What do you want to tell them?

### Refusals

no-self = You can’t point at yourself.
no-turn = { $who } is voting now. Your turn will come.
no-skip-night = A night can’t be skipped: its length must give nothing away. It ends by itself.

### How to play: help for this very moment. Short sentences, no secrets

# MF-2.2, MF-2.3, MF-12.2
help-start = { $theme ->
    [kids] You get a token: { $agent ->
        [yes] Police officer, Villain or Agent
       *[no] Police officer or Villain
    }. Look at it under **My desk** and show it to nobody. The Police hunt the Villains, and the Villains pretend there aren’t any.
   *[town] You get a token: { $agent ->
        [yes] Police officer, Mafioso or Agent
       *[no] Police officer or Mafioso
    }. Look at it under **My desk** and show it to nobody. The Police hunt the Mafia, and the Mafia pretends there isn’t one.
}
# MF-9.6
help-goal = The side that’s left wins.
# MF-9.7, MF-34.2
help-goal-gang = A New Gang plays for itself as well: the last of three sides wins.
# MF-4.2, MF-4.3
help-agent = It’s night, and nobody writes in the channel. The Agent picks a person and learns who’s under the mask.
# MF-11.1, MF-11.4
help-agent-small = { $theme ->
    [kids] At a table this small the Agent looks tonight or never, and doesn’t have to. Finding a Villain puts the Agent out at once.
   *[town] At a table this small the Agent looks tonight or never, and doesn’t have to. Finding a Mafioso puts the Agent out at once.
}
# MF-15.5
help-decoys = Everybody gets a question, even those with nothing to decide, so that nobody can tell who’s awake.
# MF-15.4
help-even-nights = Every night is equally long.
# MF-34.9
help-gang = The holders of New Gang learn who’s with them. Everybody else sleeps.
# MF-5.1, MF-5.5, MF-5.6, MF-5.7
help-mafia = { $theme ->
    [kids] It’s night. { $alone ->
        [yes] The one Villain picks somebody, and may think again three times.
       *[no] The Villains see each other and pick somebody together. They may change their votes three times. Most votes decide, a tie is settled by lot.
    }
   *[town] It’s night. { $alone ->
        [yes] The one Mafioso picks a victim, and may think again three times.
       *[no] The Mafia sees its own and picks a victim together. They may change their votes three times. Most votes decide, a tie is settled by lot.
    }
}
# MF-6.2, MF-8.2
help-dawn = { $theme ->
    [kids] Dawn. I say who the Villains chose, and then that person’s token is shown.
   *[town] Dawn. I say who the Mafia chose, and then that person’s token is shown.
}
# MF-21.1, MF-22.1
help-saved = Before that a card may still save them: { $list }.
# MF-6.4, MF-6.6
help-discussion = Talk and write; lying is allowed. Heard enough? Press **Enough said**. When enough of you have, the vote begins. Otherwise it begins when time is up.
# MF-7.1, MF-7.2
help-first = { $theme ->
    [kids] Choose in the menu who’s a Villain. You can’t point at yourself.
   *[town] Choose in the menu who’s Mafia. You can’t point at yourself.
}
# MF-7.4
help-votes-amend = You may change your vote until the ballot closes.
# MF-7.5, MF-24.3
help-votes-turn = You vote one after another, the Commander first, and a vote is final.
# MF-7.7, MF-7.11
help-first-two = Suspicion falls on the person with the most votes and on the runner-up. If several are tied for the most, it’s them alone. Then they speak in their own defence.
# MF-12.4
help-first-single = The person with the most votes leaves without a speech. Only a tie brings a second ballot.
# MF-24.4
help-first-commander = If several are tied for the most, the one the Commander pointed at leaves at once.
# MF-7.10, MF-7.11
help-defence = Only the people under suspicion speak, one after another. **Done speaking** ends a speech early. Then comes the final ballot; if there’s only one suspect, that person leaves without it.
# MF-7.12, MF-7.13
help-final = You can only vote for somebody under suspicion. The one with the most votes leaves the game and shows the token.
# MF-24.4
help-final-commander = In a tie the Commander’s vote decides.
# MF-7.14, MF-7.15
help-tie = It’s a tie. The first to change a vote decides, at once and for good. **Keep my vote** means that you change nothing. If nobody does, the coin decides.
# MF-6.8, MF-8.2
help-verdict = The name is known, and now the token is shown.
# MF-14.4
help-closing = The day ends. This is today’s last moment for { $list }. Then night falls.
# MF-9.6, MF-9.8
help-end = { $theme ->
    [kids] The game is over, and everything’s out in the open. The Police win when no Villains are left, and the Villains when no Police are left. People who are out win with their side.
   *[town] The game is over, and everything’s out in the open. The Police win when no Mafia is left, and the Mafia when no Police are left. People who are out win with their side.
}
# MF-9.7, MF-9.8
help-end-gang = { $theme ->
    [kids] The game is over, and everything’s out in the open. The last of three sides wins: Police, Villains or New Gang. People who are out win with their side.
   *[town] The game is over, and everything’s out in the open. The last of three sides wins: Police, Mafia or New Gang. People who are out win with their side.
}
# MF-13.5, MF-13.6
help-cards = Your card is under **My card**, which also says when it’s played and whether it works for you. A card you’ve played stays in front of you.

# Sides of the statistics.
side-mafie-police = Police
side-mafie-agent = Agent
side-mafie-mafia = Mafia
side-mafie-gang = Gang

# Text cards of the roles.

# MF-1.3, MF-9.6
role-card-police = { $theme ->
    [kids] Decides nothing at night. By day talks and votes like everybody else. Wins once no Villain is left.
   *[town] Decides nothing at night. By day talks and votes like everybody else. Wins once no Mafioso is left.
}
# MF-5.1, MF-5.3, MF-9.5, MF-9.6
role-card-mafia = { $theme ->
    [kids] Knows the other Villains, and every night picks with them somebody who leaves in the morning. By day talks and votes like everybody else. Wins once no Police are left, the Agent included; equal numbers aren’t enough.
   *[town] Knows the other Mafiosi, and every night picks a victim with them. By day talks and votes like everybody else. Wins once no Police are left, the Agent included; equal numbers aren’t enough.
}
# MF-4.2, MF-4.3, MF-11.1
role-card-agent = Belongs to the Police and wins with them. Every night picks somebody and sees that token; with six to eight people on the first night only.
card-users = Works with the token: { $list }
# MA-14.8
special-fair-tokens = { $theme ->
    [kids] For odds nearer to even there are { $mafia } Villains here instead of { $usual }.
   *[town] For odds nearer to even there are { $mafia } Mafiosi here instead of { $usual }.
}
# MF-12.2
special-no-agent = There’s no Agent at this table; one more Police officer takes the place.

### Removing a seat

h-sure-remove-mafie = Remove { $who }? The token is shown, and it can’t be taken back.
h-sure-disqualify-mafie = Disqualify { $who }? The token is shown, this player can’t win, and there’s no undo.

### Calls to the table in a game with a phase a day
turn-mafie-discussion = A new day: the table is talking.
turn-mafie-first = The first ballot is open.
turn-mafie-final = The final ballot is open.
turn-mafie-tie = It’s a tie. Will you change your vote?
