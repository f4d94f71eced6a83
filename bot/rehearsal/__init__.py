"""Discord on this machine: a loopback server and its web page."""
