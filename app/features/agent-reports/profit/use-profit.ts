import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { teamProfit } from '#app/platform/generated/operations/team-profit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shell/team/team-key.ts';
import type { ProfitAddress } from './use-profit-address.ts';

const PAGE_SIZE = 50;

/** One page of accounts with the figures of their teams. */
export function useProfit(address: ProfitAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const { query: days, sort, page } = address;
  const order = { sort: sort.column, direction: sort.direction };
  const query = { ...whoseProfit(address), ...days, ...order, offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE };
  const profitQuery = useQuery({
    queryKey: [...teamKey(member?.id), 'profit', query],
    queryFn: ({ signal }) => teamProfit(platform, query, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return { profitQuery, pagesOf: (count: number) => Math.ceil(count / PAGE_SIZE) };
}

/** Parameters that select the accounts. */
export function whoseProfit({ account, search }: Pick<ProfitAddress, 'account' | 'search'>) {
  return { ...(account && { account }), ...(search && { search }) };
}
