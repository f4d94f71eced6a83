"""Addresses in the settings: of the metrics page, of Discord and of the database."""

import re
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

LOOPBACK = "127.0.0.1"
BAD_ADDRESS = "an address of the metrics is a host and a port, for example 127.0.0.1:9464 or [::1]:9464"


class MetricsAddress(NamedTuple):
    """A host and a port; port 0 is any free one."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return the address in the form of a URL."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def is_host(text: str) -> bool:
    """Return whether a text can be the name or number of a host."""
    try:
        text.encode("idna")
    except UnicodeError:  # a part between two dots is empty or too long
        return False
    return text.strip(".") != "" and all(sign.isprintable() and not sign.isspace() for sign in text)


def read_address(text: str) -> MetricsAddress:
    """Read ``127.0.0.1:9464``, ``[::1]:9464``, ``localhost:9464``, or ``9464`` alone for loopback. Raises ValueError."""
    host, colon, port = text.strip().rpartition(":")
    if not (port.isascii() and port.isdecimal()) or len(port) > 5 or int(port) > 65_535 or (colon and not host):
        raise ValueError(BAD_ADDRESS)
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host or any(sign in "/[]@" for sign in host):
        raise ValueError(BAD_ADDRESS)
    if host and not is_host(host):
        raise ValueError(BAD_ADDRESS)
    return MetricsAddress(host or LOOPBACK, int(port))


def names_a_machine(url: str) -> bool:
    """Return whether an address has a valid host and port."""
    try:
        parts = urlsplit(url)
        return parts.port != 0 and is_host(parts.hostname or "")
    except ValueError:
        return False


def is_near(url: str) -> bool:
    """Return whether an address belongs to this machine or a private network; names of containers, for example, have no dot."""
    host = urlsplit(url).hostname or ""
    try:
        number = ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal"))
    return number.is_private or number.is_loopback


def names_servers(url: str) -> bool:
    """Return whether each server in a PostgreSQL URL is valid; there may be several, a folder (``%2Frun``), or none."""
    servers = re.split("[/?#]", url.partition("://")[2], maxsplit=1)[0].rpartition("@")[2].split(",")
    return all(not one or one.lower().startswith("%2f") or names_a_machine(f"//{one}") for one in servers)
