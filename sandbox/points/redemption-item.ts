import type { Redemption } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { describeGood } from './goods.ts';
import type { RedemptionRow } from './redeem-points.ts';

/** A redemption as the contract shows it. */
export function redemptionItem({ brand }: Platform, row: RedemptionRow, language: string | undefined): Redemption {
  const { transactionId: redeemId, rewardId, quantity, points, status, createdAt, decidedAt } = row;
  const { name, imageUrl } = describeGood(brand, rewardId, language);
  const item = { redeemId, rewardId, name, imageUrl, quantity, points, status, createdAt };
  return decidedAt === null ? item : { ...item, decidedAt };
}
