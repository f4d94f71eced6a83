"""People with a client: what they see, and what they may type, press and choose.

``Person`` is built up in steps: onlooker, writer, person in voice; each refuses with ``NotPossible`` what a real client would not offer.
It imports ``changes``, ``wire`` and ``world``, and no route.
"""
