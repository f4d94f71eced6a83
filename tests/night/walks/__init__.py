"""A random walk over evenings and their tables: ``acts`` is what may happen, ``laws`` what holds after each act, ``take`` takes a walk."""
