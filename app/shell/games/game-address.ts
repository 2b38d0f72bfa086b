import { gameCategories, gameTypeOf } from '#app/platform/games/game-category.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { paths } from '../router/paths.ts';

/** What an address asks to start: a game by vendor and code, or a vendor alone with one of its game types. */
export interface GameAddress {
  vassalage: string;
  gameCode: string;
  gameType: Game['gameType'] | undefined;
}

/**
 * The one address that starts any game and applies the start rules. It includes the type, which they depend on: bingo
 * from a lottery's vendor is not a lottery.
 */
export function gameAddress({
  vassalage,
  gameType,
  gameCode,
}: Pick<Game, 'vassalage' | 'gameType' | 'gameCode'>): string {
  return `${paths.seamless}?${new URLSearchParams({ vassalage, gameType, gameCode })}`;
}

/** Reads the query of such an address, which anyone may have typed: missing parts are empty, an unknown type undefined. */
export function readGameAddress(query: URLSearchParams): GameAddress {
  const gameType = gameCategories.map(gameTypeOf).find((type) => type === query.get('gameType'));
  return { vassalage: query.get('vassalage') ?? '', gameCode: query.get('gameCode') ?? '', gameType };
}
