# The lesson (/practice): hints by phase, -why in plain words, -own for who has left the course.

# MF-1.3, MF-2.3
practice-mafie-role = This is your token: the Agent. You play with the Police, and nobody else knows. Once you’ve seen it, press **Go on**.
# MF-4.3, MF-5.2
practice-mafie-role-why = Mafiosi know each other. The Police know nobody and can only vote. The Agent helps them by looking at somebody’s token.
# MF-3.2, MF-4.2
practice-mafie-look = It’s night and all eyes are closed. You alone may look behind one mask. Try number **5** and confirm.
# MF-11.1, MF-11.4
practice-mafie-look-why = At a small table the Agent looks on the first night only. Find a Police officer and you know who to trust. Find a Mafioso and you give yourself away and are out at once.
# MF-4.2, MF-11.1
practice-mafie-look-own = It’s night. Choose whose mask you look behind, or don’t look.
# MF-6.2, MF-6.4
practice-mafie-dawn = Dawn breaks and nobody is missing. Now everyone talks. Anybody may say anything, even lies. Press **Go on**.
# MF-11.3, MF-6.2
practice-mafie-dawn-why = At a small table the Mafia doesn’t strike on the first night. From the second night on it always picks a victim, who’s out at dawn.
# MF-6.5
practice-mafie-claim = Automated players only hear buttons. Press **I claim**, choose “I know somebody: Police”, then number **5**.
# MF-6.4, MF-6.5
practice-mafie-claim-why = Nobody checks a claim. Among people you simply say it aloud. Mind that the Mafia hears you too.
# MF-6.6
practice-mafie-ready = Heard enough? Press **Enough said**. The vote begins once three quarters of the table have done so.
# MF-6.6
practice-mafie-ready-why = The talk ends when three quarters of the living want it to, or when time is up. In this lesson no clock runs.
# MF-6.6
practice-mafie-ready-own = When you’ve heard enough, press **Enough said**.
# MF-7.1
practice-mafie-ballot = The first ballot: point at somebody you think is Mafia. Try number **4**.
# MF-7.7
practice-mafie-ballot-why = Nobody is out yet. This ballot only finds the suspects: the person with the most fingers and the runner-up, or all those tied for the most.
# MF-7.1
practice-mafie-ballot-own = Point at somebody you think is Mafia.
# MF-7.7, MF-7.11
practice-mafie-defence = Two people have the most fingers: they’re the suspects. Each now speaks in defence while the others listen. Then press **Go on**.
# MF-7.11, MF-7.12
practice-mafie-defence-why = The person with the most fingers speaks last. The suspects vote too.
# MF-7.11
practice-mafie-defence-own = You’re a suspect. Say your piece and press **Done speaking**.
# MF-7.12
practice-mafie-final = The final ballot, between the suspects only. Point at number **4** again.
# MF-7.13, MF-7.14, MF-7.15
practice-mafie-final-why = The suspect with the most votes now is out. On a tie everyone talks until somebody changes a vote. If nobody does, lots are drawn.
# MF-7.12
practice-mafie-final-own = The final ballot, between the suspects only. Who do you point at?
# MF-6.8, MF-8.10, MF-11.3
practice-mafie-verdict = Number 4 is out, and the token lies face up: Mafia. It’s night again, and this time the Mafia strikes. Press **Go on**.
# MF-8.10, MF-11.3
practice-mafie-verdict-why = The token of anyone who’s out is always shown. On the second night the Mafia has to choose a victim.
# MF-9.5, MF-9.6
practice-mafie-end = The lesson ends here. All tokens are face up, and below you see who the Mafia chose in the night. A real game would go on: the Police win once no Mafioso is left; the Mafia wins once no Police are left, the Agent included. Equal numbers don’t end the game.
