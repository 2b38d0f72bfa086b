import { GAME } from '#app/shell/member/use-game-record.ts';
import { wholeUpTo } from '#app/shell/router/use-list-parameters.ts';
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

/** The contract's largest id. */
const LARGEST_ID = 2_147_483_647;

/** The filters in the address; what it does not know is left out. */
export function readFilters(read: (name: string) => string): BettingQuery {
  const gameType = GAME_TYPES.find((known) => known === read('gameType'));
  const result = RESULTS.find((known) => known === read('result'));
  const vendor = read('vendor');
  const nodeId = wholeUpTo(LARGEST_ID, read(GAME));
  return {
    ...(gameType && { gameType }),
    ...(/^[\w-]{1,64}$/.test(vendor) && { vendor }),
    ...(nodeId && { nodeId }),
    ...(result && { result }),
  };
}
