"""Pictures of positions: SVG without any library, PNG with the extra `pictures`, and films as animated SVG.

A picture is drawn from a view, so it shows what its viewer may know and nothing else. The map is the page's
own sheet (`server/static/map`), so places lie where they lie in the browser.
"""
