"""Discord's side of the line: its JSON, checks and refusals, the gateway, rate limits, and faults on demand.

It writes payloads from records and checks bodies before they take effect. It imports ``world``.
"""
