### What automated players say. No line begins with a nick.
### $seat: who is spoken of, $target: whom the reason is about, $was: the name of before, $round: the day.

auto-agent = { $theme ->
    [kids] { $variant ->
        [2] No point keeping quiet any longer. I’m the Agent, and { $seat } is with the Villains.
        [3] Lifting masks is the Agent’s job, so it’s mine. A Villain wears one of them: { $seat }.
        [4] Who’s the Agent here? I am. And the Villain? { $seat }.
        [5] I’ll say it straight: I’m the Agent, and the Villain is { $seat }.
        [6] Enough silence. I’m the Agent, and the Villains sit here: { $seat }.
       *[1] I’m the Agent. One of these masks hides a Villain: { $seat }.
    }
   *[town] { $variant ->
        [2] Enough silence. I’m the Agent, and { $seat } is with the Mafia.
        [3] Who’s the Agent here? I am. And the Mafioso? { $seat }.
        [4] No point keeping quiet any longer. I’m the Agent, and the Mafia sits here: { $seat }.
        [5] I’ll say it straight: I’m the Agent, and the Mafioso is { $seat }.
        [6] Lifting masks is the Agent’s job, so it’s mine. The Mafia wears one of them: { $seat }.
       *[1] I’m the Agent. One of these masks hides a Mafioso: { $seat }.
    }
}

auto-agent-clean = { $variant ->
    [2] This mask is clean: { $seat }. I say so as the Agent.
    [3] I’m the Agent, and I know this much: { $seat } belongs to the Police.
    [4] A vote here would be wasted: { $seat }. As the Agent I’ve seen Police there.
    [5] As the Agent I vouch for this name: { $seat }, Police.
    [6] Cross this name off: { $seat }. I’m the Agent, and that mask hides Police.
   *[1] As the Agent I give you one name: { $seat } is with the Police.
}

auto-knows = { $theme ->
    [kids] { $variant ->
        [2] I’d stake my chair on it. The Villains have a name: { $seat }.
        [3] Don’t ask me how I know. Villain: { $seat }.
        [4] This is no hunch. { $seat } plays for the Villains.
        [5] If I’m wrong, hold it against me. Villain: { $seat }.
        [6] Looking for the Villains? You don’t have to look far: { $seat }.
        [7] This time I’m not guessing: the Villain is { $seat }.
        [8] I know the name, and I know the token: { $seat }, Villain.
        [9] There’s nothing to argue about here. { $seat } belongs to the Villains.
       *[1] I know this for sure: { $seat } is with the Villains.
    }
   *[town] { $variant ->
        [2] I’d stake my chair on it. The Mafia has a name: { $seat }.
        [3] Don’t ask me how I know. Mafia: { $seat }.
        [4] This is no hunch. { $seat } plays for the Mafia.
        [5] If I’m wrong, hold it against me. Mafioso: { $seat }.
        [6] Looking for the Mafia? You don’t have to look far: { $seat }.
        [7] This time I’m not guessing: the Mafioso is { $seat }.
        [8] I know the name, and I know the token: { $seat }, Mafia.
        [9] There’s nothing to argue about here. { $seat } belongs to the Mafia.
       *[1] I know this for sure: { $seat } is with the Mafia.
    }
}

auto-suspect = { $variant ->
    [2] A name worth watching: { $seat }.
    [3] Somebody’s a little too calm: { $seat }.
    [4] Today my finger points here: { $seat }.
    [5] If we voted now, my vote would go to { $seat }.
    [6] No proof, only a feeling: { $seat }.
    [7] Who should we be asking today? I say { $seat }.
    [8] We might as well start here: { $seat }.
    [9] One mask interests me more than the others: { $seat }.
   *[1] Something doesn’t add up. { $seat } owes me an answer.
}

auto-suspect-vote = { $variant ->
    [2] I remember a vote against the Police: { $seat } cast it on day { $round }, and the name was { $target }.
    [3] I don’t understand this vote: { $seat } pointed at { $target }, and that’s Police.
    [4] Who votes against the Police? The count of day { $round } says { $seat }. The name on the ballot: { $target }.
    [5] The count of day { $round } is plain: { $seat } voted for { $target }, and { $target } is Police.
    [6] There’s one vote I can’t forget. { $seat } cast it, { $target } got it, and that mask hid Police.
    [7] Go back to day { $round }: { $seat } voted for { $target }, and that’s Police.
    [8] Of the votes for { $target }, who is Police, one bothers me. It came from { $seat }.
    [9] A vote like that needs explaining: { $seat } against { $target }, who is Police.
   *[1] Back to the votes. On day { $round }, { $seat } pointed at { $target }, who is Police.
}

auto-suspect-save = { $theme ->
    [kids] { $variant ->
        [2] Just read the final of day { $round }: { $target }, a Villain, was on the ballot, and { $seat } voted the other way.
        [3] A Villain stood in the final: { $target }. Who pointed elsewhere? { $seat } did.
        [4] When it gets serious for the Villains, one finger steps aside: { $seat }. Think back to day { $round }.
        [5] In the final of day { $round }, who would rather have anybody but the Villain { $target }? Ask { $seat }.
        [6] Who spares the Villains in a final? { $seat } does. The name { $target } was worth a vote.
       *[1] The final ballot had a Villain on it, { $target }, and { $seat } pointed elsewhere. I remember that.
    }
   *[town] { $variant ->
        [2] When it gets serious for the Mafia, one finger steps aside: { $seat }. Think back to day { $round }.
        [3] In the final of day { $round }, who would rather have anybody but the Mafioso { $target }? Ask { $seat }.
        [4] Just read the final of day { $round }: { $target }, a Mafioso, was on the ballot, and { $seat } voted the other way.
        [5] The final of day { $round } had a Mafioso on the ballot, { $target }. Who pointed elsewhere? { $seat } did.
        [6] Who spares the Mafia in a final? { $seat } does. The name { $target } was worth a vote.
       *[1] The final ballot had a Mafioso on it, { $target }, and { $seat } pointed elsewhere. I remember that.
    }
}

auto-suspect-silence = { $variant ->
    [2] What does { $seat } make of all this? I’d like to know.
    [3] Names are flying around the table. None from { $seat } so far.
    [4] Some silences are loud: { $seat }.
    [5] I still don’t know where { $seat } stands. For me that’s reason enough.
    [6] Who does { $seat } trust today? I can’t tell yet, and that bothers me.
   *[1] One opinion is missing: { $seat }.
}

auto-suspect-claim = { $theme ->
    [kids] { $variant ->
        [2] Who passed the Police off as a Villain? { $seat } did. The name is { $target }.
        [3] Next time I want more than a word. { $seat } gave one, and { $target } is Police.
        [4] One claim just fell apart: { $target } is no Villain. And who made it? { $seat }.
        [5] We have met this certainty before: { $seat } was sure, and { $target } turned out to be Police.
        [6] Before you believe the next claim, read the last one. { $seat } made it, it names { $target }, and the token says Police.
       *[1] The word and the token don’t match. { $seat } said “Villain”, but { $target } is Police.
    }
   *[town] { $variant ->
        [2] Who passed the Police off as the Mafia? { $seat } did. The name is { $target }.
        [3] One claim just fell apart: { $target } isn’t Mafia. And who made it? { $seat }.
        [4] Next time I want more than a word. { $seat } gave one, and { $target } is Police.
        [5] We have met this certainty before: { $seat } was sure, and { $target } turned out to be Police.
        [6] Before you believe the next claim, read the last one. { $seat } made it, it names { $target }, and the token says Police.
       *[1] The word and the token don’t match. { $seat } said “Mafia”, but { $target } is Police.
    }
}

auto-trust = { $variant ->
    [2] Hold it against me if you like, but { $seat } is on our side.
    [3] There’s nothing to find here: { $seat }.
    [4] Who do I trust? I have one name: { $seat }.
    [5] Don’t count on my vote against this name: { $seat }.
    [6] If anybody here plays it straight, it’s { $seat }.
    [7] Who doesn’t worry me today? { $seat }.
    [8] This name doesn’t belong on my ballot: { $seat }.
    [9] Look wherever you like, just not here: { $seat }.
   *[1] If it’s up to me, { $seat } stays at the table today.
}

auto-trust-vote = { $theme ->
    [kids] { $variant ->
        [2] Credit where it’s due: { $seat } voted for { $target }, and that was a Villain.
        [3] This is a finger I trust: { $seat }. It has found a Villain once already: { $target }.
        [4] Who points at the Villains? { $seat } does, for one. The vote went to { $target }.
        [5] Check the count of day { $round }: { $seat } voted for { $target }, and that was a Villain.
        [6] Of the votes for { $target }, a Villain, there’s one I like: it came from { $seat }.
        [7] Nobody should forget day { $round }: { $seat } voted against { $target }, a Villain.
        [8] That’s what a good vote looks like: { $seat } pointed, and { $target } was a Villain.
        [9] I won’t go against { $seat }, whose vote on day { $round } went to { $target }, a Villain.
        [10] The ballot of day { $round } says it all: { $seat } named { $target }, and the token said Villain.
        [11] This finger had it right on day { $round }: { $seat } pointed at { $target }, a Villain.
        [12] I’m counting votes against the Villains, and { $seat } has one. It went to { $target }.
       *[1] A vote against the Villains counts: { $seat } cast it on day { $round }, and the Villain was { $target }.
    }
   *[town] { $variant ->
        [2] Who points at the Mafia? { $seat } does, for one. The vote went to { $target }.
        [3] Credit where it’s due: { $seat } voted for { $target }, and that was Mafia.
        [4] This is a finger I trust: { $seat }. It has found the Mafia once already: { $target }.
        [5] Check the count of day { $round }: { $seat } voted for { $target }, and that was Mafia.
        [6] Of the votes for { $target }, a Mafioso, there’s one I like: it came from { $seat }.
        [7] Nobody should forget day { $round }: { $seat } voted against { $target }, a Mafioso.
        [8] That’s what a good vote looks like: { $seat } pointed, and { $target } was Mafia.
        [9] I won’t go against { $seat }, whose vote on day { $round } went to { $target }, a Mafioso.
        [10] The ballot of day { $round } says it all: { $seat } named { $target }, and the token said Mafia.
        [11] This finger had it right on day { $round }: { $seat } pointed at { $target }, a Mafioso.
        [12] I’m counting votes against the Mafia, and { $seat } has one. It went to { $target }.
       *[1] A vote against the Mafia counts: { $seat } cast it on day { $round }, and the Mafioso was { $target }.
    }
}

auto-believes = { $variant ->
    [2] What { $seat } says makes sense to me. So today it’s { $target }.
    [3] Nobody says that lightly. { $seat } just did, and I believe it. So it’s { $target }.
    [4] I have no better lead. { $seat } points at { $target }, and I go along with it.
    [5] There’s something to build on here. { $seat } has claimed it, and I’m looking at { $target }.
    [6] Why not believe it? { $seat } is taking a risk by saying it. I say { $target }.
   *[1] I’ll take that claim. { $seat } says { $target }, and so do I.
}

auto-doubts = { $variant ->
    [2] Anyone can say that. { $seat } does, and I want more. { $target } stays for now.
    [3] Before { $target } has to go, let { $seat } tell us where this certainty comes from.
    [4] I hear a lot of certainty and not much reason. { $seat } is sure, and { $target } would pay for it.
    [5] Of the two I’d rather believe { $target } than { $seat }.
    [6] Who gains when { $target } leaves? A question for anyone who claims it: { $seat }.
   *[1] I’m not buying it. { $seat } says { $target }, and it doesn’t add up.
}

auto-answer = { $variant ->
    [2] I hear you, and it’s a no. Ask why { $seat } says so.
    [3] When you turn my token, remember who claims this: { $seat }.
    [4] It’s easy to point at me. What does { $seat } have to show for it?
    [5] That claim will fall apart, and then you’ll remember who made it: { $seat }.
    [6] Either { $seat } has it wrong, or there’s a reason for pointing at me.
   *[1] This time { $seat } is mistaken. There’s nothing behind my mask.
}

auto-changed-mind = { $variant ->
    [2] I see it differently now. Then it was { $was }, now it’s { $seat }.
    [3] Two changes on my list: { $was } is off, { $seat } is on.
    [4] My finger was pointing the wrong way. { $was } can relax, { $seat } owes me an answer.
    [5] If you never change your mind, you aren’t listening. First { $was }, today { $seat }.
    [6] One name out, one name in. Out: { $was }. In: { $seat }.
   *[1] I’ve changed my mind. No longer { $was }. Today { $seat }.
}

auto-ask = { $variant ->
    [2] One more thing: what made { $seat } vote for { $target } on day { $round }?
    [3] No offence, { $seat }, but why { $target }, of all people, on day { $round }?
    [4] There’s one vote I want explained. { $seat } cast it, { $target } got it.
    [5] I don’t understand the vote for { $target }. Will { $seat } explain it?
    [6] Why did the name { $target } come up on day { $round }? Perhaps { $seat } can say.
   *[1] One question, { $seat }. Why the vote for { $target } on day { $round }?
}

auto-defence = { $variant ->
    [2] Send me away, and you’ll still be searching.
    [3] There’s nothing behind my mask. Look elsewhere.
    [4] I stand by the way I vote. See for yourselves.
    [5] You’ll be sorrier about my token than I will.
    [6] Work out who’s left when I’m gone. Then point.
   *[1] You have nothing on me. Keep looking.
}

auto-defence-blame = { $variant ->
    [2] You’re pointing the wrong way. Look at { $seat }.
    [3] If somebody has to go today, let it be { $seat }.
    [4] You’ll find nothing on me. Try this name: { $seat }.
    [5] When I’m gone you’ll go on asking. Start here: { $seat }.
    [6] Who gains most if I leave? { $seat }.
    [7] Before you point at me, look who’s sitting here: { $seat }.
    [8] There’s a better name for your ballots: { $seat }.
    [9] There’s nothing to find on me. There may be on { $seat }.
    [10] Better ask what { $seat } has to hide.
    [11] A vote against me is a vote wasted. The right one goes to { $seat }.
    [12] Leave me where I am, and lift the mask of { $seat }.
   *[1] It’s not me. Try { $seat }.
}

auto-unsure = { $variant ->
    [2] I’m still listening.
    [3] I have nothing yet that would stand up.
    [4] I can still be persuaded.
    [5] Today I have more questions than names.
    [6] No name from me until I have a reason for it.
   *[1] No idea yet.
}

auto-agree = { $variant ->
    [2] A second finger on the same name: { $seat }.
    [3] I share that suspicion: { $seat }.
    [4] My finger points the same way: { $seat }.
    [5] I have the same name in mind: { $seat }.
    [6] I’m uneasy about that name too: { $seat }.
   *[1] I’m pointing there too: { $seat }.
}
