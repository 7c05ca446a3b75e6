"""The server: tables on the network, over HTTP and WebSockets. The protocol is in docs/protocol.md."""
