# Where the table stands and how the evening sounds (TALK.md, section 12).

ghost-voice-later = The voice of the graveyard is still being closed to the living. Try again in a moment.
ghost-voice-link = The graveyard talks in { $channel }. I cannot move you there; tap the channel.
ghost-voice-moved = You are in the graveyard. After the game I bring you back.
hand-stays = Somebody undid the silence by hand three times. I leave it till the next phase.
no-ghost-voice = The voice of the graveyard is for those who are out of the game.
silence-honour = I cannot keep silence here ({ $what }). It rests on your honour.
silence-of-voice = voices
voice-bound = We talk in { $channel }. At night all go quiet; who does not play stays quiet till the end.
voice-gone = The table's voice channel is gone. The game goes on in writing; choose another voice on the host's desk.
voice-none = No voice. We play in writing.
voice-stage = Muting does not take on this stage. I leave voices alone.
voice-taken = { $channel } belongs to another table. Choose another voice, or none.
