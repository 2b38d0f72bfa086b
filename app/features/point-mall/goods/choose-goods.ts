import type { PointGood } from '#schemas/generated/platform.ts';

export const kinds = ['play', 'topup', 'gadget', 'experience'] as const;
/** `chosen`: the operator's order. */
export const orders = ['chosen', 'fewest', 'most'] as const;
export type GoodsOrder = (typeof orders)[number];

export interface GoodsQuery {
  /** Null for all. */
  kind: PointGood['kind'] | null;
  order: GoodsOrder;
  /** Only what the points can pay for. */
  within: boolean;
}

/**
 * Filters and sorts the items; those out of stock come last.
 * @param points the person's balance; null while unknown, which filters nothing
 */
export function chooseGoods(goods: readonly PointGood[], wish: GoodsQuery, points: number | null): PointGood[] {
  const { kind, order, within } = wish;
  const most = within && points !== null ? points : Number.POSITIVE_INFINITY;
  const wanted = goods.filter((good) => (kind === null || good.kind === kind) && good.points <= most);
  const direction = order === 'most' ? -1 : 1;
  const byPoints = order === 'chosen' ? wanted : wanted.toSorted((a, b) => (a.points - b.points) * direction);
  return byPoints.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0));
}

/** The most of an item that can be redeemed at once; the contract's limit if nothing else is lower. */
export function maxQuantity({ stock, points }: Pick<PointGood, 'stock' | 'points'>, balance: number): number {
  return Math.min(stock, Math.floor(balance / points), MAX_QUANTITY);
}

const MAX_QUANTITY = 99;
