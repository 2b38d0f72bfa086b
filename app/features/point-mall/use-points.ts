import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { pointsKey } from '#app/shell/points/points-key.ts';
import { isPointBalance } from '#schemas/generated/validators/pointBalance.js';
import { isPointConfig } from '#schemas/generated/validators/pointConfig.js';
import { isPointRewards } from '#schemas/generated/validators/pointRewards.js';
import { isPointTransactions } from '#schemas/generated/validators/pointTransactions.js';
import { isRedemptions } from '#schemas/generated/validators/redemptions.js';

/** Lines on one page of a list. */
const PAGE_SIZE = 10;

/** What the platform says of points: of everybody's, and of those of whoever is here. */
export function usePoints() {
  const platform = usePlatform();
  const { member, status } = useSession();
  const { code: language } = useCurrentLanguage();
  const own = pointsKey(member?.id);
  return {
    /** Everything about the person's own points. */
    own,
    goodsKey: GOODS,
    /** A trial account collects none. */
    balance: queryOptions({
      queryKey: [...own, 'balance'],
      queryFn: async ({ signal }) => {
        const call = platform.GET('/wps/relay/MCS2_getPointBalance', { signal });
        return (await ask(call, isPointBalance)).value.currentPoints;
      },
      enabled: status === 'member' || status === 'agent',
    }),
    config: queryOptions({
      queryKey: ['point-config'],
      queryFn: async ({ signal }) => {
        return (await ask(platform.GET('/wps/relay/getPointConfig', { signal }), isPointConfig)).value;
      },
    }),
    goods: queryOptions({
      queryKey: [...GOODS, language],
      queryFn: async ({ signal }) => {
        const call = platform.GET('/wps/relay/getPointReward', { params: { query: { language } }, signal });
        return (await ask(call, isPointRewards)).value.goods;
      },
    }),
    redemptions: (pageNum: number) =>
      queryOptions({
        queryKey: [...own, 'redemptions', language, pageNum],
        queryFn: async ({ signal }) => {
          const query = { language, pageNum, pageSize: PAGE_SIZE };
          const call = platform.GET('/wps/relay/getRedeemPointList', { params: { query }, signal });
          return (await ask(call, isRedemptions)).value;
        },
        placeholderData: keepPreviousData,
      }),
    transactions: (pageNum: number) =>
      queryOptions({
        queryKey: [...own, 'transactions', pageNum],
        queryFn: async ({ signal }) => {
          const query = { type: 'POINT', pageNum, pageSize: PAGE_SIZE } as const;
          const call = platform.GET('/wps/relay/ODSFE2_MemTransDet', { params: { query }, signal });
          return (await ask(call, isPointTransactions)).value;
        },
        placeholderData: keepPreviousData,
      }),
  };
}

const GOODS = ['point-goods'] as const;
