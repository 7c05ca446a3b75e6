/** Following a rematch. */

import * as api from "./api";

/** Go to the rematch of a game, with the seats of these tokens. */
export async function goToRematch(game: string, tokens: string[]): Promise<void> {
  const seats = await Promise.all(tokens.map((token) => api.joinNextGame(game, token)));
  location.hash = seats.map((seat) => seat.link.token).join("+");
}
