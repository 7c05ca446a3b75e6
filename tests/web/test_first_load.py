"""A table appears quickly even over a slow connection: little has to be loaded for it."""

from playwright.sync_api import Browser

from tests.support.programs.page_speed import transferred
from tests.support.server_process import Server

#: Bytes over the network, for the map and for all the rest.
MAX_BYTES = 300_000


def test_little_has_to_be_loaded(browser: Browser, server: Server) -> None:
    sizes = transferred(browser, server, str(server.create("julius-caesar").tokens["caesar"]))
    print(sizes)
    assert 50_000 < sizes["rest"] < MAX_BYTES
    assert 50_000 < sizes["map"] < MAX_BYTES
