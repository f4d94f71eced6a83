### What automated players say. No line begins with a nick.
### $seat: who is spoken of, $target: whom the reason is about, $was: the name of before, $round: the day of a vote, $ago: how many days ago.

when-voted = { $ago ->
    [0] today
    [1] yesterday
   *[other] { $round ->
        [1] on day one
       *[other] on day { $round }
    }
}
of-the-mafia = { $theme ->
    [kids] a Villain
   *[town] Mafia
}
the-mafia = { $theme ->
    [kids] the Villains
   *[town] the Mafia
}
to-the-mafia = { $theme ->
    [kids] to the Villains
   *[town] to the Mafia
}
with-the-mafia = { $theme ->
    [kids] with the Villains
   *[town] with the Mafia
}
the-mafia-picked = { $theme ->
    [kids] the Villains picked
   *[town] the Mafia picked
}

auto-agent = { $variant ->
    [2] All right, I have to say it. I’m the Agent and { $seat } is { of-the-mafia }.
    [3] I can’t keep quiet any longer. I’m the Agent, and { $seat } is { with-the-mafia }.
    [4] Listen, I’m the Agent. I’ve looked at { $seat }: { of-the-mafia }.
    [5] Agent here. Vote for { $seat }, who is { of-the-mafia }.
    [6] I won’t hide it: I’m the Agent, and { $seat } belongs { to-the-mafia }.
   *[1] I’m the Agent, and I’ve seen it: { $seat } is { of-the-mafia }.
}

auto-agent-clean = { $variant ->
    [2] As the Agent I can tell you that { $seat } is clean.
    [3] Don’t vote for { $seat }. I’m the Agent, and I know that’s Police.
    [4] This is the Agent speaking: { $seat } is Police.
    [5] You can trust { $seat }. I’m the Agent, and I’ve looked.
    [6] I’m the Agent, for what it’s worth. { $seat } is on our side.
   *[1] I’m the Agent, I’ve looked at { $seat }, and that’s Police.
}

auto-knows = { $variant ->
    [2] Trust me on this one: { $seat } is { with-the-mafia }.
    [3] I’m certain that { $seat } is { of-the-mafia }.
    [4] Don’t ask me how I know, but { $seat } is { of-the-mafia }.
    [5] This isn’t a guess: { $seat } is { of-the-mafia }.
    [6] Vote for { $seat } today. That’s { of-the-mafia }, I’m sure of it.
    [7] I’d bet anything on it: { $seat } is { of-the-mafia }.
    [8] If I’m wrong, vote me out tomorrow. But { $seat } is { of-the-mafia }.
    [9] We’ve got one. { $seat } is { with-the-mafia }.
   *[1] I know it’s { $seat }. That’s { of-the-mafia }, no doubt about it.
}

auto-suspect = { $variant ->
    [2] We have to start somewhere. I’d say { $seat }.
    [3] If we voted right now, I’d go for { $seat }.
    [4] It’s only a hunch, but { $seat } bothers me.
    [5] I’d keep an eye on { $seat }.
    [6] Can we talk about { $seat } for a moment?
    [7] We have to vote for somebody. For me it’s { $seat }.
    [8] Don’t ask me why, but I don’t trust { $seat }.
    [9] I’d like to hear from { $seat } before we vote.
    [10] Wild guess: { $seat }.
    [11] I’m not sure of anything yet. If it were up to me, I’d pick { $seat }.
    [12] Something’s off about { $seat }, if you ask me.
   *[1] I’ve got nothing solid, but my gut says { $seat }.
}

auto-suspect-vote = { $variant ->
    [2] Remember who voted for { $target }? { $seat } did, and { $target } was Police.
    [3] I keep coming back to one vote: { $seat } against { $target }. That was one of ours.
    [4] So { $seat } wanted { $target } out { when-voted }. Wrong name, wasn’t it?
    [5] What did { $seat } have against { $target } { when-voted }? That was a police officer.
    [6] I’m going for { $seat }. That vote for { $target } was a vote against the Police.
    [7] How does { $seat } explain voting for { $target }? That was Police.
    [8] Somebody got { $target } wrong { when-voted }, and I don’t think it was an accident: { $seat }.
    [9] Everybody makes mistakes, but { $seat } pointed at { $target }, and that was Police.
    [10] Who was so keen on { $target } { when-voted }? { $seat } was. And look what the token said.
    [11] I don’t like how { $seat } voted { when-voted }. We know that { $target } was on our side.
    [12] Think about who gains now that { $target } is gone. And { $seat } voted for exactly that.
    [13] My problem is { $seat }: a vote for { $target } { when-voted }, and { $target } was Police.
    [14] I’d ask { $seat } first. That vote against { $target } looks bad now.
    [15] We know now that { $target } was Police. So why did { $seat } point there { when-voted }?
   *[1] Let’s look at the votes. { $seat } went for { $target } { when-voted }, and that was Police.
}

auto-suspect-save = { $variant ->
    [2] When it counted { when-voted }, { $seat } didn’t vote for { $target }. And that was { of-the-mafia }.
    [3] Who didn’t want { $target } out { when-voted }? { $seat }. I don’t think that’s a coincidence.
    [4] I remember the final { when-voted }. We had { of-the-mafia } there, { $target }, and { $seat } still voted for somebody else.
    [5] Why would { $seat } spare { $target } { when-voted }? I can think of one reason.
    [6] We had { of-the-mafia } in the final { when-voted }. But { $seat } didn’t go for { $target }.
    [7] It looks to me as if { $seat } was covering for { $target } { when-voted }.
    [8] There was a choice { when-voted }, and { $target } was the right one. But { $seat } picked somebody else.
    [9] Look at the final { when-voted }: { $target } was { of-the-mafia }, and there was no vote from { $seat }.
   *[1] In the final { when-voted } we had { $target } right there, and { $seat } pointed elsewhere. { $target } was { of-the-mafia }.
}

auto-suspect-victim = { $variant ->
    [2] Why would { the-mafia } pick { $target }? I can only think of yesterday’s vote for { $seat }.
    [3] First { $target } voted for { $seat }, then that very night { the-mafia } came calling. I can put two and two together.
    [4] Look who { the-mafia-picked }: { $target }, who wanted { $seat } out yesterday.
    [5] I’ve been thinking about last night. Only yesterday { $target } voted for { $seat }, and now we can’t ask why.
    [6] Maybe { the-mafia } didn’t like how { $target } voted yesterday. That vote was for { $seat }.
    [7] I’m picking up where { $target } left off. Yesterday that meant { $seat }, and somebody made sure it stopped there.
    [8] If { the-mafia-picked } { $target } over yesterday’s vote, then it’s { $seat }.
    [9] Was { $target } onto something yesterday, voting for { $seat }? After last night I’d say so.
   *[1] Yesterday { $target } voted for { $seat }. And who did { the-mafia } pick last night?
}

auto-suspect-silence = { $variant ->
    [2] What does { $seat } think about all this? I’d like to know.
    [3] There are names all over the place, but none from { $seat }.
    [4] I still don’t know where { $seat } stands, and that worries me.
    [5] Does anybody know who { $seat } suspects? I don’t.
    [6] It’s easy to stay out of trouble by naming nobody. Right, { $seat }?
   *[1] We haven’t heard a name from { $seat } today.
}

auto-suspect-claim = { $variant ->
    [2] Who told us that { $target } was { of-the-mafia }? { $seat } did, but the token said Police.
    [3] I’ve heard enough from { $seat }. The token of { $target } said Police, not { of-the-mafia }.
    [4] Funny how sure { $seat } was about { $target }. The token says Police.
    [5] So much for what { $seat } knows. { $target } was Police.
    [6] Either { $seat } made it up or got it wrong. { $target } was one of ours.
   *[1] Remember how { $seat } called { $target } { of-the-mafia }? We’ve seen the token: Police.
}

auto-trust = { $variant ->
    [2] I don’t think it’s { $seat }.
    [3] I’m fine with { $seat } so far.
    [4] My vote won’t go to { $seat } today.
    [5] For me { $seat } is one of the good ones.
    [6] If I trust anybody here, it’s { $seat }.
    [7] I wouldn’t waste a vote on { $seat }.
    [8] I’ve got a good feeling about { $seat }.
    [9] I can’t prove it, but I believe { $seat }.
    [10] I’d be surprised if { $seat } wasn’t one of us.
    [11] Let’s look somewhere else, not at { $seat }.
    [12] So far I see no reason to go after { $seat }.
   *[1] I’d leave { $seat } alone today.
}

auto-trust-vote = { $variant ->
    [2] Who went after { $target }? { $seat } did, and that was { of-the-mafia }.
    [3] Credit where it’s due: { $seat } voted for { $target }, and that was { of-the-mafia }.
    [4] After that vote for { $target } I’m leaving { $seat } alone.
    [5] Don’t forget that { $seat } pointed at { $target } { when-voted }. Good call.
    [6] We got one with { $target }, and { $seat } was pointing the right way.
    [7] Would { the-mafia } vote against { $target }? I don’t think so. That’s why I believe { $seat }.
    [8] My vote’s not going to { $seat }, not after { $target }.
    [9] If you ask me, { $seat } had it right about { $target } { when-voted }.
    [10] There was one vote I liked { when-voted }: { $seat } on { $target }.
    [11] Look who voted for { $target } { when-voted }. { $seat } did. That’s good enough for me.
    [12] You don’t vote against your own, so why would { $seat } go for { $target }?
    [13] I was wondering who’d point at { $target }. { $seat } did, so I’m happy there.
    [14] Some of you got { $target } right, and { $seat } was one of them. Let’s not throw that away.
    [15] We need people who vote like that: { $seat } for { $target } { when-voted }.
   *[1] I trust { $seat }. That vote for { $target } { when-voted } was the right one.
}

auto-believes = { $variant ->
    [2] I’d go with { $seat } on this one: { $target }.
    [3] What { $seat } says makes sense to me. It has to be { $target }.
    [4] Unless somebody has something better, I’m with { $seat }: it’s { $target }.
    [5] You don’t say a thing like that for fun. I believe { $seat } about { $target }.
    [6] Well, if { $seat } is that sure, let’s take { $target }.
    [7] Why would { $seat } make that up? I’m for { $target }.
    [8] Fine, let’s trust { $seat }. If { $target } is clean, we’ll know who told us otherwise.
    [9] All right, { $target }. And if that’s wrong, { $seat } is next.
   *[1] I believe { $seat }. So it’s { $target } for me.
}

auto-doubts = { $variant ->
    [2] Anybody can say that. I need more from { $seat } before { $target } goes.
    [3] How would { $seat } even know? I don’t see it with { $target }.
    [4] Before we throw { $target } out, I want to hear where { $seat } got that.
    [5] Between the two, I believe { $target } more than { $seat }.
    [6] And who’s better off without { $target }? Maybe { $seat }.
    [7] That sounds too neat. I’d look at { $seat } before { $target }.
    [8] Sorry, { $seat }, I don’t believe it. I’m not voting for { $target }.
    [9] Careful. If { $seat } is wrong, we lose { $target } for nothing.
   *[1] I’m not buying that, { $seat }. Not { $target }.
}

auto-answer = { $variant ->
    [2] No. Ask { $seat } where that comes from.
    [3] Me? You’ve got the wrong one, { $seat }.
    [4] Go ahead, turn my token over. Then ask { $seat } about it.
    [5] I don’t know what { $seat } is on about. I’m clean.
    [6] Easy to say, { $seat }. What have you got?
    [7] Either { $seat } is mistaken or wants me gone. I’m not the one.
    [8] Why me, { $seat }? I’ve got nothing to hide.
    [9] If I go, remember who sent me: { $seat }.
   *[1] That’s not true, { $seat }. You’ll see when my token’s turned over.
}

auto-changed-mind = { $variant ->
    [2] Forget what I said about { $was }. Today it’s { $seat }.
    [3] I was wrong about { $was }, I think. Now { $seat } looks worse.
    [4] Earlier I said { $was }. I’m not so sure any more. Now { $seat }.
    [5] I’m letting { $was } off the hook. It’s { $seat } I don’t trust.
    [6] Compared with { $seat }, I’m not that worried about { $was } now.
    [7] Sorry, { $was }. I’d go for { $seat } now.
    [8] I had { $was } down as the one. Now I’d rather look at { $seat }.
    [9] You know I had my eye on { $was }. Now it’s on { $seat }.
    [10] I’ve been thinking. It’s not { $was }, it’s { $seat }.
    [11] The more I think about it, the less it’s { $was } and the more it’s { $seat }.
    [12] I’d drop { $was } for now. I’m more worried about { $seat }.
   *[1] I’ve changed my mind. I was after { $was }, now I’d say { $seat }.
}

auto-ask = { $variant ->
    [2] Can I ask { $seat } something? Why the vote for { $target }?
    [3] What made you vote for { $target } { when-voted }, { $seat }?
    [4] There’s one vote I didn’t get { when-voted }: { $seat } for { $target }. How come?
    [5] Just asking: what did { $seat } have against { $target } { when-voted }?
    [6] Help me out, { $seat }. Why did you point at { $target }?
    [7] Before we vote, I’d like { $seat } to explain that vote for { $target }.
    [8] No offence, { $seat }, but why { $target } of all people?
    [9] One thing puzzles me. Why did { $seat } go for { $target } { when-voted }?
    [10] Tell us, { $seat }: was there a reason for { $target }?
    [11] I’d like to understand { $seat }. Why { $target } { when-voted }?
    [12] Where did that vote for { $target } come from, { $seat }?
   *[1] Why { $target } { when-voted }, { $seat }?
}

auto-defence = { $variant ->
    [2] You have nothing on me.
    [3] If you vote me out, you’ll be sorry when you see my token.
    [4] I’m not { with-the-mafia }. What else can I say?
    [5] Honestly, it isn’t me.
    [6] All right, vote me out. Tomorrow you’ll be looking again.
    [7] What did I do? Somebody tell me.
    [8] I’m on your side. Please think about it.
    [9] Has anybody got an actual reason? I’m listening.
    [10] You’re making it very easy for { the-mafia }.
    [11] Look at how I vote. I’m not hiding anything.
    [12] Do what you like, but it’s a mistake.
    [13] I know everybody says this, but it really isn’t me.
    [14] We can’t afford a mistake today, and I’d be one.
    [15] I get why you’re looking at me. You’re wrong, though.
    [16] Not me. Please, look around the table again.
    [17] Turn my token over if you must. You won’t like what you see.
    [18] I can’t prove it. I can only tell you that it’s somebody else.
   *[1] It’s not me. You’re wasting a vote.
}

auto-defence-blame = { $variant ->
    [2] You’re after the wrong one. Look at { $seat }.
    [3] If somebody has to go today, make it { $seat }.
    [4] Why me? What about { $seat }?
    [5] I’d much rather hear { $seat } explain.
    [6] And { $seat } just gets away with it?
    [7] Leave me out of it. My vote goes to { $seat }.
    [8] You’ll get nothing by voting me out. With { $seat } you might.
    [9] Before you vote for me, think about { $seat }.
    [10] I’m not the one to worry about. It’s { $seat }.
    [11] Ask yourselves who’s better off when I’m gone. Probably { $seat }.
    [12] Honestly, you’ve got this wrong. My money’s on { $seat }.
   *[1] I’m not your problem. I’d try { $seat }.
}

auto-unsure = { $variant ->
    [2] I’m still listening.
    [3] I don’t know. Convince me.
    [4] I’ve got nothing yet.
    [5] Give me a moment, I’m still thinking.
    [6] Hard to say. I could go either way.
    [7] I’d rather hear the rest of you first.
    [8] Honestly, no clue today.
    [9] I don’t want to name anybody just yet.
   *[1] No idea yet.
}

auto-agree = { $variant ->
    [2] I’d say { $seat } too.
    [3] I was going to say { $seat } as well.
    [4] Yes, { $seat } for me too.
    [5] I’m with you on { $seat }.
    [6] I’ve been thinking the same about { $seat }.
    [7] Agreed: { $seat }.
    [8] Good, so I’m not the only one who’s worried about { $seat }.
    [9] I don’t like { $seat } either.
    [10] You took the words out of my mouth: { $seat }.
    [11] Count me in on { $seat }.
    [12] Right, I don’t trust { $seat } either.
    [13] Okay, let’s go for { $seat }.
    [14] If it’s { $seat }, you’ve got my vote.
    [15] I can live with { $seat }.
   *[1] Same here. { $seat }.
}
