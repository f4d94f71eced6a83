# How to play: the page behind the button. Of each game what it is, a turn, this table, what counts, tips.

# MF-1.3, MF-9.6
howto-mafie-what = { $theme ->
    [kids] Police against Villains, and only the Villains know who’s who. At night they choose who leaves at dawn; by day all talk and vote on who leaves next. After 30 to 90 minutes the side that’s left wins.
   *[town] Police against Mafia, and only the Mafia knows who’s who. At night it picks a victim; by day all talk and vote on who leaves. After 30 to 90 minutes the side that’s left wins.
}
# MF-3.1, MF-6.4, MF-7.12, MF-12.4
howto-mafie-turn = { $theme ->
    [kids] By night answer what I ask: the Villains choose{ $agent ->
        [yes] , the Agent looks behind a mask
       *[no] {""}
    }, and nobody else decides anything. By day you hear who’s missing and talk; lying is allowed. { $single ->
        [yes] Then you vote once, and the one with the most votes leaves.
       *[no] Then you vote twice: the first ballot finds suspects, they defend themselves, and the second decides.
    }
   *[town] By night answer what I ask: the Mafia picks a victim{ $agent ->
        [yes] , the Agent looks behind a mask
       *[no] {""}
    }, and nobody else decides anything. By day you hear who’s missing and talk; lying is allowed. { $single ->
        [yes] Then you vote once, and the one with the most votes leaves.
       *[no] Then you vote twice: the first ballot finds suspects, they defend themselves, and the second decides.
    }
}
# MF-11.1, MF-11.3, MF-11.4
howto-mafie-small = { $theme ->
    [kids] The Agent looks on the first night only, and is out on finding a Villain. { $quiet ->
        [yes] The Villains choose nobody that night.
       *[no] The Villains choose even then.
    }
   *[town] The Agent looks on the first night only, and is out on finding a Mafioso. { $quiet ->
        [yes] The Mafia doesn’t strike that night.
       *[no] The Mafia strikes even then.
    }
}
# MF-11.6
howto-mafie-large = On the first day the person who leaves at dawn and the one who leaves by vote may each take somebody along.
# MF-12.3
howto-mafie-last-word = Anyone who leaves may take somebody along.
# MF-13.1, MF-13.3
howto-mafie-cards = Everybody has a card, too. Besides neutral ones: { $list }.
# MF-13.1, MF-13.3
howto-mafie-cards-many = Everybody has a card as well as a token. The deck has { $n } kinds of action cards.
# MF-13.1, MF-13.3
howto-mafie-cards-unknown = Everybody has a card as well as a token; I’ll say at the deal which ones are in the deck.
# MF-24.3, MF-24.4
howto-mafie-commander = Votes go round from the Commander, whose vote breaks ties.
# MF-34.2, MF-9.7
howto-mafie-gang = A New Gang plays for itself, as a third side.
# MF-9.5, MF-9.8
howto-mafie-counts = { $theme ->
    [kids] Only your side: you win with it even once you’ve left. Equal numbers don’t end the game; play until one side is left.
   *[town] Only your side: you win with it even once you’re out. Equal numbers don’t end the game; play until one side is left.
}
# MF-6.5, MF-8.8, MF-10.4
howto-mafie-tips = { $theme ->
    [kids] Talk as if at the academy; it makes a better game. Remember who votes for whom.{ $agent ->
        [yes] {" "}As the Agent, choose when to speak: the Villains hear it, too.
       *[no] {""}
    } Once you’re out, keep it all to yourself.
   *[town] Talk as if in a film; it makes a better game. Remember who votes for whom.{ $agent ->
        [yes] {" "}As the Agent, choose when to speak: the Mafia hears it, too.
       *[no] {""}
    } Once you’re out, keep it all to yourself.
}
game-line-mafie = { $theme ->
    [kids] find the hidden Villains by talking and voting.
   *[town] find the hidden Mafia by talking and voting.
}
