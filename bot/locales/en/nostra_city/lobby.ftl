# Nostra City before the deal: what the lobby says of it, what can be set.

### The game in the lobby

game-nostra_city = Nostra City
lobby-plain-nostra_city = Four auctions and secret bribes each Month, and who knows who talks
balance-nostra_city = The Informant wins

### Options of the table

option-oldest = Oldest player
option-oldest-random = By lot
option-oldest-seat_1 = Chair 1
option-oldest-seat_2 = Chair 2
option-oldest-seat_3 = Chair 3
option-oldest-seat_4 = Chair 4
option-oldest-seat_5 = Chair 5
option-oldest-help = The oldest player starts. If you name nobody, lots are drawn.
option-every_auction = Revenge between Auctions
option-every_auction-on = Revenge before each Auction
option-every_auction-off = Revenge before the first Auction only
option-every_auction-help = The rules allow Revenge at any moment. Asking before each Auction makes the Meeting longer.
