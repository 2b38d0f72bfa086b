import { RECORD_RANGES, rangeOf } from '#app/kinds/record-page/days/range.ts';
import type { Sort } from '#app/kit/table/sort.ts';
import { sortFields, textField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import type { ProfitSort } from '#schemas/generated/platform.ts';

const SORTS: readonly ProfitSort[] = [
  ...(['account', 'members', 'deposits', 'withdrawals'] as const),
  ...(['turnover', 'netLoss', 'rebate'] as const),
];

/** Lengths are limits of the contract. */
export const PROFIT_FIELDS = { account: textField(255), search: textField(64), ...sortFields(SORTS, 'turnover') };

/** The page's state in the address: account, search, days and order. */
export function useProfitAddress() {
  const parameters = useAddress(PROFIT_FIELDS);
  const { read, value, changes, filter, queryWith, open } = parameters;
  const another = { search: null, place: null };
  return {
    ...parameters,
    ...rangeOf(read, RECORD_RANGES, 'week'),
    account: value('account'),
    search: value('search'),
    sort: { column: value('sort'), direction: value('direction') } satisfies Sort<ProfitSort>,
    /** Address of an account's level; null stands for the agent's own. */
    levelOf: (account: string | null) => ({ search: queryWith({ account, ...another }) }),
    goTo: (account: string) => open({ account, ...another }),
    setSearch: (search: string) => filter({ search }),
    setSort: ({ column, direction }: Sort<ProfitSort>) => filter(changes({ sort: column, direction })),
  };
}

export type ProfitAddress = ReturnType<typeof useProfitAddress>;
