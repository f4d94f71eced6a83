"""What leaves a table: the outbox, the living messages, direct messages, and the only place that talks to Discord."""
