"""Running a server: logs, metrics, fair shares, security headers, garbage collection."""
