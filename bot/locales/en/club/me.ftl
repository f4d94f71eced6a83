# What belongs to one person: data, forgetting, the list. Only that person reads it.

data-ready = Everything I know about you. Other people are only seat numbers in this file.
data-soon = You have the file already. You can have another one in ten minutes at the earliest.

forget-title = Forget me
forget-what = I delete your settings, answers, attendance, ratings, badges and your list. Your repeating evenings end. In other people’s games you become “Seat n”; records can still be verified.
forget-stays = Table-bans stay until they end, and so do other people’s lists. I can’t delete messages on Discord or files that were downloaded.
forget-sure = I’ll delete what I know about you. Other people’s games keep only “Seat n”. It can’t be undone.
forget-done = Done. We haven’t met.
forget-later = It will happen when your game ends: { $list }.
forget-unmute = You’re still muted by me on your server. Join a voice channel there: I’ll unmute you, and it will happen.
b-forget = Forget me
b-forget-sure = Forget me for good
b-leave-forget = Leave and forget me
b-let-be = Leave it
kept-as-is = All right, nothing has changed.

block-title = Your list
block-empty = Nobody is on it.
block-what = Nobody on this list is ever told. The draw seats you apart if it can, and I ask you before you sit down beside them.
block-pick = Add or remove
block-on = On your list.
block-off = Off your list.
block-full = The list holds { $most } people. Take somebody off it first.
block-nobody = That person can’t be on the list.
block-beside = Somebody on your list sits here.
b-sit-anyway = Sit down anyway
no-handover-to = The table can’t be handed to this person. Choose somebody else.

settings-shown = In standings and badges { $shown ->
    [yes] your name is shown.
   *[no] your name isn’t shown.
}
settings-calls = When an evening is a few players short the day before, { $calls ->
    [yes] I tell you.
   *[no] I don’t tell you.
}
settings-face = In pictures { $face ->
    [yes] your seat shows your avatar.
   *[no] your seat shows only its number.
}
settings-turns = When it’s your turn in a game and your desk isn’t open, { $turns ->
    [yes] I write to you.
   *[no] I write only shortly before your time is up.
}
b-turns = Call me on my turn
b-turns-off = Don’t call me
b-face = Show my avatar
b-face-off = Hide my avatar
b-calls = Tell me when short
b-calls-off = Don’t tell me
b-shown = Show me
b-shown-off = Hide me
b-blocks = My list
settings-reminders = Reminders
settings-reminders-off = No reminders
settings-reminders-hour = Remind me an hour before
settings-reminders-day = Remind me a day and an hour before
settings-stories = Your name in stories that are shown around
settings-stories-ask = Name in stories: ask each time
settings-stories-always = Name in stories: always
settings-stories-never = Name in stories: never
share-unnamed = A poster to show around. As your settings say, your name isn’t on it.

b-privacy = Privacy
b-support = Support
