# How to play: the page behind the button. Of each game what it is, a turn, this table, what counts, tips.

# NC-1.1, NC-3.1, NC-3.2, NC-19.11
howto-nostra_city-what = Three to five Capos of one Family, and the Godfather stands trial. If he’s acquitted, the loyal Capo with the most Respect wins; if he’s convicted, only an FBI Informant can. It takes six Months, an hour to an hour and a quarter.
# NC-1.4, NC-4.5, NC-4.7, NC-11.3, NC-15.1, NC-17.3
howto-nostra_city-turn = Each action costs a free Gangster. **Business:** Collect by a District’s Area or Traffic; the others’ Districts of that kind count, too, and their owners expect a share. **Meeting:** seal bids for the cards on the Street; the highest bid takes the card. **Trial:** slip the jury a note. **Reception:** everything is free again, and you keep six notes at most.
# NC-2.11, NC-19.8, NC-19.9
howto-nostra_city-verdict = The Verdict starts { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} into Guilty.
# NC-22.3, NC-23.1, NC-23.8
howto-nostra_city-revenge = When all envelopes are open, Revenge cards can be played { $every ->
    [yes] before each Auction.
   *[no] before the first Auction, and not between Auctions.
}
# NC-1.9, NC-12.3, NC-12.14, NC-15.5, NC-20.1, NC-20.2, NC-20.3, NC-22.1
howto-nostra_city-counts = Respect comes from Respect cards, Titles (3, 2, 1), Investigations you win, being a Trial’s only briber from April on (1), and at the end 2 each for the most Gangsters and Districts, the most Vendetta cards and the most money. Anyone you short-change draws Vendetta cards, and two cards of that deck are FBI Informants.
# NC-1.3, NC-6.2, NC-11.2, NC-15.4
howto-nostra_city-tips = Not sharing makes enemies: give the small notes away. Keep a Gangster for the Trial. Notice who never bribes; they may want a different verdict. Where nobody else bids, one note is enough, and you keep it, except on an Investigation.
game-line-nostra_city = get rich with the Family, and decide whether the Godfather goes free.
