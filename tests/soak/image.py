"""The image is built and lived in once, where that can be done."""

from tests.deploy.evening_in_image import live_in_image
from tests.deploy.image import lacking


async def soak_image() -> int:
    """Build and live; print the figures, or why not, and return how many went wrong."""
    if reason := lacking():
        print(f"image: not built ({reason})", flush=True)
        return 0
    try:
        print(await live_in_image(), flush=True)
    except (AssertionError, TimeoutError, RuntimeError) as fault:
        print(f"image: {type(fault).__name__} {fault}", flush=True)
        return 1
    return 0
