import type { SiteBrand } from '#app/brand/brand.ts';
import type { Game } from '#app/platform/games/game-of.ts';

/** A category that a brand chooses and puts in its order. */
export type BrandCategory = SiteBrand['categories'][number];

/**
 * A category, which is also the last part of its path. No brand names bingo: the specification has it come with the
 * language TY.
 */
export type GameCategory = BrandCategory | 'bingo';

/** The categories in the specification's order. */
export const gameCategories = [
  'elott',
  'lott',
  'live',
  'sports',
  'fish',
  'rng',
  'pvp',
  'esports',
  'bingo',
] as const satisfies readonly GameCategory[];

const GAME_TYPES: Record<GameCategory, Game['gameType']> = {
  elott: 'ELOTT',
  lott: 'LOTT',
  live: 'LIVE',
  sports: 'SPORTS',
  fish: 'FISH',
  rng: 'RNG',
  pvp: 'PVP',
  esports: 'ESPORTS',
  bingo: 'BG',
};

/** The platform's name of a category. */
export function gameTypeOf(category: GameCategory): Game['gameType'] {
  return GAME_TYPES[category];
}

/** The category of a game type; undefined for one that this site does not know. */
export function categoryOf(gameType: string): GameCategory | undefined {
  return gameCategories.find((category) => GAME_TYPES[category] === gameType);
}

/** Where the list of a category's games stands. */
export function categoryPath(category: GameCategory): `/${GameCategory}` {
  return `/${category}`;
}
