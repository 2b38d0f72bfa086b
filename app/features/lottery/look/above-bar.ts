/**
 * Lower edge of sticky content: above the navigation bar, where there is one, with its names on two lines.
 * @param gap CSS length between them
 */
export function aboveBar(gap: string) {
  return {
    narrow: `calc(46px + 1.5rem + ${gap} + env(safe-area-inset-bottom))`,
    game: `calc(${gap} + env(safe-area-inset-bottom))`,
    floating: `calc(64px + 1.5rem + ${gap} + env(safe-area-inset-bottom))`,
  };
}

/** A page without that bar, and one where it floats. */
export const GAME = '[data-page="game"]';
export const FLOATING = '[data-bottom-bar="floating"]:not([data-page="game"])';
