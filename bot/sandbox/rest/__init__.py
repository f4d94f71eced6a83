"""Discord's REST interface to the bot, one module of routes a subject; importing a module registers its routes.

``RestServer`` in ``serving`` turns a request into an answer: token, faults, rate limits, handler. It imports ``changes``, ``wire`` and
``world``, and no person.
"""
