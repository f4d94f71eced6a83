"""Where this Discord can be reached."""

from dataclasses import dataclass


@dataclass(slots=True)
class Address:
    """Host and port, which are known once the server listens; the paths are fixed."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def site(self) -> str:
        """Where the page and the files are."""
        return f"http://{self.host}:{self.port}"

    @property
    def api(self) -> str:
        """What the bot's setting DISCORD_API_URL must say."""
        return f"{self.site}/api/v10"

    @property
    def gateway(self) -> str:
        """Where the gateway is."""
        return f"ws://{self.host}:{self.port}/gateway"
