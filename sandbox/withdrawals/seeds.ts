import { eq } from 'drizzle-orm';
import { minus } from '#schemas/money/minor-units.ts';
import type { Seeding, Seeds } from '../hooks/seeds.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { transactionId } from '../seed-plan/seed-plan.ts';
import { MINUTE_MS } from '../time.ts';
import { withdrawals, withdrawalTransfers } from './withdrawal-tables.ts';

/** Time to confirm, the same for the past of every merchant. */
const CONFIRM_MS = 30 * MINUTE_MS;

export const seeds: Seeds = {
  write,
  times: [
    ...[withdrawals.createdAt, withdrawals.approvedAt, withdrawals.closedAt],
    ...[withdrawalTransfers.sentAt, withdrawalTransfers.countsAt, withdrawalTransfers.confirmedAt],
  ],
  money: [withdrawals.amount, withdrawals.fee, withdrawals.sent, withdrawalTransfers.amount],
};

/** Writes a member's withdrawal as live calls would have. */
async function write({ db, plan, day }: Seeding): Promise<void> {
  const { memberId, withdrawal } = plan.past;
  const { idempotencyKey, amount, fee, requested, approved, sent, received } = withdrawal;
  const [account] = await db
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.memberId, memberId));
  if (!account) throw new Error('The seed has no account for its withdrawal.');
  const withdrawalId = transactionId(plan, idempotencyKey);
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
