### Talk in commands.

cmd-talk = talk
cmd-talk-about = How people talk at new tables: speeches, pace, quiet hours, claims, automated players
arg-talk = talk
arg-talk-about = Free, or speeches in turn first
arg-speech = speech
arg-speech-about = Length of one speech
arg-talk-pace = pace
arg-talk-pace-about = Live, in writing, or a phase a day
arg-day-hours = day
arg-day-hours-about = How long the talk of a slow game lasts
arg-quiet-hours = quiet
arg-quiet-hours-about = Quiet hours, such as 22-8, none, or auto (by pace)
arg-slow-mode = gap
arg-slow-mode-about = Seconds between two messages of the same person
arg-claims = claims
arg-claims-about = Whether the table has the button I claim
arg-machines-talk = automated-talk
arg-machines-talk-about = Whether automated players say anything by day
arg-tally-picture = ballot-picture
arg-tally-picture-about = Whether the votes of a ballot come as a picture
arg-spectators-muted = spectators-muted
arg-spectators-muted-about = Whether spectators in the table’s voice channel are quiet to the end
arg-dawn-steps = dawn-in-steps
arg-dawn-steps-about = Whether a dawn is told in three steps: the empty chair, the name, the token
arg-guesses = guesses
arg-guesses-about = Whether people who are out, and spectators, may guess in secret what comes next
arg-voice-status = voice-status
arg-voice-status-about = Whether the voice channel’s status tells the round and who’s left
arg-notes = notes
arg-notes-about = Whether everybody has a page of notes on their desk

setup-line-talk = Talk at the table: { $talk }
setup-hours-unknown = Quiet hours are two full hours, such as **22-8**, or **none** and **auto**.

cmd-sound = sound
cmd-sound-about = Sounds in the table’s voice channel: whether there are any, and which
arg-sound = play
arg-sound-about = Whether new tables have sounds
arg-sound-dusk = dusk
arg-sound-dusk-about = The sound of dusk
arg-sound-dawn = dawn
arg-sound-dawn-about = The sound of dawn
arg-sound-gavel = gavel
arg-sound-gavel-about = The sound of a ballot and of the verdict
arg-sound-last = last
arg-sound-last-about = The sound ten seconds before the end
