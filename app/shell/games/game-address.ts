import type { Game } from '#app/platform/games/game-of.ts';
import { paths } from '../router/paths.ts';

/**
 * Where a game is started: one address for every game, under which the rules of its start are applied. They depend on its
 * type too: bingo of a lottery's vendor is no lottery.
 */
export function gameAddress({
  vassalage,
  gameType,
  gameCode,
}: Pick<Game, 'vassalage' | 'gameType' | 'gameCode'>): string {
  return `${paths.seamless}?${new URLSearchParams({ vassalage, gameType, gameCode })}`;
}
