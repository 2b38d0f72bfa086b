import { RECORD_RANGES, rangeOf } from '#app/kinds/record-page/days/range.ts';
import type { Sort } from '#app/kit/table/sort.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import type { ProfitSort } from '#schemas/generated/platform.ts';

const SORTS: readonly ProfitSort[] = [
  ...(['account', 'members', 'deposits', 'withdrawals'] as const),
  ...(['turnover', 'netLoss', 'rebate'] as const),
];
const DIRECTIONS = ['ascending', 'descending'] as const;
/** Limits of the contract. */
const LONGEST_ACCOUNT = 255;
const LONGEST_SEARCH = 64;

/** The page's state in the address: account, search, days and order. */
export function useProfitAddress() {
  const parameters = useListParameters('place');
  const { read, choice, filter, queryWith, open } = parameters;
  const another = { search: null, place: null };
  return {
    ...parameters,
    ...rangeOf(read, RECORD_RANGES, 'week'),
    account: read('account').slice(0, LONGEST_ACCOUNT),
    search: read('search').trim().slice(0, LONGEST_SEARCH),
    sort: {
      column: choice('sort', SORTS) ?? 'turnover',
      direction: choice('direction', DIRECTIONS) ?? 'descending',
    } satisfies Sort<ProfitSort>,
    /** Address of an account's level; null stands for the agent's own. */
    levelOf: (account: string | null) => ({ search: queryWith({ account, ...another }) }),
    goTo: (account: string) => open({ account, ...another }),
    setSearch: (search: string) => filter({ search }),
    setSort: ({ column, direction }: Sort<ProfitSort>) => filter({ sort: column, direction }),
  };
}

export type ProfitAddress = ReturnType<typeof useProfitAddress>;
