"""People with a client in hand: what they see, what they may type, press and choose."""
