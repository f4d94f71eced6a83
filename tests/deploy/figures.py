"""The figures that the bot shows, by their names for Prometheus, each with its labels; a night that is watched shows just these."""

from collections.abc import Iterator

FIGURES: dict[str, tuple[str, frozenset[str]]] = {
    name: (kind, frozenset(labels.split()))
    for name, kind, labels in (
        ("consigliere_answer_seconds", "histogram", "outcome"),
        ("consigliere_deliveries_waiting", "gauge", "to reason"),
        ("consigliere_deliveries_oldest_seconds", "gauge", "to reason"),
        ("consigliere_requests", "counter", "route status"),
        ("consigliere_rate_limited", "counter", "scope"),
        ("consigliere_gateway_lag_seconds", "gauge", "shard"),
        ("consigliere_gateway_connected", "gauge", "shard"),
        ("consigliere_gateway_reconnects", "counter", "shard how"),
        ("consigliere_shards_held", "gauge", ""),
        ("consigliere_shards_waited_for", "gauge", ""),
        ("consigliere_shards", "gauge", ""),
        ("consigliere_tables", "gauge", "game phase"),
        ("consigliere_lessons_begun", "counter", "game"),
        ("consigliere_lessons_ended", "counter", "game"),
        ("consigliere_store_seconds", "histogram", "work"),
        ("consigliere_store_faults", "counter", "fault"),
        ("consigliere_event_loop_lag_seconds", "histogram", ""),
        ("consigliere_picture_seconds", "histogram", "urgency"),
        ("consigliere_pictures_waiting", "gauge", ""),
        ("consigliere_painter_restarts", "counter", ""),
        ("process_resident_memory_bytes", "gauge", ""),
        ("process_cpu_seconds", "counter", ""),
    )
}
"""Kind and labels by name. Of the figures of every process only those are here that the dashboard shows."""

ENDS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}


def series() -> Iterator[tuple[str, frozenset[str]]]:
    """Give the name of every series, with its labels."""
    for name, (kind, labels) in FIGURES.items():
        for end in ENDS[kind]:
            yield name + end, labels | {"le"} if end == "_bucket" else labels
