import { eq } from 'drizzle-orm';
import { minorUnits, minus } from '#schemas/money/minor-units.ts';
import type { Seeding, Seeds } from '../hooks/seeds.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { type PastMovement, pastTime } from '../seed-plan/planned-transaction.ts';
import { transactionId } from '../seed-plan/seed-plan.ts';
import { MINUTE_MS } from '../time.ts';
import { withdrawalFee } from './withdrawal-rules.ts';
import { withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

/** Time to confirm, the same for the past of every merchant. */
const CONFIRM_MS = 30 * MINUTE_MS;

const REQUESTED = pastTime(5, 15);
const AMOUNT = minorUnits(20_000);
/** The withdrawal of the member with a past, in US cents. Times are milliseconds from the first moment of the seeded day. */
const PAID_OUT = {
  amount: AMOUNT,
  fee: withdrawalFee(AMOUNT),
  requested: REQUESTED,
  approved: REQUESTED + 9 * MINUTE_MS,
  sent: REQUESTED + 16 * MINUTE_MS,
  received: REQUESTED + 31 * MINUTE_MS,
};

export const seeds: Seeds = {
  past,
  write,
  times: [
    ...[withdrawals.createdAt, withdrawals.approvedAt, withdrawals.closedAt],
    ...[withdrawalTransfers.sentAt, withdrawalTransfers.countsAt, withdrawalTransfers.confirmedAt],
  ],
  money: [withdrawals.amount, withdrawals.fee, withdrawals.sent, withdrawalTransfers.amount],
};

function past(memberId: number): PastMovement[] {
  const { amount, fee, requested, sent } = PAID_OUT;
  return [
    { kind: 'withdrawal', idempotencyKey: keyOf(memberId), stake: amount, offset: requested },
    { kind: 'withdrawal-sent', idempotencyKey: `withdrawal-sent:${memberId}:seed`, stake: amount, fee, offset: sent },
  ];
}

/** Key of the transaction that took the money. */
function keyOf(memberId: number): string {
  return `withdrawal:${memberId}:seed`;
}

/** Writes the withdrawal as live calls would have. */
async function write({ db, plan, day }: Seeding): Promise<void> {
  const { memberId } = plan.past;
  const { amount, fee, requested, approved, sent, received } = PAID_OUT;
  const [account] = await db
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.memberId, memberId));
  if (!account) throw new Error('The seed has no account for its withdrawal.');
  const withdrawalId = transactionId(plan, keyOf(memberId));
  const net = minus(amount, fee);
  await db.insert(withdrawals).values({
    ...{ transactionId: withdrawalId, memberId, payoutAccountId: account.id, amount, fee, sent: net },
    ...{ status: 'received', createdAt: day + requested, approvedAt: day + approved, closedAt: day + received },
  });
  await db.insert(withdrawalTransfers).values({
    ...{ withdrawalId, amount: net, sentAt: day + sent, countsAt: day + sent + CONFIRM_MS },
    ...{ state: 'received', confirmedAt: day + received, byItself: false },
  });
}
