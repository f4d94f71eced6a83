### What automated players say. No line begins with a nick.
### $seat: who is spoken of, $target: whom the reason is about, $was: the name of before, $round: the day.

auto-agent = { $theme ->
    [kids] { $variant ->
        [2] No point keeping quiet any longer. I am the Agent, and { $seat } is with the Villains.
        [3] Lifting masks is my job. A Villain wears one of them: { $seat }.
        [4] Who is the Agent here? I am. And the Villain? { $seat }.
        [5] Here is all of it: I am the Agent, and the Villain is { $seat }.
        [6] Enough silence. I am the Agent, and the Villains sit here: { $seat }.
       *[1] I am the Agent. Behind one mask there is a Villain: { $seat }.
    }
   *[town] { $variant ->
        [2] Enough silence. I am the Agent, and { $seat } is with the Mafia.
        [3] Who is the Agent here? I am. And the Mafioso? { $seat }.
        [4] No point keeping quiet any longer. I am the Agent, and the Mafia sits here: { $seat }.
        [5] Here is all of it: I am the Agent, and the Mafioso is { $seat }.
        [6] Lifting masks is my job. The Mafia wears one of them: { $seat }.
       *[1] I am the Agent. Behind one mask there is the Mafia: { $seat }.
    }
}

auto-agent-clean = { $variant ->
    [2] This mask is clean: { $seat }. You have it from the Agent.
    [3] The Agent knows this too: { $seat } belongs to the Police.
    [4] A vote here would be wasted: { $seat }. Under that mask the Agent sees Police.
    [5] As the Agent I vouch for this name: { $seat }, Police.
    [6] Cross this name off: { $seat }. I am the Agent, and there is Police under that mask.
   *[1] Here is a name from the Agent: { $seat } is with the Police.
}

auto-knows = { $theme ->
    [kids] { $variant ->
        [2] I would stake my chair on it. The Villains have a name: { $seat }.
        [3] Do not ask me how I know. Villain: { $seat }.
        [4] This is no hunch. { $seat } plays for the Villains.
        [5] If I am wrong, hold it against me tomorrow. Villain: { $seat }.
        [6] Looking for the Villains? You need not look far: { $seat }.
       *[1] I know this for sure: { $seat } is with the Villains.
    }
   *[town] { $variant ->
        [2] I would stake my chair on it. The Mafia has a name: { $seat }.
        [3] Do not ask me how I know. Mafia: { $seat }.
        [4] This is no hunch. { $seat } plays for the Mafia.
        [5] If I am wrong, hold it against me tomorrow. Mafioso: { $seat }.
        [6] Looking for the Mafia? You need not look far: { $seat }.
       *[1] I know this for sure: { $seat } is with the Mafia.
    }
}

auto-suspect = { $variant ->
    [2] A name worth watching: { $seat }.
    [3] Too much calm in one chair: { $seat }.
    [4] Today my finger points here: { $seat }.
    [5] If we voted now, mine would go to { $seat }.
    [6] No proof, only a feeling: { $seat }.
   *[1] Something does not add up. { $seat } owes me an answer.
}

auto-suspect-vote = { $variant ->
    [2] I remember a vote against the Police: { $seat } gives it, { $target } pays for it.
    [3] I do not understand this vote: { $seat } points at { $target }, and that is Police.
    [4] Who sends the Police away? The count of day { $round } says { $seat }. The name on the ballot: { $target }.
    [5] The count of day { $round } is plain: { $seat } votes against the Police, by the name of { $target }.
    [6] One vote stays with me. { $seat } gives it, { $target } gets it, and the mask hides Police.
   *[1] Back to the votes. On day { $round }, { $seat } points at { $target }, who is Police.
}

auto-suspect-save = { $theme ->
    [kids] { $variant ->
        [2] Just read the final of day { $round }: there is a Villain on it, by the name of { $target }, and { $seat } votes past it.
        [3] Who does not point at a Villain in the final, by the name of { $target }? { $seat }.
        [4] When it gets serious for the Villains, one finger steps aside: { $seat }. Think back to day { $round }.
        [5] In the final of day { $round }, who would rather have anybody but the Villain { $target }? Ask { $seat }.
        [6] Who spares the Villains in a final? { $seat } does. The name { $target } was worth a vote.
       *[1] The final ballot has a Villain on it, { $target }, and { $seat } points elsewhere. I remember that.
    }
   *[town] { $variant ->
        [2] When it gets serious for the Mafia, one finger steps aside: { $seat }. Think back to day { $round }.
        [3] In the final of day { $round }, who would rather have anybody but the Mafioso { $target }? Ask { $seat }.
        [4] Just read the final of day { $round }: the Mafia is on it, by the name of { $target }, and { $seat } votes past it.
        [5] The final of day { $round } has the Mafia on it, by the name of { $target }. Whose finger is missing? { $seat } knows.
        [6] Who spares the Mafia in a final? { $seat } does. The name { $target } was worth a vote.
       *[1] The final ballot has a Mafioso on it, { $target }, and { $seat } points elsewhere. I remember that.
    }
}

auto-suspect-silence = { $variant ->
    [2] What does { $seat } make of all this? I would like to know.
    [3] Names are flying around the table. Only { $seat } gives none.
    [4] One can keep quiet out loud, too: { $seat }.
    [5] I still do not know where { $seat } stands. For me that is reason enough.
    [6] Whom does { $seat } trust? Nobody knows, and that bothers me.
   *[1] One opinion is missing: { $seat }.
}

auto-suspect-claim = { $theme ->
    [kids] { $variant ->
        [2] Who passes the Police off as a Villain? { $seat } does. { $target } pays for it.
        [3] Next time I want more than a word. { $seat } gives it, { $target } pays for it.
        [4] One claim no longer stands: { $target } is no Villain. The signature under it is by { $seat }.
        [5] We have met this certainty before: { $seat } knows it all, only { $target } turns out to be Police.
        [6] Before you believe the next claim, read the last one. It is by { $seat }, the name is { $target }, the token Police.
       *[1] Word and token part ways. { $seat } says “Villain”, but { $target } is Police.
    }
   *[town] { $variant ->
        [2] Who passes the Police off as the Mafia? { $seat } does. { $target } pays for it.
        [3] One claim no longer stands: { $target } is not the Mafia. The signature under it is by { $seat }.
        [4] Next time I want more than a word. { $seat } gives it, { $target } pays for it.
        [5] We have met this certainty before: { $seat } knows it all, only { $target } turns out to be Police.
        [6] Before you believe the next claim, read the last one. It is by { $seat }, the name is { $target }, the token Police.
       *[1] Word and token part ways. { $seat } says “Mafia”, but { $target } is Police.
    }
}

auto-trust = { $variant ->
    [2] Hold it against me if you like, but { $seat } plays on our side.
    [3] Nothing to be found here: { $seat }.
    [4] Whom do I trust? I have one name: { $seat }.
    [5] Do not count on my vote against this name: { $seat }.
    [6] If anybody here plays it straight, it is { $seat }.
   *[1] For me, { $seat } stays at the table today.
}

auto-trust-vote = { $theme ->
    [kids] { $variant ->
        [2] A good hit bears a signature: { $seat }. On the ballot { $target }, behind the mask a Villain.
        [3] This is a finger I trust: { $seat }. It has pointed at a Villain once, by the name of { $target }.
        [4] Who points at the Villains? One of those fingers belongs to { $seat }. The name under the mask: { $target }.
        [5] The count of day { $round } speaks for this name: { $seat }. That is how one votes against a Villain like { $target }.
        [6] Among the votes for the Villain { $target } there is one I like. It is by { $seat }.
       *[1] A vote against the Villains counts: { $seat } gives it on day { $round }, and the Villain is { $target }.
    }
   *[town] { $variant ->
        [2] Who points at the Mafia? One of those fingers belongs to { $seat }. The name under the mask: { $target }.
        [3] A good hit bears a signature: { $seat }. On the ballot { $target }, behind the mask the Mafia.
        [4] This is a finger I trust: { $seat }. It has pointed at the Mafia once, by the name of { $target }.
        [5] The count of day { $round } speaks for this name: { $seat }. That is how one votes against a Mafioso like { $target }.
        [6] Among the votes for the Mafioso { $target } there is one I like. It is by { $seat }.
       *[1] A vote against the Mafia counts: { $seat } gives it on day { $round }, and the Mafioso is { $target }.
    }
}

auto-believes = { $variant ->
    [2] What { $seat } says makes sense to me. So today it is { $target }.
    [3] Nobody says such a thing lightly. { $seat } says it, and I believe it. The name: { $target }.
    [4] Who explains it better than { $seat }? Not me. Next in line: { $target }.
    [5] One can build on this: { $seat } has spoken, let { $target } answer.
    [6] Why not believe it? { $seat } takes a risk by saying it. For me, { $target }.
   *[1] I take that claim. It is by { $seat }, and the name is { $target }.
}

auto-doubts = { $variant ->
    [2] Anything can be said. { $seat } says it, and I want more. { $target } stays for now.
    [3] Before { $target } has to go, let { $seat } tell us where this certainty comes from.
    [4] There is more certainty in it than reason. { $seat } is sure of it, { $target } would pay for it.
    [5] Of the two I would rather believe { $target } than { $seat }.
    [6] Who gains when { $target } leaves? A question for whoever claims it: { $seat }.
   *[1] I do not buy that claim. { $seat } points at { $target }, and it does not fit.
}

auto-answer = { $variant ->
    [2] I hear it, and my answer is no. Ask why { $seat } says so.
    [3] When you turn my token, remember who claims this: { $seat }.
    [4] I am an easy one to point at. What does { $seat } have to show for it?
    [5] Tomorrow this claim falls apart, and one name is left of it: { $seat }.
    [6] Either it is an error, or somebody knows very well why to point here: { $seat }.
   *[1] Here { $seat } is mistaken. There is nothing under my mask.
}

auto-changed-mind = { $variant ->
    [2] I see it differently now. Then it was { $was }, now it is { $seat }.
    [3] Two changes on my list: { $was } is off, { $seat } is on.
    [4] My finger was pointing the wrong way. Let { $was } sit, and let { $seat } answer.
    [5] Whoever never changes an opinion is not listening. First { $was }, today { $seat }.
    [6] One name out, one name in. Out: { $was }. In: { $seat }.
   *[1] I have changed my mind. No longer { $was }. Today { $seat }.
}

auto-ask = { $variant ->
    [2] Before we vote: what reason does { $seat } give for the name { $target } on day { $round }?
    [3] No reproach in it, { $seat }: why { $target }, of all people?
    [4] There is one vote I want the reason for. { $seat } gives it, { $target } gets it.
    [5] I do not understand the vote for { $target }. Will { $seat } explain it?
    [6] Why does the name { $target } come up on day { $round }? Perhaps { $seat } can say.
   *[1] One question, { $seat }. Why the vote for { $target } on day { $round }?
}

auto-defence = { $variant ->
    [2] Send me away, and tomorrow you will be searching again.
    [3] There is nothing under my mask. Look elsewhere.
    [4] I stand by my votes. Go through them.
    [5] You will be sorrier about my token than I am.
    [6] Work out who is left when I am gone. Then point.
   *[1] You have nothing on me. Keep looking.
}

auto-defence-blame = { $variant ->
    [2] You are pointing the wrong way. Try { $seat }.
    [3] If somebody has to go today, let it be { $seat }.
    [4] You will find nothing on me. Try this name: { $seat }.
    [5] When I am gone you will go on asking. Start here: { $seat }.
    [6] Who does best out of my leaving? { $seat }.
   *[1] It is not me. More likely { $seat }.
}

auto-unsure = { $variant ->
    [2] I am still listening.
    [3] I have nothing yet that would stand up.
    [4] I can still be persuaded.
    [5] Today I have more questions than names.
    [6] No name from me until I have a reason for it.
   *[1] I have no idea yet.
}

auto-agree = { $variant ->
    [2] A second finger on the same name: { $seat }.
    [3] It looks no better from my chair: { $seat }.
    [4] My finger points the same way: { $seat }.
    [5] I arrive at the same name: { $seat }.
    [6] I do not like that name either: { $seat }.
   *[1] I point there as well: { $seat }.
}
