import { DAY_MS, HOUR_MS } from '../time.ts';
import type { PromotionEntry } from './promotion-tables.ts';

type Seeded = Pick<PromotionEntry, 'promotionId' | 'status'> &
  Partial<Pick<PromotionEntry, 'amount' | 'reason' | 'carried'>>;

/** One promotion in each state, so that player1 sees them all. */
const EVERYTHING: readonly Seeded[] = [
  { promotionId: 502, status: 'ISSUED', amount: 1_240 },
  { promotionId: 503, status: 'APPLYING' },
  { promotionId: 504, status: 'PROCESS', carried: 31_000 },
  { promotionId: 505, status: 'SIGNED' },
  { promotionId: 509, status: 'REJECTED', reason: 'document' },
  { promotionId: 510, status: 'CLAIMED', amount: 1_800 },
];
const REBATE: readonly Seeded[] = [{ promotionId: 502, status: 'ISSUED', amount: 860 }];

/** Promotions that seeded members have joined, in US cents and dated to a day. */
export function seedPromotions(members: readonly { id: number; account: string }[], day: number): PromotionEntry[] {
  return members.flatMap(({ id, account }) => {
    const number = Number(/^player(\d+)$/.exec(account)?.[1]);
    const seeded = number === 1 ? EVERYTHING : number % 2 === 0 ? REBATE : [];
    return seeded.map(({ promotionId, status, amount = 0, reason = null, carried = 0 }, index) => ({
      ...{ memberId: id, promotionId, status, amount, reason, carried },
      ...{ comment: status === 'APPLYING' ? 'Three sevens on Sunday evening.' : '', images: [], claimKey: null },
      joinedAt: day - DAY_MS * (index + 2),
      changedAt: day - HOUR_MS * (index + 5),
    }));
  });
}
