import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { pointBalance } from '#app/platform/generated/operations/point-balance.ts';
import { pointConfig } from '#app/platform/generated/operations/point-config.ts';
import { pointRewards } from '#app/platform/generated/operations/point-rewards.ts';
import { pointTransactions } from '#app/platform/generated/operations/point-transactions.ts';
import { redemptions } from '#app/platform/generated/operations/redemptions.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { pointsKey } from '#app/shell/points/points-key.ts';

export const pointGoodsKey = ['point-goods'] as const;

const PAGE_SIZE = 10;

/** Queries of the mall's rules and the member's points. */
export function usePoints() {
  const platform = usePlatform();
  const { member } = useSession();
  const isReady = useOwnAccount() === 'ready';
  const { code: language } = useCurrentLanguage();
  const ownKey = pointsKey(member?.id);
  /** Disabled for trial accounts, which earn no points. */
  const state = queryOptions({
    queryKey: [...ownKey, 'balance'],
    queryFn: ({ signal }) => pointBalance(platform, { signal }),
    enabled: isReady,
  });
  return {
    state,
    balance: queryOptions({ ...state, select: ({ currentPoints }) => currentPoints }),
    config: queryOptions({
      queryKey: ['point-config'],
      queryFn: ({ signal }) => pointConfig(platform, { signal }),
    }),
    goods: queryOptions({
      queryKey: [...pointGoodsKey, language],
      queryFn: async ({ signal }) => (await pointRewards(platform, { language }, { signal })).goods,
    }),
    redemptions: (pageNum: number) =>
      queryOptions({
        queryKey: [...ownKey, 'redemptions', language, pageNum],
        queryFn: ({ signal }) => redemptions(platform, { language, pageNum, pageSize: PAGE_SIZE }, { signal }),
        enabled: isReady,
        placeholderData: keepPreviousData,
      }),
    transactions: (pageNum: number) =>
      queryOptions({
        queryKey: [...ownKey, 'transactions', pageNum],
        queryFn: ({ signal }) =>
          pointTransactions(platform, { type: 'POINT', pageNum, pageSize: PAGE_SIZE }, { signal }),
        enabled: isReady,
        placeholderData: keepPreviousData,
      }),
  };
}
