"""WebSocket frames for text that the server pushes.

Events are written straight to the transport: a push happens in the middle of a change of the world, must keep its order
and must not wait, and one message is serialised once for all who get it.
"""

import asyncio


def text_frame(text: str) -> bytes:
    """Return one unmasked, final text frame (RFC 6455, section 5.2)."""
    body = text.encode()
    size = len(body)
    if size < 126:
        return b"\x81" + bytes((size,)) + body
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body


def push(transport: asyncio.BaseTransport | None, text: str) -> bool:
    """Write a text to a WebSocket's transport; False when it is gone."""
    if not isinstance(transport, asyncio.WriteTransport) or transport.is_closing():
        return False
    transport.write(text_frame(text))
    return True
