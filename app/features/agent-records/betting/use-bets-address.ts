import type { GameType } from '#schemas/generated/platform.ts';
import { useRecordsAddress } from '../shared/use-records-address.ts';

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
export const betViews = ['rows', 'groups', 'levels'] as const;
/** Names of the filters in the address, besides the days. */
const FILTERS = ['account', 'scope', 'level', 'gameType', 'vendor', 'result'] as const;

/** The filters of the team's bets. */
export function useBetsAddress() {
  const address = useRecordsAddress();
  const { read, choice, filter } = address;
  const vendor = read('vendor');
  return {
    ...address,
    gameType: choice('gameType', GAME_TYPES),
    vendor: /^[\w-]{1,64}$/.test(vendor) ? vendor : '',
    result: choice('result', RESULTS),
    view: choice('view', betViews) ?? 'rows',
    setView: (view: string) => filter({ view: view === 'rows' ? null : view }),
    filtersSet: FILTERS.filter((name) => read(name) !== ''),
  };
}

export type BetsAddress = ReturnType<typeof useBetsAddress>;
