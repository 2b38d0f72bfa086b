import type { RedemptionRow } from '#sandbox/points/redeem-points.ts';
import type { Redemption } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import { describeGood } from './goods.ts';

/** A redemption as the contract shows it. */
export function redemptionItem({ brand }: Platform, row: RedemptionRow, language: string | undefined): Redemption {
  const { transactionId: redeemId, rewardId, quantity, points, status, createdAt, decidedAt } = row;
  const { name, imageUrl } = describeGood(brand, rewardId, language);
  const item = { redeemId, rewardId, name, imageUrl, quantity, points, status, createdAt };
  return decidedAt === null ? item : { ...item, decidedAt };
}
