import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { teamProfit } from '#app/platform/operations/team-profit.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { teamKey } from '#app/shared/office/team-key.ts';
import type { ProfitRow } from '#schemas/generated/platform.ts';
import type { ProfitAddress } from './use-profit-address.ts';

const PAGE_SIZE = 50;
/** The most that the contract allows. */
const LARGEST_PAGE = 200;

/** A page of the accounts with what the team of each did, and all of them for a file. */
export function useProfit({ account, search, query: days, sort, page }: ProfitAddress) {
  const platform = usePlatform();
  const { member } = useSession();
  const order = { sort: sort.column, direction: sort.direction };
  const wanted = { ...(account && { account }), ...(search && { search }), ...days, ...order };
  const query = { ...wanted, offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE };
  const found = useQuery({
    queryKey: [...teamKey(member?.id), 'profit', query],
    queryFn: ({ signal }) => teamProfit(platform, query, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  async function* all(signal: AbortSignal): AsyncGenerator<ProfitRow[]> {
    for (let offset = 0, count = 1; offset < count; offset += LARGEST_PAGE) {
      const part = await teamProfit(platform, { ...wanted, offset, size: LARGEST_PAGE }, { signal });
      count = part.count;
      yield part.rows;
    }
  }
  return { found, all, pagesOf: (count: number) => Math.ceil(count / PAGE_SIZE) };
}
