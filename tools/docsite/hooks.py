"""What MkDocs calls while it builds the site (the names of the functions are those of its events).

Adds pages made from the code and from files outside docs/, rewrites links to those files, and makes the pages
obey the server's content security policy. What is wrong is logged as a warning, which ends a strict build.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from posixpath import dirname, normpath, relpath
from shutil import rmtree
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from tools.docsite import api, commands, policy, schema, vectors

ROOT: Final = Path(__file__).parents[2]
#: Pages of the site that are files outside docs/.
PROJECT_PAGES: Final = {
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "NOTICE.md": "project/notice.md",
    "SECURITY.md": "project/security.md",
    "CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
    "web/README.md": "project/web.md",
}
#: Files that pages link to, shown as plain text.
TEXT_FILES: Final = {
    "LICENSE": "files/LICENSE.txt",
    "deploy/nginx.conf": "files/nginx.conf.txt",
    "deploy/rubicon.service": "files/rubicon.service.txt",
    "examples/bot.py": "files/bot.py.txt",
    "examples/play_analyse_draw.py": "files/play_analyse_draw.py.txt",
}
_SOURCES: Final = {uri: name for name, uri in PROJECT_PAGES.items()}
_LINK: Final = re.compile(r"(\]\()([^)#\s]+)((?:#[^)\s]*)?\))")

_SEARCH: Final = 'data-md-component="search" role="dialog"'

log = logging.getLogger(f"mkdocs.plugins.{__name__}")


def on_config(config: MkDocsConfig) -> None:
    """Put the generated pages of the Python packages where the navigation says `reference/python`."""

    def filled(entry: Any) -> Any:
        if isinstance(entry, list):
            return [filled(each) for each in entry]
        if isinstance(entry, dict):
            return {key: filled(value) for key, value in entry.items()}
        if entry == "reference/python":
            return [{f"rubicon.{name}": f"reference/python/{name}.md"} for name in api.PACKAGES]
        return entry

    config.nav = filled(config.nav)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add what is not in docs/: reference pages, files of the project, the icon."""
    generated = {
        "reference/commands.md": commands.page(),
        "reference/messages.md": schema.messages_page(),
        "reference/http.md": schema.http_page(),
        "reference/vectors.md": vectors.page(),
        **api.pages(),
        **{uri: (ROOT / name).read_text("utf-8") for name, uri in (PROJECT_PAGES | TEXT_FILES).items()},
        "icon.svg": (ROOT / "web" / "public" / "icon.svg").read_text("utf-8"),
        **{name: (Path(__file__).parent / name).read_text("utf-8") for name in ("site.css", "site.js")},
    }
    for uri, content in generated.items():
        files.append(File.generated(config, uri, content=content))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links between files of the repository into links between pages of the site."""
    uri = page.file.src_uri
    source = _SOURCES.get(uri, f"docs/{uri}")

    def rewritten(match: re.Match[str]) -> str:
        target = match[2]
        if "://" in target or target.startswith(("mailto:", "/")):
            return match[0]
        name = normpath(f"{dirname(source)}/{target}").lstrip("/")
        found = PROJECT_PAGES.get(name) or TEXT_FILES.get(name) or name.removeprefix("docs/")
        return f"{match[1]}{relpath(found, dirname(uri) or '.')}{match[3]}"

    return _LINK.sub(rewritten, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Move inline scripts to files, and report what the server's policy would block."""
    return _obedient(
        output, relpath(".", dirname(page.file.dest_uri) or ".") + "/", page.file.src_uri, config
    )


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """The same for the page that is shown for a wrong address, which cannot know how deep that address is."""
    if not template_name.endswith(".html"):
        return output_content
    rooted = re.sub(r'((?:href|src)=")/', r"\1/docs/", output_content)
    rooted = re.sub(r'("base": ")/', r"\1/docs/", rooted)
    return _obedient(rooted, "/docs/", template_name, config)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what the theme brings and nobody here loads: source maps, other languages, a list for robots."""
    site = Path(config.site_dir)
    for pattern in ("assets/**/*.map", "sitemap.xml*", "objects.inv"):
        for path in site.glob(pattern):
            path.unlink()
    rmtree(site / "assets" / "javascripts" / "lunr")


def _obedient(html: str, root: str, name: str, config: MkDocsConfig) -> str:
    def save(path: str, text: str) -> None:
        target = Path(config.site_dir) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")

    # For screen readers: the theme's search box is a dialog without a name; Markdown makes the empty corner
    # of a table a heading of nothing.
    named = html.replace(_SEARCH, f'{_SEARCH} aria-label="Search"')
    named = re.sub(r"<th(?: align=\"\w+\")?></th>", "<td></td>", named)
    moved = policy.move_scripts(named, root, save)
    for violation in policy.violations(moved):
        log.warning("%s has %s", name, violation)
    return moved
