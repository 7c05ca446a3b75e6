"""What tests share: the toy title, boards as text, servers, browsers and databases for tests."""
