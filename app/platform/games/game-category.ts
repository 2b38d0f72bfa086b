import type { SiteBrand } from '#app/brand/brand.ts';
import type { Game } from '#app/platform/games/game-of.ts';

/** A category that a brand can offer and order. */
export type BrandCategory = SiteBrand['categories'][number];

/** A category that can have a row on the home page. */
export type RowCategory = SiteBrand['homeRows'][number];

/**
 * A category, which is also the last part of its path. Bingo is in no brand's list: the specification shows it with the
 * language TY.
 */
export type GameCategory = BrandCategory | 'bingo';

/** The categories in the specification's order, and cockfight, which it has as vendors alone. */
export const gameCategories = [
  'elott',
  'lott',
  'live',
  'sports',
  'fish',
  'rng',
  'pvp',
  'esports',
  'cockfight',
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
  // The platform lists its games under sports.
  cockfight: 'SPORTS',
  bingo: 'BG',
};

/** The platform's name of a category. */
export function gameTypeOf(category: GameCategory): Game['gameType'] {
  return GAME_TYPES[category];
}

/** The category of a game type, the first of those that share it; undefined for one this site does not know. */
export function categoryOf(gameType: string): GameCategory | undefined {
  return gameCategories.find((category) => GAME_TYPES[category] === gameType);
}

/** Path of a category's game list. */
export function categoryPath(category: GameCategory): `/${GameCategory}` {
  return `/${category}`;
}
