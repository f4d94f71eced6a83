"""The verbs of this Discord: everything that changes the world and publishes the change on the hub.

Routes (for bots) and people call the same methods of ``Backend``; permissions are theirs to check, unless a method says otherwise.
It imports ``wire`` and ``world``.
"""
