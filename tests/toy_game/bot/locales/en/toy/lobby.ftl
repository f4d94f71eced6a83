# The toy before the deal.

game-toy = The Toy
lobby-plain-toy = Coins, raids and a whistle; whoever holds most coins wins
choice-game-toy = The Toy

option-fault = Fault
option-fault-help = Whether a rule breaks on demand.
option-fault-none = No fault
option-fault-raid = The raid breaks
option-fault-foreign = The raid waits for nobody
