"""The verbs of this Discord: everything that changes the world and publishes the change on the hub.

Routes (for bots) and people call the same methods of ``Backend``; callers check permissions, unless a method says that it does.
It imports ``wire`` and ``world``.
"""
