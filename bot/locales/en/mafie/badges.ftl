# Badges of Mafie: the name, and what it is for.

badge-mf_eye = Sharp Eye
badge-when-mf_eye = Win as the Agent after a look has found a Mafia token.
badge-mf_sweep = Without a Scratch
badge-when-mf_sweep = Win with the Mafia without losing a single token.
badge-mf_finger = A True Finger
badge-when-mf_finger = With a Police token, vote only for Mafia tokens in the final ballots, at least { $votes } times.
badge-mf_vest = Under the Coat
badge-when-mf_vest = Be saved by your own Vest and live to the end.
badge-mf_recruit = A New Beginning
badge-when-mf_recruit = Be recruited and win.
badge-mf_hunch = A Hunch
badge-when-mf_hunch = Name at least { $named } people in night hunches, { $right } in { $of } of them Mafia.
badge-mf_last = The Last Chair
badge-when-mf_last = Be the only one left in the game on the winning side.
badge-mf_grave = { $theme ->
    [kids] From the Study
   *[town] From the Graveyard
}
badge-when-mf_grave = Go out no later than round { $round }, and still win.
badge-mf_tongue = Silver Tongue
badge-when-mf_tongue = Be a suspect in at least { $rounds } rounds, never be condemned, and win.
badge-mf_nurse = A Steady Hand
badge-when-mf_nurse = Save someone on your own side with the Bandage, and win.
badge-mf_gang = The Third Force
badge-when-mf_gang = Win with the Gang.
badge-mf_masks = Three Masks
badge-when-mf_masks = Win here with a Police, a Mafia and an Agent token.
