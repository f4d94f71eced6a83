"""Discord's side of the line: its JSON, checks and refusals, the gateway, rate limits, and faults on demand.

It writes payloads from records and checks bodies before anybody acts on them. It imports ``world``.
"""
