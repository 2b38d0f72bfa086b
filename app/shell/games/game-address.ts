import type { Game } from '../../platform/contract.ts';
import { paths } from '../router/paths.ts';

/** Where a game is started: one address for every game, under which the rules of its start are applied. */
export function gameAddress({ vassalage, gameCode }: Pick<Game, 'vassalage' | 'gameCode'>): string {
  return `${paths.seamless}?${new URLSearchParams({ vassalage, gameCode })}`;
}
