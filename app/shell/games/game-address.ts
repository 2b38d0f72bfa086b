import type { Game } from '#app/platform/games/game-of.ts';
import { paths } from '../router/paths.ts';

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
