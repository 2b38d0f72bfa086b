import type { PointGood } from '#schemas/generated/platform.ts';

export const kinds = ['play', 'topup', 'gadget', 'experience'] as const;
/** `chosen`: as the operator has put them. */
export const orders = ['chosen', 'fewest', 'most'] as const;
export type GoodsOrder = (typeof orders)[number];

export interface GoodsWish {
  /** Null for all. */
  kind: PointGood['kind'] | null;
  order: GoodsOrder;
  /** Only what the points are enough for. */
  within: boolean;
}

/**
 * The goods that are wished for, in the order that is; what is out of stock comes last.
 * @param points what the person has; null where that is not known, which leaves nothing out
 */
export function chooseGoods(goods: readonly PointGood[], wish: GoodsWish, points: number | null): PointGood[] {
  const { kind, order, within } = wish;
  const most = within && points !== null ? points : Number.POSITIVE_INFINITY;
  const wanted = goods.filter((good) => (kind === null || good.kind === kind) && good.points <= most);
  const direction = order === 'most' ? -1 : 1;
  const byPoints = order === 'chosen' ? wanted : wanted.toSorted((a, b) => (a.points - b.points) * direction);
  return byPoints.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0));
}

/** How many of a good somebody can have at once; the contract's most where nothing else ends it sooner. */
export function mostOf({ stock, points }: Pick<PointGood, 'stock' | 'points'>, balance: number): number {
  return Math.min(stock, Math.floor(balance / points), MOST);
}

const MOST = 99;
