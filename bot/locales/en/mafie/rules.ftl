# What the rules of Mafia themselves say: labels of options, and each notice in one plain sentence (for listings; table.ftl tells it).

### Options

opt-seat = { $seat }
opt-card = Play { $card }
opt-ready = Enough said
opt-done = Finished
opt-pass-swap = Keep mine
opt-pass-peek = Do not look
opt-pass-hunch = No idea
opt-pass-recruit = Not tonight
opt-pass-vest = Accept
opt-pass-bandage = Let it be
opt-pass-shot = { b-pass-shot }
opt-pass-opening = Let it be
opt-pass-change = I stay
opt-pass-closing = Let it be

### Notices

mf-set = { $neutral ->
    [0] In the deck: { $cards }.
    [one] In the deck: { $cards }. And { $neutral } neutral card.
   *[other] In the deck: { $cards }. And { $neutral } neutral cards.
}
mf-role = Your token: { $token }.
mf-card = { $effective ->
    [yes] Your card: { $card }. It works for you.
   *[no] Your card: { $card }. Neutral for you: keep it closed.
}
mf-commander = { $how ->
    [shown] Commander lies on the table. Ballots start with { $seat }.
   *[passed] The Commander is now { $seat }.
}
mf-swap-shown = { $seat } shows Role swap and is thinking.
mf-swap = Tokens change hands: { $seat } and { $partner }.
mf-swap-none = { $seat } keeps the token.
mf-swap-nobody = Nobody shows Role swap.
mf-swap-known = { $seat }: { $before } before, { $now } now.
mf-round = Round { $round }.
mf-agent-phase = Night { $round }. Agent, open your eyes.
mf-gang-phase = Night { $round }. The Gang gets acquainted.
mf-mafia-phase = { $theme ->
    [kids] Night { $round }. The Villains meet.
   *[town] Night { $round }. The Mafia meets.
}
mf-dawn = Day { $round }. Dawn.
mf-agent-saw = { $seat }: { $token }. Only you know.
mf-gang-known = The Gang at the table: { $seats }.
mf-wakers = { $theme ->
    [kids] The Villains at the table: { $seats }.
   *[town] The Mafia at the table: { $seats }.
}
mf-wakers-recruit = { $theme ->
    [kids] { $by } recruits { $recruit }. The Villains at the table: { $seats }.
   *[town] { $by } recruits { $recruit }. The Mafia at the table: { $seats }.
}
mf-no-target = There is nobody to choose tonight.
mf-recruiting = { $theme ->
    [kids] The Villains recruit.
   *[town] The Mafia recruits.
}
mf-recruited = { $theme ->
    [kids] From now on you play and win with the Villains: { $seats }.
   *[town] From now on you play and win with the Mafia: { $seats }.
}
mf-pick = { $left ->
    [0] { $seat } points at { $target }. Changes left: none.
    [one] { $seat } points at { $target }. Changes left: { $left }.
   *[other] { $seat } points at { $target }. Changes left: { $left }.
}
mf-victim = { $how ->
    [agreed] The fingers agree: { $seat }.
    [tie] The fingers disagreed; the lot fell on { $seat }.
    [draw] Nobody pointed; the lot fell on { $seat }.
   *[most] Most fingers: { $seat }.
}
mf-struck = { $cause ->
    [ballot] { $theme ->
        [kids] The academy has decided: { $seat }.
       *[town] The town has decided: { $seat }.
    }
    [corner_shot] { $theme ->
        [kids] The sudden word is for { $seat }.
       *[town] The corner shot is aimed at { $seat }.
    }
    [last_shot] { $theme ->
        [kids] The last word is for { $seat }.
       *[town] The last shot is aimed at { $seat }.
    }
   *[mafia] { $theme ->
        [kids] The Villains have chosen: { $seat }.
       *[town] The Mafia has chosen: { $seat }.
    }
}
mf-no-victim = Dawn, and nobody is missing.
mf-saved = { $seat } stays in. { $card }, from the hand of { $by }.
mf-out = { $gang ->
    [yes] { $seat } leaves the game. Token: { $token }. And with it the card New Gang.
   *[no] { $seat } leaves the game. Token: { $token }.
}
mf-may-shoot = { $theme ->
    [kids] { $seat } has the last word.
   *[town] { $seat } has a last shot.
}
mf-shoots = { $theme ->
    [kids] { $seat } points at { $target }.
   *[town] { $seat } aims at { $target }.
}
mf-no-shot = { $theme ->
    [kids] { $seat } leaves without a word.
   *[town] { $seat } leaves without a shot.
}
mf-card-shown = { $seat } plays { $card }.
mf-card-shown-at = { $seat } plays { $card }. It goes to { $target }.
mf-tapped = Wiretap: { $seat }, { $token }. Only you know.
mf-card-removed = { $card } leaves the table. Seat: { $seat }.
mf-discussion = { $kind ->
    [repeat] Nobody pointed, talk once more. Enough said: { $needed } will do.
   *[open] The table is yours. Enough said: { $needed } will do.
}
mf-ready = { $seat } has heard enough: { $ready } so far, { $needed } will do.
mf-ballot = { $kind ->
    [final] Final ballot. Names: { $candidates }.
   *[first] First ballot. Names: { $candidates }.
}
mf-vote = { $seat } points at { $target }.
mf-tally = Fingers: { $counted }. Counts: { $sums }.
mf-suspects = Under suspicion: { $seats }.
mf-speech = Only { $seat } speaks.
mf-tie = Even fingers: { $seats }.
mf-vote-changed = { $seat } turns a vote: { $target }.
mf-stays = { $seat } stays with the vote.
mf-lot = The coin falls on { $seat }.
mf-commander-decides = The Commander's finger decides: { $target }.
mf-annulled = The ballot does not count and starts afresh.
mf-no-verdict = { $why ->
    [nobody_can] Nobody is free to point today. Nobody leaves.
   *[nobody_voted] No finger went up. Nobody leaves today.
}
mf-exposed = The Police have lost their Agent. { $seat } leaves the game. Token: { $token }.
mf-removed = An empty chair: { $seat }. Token: { $token }.
mf-disqualified = The game goes on without { $seat }. Token: { $token }.
mf-withdraws = { $cause ->
    [disqualified] The host disqualifies { $seat }.
   *[removed] { $seat } leaves the table.
}
mf-end = { $reason ->
    [police] { end-police }
    [mafia] { end-mafia }
    [gang] { end-gang }
    [all_out] { end-all_out }
    [stalemate] { end-stalemate }
   *[aborted] { end-aborted }
}
