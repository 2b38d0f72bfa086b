import { useListParameters } from '#app/shell/router/use-list-parameters.ts';
import { type GoodsQuery, kinds, orders } from '../goods/choose-goods.ts';

export const views = ['goods', 'redeemed', 'activity'] as const;
export type MallView = (typeof views)[number];

/** View, filters and page of the mall, kept in the address. */
export function useMallAddress() {
  const { choice, read, page, turnTo, queryOf, open, replace } = useListParameters('page');
  const wish: GoodsQuery = {
    kind: choice('kind', kinds) ?? null,
    order: choice('sort', orders) ?? 'chosen',
    within: read('within') === '1',
  };
  return {
    view: choice('view', views) ?? 'goods',
    wish,
    good: read('good') || null,
    page,
    show: (next: MallView) => open({ view: next === 'goods' ? null : next, page: null, good: null }),
    turnTo,
    queryOf,
    wishFor: (next: Partial<GoodsQuery>) => replace(parametersOf({ ...wish, ...next })),
    open: (rewardId: string) => open({ good: rewardId }),
    closeGood: () => replace({ good: null }),
  };
}

function parametersOf({ kind, order, within }: GoodsQuery): Record<string, string | null> {
  return { kind, sort: order === 'chosen' ? null : order, within: within ? '1' : null };
}
