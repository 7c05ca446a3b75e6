"""What a test costs, and how long a page takes its reader."""
