"""A small LRU cache, so that a thousand idle tables keep no pictures in memory."""

from collections import OrderedDict
from typing import Generic, TypeVar

CacheKey = TypeVar("CacheKey")
CacheValue = TypeVar("CacheValue")


class LruCache(Generic[CacheKey, CacheValue]):
    """The values of the ``most`` recently used keys."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[CacheKey, CacheValue] = OrderedDict()

    def get(self, key: CacheKey) -> CacheValue | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: CacheKey, value: CacheValue) -> CacheValue:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return value

    def forget(self, key: CacheKey) -> CacheValue | None:
        return self._values.pop(key, None)

    def clear(self) -> None:
        self._values.clear()
