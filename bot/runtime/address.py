"""Where the page of the metrics is, as an operator says it."""

from typing import NamedTuple

LOOPBACK = "127.0.0.1"
OTHERWISE = "an address of the metrics is a host and a port, for example 127.0.0.1:9464 or [::1]:9464"


class Address(NamedTuple):
    """A host and a port; port 0 is any that is free."""

    host: str
    port: int

    def __str__(self) -> str:
        """The address as it is written into a URL."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def is_host(text: str) -> bool:
    """Whether a machine can be looked for by this name or number; Python does not say plainly why it cannot."""
    try:
        text.encode("idna")
    except UnicodeError:  # a part between two dots is empty or too long
        return False
    return text.strip(".") != "" and all(sign.isprintable() and not sign.isspace() for sign in text)


def read_address(text: str) -> Address:
    """Read ``127.0.0.1:9464``, ``[::1]:9464``, ``localhost:9464``, or ``9464`` alone, which is on loopback. Raises ValueError."""
    host, colon, port = text.strip().rpartition(":")
    if not (port.isascii() and port.isdecimal()) or len(port) > 5 or int(port) > 65_535 or (colon and not host):
        raise ValueError(OTHERWISE)
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host or any(sign in "/[]@" for sign in host):
        raise ValueError(OTHERWISE)
    if host and not is_host(host):
        raise ValueError(OTHERWISE)
    return Address(host or LOOPBACK, int(port))
