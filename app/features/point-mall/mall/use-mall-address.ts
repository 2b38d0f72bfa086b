import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import { type GoodsOrder, type GoodsQuery, kinds, orders } from '../goods/choose-goods.ts';

export const views = ['goods', 'redeemed', 'activity'] as const;
export type MallView = (typeof views)[number];

/** The view in the address, so that it can be shared and Back works. */
export function useMallAddress() {
  const [parameters, setParameters] = useSearchParams();
  const changed = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const set = (changes: Record<string, string | null>, options: { replace?: true; state?: unknown } = {}) =>
    setParameters(changed(changes), options);
  const view: MallView = views.find((known) => known === parameters.get('view')) ?? 'goods';
  const order: GoodsOrder = orders.find((known) => known === parameters.get('sort')) ?? 'chosen';
  const kind = kinds.find((known) => known === parameters.get('kind')) ?? null;
  const wish: GoodsQuery = { kind, order, within: parameters.get('within') === '1' };
  const number = Number(parameters.get('page'));
  return {
    view,
    wish,
    good: parameters.get('good'),
    page: Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1,
    show: (next: MallView) =>
      set({ view: next === 'goods' ? null : next, page: null, good: null }, { state: KEEP_SCROLL }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
    /** Query of another page of the same view. */
    queryOf: (page: number) => changed({ page: page > 1 ? String(page) : null }).toString(),
    wishFor: (next: Partial<GoodsQuery>) =>
      set(parametersOf({ ...wish, ...next }), { replace: true, state: KEEP_SCROLL }),
    open: (rewardId: string) => set({ good: rewardId }, { state: KEEP_SCROLL }),
    closeGood: () => set({ good: null }, { replace: true, state: KEEP_SCROLL }),
  };
}

function parametersOf({ kind, order, within }: GoodsQuery): Record<string, string | null> {
  return { kind, sort: order === 'chosen' ? null : order, within: within ? '1' : null };
}
