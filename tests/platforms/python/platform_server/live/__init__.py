"""Live events over a WebSocket."""
