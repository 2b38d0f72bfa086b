/**
 * Bottom offset of sticky content. Clears the navigation bar, whose labels may take two lines. @param gap CSS length
 */
export function aboveBar(gap: string) {
  return {
    narrow: `calc(46px + 1.5rem + ${gap} + env(safe-area-inset-bottom))`,
    game: `calc(${gap} + env(safe-area-inset-bottom))`,
    floating: `calc(64px + 1.5rem + ${gap} + env(safe-area-inset-bottom))`,
  };
}

/** Selectors of a page without the navigation bar, and of one where it floats. */
export const GAME = '[data-page="game"]';
export const FLOATING = '[data-bottom-bar="floating"]:not([data-page="game"])';
