import type { Game } from '#app/platform/games/game-of.ts';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { isSitePath } from '#app/shell/router/is-site-path.ts';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';

/** Navigation state that says which demo a trial is started for. */
export function askedDemo(game: Game) {
  return { ...KEEP_SCROLL, demo: gameAddress(game) };
}

/** Address of the demo in a navigation's state. */
export function demoAddress(state: unknown): string | undefined {
  const demo = typeof state === 'object' && state !== null && 'demo' in state ? state.demo : null;
  return typeof demo === 'string' && isSitePath(demo) ? demo : undefined;
}
