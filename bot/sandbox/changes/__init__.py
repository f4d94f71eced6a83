"""Everything that alters the world and says so on the hub, whoever asks for it: a bot or a person."""
