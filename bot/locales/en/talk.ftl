### Where the table stands, who may speak when, and how the evening sounds.

## The page Talk on the host’s desk

h-talk = Talk
talk-line = { $option }: { $value }
talk-changed = The host has changed how we talk, from the next phase on. { $what }.
talk-hours = { $first }–{ $last } ({ $zone })

talk-option-talk = Talk by day
talk-value-talk = { $value ->
    [rounds] speeches in turn, then free
   *[free] free
}
talk-help-talk = Free: everybody speaks when they like. Speeches in turn: each chair has the floor once while the others are quiet, then anyone may speak.

talk-option-speech = Length of a speech
talk-value-speech = { $value ->
    [0] as usual
   *[other] { $value } s
}
talk-help-speech = How long one speech may be. Usually 45 s; 30 s with more than twelve living, and for children. Done early? Pass the floor on.

talk-option-pace = Pace
talk-value-pace = { $value ->
    [written] in writing, one evening
    [slow] slowly, a phase a day
   *[live] live, one evening
}
talk-help-pace = Live means by voice; in writing everything takes longer; played slowly, each phase lasts hours or days. It’s fixed once the cards are dealt.

talk-option-day-hours = Day of a slow game
talk-value-day-hours = { $value } hours
talk-help-day-hours = How long the talk of a slow game lasts. Night and ballots take half of it.

talk-option-quiet-hours = Quiet hours
talk-value-quiet-hours = { $value ->
    [none] none
   *[auto] by pace
}
talk-help-quiet-hours = Only in a slow game: in quiet hours long clocks stand still and I wake nobody. You may answer. By pace means 22:00–8:00 ({ $zone }).

talk-option-slow-mode = Gap between messages
talk-value-slow-mode = { $value ->
    [-1] by pace
    [0] none
   *[other] { $value } s
}
talk-help-slow-mode = Seconds between two messages of the same person while the talk is free. I need the permission Manage Channels for it.

talk-option-claims = Claims by button
talk-value-claims = { $value ->
    [on] on
    [off] off
   *[auto] with automated players or in writing
}
talk-help-claims = **I claim** says one sentence to the table, and the table remembers it. It’s talk and nothing more: I don’t check it, and it changes nothing. Automated players hear nothing else.

talk-option-machines-talk = Automated players’ talk
talk-value-machines-talk = { $value ->
    [off] they keep quiet
   *[on] they talk
}
talk-help-machines-talk = By day, automated players say who they suspect and why. Silent, they agree on fewer votes.

talk-option-spectators-muted = Spectators’ microphones
talk-value-spectators-muted = { $value ->
    [off] free
   *[on] muted
}
talk-help-spectators-muted = Anyone in the table’s voice channel who isn’t playing stays muted to the end, like players who are out.

talk-option-tally-picture = Ballots
talk-value-tally-picture = { $value ->
    [off] in words
   *[on] in a picture
}
talk-help-tally-picture = After a ballot I draw who voted for whom. In words I list the same.

talk-option-faces = Faces
talk-value-faces = { $value ->
    [off] only numbers
   *[on] shown
}
talk-help-faces = On pictures, each seat shows its player’s avatar, and automated players have faces of my own. Anyone can hide theirs in **/me settings**.

talk-option-dawn-steps = Dawns
talk-value-dawn-steps = { $value ->
    [off] all at once
   *[on] in three steps
}
talk-help-dawn-steps = At dawn I count the chairs, then name who’s missing, then turn the token over. All at once, the name comes first.

talk-option-guesses = Secret guesses
talk-value-guesses = { $value ->
    [off] nobody guesses
   *[on] people guess along
}
talk-help-guesses = People who are out, and spectators, may guess in secret what comes next. The players see nothing of it, and it changes nothing; the story names the best of them.

talk-option-notes = Notes
talk-value-notes = { $value ->
    [off] off
   *[on] on
}
talk-help-notes = Everybody has a page of notes on their desk, which only they read. It goes with the table; their own replay shows it.

talk-option-away = Away for a moment
talk-value-away = { $value ->
    [0] no extra time
    [60] 1 minute
    [120] 2 minutes
    [180] 3 minutes
   *[300] 5 minutes
}
talk-help-away = Once a phase, by day, anyone may step out for that long. Their questions wait until they’re back. Nobody else’s clock changes. Not in a slow game.

talk-option-sound = Sounds
talk-value-sound = { $value ->
    [on] on
   *[off] off
}
talk-help-sound = Dusk, dawn, the gavel and the last moments sound in the table’s voice channel. I’m only there to play them; I don’t listen or record.

talk-option-voice = Voice channel
talk-value-voice = { $value ->
    [none] none
   *[auto] where the host is
}
talk-option-ghost-voice = Voice channel of players who are out
talk-value-ghost-voice = none

talk-option-voice-status = Status of the voice channel
talk-value-voice-status = { $value ->
    [on] night and players left
   *[off] untouched
}
talk-help-voice-status = The line under the voice channel’s name shows the night and how many players are left. I clear it after the game; I can’t bring back a line that was there before. I need Set Voice Channel Status and, unless I sit there for sounds, Manage Channels.
voice-status = { $moment ->
    [start] The tokens are dealt
    [night] Night { $round }
   *[day] Day { $round }
} · { $living } in play

talk-option-narrator = Narrator
talk-value-narrator = { $value ->
    [on] the host narrates
   *[off] none
}
talk-help-narrator = A host without a chair reads the evening aloud and moves it on with a button; I count and write.

talk-option-narrator-sees = What the narrator sees
talk-value-narrator-sees = { $value ->
    [all] everybody’s tokens
   *[nothing] what the table sees
}
talk-help-narrator-sees = Anyone who sees the tokens may give something away by tone of voice or by when they press. The table knows beforehand, and it’s fixed once the cards are dealt.

## The pace of a game: an evening aloud, an evening in writing, a phase a day

pace-no-rounds = Speeches in turn and a phase a day don’t go together. Choose one.
pace-windows = Here every move can be answered; played slowly, this game would never end.
quiet = Quiet hours; they end { $until }. You can still answer, the clocks are stopped.
day-begins = Today begins [here]({ $link }).
morning = Good morning. The clocks run again, and the table waits for you:

## The lobby of a slow game

lobby-slow = { $night ->
    [yes] This is a slow game: a day has { $hours } h, a night and a ballot half of that.
   *[no] This is a slow game: a day has { $hours } h.
}
lobby-quiet = Quiet hours { $first }–{ $last } ({ $zone }): the clocks stand still then.
lobby-silent = After two unanswered questions in a row I suggest a replacement to the host; after three, an automated player takes the seat. Its owner can have it back at any time.
lobby-in-turn = With Action cards people may vote one after another, two hours a vote, up to { $most } in a row.
lobby-deals = The cards are dealt { $when }.
lobby-deals-later = There were too few of us. The start is put off by a day; the cards are dealt { $when }.
lobby-few = Not enough people came, so I’m clearing the table.
h-later = Start in…
h-later-hours = in { $n } hours
h-later-when = When do we deal?

## The desk of a slow game

desk-news = What’s new

## The voice channel of the table

b-ghosts = { $theme ->
    [kids] To the study
   *[town] To the graveyard
}
b-ghosts-thread = { $theme ->
    [kids] Study thread
   *[town] Graveyard thread
}
graveyard-sure = { $theme ->
    [kids] That’s where people who are out talk, and their talk can tell you too much. Once you’ve been in the Study, there’s no chair for you in this game. Shall I let you in?
   *[town] That’s where the dead talk, and their talk can tell you too much. Once you’ve been in the graveyard, there’s no chair for you in this game. Shall I let you in?
}
graveyard-entered = You’re in. Listen here: { $thread }.
no-graveyard-entry = I can’t let you in now. Open **My desk** again in a moment.
ghost-voice-cannot-move = I lack Move Members there, so players who are out only get a link. [Give me that permission]({ $link })
ghost-voice-help = Anyone who’s out gets there by a button on their desk and comes back after the game. Nobody still playing can enter; for that I need Manage Roles in that channel.
ghost-voice-gone = The voice channel of players who are out is gone. Choose another one on the host’s desk.
ghost-voice-later = I’m still closing that channel to people who play. Try again in a moment.
ghost-voice-link = Players who are out talk in { $channel }. I can’t move you there; tap the channel.
ghost-voice-moved = You’re with players who are out. I’ll bring you back after the game.
ghost-voice-none = Players who are out no longer have a voice channel of their own.
ghost-voice-off = None
ghost-voice-open = I can’t close { $channel } to people who play; they would hear everything. I lack Manage Roles there, or tables here close nothing.
ghost-voice-pick = Where do players who are out talk?
ghost-voice-same = The table talks in { $channel }. Players who are out need another voice channel.
ghost-voice-set = Players who are out talk in { $channel }. The button for it is on their desk.
ghost-voice-title = Voice channel of players who are out
h-voice = Voice
hand-stays = Somebody undid the silence by hand three times. I’ll leave it till the next phase.
no-ghost-voice = Only people who are out of the game may go there.
no-voice-here = I mute nobody here; pick a voice channel among yourselves.
silence-limited = Discord won’t let me close or open the channel for a while ({ $until }). The game goes on; till then you’re all on your honour.
silence-again = Discord lets me close and open the channel again.
silence-honour = I can’t keep silence here ({ $what }). You’re on your honour.
silence-of-voice = voices
voice-auto = Where the host is
voice-bound = We talk in { $channel }. At night everybody goes quiet; anyone not playing stays quiet till the end.
voice-choice-gone = The voice channel chosen for the table is gone. The table talks where you’re sitting, or where most players are; choose another voice on the host’s desk.
voice-elsewhere = { $n } of { $seated } sit elsewhere
voice-gone = The table’s voice channel is gone. The game goes on in writing; choose another voice on the host’s desk.
voice-help = In the table’s channel I mute everybody at night and let them speak in the morning. I leave people elsewhere alone.
voice-lacks = in that channel I lack: { $list }; microphones stay open
voice-line = Voice channel: { $channel }
voice-line-none = none
voice-next-phase = the change takes effect in the next phase
voice-none = No voice. We play in writing.
voice-off = None
voice-pick = The table’s voice channel
voice-stage = Muting doesn’t work on this stage, so I leave the microphones alone.
voice-taken = { $channel } belongs to another table. Choose another voice, or none.

## Where a table stands, and how silence is kept there

place-announcement = This is for announcements; nobody could talk. Use a text or voice channel.
place-closed = This thread is archived or locked. Open it and call me again.
place-thread = In a thread I lock the whole table at night; people who are out keep silent on their honour.
no-graveyard = { $theme ->
    [kids] There’s no place for the Study here. The story waits under **My desk**.
   *[town] There’s no place for a graveyard here. The story waits under **My desk**.
}
graveyard-by-voice = { $theme ->
    [kids] The Study is a voice channel only. The story waits under **My desk**.
   *[town] The graveyard is a voice channel only. The story waits under **My desk**.
}

## On the host’s desk

place-no-graveyard = { $theme ->
    [kids] There’s no place for the Study here. **/setup channels** names a text channel for it.
   *[town] There’s no place for a graveyard here. **/setup channels** names a text channel for it.
}
place-beyond = { $n ->
    [one] { $n } person here can’t be kept from writing
   *[other] { $n } people here can’t be kept from writing
} ({ $thread ->
    [yes] they may manage threads
   *[no] they’re administrators
}).
slow-mode-beyond = { $n ->
    [one] { $n } person at the table writes without the gap between messages
   *[other] { $n } people at the table write without the gap between messages
} (permission Bypass Slowmode).

## What does not work without a permission that the invitation does not ask for

doctor-feature-signals = people can signal by reactions at night
doctor-feature-threads = people can open threads under the table at night and write there
doctor-feature-slow-mode = there’s no gap between messages
doctor-feature-voice-status = the voice channel’s status doesn’t change
slow-mode-lacks = { $lacks }. [Give me that permission]({ $link })
doctor-permission-manage-channels = Manage Channels
doctor-permission-set-voice-channel-status = Set Voice Channel Status
doctor-permission-add-reactions = Add Reactions
doctor-permission-create-public-threads = Create Public Threads

## Claims

b-claim = I claim
b-claims = Who claims what
claim-title = What will you say aloud? I don’t check it and it changes nothing.
claim-what = What do you claim?
claim-whom = Who about?
claim-whom-about = Leave it empty when you speak of yourself.
claim-about = Choose who it’s about, too.
claim-made = Said aloud.
claim-none = Nobody has claimed anything yet.
claims-off = At this table you make your claims aloud, not by button.
claim-not-now = This is no time to talk. You may claim when you may write at the table.
claim-soon = You’ve only just claimed something. Wait ten seconds before you claim anything else.
claim-many = You’ve made { $n } claims in this phase, and that’s the limit. Say the rest aloud.

claim-kind-agent = I’m the Agent
claim-kind-police = I’m Police
claim-kind-mafia = { $theme ->
    [kids] I’m a Villain
   *[town] I’m Mafia
}
claim-kind-knows = { $theme ->
    [kids] I know somebody: Villain
   *[town] I know somebody: Mafia
}
claim-kind-clean = I know somebody: Police
claim-kind-suspect = I suspect
claim-kind-trust = I trust
claim-kind-back = I take back

say-agent = { $who } claims to be the Agent.
say-police = { $who } claims to be Police.
say-mafia = { $theme ->
    [kids] { $who } claims to be a Villain.
   *[town] { $who } claims to be Mafia.
}
say-knows = { $theme ->
    [kids] { $who } claims that { $whom } is a Villain.
   *[town] { $who } claims that { $whom } is Mafia.
}
say-clean = { $who } claims that { $whom } is Police.
say-suspect = { $who } suspects { $whom }.
say-trust = { $who } trusts { $whom }.
say-back = { $who } takes back: { $what }.

claim-said-agent = Agent
claim-said-police = Police
claim-said-mafia = { $theme ->
    [kids] Villain
   *[town] Mafia
}
claim-said-knows = { $theme ->
    [kids] { $whom } – Villains
   *[town] { $whom } – Mafia
}
claim-said-clean = { $whom } – Police
claim-said-suspect = suspects { $whom }
claim-said-trust = trusts { $whom }
claim-dated = { $what } (day { $round })

## Narrator

narrator = { $sees ->
    [all] { $who } narrates and sees the tokens.
   *[nothing] { $who } narrates.
}
narrator-betrays = Anyone who sees the tokens may give something away by tone of voice or by when they press.
narrator-ends = The narrator steps down. I’ll take it from here.
narrator-live = Only a live game with nights can be narrated. Choose another pace, or no narrator.
narrator-seated = The narrator has no chair. Leave the table first.
narrator-only = Only the narrator can move the evening on.
ruling-only = Only the narrator settles disputes.
ruling-empty = Write down your ruling first; nothing has been posted.
gate-paused = The clocks are stopped. You can go on once they run again.
gate-open = Nothing’s waiting here any more; the evening goes on.
gate-waits = The table’s waiting for Next, not for a clock. There’s nothing to skip.
gate-call = The table’s waiting for you. Read on and press **Next** on the host’s desk.
h-gate = Next
h-book = The book
# MF-1.2, MF-10.2
h-ruling = Ruling
ruling-label = What do you rule?
told-ruling = **The narrator rules:** { $what }
host-done-ruling = Everybody can read your ruling, and it stands.
gate-read = Read aloud
gate-nothing = There’s nothing to read now. It will appear here.
gate-then = { $gate ->
    [dusk] Then night; each part of it lasts { $clock }.
    [dawn] Then the talk, { $clock } at most.
    [verdict] Then the token, unless something saves it.
   *[ballot] Then the ballot, { $clock }.
}
gate-clock = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
## The floor: speeches in turn, defences, raised hands

floor = { $ends ->
    [no] { $who } has the floor.
   *[yes] { $who } has the floor. Time is up { $until }.
}
floor-own = { $ends ->
    [no] You have the floor.
   *[yes] You have the floor. Time is up { $until }.
}
floor-next = Next: { $next }.
floor-spoken = { $n } of { $all } have spoken.
floor-done = Done. If there’s more: **I want the floor**.
not-yet = Not everybody has spoken yet. Try again after that.
no-turn-to-speak = { $who } is speaking now. Everybody else listens.
hands = Hands up: { $list }.
hand-up = Your hand is up. Press again to lower it.
hand-down = Your hand is down.
b-hand = I want the floor
b-write = Write
write-title = Your speech in writing
write-label = What do you tell the table?
write-given = Everybody can read it now.
no-write = If you have the floor, just write here. No button needed.
no-write-more = One speech holds { $most } lines. Save the rest for next time.
no-write-long = One line holds { $most } characters. Make it shorter.
no-write-stored = I couldn’t write your line down, so nobody can read it. Please send it again within a minute; it counts only once.
    > { $line }
head-rounds = { pic-game } · { pic-title-day } · { pic-phase-rounds }
pic-phase-rounds = Speeches in turn
pic-phase-in-turn = Speech: { $who }
help-rounds = Everybody has one speech, one after another around the table. Press **Done speaking** to end yours, at once if you like. After the last speech the talk is free. Lying is always allowed.
cmd-hand = floor
cmd-hand-about = Ask for the floor, or lower your hand
cmd-write = write
cmd-write-about = Write a line while you have the floor and can’t write otherwise

## Who writes

b-writes = I’ll write
b-writes-off = I’ll speak
settings-writes = { $writes ->
    [yes] Your tables show that you write, so the others keep an eye on the text.
   *[no] Would you rather write than speak? Let the table know, and the others will keep an eye on the text.
}
lobby-writes = writes
writers = In writing: { $list }.
## The sound of the evening

h-trysound = Try the sound
sound-line = Sounds: { $tried ->
    [yes] on
   *[no] on, untried
}
sound-sits = I’m in { $channel } to play the sounds. I don’t listen or record.
sound-taken = Another table has the sounds; I can’t be in two places.
sound-off = I’ve switched the sounds off: { $why }.
sound-why-full = the voice channel is full
sound-why-shut = Discord didn’t let me into the voice channel
sound-why-moved = somebody moved me or disconnected me from the voice channel
sound-why-muted = somebody muted or deafened me in the voice channel
sound-why-absent = Discord says I’m not in the voice channel
sound-why-forbidden = I may not play sounds in the voice channel
sound-why-unknown = Discord doesn’t know the chosen sound
sound-why-refused = Discord refuses the sounds
sound-no-voice = Sounds need a voice channel, and this table has none.
sound-stage = There are no sounds on a stage, only in a voice channel.
sound-lacks = For the sounds I lack: { $list }.
sound-add = [Give me that permission]({ $link })
sound-none-chosen = No sound is chosen for the gavel. Choose one with **/setup sound**.
sound-not-now = The table is silent now. Try when people may talk again.

sound-tried-played = I’ve played the gavel. Sounds work here.
sound-tried-muted = Discord refused: somebody has muted or deafened me in the voice channel. Undo it and try again.
sound-tried-absent = Discord refused: it says I’m not in the voice channel.
sound-tried-forbidden = Discord refused: I may not speak or play sounds here (Speak, Use Soundboard).
sound-tried-unknown = Discord refused: it knows no such sound. Choose another in **/setup sound**.
sound-tried-limited = Discord refused: too many sounds at once. Try again in a moment.
sound-tried-failed = Discord didn’t answer. Try again in a moment.
sound-tried-refused = Discord refused and didn’t say why.

## The sounds of a server

sound-title = The sound of the evening
sound-default = At new tables: **{ $on ->
    [yes] on
   *[no] off
}**{ $tried ->
    [yes] {""}
   *[no] , untried
}
sound-cue-dusk = Dusk
sound-cue-dawn = Dawn
sound-cue-gavel = Gavel
sound-cue-last = Last moments
sound-clips-there = { $n ->
    [0] None of my sounds is uploaded here.
    [one] { $n } of my sounds is uploaded here.
   *[other] { $n } of my sounds are uploaded here.
}
sound-auto = my own sound
sound-auto-none = none (my own sound isn’t uploaded)
sound-none = none
sound-gone = a sound that’s gone
sound-of-discord = { $name } (Discord)
sound-upload = Upload sounds
sound-remove = Remove sounds
sound-sure-up = { $n ->
    [0] All my sounds are here. If somebody deletes one, I can upload it again.
    [one] That takes { $n } of the server’s places for sounds (without boosts it has eight).
   *[other] That takes { $n } of the server’s places for sounds (without boosts it has eight).
} Their names are c-dusk, c-dawn, c-gavel and c-last, and everybody who may use the soundboard can play them.
sound-sure-down = { $n ->
    [one] I’ll delete the { $n } sound I uploaded here.
   *[other] I’ll delete the { $n } sounds I uploaded here.
} I’ll leave all the others alone.
sound-uploaded = Uploaded.
sound-removed = Removed.
sound-clips-full = The server has no room for another sound. My sounds here: { $n }.
sound-clips-rights = I lack Create Expressions. My sounds here: { $n }.
sound-clips-discord = Discord refused; try again in a moment. My sounds here: { $n }.
sound-unknown = There’s no such sound here. Choose one from the list.
sound-discord = Discord didn’t tell me which sounds there are. Try again in a moment.

doctor-feature-sound = no sounds are heard in the voice channel
doctor-feature-clips = I can’t upload my own sounds
doctor-permission-speak = Speak
doctor-permission-use-soundboard = Use Soundboard
doctor-permission-create-expressions = Create Expressions
