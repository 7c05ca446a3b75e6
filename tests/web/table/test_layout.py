"""The frame of the table never moves, and nothing important is outside the window, whatever is decided."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from rubicon import games
from rubicon.table.seats import computer, person
from tests.support.browser import NewPlayer
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import Moment, StagedGame, deciding, over

WINDOWS: dict[str, ViewportSize] = {
    "large": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
}
#: By title: a seed, and kinds of decision with different panels that occur in its game.
KINDS: dict[str, tuple[int, tuple[str, ...]]] = {
    "julius-caesar": (2, ("discard", "movement", "levies", "battle-turn", "hits")),
    "caesar-xl": (1, ("march", "purchase", "tactics", "hits", "forum", "bidding")),
    "rome-vs-gaul": (0, ("round", "move", "losses", "camps")),
}
#: Positions of a whole game that are looked at, when the machine is soaked.
POSITIONS = 40
#: A language and a theme.
LOOKS = {"English, light": ("en-GB", "light"), "German, dark": ("de-DE", "dark")}

#: Important elements of which a point in the middle cannot be reached, and the map's rectangle. A button
#: for a block that fights may be out of sight where the block itself can be touched.
_LAYOUT = """() => {
    const reached = each => {
        const { x, y, width, height, right, bottom } = each.getBoundingClientRect();
        if (x < -1 || y < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return found !== null && (each.contains(found) || found.contains(each));
    };
    const seen = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
    const name = each => `${each.className}: ${each.textContent.trim().slice(0, 60)}`;
    const needed = [
        '.prompt > .say', ':is(.prompt .row, .orders .send) button:is(.main, .ending, .asking)',
        '.help .ask button', '.battle .rolled', '.battle h2', '.battle .hits', '.battle-result .continue',
        '.prompt .amount .say', '.fold',
    ].flatMap(seen);
    const deeds = seen('.battle .deed');
    const blocks = seen('.battle .who:not(:disabled)');
    const cards = seen('.spread .card.can').slice(0, 1);
    const hidden = [...needed, ...cards, ...deeds.slice(0, 1)].filter(each => !reached(each)).map(name);
    const missed = deeds.filter(each => !reached(each)).length;
    if (missed && blocks.some(each => !reached(each))) hidden.push(`${missed} of ${deeds.length} deeds`);
    for (const tabs of seen('.tabs'))
        if (tabs.scrollWidth > tabs.clientWidth + 1) hidden.push('names of tabs');
    const { x, y, width, height } = document.querySelector('main.map').getBoundingClientRect();
    const places = seen('.rubicon-map [data-place]').filter(each => {
        const box = each.getBoundingClientRect();
        const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
        return left < x || top < y || left > x + width || top > y + height;
    });
    return { hidden, map: [x, y, width, height], outside: places.map(each => each.dataset.place) };
}"""
#: Stacks that cover a quarter of a name, or stand nearer to another place than to their own.
_STRAY_STACKS = """() => {
    const box = each => each.getBoundingClientRect();
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const names = [...document.querySelectorAll('.rubicon-map .place-name')]
        .filter(each => each.checkVisibility());
    const places = [...document.querySelectorAll('.rubicon-map [data-place]')].map(each => {
        const { x, y, width, height } = box(each);
        return [each.dataset.place, x + width / 2, y + height / 2];
    });
    return [...document.querySelectorAll('.rubicon-map [data-stack]')].flatMap(stack => {
        const own = stack.dataset.stack;
        const at = box(stack);
        const far = ([, x, y]) => Math.hypot(
            Math.max(at.left - x, 0, x - at.right), Math.max(at.top - y, 0, y - at.bottom));
        const mine = far(places.find(([id]) => id === own));
        return [
            ...names.filter(each => shared(at, box(each)) > box(each).width * box(each).height / 4)
                .map(each => `${own} covers ${each.textContent}`),
            ...places.filter(each => each[0] !== own && far(each) <= mine)
                .map(([id]) => `${own} is nearer to ${id}`),
        ];
    });
}"""


def staged(title: str, kind: str) -> tuple[StagedGame, int]:
    """A game in which a side has this decision, and that side."""
    seed, _ = KINDS[title]
    if title == "rome-vs-gaul":
        found = moments.staged_at(kind)
    else:
        found = StagedGame(seed, title, seats=(person("Anna"), computer("random"))).until(deciding(kind, 0))
    return found, min(found.decisions)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("title", KINDS)
def test_nothing_important_is_outside_and_the_map_stays(
    new_player: NewPlayer, server: Server, title: str, look: str
) -> None:
    """At four sizes, over kinds of decision. At first a large window shows the whole theatre."""
    locale, theme = LOOKS[look]
    player = new_player(locale=locale, color_scheme=theme)
    maps: dict[str, list[Any]] = {window: [] for window in WINDOWS}
    for kind in KINDS[title][1]:
        game, side = staged(title, kind)
        player.page.set_viewport_size(WINDOWS["large"])
        player.open_table(game.put_on(server).tokens[games.game(title).sides[side]])
        for window, size in WINDOWS.items():
            player.page.set_viewport_size(size)
            player.rest()
            found = player.page.evaluate(_LAYOUT)
            assert found["hidden"] == [], f"{kind}, {window}"
            maps[window].append(found["map"])
            assert player.page.evaluate(_STRAY_STACKS) == [], f"{kind}, {window}"
            if window in ("large", "small") and title != "rome-vs-gaul":
                assert found["outside"] == [], f"{kind}, {window}"
    for window, found in maps.items():
        assert all(each == found[0] for each in found), window


def after(actions: int) -> Moment:
    """True when this number of actions has been taken."""
    return lambda staged: staged.actions >= actions


@pytest.mark.soak
@pytest.mark.parametrize("title", KINDS)
def test_the_layout_holds_over_a_whole_game(new_player: NewPlayer, server: Server, title: str) -> None:
    """At positions spread evenly over a game, at the four sizes, in both languages and themes."""
    whole = StagedGame(KINDS[title][0], title).until(over)
    game = StagedGame(KINDS[title][0], title)
    players = [
        (look, new_player(locale=locale, color_scheme=theme)) for look, (locale, theme) in LOOKS.items()
    ]
    faults: list[str] = []
    for number in range(POSITIONS):
        at = whole.actions * number // POSITIONS
        game.until(after(at))
        token = game.renamed().put_on(server).tokens[game.decider]
        look, player = players[number % len(players)]
        player.page.set_viewport_size(WINDOWS["large"])
        player.open_table(token)
        for window, size in WINDOWS.items():
            player.page.set_viewport_size(size)
            player.rest()
            found = [*player.page.evaluate(_LAYOUT)["hidden"], *player.page.evaluate(_STRAY_STACKS)]
            faults += [f"action {at}, {look}, {window}: {fault}" for fault in found]
    print(title, whole.actions, "actions", *faults, sep="\n")
    assert faults == []


def test_the_panel_folds_and_gives_its_room_to_the_map(new_player: NewPlayer, server: Server) -> None:
    """What to do now stays in sight; the map and its places move for nothing else."""
    player = new_player(viewport=WINDOWS["small"])
    game, side = staged("julius-caesar", "movement")
    player.open_table(game.put_on(server).tokens[games.game("julius-caesar").sides[side]])
    before = player.page.evaluate(_LAYOUT)["map"]
    player.page.locator(".fold").click()
    player.rest()
    folded = player.page.evaluate(_LAYOUT)
    assert folded["map"][2] > before[2] + 300
    assert folded["hidden"] == []
    assert folded["outside"] == []
    player.page.locator(".fold").click()
    player.rest()
    assert player.page.evaluate(_LAYOUT)["map"] == before


def test_the_map_of_a_phone_begins_right_below_the_bar(new_player: NewPlayer, server: Server) -> None:
    """Also when the window was large before, and its bar had the note of the title."""
    player = new_player(viewport=WINDOWS["large"])
    game, side = staged("caesar-xl", "march")
    player.open_table(game.put_on(server).tokens[games.game("caesar-xl").sides[side]])
    maps = []
    for window in ("phone", "large", "phone"):  # the second time, no font is loaded any more
        player.page.set_viewport_size(WINDOWS[window])
        player.rest()
        bar = player.page.locator("header.top").bounding_box()
        assert bar is not None
        map_at = player.page.evaluate(_LAYOUT)["map"]
        assert abs(map_at[1] - bar["height"]) <= 1, window
        maps.append(map_at)
    assert maps[0] == maps[2]
