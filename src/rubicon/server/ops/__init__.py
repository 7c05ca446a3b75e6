"""Running a server: logs, metrics, rate limits, security headers, garbage collection."""
