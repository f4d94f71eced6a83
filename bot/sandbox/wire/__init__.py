"""Discord's side of the line: its JSON, its checks and refusals, the gateway, rate limits, and faults on demand."""
