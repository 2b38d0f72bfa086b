import type { PointGood } from '#schemas/generated/platform.ts';

export const kinds = ['play', 'topup', 'gadget', 'experience'] as const;
/** `chosen` is the operator's order. */
export const orders = ['chosen', 'fewest', 'most'] as const;
export type GoodsOrder = (typeof orders)[number];

export interface GoodsQuery {
  /** Null for all kinds. */
  kind: PointGood['kind'] | null;
  order: GoodsOrder;
  /** Only items that the balance covers. */
  within: boolean;
}

/**
 * Filters and sorts the items, those out of stock last. @param points the member's balance; null while loading, which
 * disables the filter
 */
export function chooseGoods(goods: readonly PointGood[], wish: GoodsQuery, points: number | null): PointGood[] {
  const { kind, order, within } = wish;
  const most = within && points !== null ? points : Number.POSITIVE_INFINITY;
  const matching = goods.filter((good) => (kind === null || good.kind === kind) && good.points <= most);
  const direction = order === 'most' ? -1 : 1;
  const byPoints = order === 'chosen' ? matching : matching.toSorted((a, b) => (a.points - b.points) * direction);
  return byPoints.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0));
}

/** Largest quantity of an item in one redemption: the contract's limit, the stock, or what the balance covers. */
export function maxQuantity({ stock, points }: Pick<PointGood, 'stock' | 'points'>, balance: number): number {
  return Math.min(stock, Math.floor(balance / points), MAX_QUANTITY);
}

const MAX_QUANTITY = 99;
