### Where a table stands, and how silence is kept there

place-announcement = This is for announcements; nobody could talk. Use a text or voice channel.
place-closed = This thread sleeps or is locked. Open it and call me again.
place-thread = In a thread I lock the whole table at night; those who are out keep silent on their honour.
silence-honour = I cannot keep silence here ({ $what }). It rests on your honour.
hand-stays = Somebody undid the silence by hand three times. I leave it till the next phase.
no-graveyard = { $theme ->
    [kids] There is nowhere to put the Study here. The story waits on My desk.
   *[town] There is nowhere to hang a graveyard here. The story waits on My desk.
}

### On the host's desk

place-no-graveyard = There is nowhere to hang a graveyard here. **/setup channels** names a text channel for it.
place-beyond = { $n ->
    [one] { $n } person at the table cannot be kept from writing
   *[other] { $n } people at the table cannot be kept from writing
} ({ $thread ->
    [yes] they may manage threads
   *[no] they are administrators
}).

### What does not work without a permission that the invitation does not ask for

doctor-feature-signals = people can signal by reactions at night
doctor-feature-threads = people can open threads under the table at night and write there
doctor-permission-add-reactions = Add Reactions
doctor-permission-create-public-threads = Create Public Threads
