"""The refusal of a real client, before anything is sent."""


class NotPossible(ValueError):
    """A real client would not let a person do this."""
