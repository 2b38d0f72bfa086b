import type { Game } from '#app/platform/games/game-of.ts';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';

/** Navigation state that says which demo a trial is started for. `demoAddress` reads it, in a file of its own: a tile loads no reader. */
export function askedDemo(game: Game) {
  return { ...KEEP_SCROLL, demo: gameAddress(game) };
}
