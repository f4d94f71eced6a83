"""Executive actions: what is at hand, when it may be used and what it does, by the moment that its symbol allows (EP-22)."""
