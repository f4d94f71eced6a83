"""People with a client: what they see, and what they can type, press and choose."""
