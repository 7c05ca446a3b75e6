/** Opening a game of the account at this device, which may have no link to it yet. */

import { saveVisit } from "../settings/saved-games";
import { capitalize } from "../titles/generic";
import { createSeatLink, type AccountGame } from "./account";

/** Go to the table of a game of the account, with a new link to the player's seat. */
export async function openAccountGame(mine: AccountGame, title: string): Promise<void> {
  const link = await createSeatLink(mine.game, mine.side);
  saveVisit({
    game: mine.game,
    tokens: [link.token],
    title,
    what: capitalize(mine.side),
    over: mine.status === "over",
  });
  location.assign(`/g#${link.token}`);
}

/** Who sits on the other sides of a game of the account. */
export const opponentsOf = (mine: AccountGame): string =>
  Object.entries(mine.players)
    .flatMap(([side, player]) => (side === mine.side || !player ? [] : player))
    .join(", ");
