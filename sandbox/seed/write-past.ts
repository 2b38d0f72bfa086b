import { eq } from 'drizzle-orm';
import { minus } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { depositMethod, lifetimeOf } from '../deposits/deposit-methods.ts';
import { depositOrders } from '../deposits/deposit-tables.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { rollovers } from '../rollovers/rollover-tables.ts';
import { MINUTE_MS } from '../time.ts';
import { withdrawals, withdrawalTransfers } from '../withdrawals/withdrawal-tables.ts';
import { transactionId } from './ledger-rows.ts';
import type { SeedPlan } from './plan.ts';
import type { PlannedDeposit } from './plan-past.ts';

/** Confirmation time of every merchant in the past. */
const CONFIRM_MS = 30 * MINUTE_MS;

/** The orders, the withdrawal and the bonus behind one member's movements, as live calls would have left them. */
export async function writePast(db: Database, plan: SeedPlan, day: number): Promise<void> {
  const { memberId, deposits } = plan.past;
  await db.insert(depositOrders).values(deposits.map((deposit) => depositRow(deposit, memberId, day)));
  await writeWithdrawal(db, plan, day);
  const { bonus } = plan.past;
  await db.insert(rollovers).values({
    ...{ memberId, transactionId: transactionId(plan, bonus.idempotencyKey), source: 'promotion' },
    ...{ promotionId: bonus.promotionId, held: bonus.amount, required: bonus.required, done: bonus.required },
    ...{ status: 'finished', openedAt: day + bonus.paid, closedAt: day + bonus.finished },
  });
}

function depositRow(deposit: PlannedDeposit, memberId: number, day: number): typeof depositOrders.$inferInsert {
  const { id, methodId, amount, fee, voucher } = deposit;
  const [createdAt, endedAt] = [day + deposit.opened, day + deposit.credited];
  const method = depositMethod('USD', methodId);
  const ended = { id, memberId, methodId, state: 'credited' as const, amount, fee, voucher, createdAt, endedAt };
  if (!method || voucher !== null) return { ...ended, paidAt: endedAt };
  return { ...ended, expiresAt: createdAt + lifetimeOf(method), paidAt: createdAt + MINUTE_MS, creditAt: endedAt };
}

async function writeWithdrawal(db: Database, plan: SeedPlan, day: number): Promise<void> {
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
