"""The stage behind the web page: HTTP and WebSocket by which the page acts as any of the people."""
