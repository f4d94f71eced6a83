from tests.bot.store.conftest import store, url
from tests.postgres_server import postgres_url

__all__ = ["postgres_url", "store", "url"]
