import type { GameType } from '#schemas/generated/platform.ts';
import type { BettingQuery } from './use-betting-record.ts';

export const GAME_TYPES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'BG',
] as const satisfies readonly GameType[];
export const RESULTS = ['won', 'lost'] as const;

/** The filters in the address; what it does not know is left out. */
export function readFilters(read: (name: string) => string): BettingQuery {
  const gameType = GAME_TYPES.find((known) => known === read('gameType'));
  const result = RESULTS.find((known) => known === read('result'));
  const vendor = read('vendor');
  return {
    ...(gameType && { gameType }),
    ...(/^[\w-]{1,64}$/.test(vendor) && { vendor }),
    ...(result && { result }),
  };
}
