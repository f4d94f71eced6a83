# Badges of Nostra City: the name, and what it is for.

badge-nc_clean = A Clean Name
badge-when-nc_clean = Win with the Godfather Innocent.
badge-nc_double = A Double Game
badge-when-nc_double = Win as the FBI Informant.
badge-nc_word = A Word Kept
badge-when-nc_word = Share the notes in at least { $collectings } of your own Collectings without ever Betraying anybody, and win.
badge-nc_trust = Trust
badge-when-nc_trust = Never be Betrayed.
badge-nc_hand = The Right Hand
badge-when-nc_hand = Be the Underboss at the end.
badge-nc_trial = A Smooth Trial
badge-when-nc_trial = Gain at least { $cards } Biggest Briber cards.
badge-nc_lone = No Contest
badge-when-nc_lone = Win at least { $auctions } Auctions as the only bidder.
badge-nc_trace = Covered Tracks
badge-when-nc_trace = Win at least { $investigations } Investigations.
badge-nc_team = A Fine Team
badge-when-nc_team = Earn the bonus Fine Team.
badge-nc_calm = A Cool Head
badge-when-nc_calm = Win without playing a single Revenge card.
badge-nc_purse = Deep Pockets
badge-when-nc_purse = Earn the bonus Full of Cash.
badge-nc_regard = Great Respect
badge-when-nc_regard = End with at least { $respect } Respect.
