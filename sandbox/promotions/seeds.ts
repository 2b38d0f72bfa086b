import { type MinorUnits, minorUnits, minus, ZERO } from '#schemas/money/minor-units.ts';
import type { Seeds } from '../hooks/seeds.ts';
import { type PastMovement, pastTime } from '../seed-plan/planned-transaction.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { planOf } from './promotion-plans.ts';
import { type PromotionEntry, promotionEntries } from './promotion-tables.ts';

type Seeded = Pick<PromotionEntry, 'promotionId' | 'status'> &
  Partial<Pick<PromotionEntry, 'amount' | 'reason' | 'carried'>>;

/** The bonus in the past of player1, which was turned over since. */
const CLAIMED = { promotionId: 510, amount: minorUnits(1800), paid: pastTime(10, 20) };

/** Gives player1 a promotion in each state. */
const EVERYTHING: readonly Seeded[] = [
  { promotionId: 502, status: 'ISSUED', amount: minorUnits(1_240) },
  { promotionId: 503, status: 'APPLYING' },
  { promotionId: 504, status: 'PROCESS', carried: minorUnits(31_000) },
  { promotionId: 505, status: 'SIGNED' },
  { promotionId: 509, status: 'REJECTED', reason: 'document' },
  { promotionId: CLAIMED.promotionId, status: 'CLAIMED', amount: CLAIMED.amount },
];
const REBATE: readonly Seeded[] = [{ promotionId: 502, status: 'ISSUED', amount: minorUnits(860) }];

const { amount: paidOut, carried: carriedOver, joinedAt, changedAt } = promotionEntries;

export const seeds: Seeds = {
  past,
  write: async ({ db, plan, day }) => {
    await db.insert(promotionEntries).values(entriesOf(plan, day));
  },
  times: [joinedAt, changedAt],
  money: [paidOut, carriedOver],
};

function past(memberId: number): PastMovement[] {
  const { promotionId, amount, paid } = CLAIMED;
  const required = amount * (planOf(promotionId)?.wagering ?? 0);
  return [
    {
      ...{ kind: 'bonus', idempotencyKey: `bonus:${memberId}:${promotionId}`, fingerprint: `promotion:${promotionId}` },
      ...{ stake: amount, offset: paid, turnover: { promotionId, required } },
    },
  ];
}

/** Promotions that seeded members have joined, in US cents and dated to a day. */
function entriesOf(plan: SeedPlan, day: number): PromotionEntry[] {
  return plan.members.flatMap(({ id, account }) => {
    const number = Number(/^player(\d+)$/.exec(account)?.[1]);
    const seeded = number === 1 ? EVERYTHING : number % 2 === 0 ? REBATE : [];
    return seeded.map(({ promotionId, status, amount = ZERO, reason = null, carried = ZERO }, index) => {
      const joined = -DAY_MS * (index + 2);
      const paid = status === 'CLAIMED' ? CLAIMED.paid : null;
      return {
        ...{ memberId: id, promotionId, status, reason, amount },
        // Stakes since joining count too; subtract them, so that the seeded progress does not depend on play.
        carried: carried > 0 ? minus(carried, stakedSince(plan, id, joined)) : ZERO,
        ...{ comment: status === 'APPLYING' ? 'Three sevens on Sunday evening.' : '', images: [], claimKey: null },
        joinedAt: day + (paid === null ? joined : paid - DAY_MS),
        changedAt: day + (paid ?? -HOUR_MS * (index + 5)),
      };
    });
  });
}

function stakedSince({ transactions }: SeedPlan, memberId: number, since: number): MinorUnits {
  const played = transactions.filter((each) => each.kind === 'bet' && each.memberId === memberId);
  return minorUnits(played.reduce((sum, { offset, stake }) => (offset >= since ? sum + stake : sum), 0));
}
