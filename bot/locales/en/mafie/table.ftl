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
agent-wakes = **Agent, open your eyes.**
agent-alone-night = The first night belongs to the Agent alone.
gang-wakes = **Gang, open your eyes.**
mafia-meets = { $theme ->
    [kids] **The Villains meet.**
   *[town] **The Mafia meets.**
}
recruiting = { $theme ->
    [kids] The Villains recruit. Somebody is learning more than is healthy.
   *[town] The Mafia recruits. Somebody is learning more than is healthy.
}

### Told: dawn and strikes

dawn = { $theme ->
    [kids] { $variant ->
        [2] The wake-up bell rings. The Villains have chosen: { $who }.
        [3] The hall smells of tea. The Villains have chosen: { $who }.
        [4] It grows light. The Villains have chosen: { $who }.
       *[1] Dawn. The Villains have chosen: { $who }.
    }
   *[town] { $variant ->
        [2] The dustmen are out already. The Mafia has chosen: { $who }.
        [3] The morning train whistles. The Mafia has chosen: { $who }.
        [4] It grows light. The Mafia has chosen: { $who }.
       *[1] Dawn. The Mafia has chosen: { $who }.
    }
}
dawn-rest = Nobody else is missing.
dawn-quiet = { $variant ->
    [2] Dawn, and nobody is missing. The coffee tastes better.
    [3] The cock crows, and nobody is missing. The papers lack a headline.
    [4] It grows light, and nobody is missing. The porter counts twice.
   *[1] Dawn, and nobody is missing. The milkman is the most surprised.
}
vest = Under the coat, a **Bulletproof vest**. { $who } stays in.
bandage = { $by } applies a **Bandage**. { $who } stays in.
out = { $who } leaves the game. Token: **{ $token }**.
out-gang = { $who } leaves the game. Token: **{ $token }**. And with it the card **New Gang**.
gang-card-too = And with it the card **New Gang**.
last-shot = { $theme ->
    [kids] **Last word.** { $who } points at { $target }.
   *[town] **Last shot.** { $who } aims at { $target }.
}
no-shot = { $theme ->
    [kids] The last word stays unsaid.
   *[town] The last shot is not fired.
}
exposed = Dawn, and the Police have lost their Agent. { $who } leaves the game. Token: **{ $token }**.
withdraws = { $cause ->
    [disqualified] The host disqualifies { $who }. The token is shown as soon as the game allows.
   *[removed] { $who } leaves the table. The token is shown as soon as the game allows.
}
removed = An empty chair: { $who }. Token: **{ $token }**.
disqualified = The game goes on without { $who }. Token: **{ $token }**. No share in the win.

### Told: the day

talk = { $variant ->
    [2] The table has the floor. Ask while there are answers.
    [3] Chairs creak, the coffee cools. Talk.
    [4] The day is short, the names are many. Talk.
   *[1] The table is yours. Talk while there is somebody to talk about.
}
talk-again = Nobody pointed. Talk once more, then fingers up again.
tally = Fingers: { $list }.
suspects = Under suspicion: { $list }. They speak in this order.
suspect-sole = Suspicion has a single name: { $who }. One speech, then the verdict.
speech = Quiet, please. Only { $who } speaks, ending { $until }.
speech-open = Quiet, please. Only { $who } speaks.
tie = Even fingers: { $list }. Whoever turns a vote decides.
tie-turned = { $who } turns a vote, and it is decided: { $target }.
lot = Nobody gave way. The coin falls on { $who }.
commander = A tie. The Commander's finger decides: { $who }.
commander-suspect = A tie for second place. The Commander's finger decides: { $who }.
verdict = { $theme ->
    [kids] The academy has decided: { $who }.
   *[town] The town has decided: { $who }.
}
nobody-out = No finger went up. Nobody leaves today.
nobody-can = Nobody is free to point today. Nobody leaves.
annulled = Fingers down, this ballot does not count. It starts afresh.

### Told: cards

set-cards = { $n ->
    [0] In the deck: { $list }.
    [one] In the deck: { $list }. And { $n } neutral card.
   *[other] In the deck: { $list }. And { $n } neutral cards.
}
commander-shown = **Commander** lies on the table. Ballots start with { $who }.
commander-now = The Commander is now { $who }.
swap-shown = { $who } shows **Role swap** and is thinking.
swap = Tokens change hands: { $who } and { $target }. There is no refusing.
swap-none = { $who } keeps the token. **Role swap** stays on the table.
swap-nobody = Nobody shows **Role swap**.
card-arrest = { $who } plays **Arrest**: no vote today, and nobody can vote against.
card-hideout = { $who } plays **Hideout**: in the game all next round, without a vote.
card-safe = { $theme ->
    [kids] { $who } plays **Safe conduct**. Next night the Villains pass by.
   *[town] { $who } plays **Safe conduct**. Next night the Mafia passes by.
}
card-kidnap = { $who } plays **Kidnap**. No vote today for { $target }.
card-wiretap = { $who } plays **Wiretap**. On the line: { $target }.
card-corner = { $theme ->
    [kids] **Sudden word.** { $who } points at { $target }.
   *[town] **Corner shot.** { $who } aims at { $target }.
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
end-all_out = The last chairs fell empty all at once. Nobody wins.
end-aborted = The host puts out the lamp. No winner tonight.

### Whispers

agent-saw = { $what }. Only you know.
tapped = Wiretap: { $what }. Only you know.
swap-known = After the swap: { $what }.
wakers = { $theme ->
    [kids] The Villains at the table: { $list }.
   *[town] The Mafia at the table: { $list }.
}
wakers-recruit = { $theme ->
    [kids] { $by } recruits { $who }. The Villains at the table: { $list }. Point afresh.
   *[town] { $by } recruits { $who }. The Mafia at the table: { $list }. Point afresh.
}
no-target = There is nobody to choose tonight.
recruited = { $theme ->
    [kids] From now on you play and win with the Villains. Your token stays. The Villains at the table: { $list }.
   *[town] From now on you play and win with the Mafia. Your token stays. The Mafia at the table: { $list }.
}
gang-known = The Gang at the table: { $list }.
victim-agreed = The fingers agree: { $who }.
victim-most = Most fingers: { $who }.
victim-tie = The fingers disagreed; the lot fell on { $who }.
victim-draw = Nobody pointed; the lot fell on { $who }.
pick = { $who } points at { $target }.
changes-left = { $n ->
    [0] Changes left: none.
    [one] Changes left: { $n }.
   *[other] Changes left: { $n }.
}
room-open = { $theme ->
    [kids] What you write here now, all Villains read. Only while they meet.
   *[town] What you write here now, the whole Mafia reads. Only while it meets.
}
room-closed = The meeting is over. What you write here now, nobody reads.

### The hand and what one knows

hand-token = Token: { $token }.
hand-card = Card: { $card }
hand-card-spent = Card: { $card }. Played already.
hand-knows = You know
hand-knows-nothing = You know what everybody knows.
role-police = { $theme ->
    [kids] Find the Villains before they find you.
   *[town] Find the Mafia before it finds you.
}
role-mafia = By day you play innocent.
role-agent = One truth a night. What you do with it is yours.
role-agent-once = { $theme ->
    [kids] One single truth, in the first night. If you find a Villain, you leave the game.
   *[town] One single truth, in the first night. If you find a Mafioso, you leave the game.
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
book-quiet = Night { $round } · Not a trace.
book-silence = { $theme ->
    [kids] At the table you keep silent. Talk in the Study.
   *[town] At the table you keep silent. Talk in the Graveyard.
}
book-no-nights = What happens by night, only the story will tell.
you-are-out = { $theme ->
    [kids] Your game at the table ends, the token lies face up. The Study is next door; talk only there.
   *[town] Your game at the table ends, the token lies face up. The graveyard is next door; talk only there.
}
rules-of-silence = Secret messages are not to be shown or quoted. You may claim anything aloud.

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

want-start = Look at your token. The night is coming.
want-start-cards = Whoever holds Role swap may show it.
want-swap = { $who } holds Role swap and is thinking.
want-agent = { $theme ->
    [kids] The academy sleeps, only the Agent does not. Questions come in private.
   *[town] The town sleeps, only the Agent does not. Questions come in private.
}
want-gang = { $theme ->
    [kids] The academy sleeps, the Gang gets acquainted.
   *[town] The town sleeps, the Gang gets acquainted.
}
want-mafia = { $theme ->
    [kids] The academy sleeps, only the Villains do not. Questions come in private.
   *[town] The town sleeps, only the Mafia does not. Questions come in private.
}
want-dawn = Dawn. I count the chairs.
want-struck = { $who } has the word: vest or token.
want-bandage = The name has fallen: { $who }. Whoever holds a Bandage is thinking.
want-shoot = { $theme ->
    [kids] { $who } has the last word, to use or not.
   *[town] { $who } has a last shot, to use or not.
}
want-discussion = The table is yours. Heard enough? Press **Enough said**.
want-first = { $theme ->
    [kids] Fingers up. Who is a Villain?
   *[town] Fingers up. Who is Mafia?
}
want-defence = Quiet, please. The defence begins.
want-speech = Quiet, please. Only { $who } speaks.
want-final = The last ballot. These names only, one finger each.
want-tie = Even fingers. Whoever turns a vote decides.
want-verdict = { $theme ->
    [kids] The academy decides.
   *[town] The town decides.
}
want-closing = The day ends. Whoever wants plays a card.
want-end = The tokens lie face up.

### Board: clocks and who is awaited

cards-until = Cards: ends { $until }.
enough = { $n ->
    [0] Enough said: nobody yet, { $needed } of { $all } will do.
   *[other] Enough said: { $n } of { $all }, { $needed } will do.
}
ready-list = Enough said: { $list }.
voted = Voted: **{ $n } of { $all }**.
night-missing = { $n ->
    [0] All answers are in.
    [one] { $n } answer is still missing.
   *[other] { $n } answers are still missing.
}
votes-now = { $who } votes now.
suspects-board = Under suspicion: { $list }.
ballot-amend = A vote may be changed while the ballot is open.
ballot-final = It cannot be taken back.
stays-list = Staying with the vote: { $list }.
tied-list = Even fingers: { $list }.
whisper-hint = If you hear no whisper: **My desk**.
commander-is = Commander: { $who }.
state-commander = Commander
state-suspect = Under suspicion
state-kidnapped = Kidnapped, no vote today
state-arrested = Arrest
state-hidden = Hideout
state-safe = Safe conduct

### Menus

ask-first = { $theme ->
    [kids] Who is a Villain?
   *[town] Who is Mafia?
}
ask-final = { $theme ->
    [kids] Who is a Villain?
   *[town] Who is Mafia?
}
ask-change = Who gets your vote?
choose-name = Choose a name
now-chosen = Now: { $who }

### Questions

q-head-start = Before the first night. A question only for you, ends { $until }.
q-head-start-open = Before the first night. A question only for you.
q-head-night = Night { $round }. A question only for you, ends { $until }.
q-head-night-open = Night { $round }. A question only for you.
q-head-day = Day { $round }. A question only for you, ends { $until }.
q-head-day-open = Day { $round }. A question only for you.
q-care = Tilt your screen before you read it.
whisper-head = This message is only for you. Tilt your screen before you read it.
q-swap = With whom do you swap tokens? There is no refusing.
agent-ask = Whose mask do you lift?
decoy = Sleep will not come. Who is on your mind? It changes nothing; only the story will tell.
victim-ask = { $theme ->
    [kids] Whom do you all point at tonight? You see each other's fingers.
   *[town] Whom does this night take? You see each other's fingers.
}
recruit-ask = { $theme ->
    [kids] Whom do you recruit? From then on that seat plays and wins with the Villains.
   *[town] Whom do you recruit? From then on that seat plays and wins with the Mafia.
}
q-corner-shot = { $theme ->
    [kids] Who gets your sudden word? That seat leaves the game.
   *[town] At whom do you aim from the corner? That seat leaves the game.
}
q-wiretap = Whom do you listen to? Only you see the token.
q-vest = Your name has fallen. Do you show the vest?
q-vest-none = Your name has fallen, and there is no vest at hand.
q-bandage = The name has fallen: { $who }. Do you apply the Bandage?
q-last-shot = { $theme ->
    [kids] You leave the game. Who gets your last word?
   *[town] You leave the game. At whom is your last shot?
}
q-last-shot-none = { $theme ->
    [kids] You leave the game. The last word is not yours.
   *[town] You leave the game. A last shot is not yours.
}
q-opening-arrest = Do you play Arrest? Today you do not vote, and nobody can vote for you.
q-opening-kidnap = Whose vote does Kidnap take today?
q-closing-hideout = Do you play Hideout? All next round nothing can put you out, but you do not vote.
q-closing-safe = { $theme ->
    [kids] Do you play Safe conduct? Next night the Villains cannot choose you.
   *[town] Do you play Safe conduct? Next night the Mafia cannot choose you.
}
d-vest = If you do not choose, the vest works by itself.
d-last-shot = { $theme ->
    [kids] If you do not choose, you leave without a word.
   *[town] If you do not choose, no shot falls.
}
d-swap = If you do not choose, you keep your token.
d-pass = If you do not choose, nothing happens.

### Buttons of Mafia (20 characters at most)

b-card = My card
b-ready = Enough said
b-done = Finished
b-stay = I stay
b-sure = Confirm
b-sure-look = Look
b-sure-shoot = { $theme ->
    [kids] Point
   *[town] Shoot
}
b-sure-recruit = Recruit
b-sure-swap = Swap
b-sure-kidnap = Kidnap
b-other-name = Another name
b-pass-swap = Keep mine
b-pass-peek = Do not look
b-pass-hunch = No idea
b-pass-recruit = Not tonight
b-pass-vest = Accept
b-pass-bandage = Let it be
b-pass-shot = { $theme ->
    [kids] Stay silent
   *[town] Do not shoot
}
b-pass-opening = Let it be
b-pass-closing = Let it be
b-vest = Show the vest
b-bandage = Apply the Bandage
b-arrest = Play Arrest
b-hideout = Play Hideout
b-safe = Play Safe conduct

### Confirmations

vote-confirm = Your finger points at { $who }. It cannot be taken back.
change-confirm = Your vote goes to { $who }. That decides it.
look-confirm = Under the mask: { $who }?
recruit-confirm = You recruit { $who }. It cannot be taken back.
swap-confirm = You swap tokens with { $who }. It cannot be taken back.
kidnap-confirm = Kidnap: { $who }. No vote today, and no taking it back.
tap-confirm = Wiretap: { $who }. The whole table sees whom you listen to.
shot-confirm = { $theme ->
    [kids] You point at { $who }. It cannot be taken back.
   *[town] You aim at { $who }. It cannot be taken back.
}
resign-confirm = You leave the table, and your token is shown. It cannot be taken back.

### Receipts

vote-given = Your finger points at { $who }. You may change it while the ballot is open.
vote-final-given = Your finger points at { $who }. It counts.
ready-given = Enough said, for your part.
speech-done = Finished. The word moves on.
stays-given = You stay with your vote.
change-given = Your vote now points at { $who }. It is decided.
hunch-given = On your mind: { $who }. Only the story will tell.
hunch-none = Nobody on your mind. Good night.
peek-none = You lift no mask tonight.
victim-given = { $n ->
    [0] Your finger points at { $who }. Changes left: none.
    [one] Your finger points at { $who }. Changes left: { $n }.
   *[other] Your finger points at { $who }. Changes left: { $n }.
}
victim-settled = Your finger points at { $who }. That settles it.
recruit-given = You recruit { $who }. The fingers are counted afresh.
recruit-none = You recruit nobody tonight.
vest-given = The vest lies on the table. You stay in the game.
vest-none = You accept it. The whole table sees what comes next.
bandage-given = The Bandage lies on the table.
bandage-none = The Bandage stays in your hand.
shot-given = { $theme ->
    [kids] You point at { $who }.
   *[town] You aim at { $who }.
}
shot-none = { $theme ->
    [kids] You leave without a word.
   *[town] You leave without a shot.
}
opening-arrest = Arrest lies before you. Today you do not vote, and nobody can vote for you.
opening-kidnap = Kidnap: { $who }. No vote today.
opening-none = The card stays in your hand.
closing-hideout = Hideout lies before you. You are safe all next round.
closing-safe = Safe conduct lies before you. You are left in peace next night.
closing-none = The card stays in your hand.
swap-given = You swap tokens with { $who }.
swap-none-given = You keep your token.
resigned = You leave the table. The token is shown as soon as the game allows.

### My card

card-none-basic = This game is played without Action cards.
card-neutral = Your card: { $card }. Neutral for you: keep it closed.
card-waits = Your card: { $card }. It works for you.
card-spent = Your card: { $card }. Played already.
card-effect-1 = You stay in the game and show no token.
card-effect-2 = Who was to leave stays in the game.
card-effect-3 = { $theme ->
    [kids] One name plays with the Villains from now on.
   *[town] One name plays with the Mafia from now on.
}
card-effect-4 = Ballots start with you, and your finger breaks ties.
card-effect-5 = You play for the side opposite to your token.
card-effect-6 = You swap tokens with somebody.
card-effect-7 = You see one token at the table.
card-effect-8 = All next round you are safe, but without a vote.
card-effect-9 = { $theme ->
    [kids] Next night the Villains cannot choose you.
   *[town] Next night the Mafia cannot choose you.
}
card-effect-10 = Today you do not vote, and nobody can vote for you.
card-effect-11 = One name leaves the game.
card-effect-12 = One name does not vote today.
card-effect-13 = You leave, and one name goes with you.
card-effect-14 = { $theme ->
    [kids] Three people are a third side of their own.
   *[town] A third side against Mafia and Police.
}
card-effect-15 = { card-effect-14 }
card-effect-16 = { card-effect-14 }

### Story

story-recruited = Recruited: { $list }.
story-turned = Reverse recruit, so on the other side: { $list }.
story-fingers = { $n ->
    [one] Most fingers in one ballot: { $who }, { $n } finger.
   *[other] Most fingers in one ballot: { $who }, { $n } fingers.
}
story-saved = Kept at the table by a card: { $list }.
story-hunch = Hunches that were right: { $list }.
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
log-annulled = A ballot that does not count: { $list }

### What automated players say

auto-accuse = { $theme ->
    [kids] { $variant ->
        [2] I would bet my chair on it, there is a Villain here: { $seat }.
        [3] Do not ask how I know. Villain: { $seat }.
       *[1] I know it for sure, { $seat } is with the Villains.
    }
   *[town] { $variant ->
        [2] I would bet my chair on it, the Mafia has a name: { $seat }.
        [3] Do not ask how I know. Mafia: { $seat }.
       *[1] I know it for sure, { $seat } is with the Mafia.
    }
}
auto-agent = { $theme ->
    [kids] { $variant ->
        [2] The Agent is me. The mask I lifted hid a Villain: { $seat }.
       *[1] I am the Agent, and I have seen { $seat }: Villain.
    }
   *[town] { $variant ->
        [2] The Agent is me. The mask I lifted hid the Mafia: { $seat }.
       *[1] I am the Agent, and I have seen { $seat }: Mafioso.
    }
}
auto-suspect = { $variant ->
    [2] Something does not add up. { $seat } owes me an answer.
    [3] I do not trust { $seat }.
    [4] A name worth watching: { $seat }.
   *[1] Too much calm in one chair: { $seat }.
}
auto-unsure = { $variant ->
    [2] I am still listening.
    [3] I have nothing yet that would hold.
    [4] I can still be persuaded.
   *[1] I have no idea yet.
}
auto-defence = { $variant ->
    [2] There is nothing on me. Keep looking.
    [3] Send me away, and tomorrow you will be searching again.
   *[1] There is nothing under my mask. Look elsewhere.
}
auto-defence-blame = { $variant ->
    [2] Not me. Ask why { $seat } is so quiet.
    [3] The finger points the wrong way. It belongs here: { $seat }.
   *[1] It is not me. Rather { $seat }.
}

### The night meeting, typed at the desk

say-given = Those who should have heard you.
no-room = No meeting is going on. What you write stays with me.
b-say = Write to the night
say-title = The meeting by night
say-label = What do you tell them?

### Refusals

no-self = You cannot point at yourself.
no-turn = { $who } is voting now. Your turn will come.
no-skip-night = A night cannot be skipped; its length must tell nothing.

### How to play: help for this very moment. Short sentences, no secrets

help-start = { $theme ->
    [kids] You get a token: Police officer, Villain or Agent. Look at it under My desk and show it to nobody. The Police look for the Villains, the Villains pretend there are none.
   *[town] You get a token: Police officer, Mafioso or Agent. Look at it under My desk and show it to nobody. The Police look for the Mafia, the Mafia pretends there is none.
}
help-agent = { $theme ->
    [kids] It is night, and the channel keeps silent. The Agent chooses one name and learns who is under the mask. The others get a question too, so that nobody can tell who is awake. Every night lasts equally long.
   *[town] It is night, and the channel keeps silent. The Agent chooses one name and learns who is under the mask. The others get a question too, so that nobody can tell who is awake. Every night lasts equally long.
}
help-gang = Holders of the card New Gang are learning with whom they play. The others sleep.
help-mafia = { $theme ->
    [kids] It is night. The Villains see each other and choose one name together. A finger may be moved three times; most fingers decide, equal fingers are settled by lot. The others have a question that changes nothing.
   *[town] It is night. The Mafia see each other and choose a victim together. A finger may be moved three times; most fingers decide, equal fingers are settled by lot. The others have a question that changes nothing.
}
help-dawn = { $theme ->
    [kids] Dawn. I say whom the Villains have chosen, then comes the token. In the extended game a vest or a Bandage may still help.
   *[town] Dawn. I say whom the Mafia has chosen, then comes the token. In the extended game a vest or a Bandage may still help.
}
help-discussion = Talk and write; lying is allowed. Heard enough? Press Enough said; when enough of you have, the ballot begins. Otherwise the clock decides.
help-first = { $theme ->
    [kids] Choose in the menu who is a Villain. You cannot point at yourself, and you may change your vote until the end. The two names with most fingers must defend themselves.
   *[town] Choose in the menu who is Mafia. You cannot point at yourself, and you may change your vote until the end. The two names with most fingers must defend themselves.
}
help-defence = Only those under suspicion speak, one after the other. Finished ends a speech early. Then comes the last ballot.
help-final = Only the names under suspicion stand. The one with most fingers leaves the game and shows the token.
help-tie = Even fingers. Whoever turns a vote decides, at once and for good. I stay means that you keep your vote. If nobody gives way, a lot is drawn.
help-verdict = The name is known, now comes the token. In the extended game a vest or a Bandage may still help.
help-closing = The day ends. Now Hideout and Safe conduct are played, and for the last time Wiretap and { pic-card-11-title }. Then comes the night.
help-end = { $theme ->
    [kids] The game is over, and everything lies on the table. The Police win without Villains, the Villains without Police.
   *[town] The game is over, and everything lies on the table. The Police win without Mafia, the Mafia without Police.
}
help-cards = Your card is under My card. There it says when it is played and whether it works for you. A card you have played stays before you.
