import { choiceField, flagField, textField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import { type GoodsQuery, kinds, orders } from '../goods/choose-goods.ts';

export const views = ['goods', 'redeemed', 'activity'] as const;
export type MallView = (typeof views)[number];

const LONGEST_ID = 255;

export const MALL_FIELDS = {
  view: choiceField(views, 'goods'),
  kind: choiceField(kinds, undefined),
  sort: choiceField(orders, 'chosen'),
  within: flagField('1'),
  good: textField(LONGEST_ID),
};

/** View, filters and page of the mall, kept in the address. */
export function useMallAddress() {
  const { value, changes, page, turnTo, queryOf, open, replace } = useAddress(MALL_FIELDS, 'page');
  const wish: GoodsQuery = { kind: value('kind') ?? null, order: value('sort'), within: value('within') };
  return {
    view: value('view'),
    wish,
    good: value('good') || null,
    page,
    show: (view: MallView) => open({ ...changes({ view }), page: null, good: null }),
    turnTo,
    queryOf,
    wishFor: (next: Partial<GoodsQuery>) => {
      const { kind, order, within } = { ...wish, ...next };
      replace({ kind, ...changes({ sort: order, within }) });
    },
    open: (rewardId: string) => open({ good: rewardId }),
    closeGood: () => replace({ good: null }),
  };
}
