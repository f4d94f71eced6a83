"""A random walk over one evening and its tables: ``walk`` takes it, ``acts`` is what may happen, ``laws`` what has to hold after each act."""
