import type { Seeds } from '../hooks/seeds.ts';
import { MINUTE_MS } from '../time.ts';
import { depositMethod, lifetimeOf } from './deposit-methods.ts';
import { depositOrders } from './deposit-tables.ts';
import { movementOf, type PastDeposit, pastDeposits } from './past-deposits.ts';

const { createdAt: madeAt, expiresAt, paidAt, endedAt: closedAt, creditAt } = depositOrders;

export const seeds: Seeds = {
  past: () => pastDeposits().map(movementOf),
  /** The orders behind one member's deposits, as live calls would have left them. */
  write: async ({ db, plan: { past }, day }) => {
    await db.insert(depositOrders).values(pastDeposits().map((deposit) => depositRow(deposit, past.memberId, day)));
  },
  numbered: [depositOrders],
  times: [madeAt, expiresAt, paidAt, closedAt, creditAt],
  money: [depositOrders.amount, depositOrders.fee],
};

function depositRow(deposit: PastDeposit, memberId: number, day: number): typeof depositOrders.$inferInsert {
  const { id, methodId, amount, fee, voucher } = deposit;
  const [createdAt, endedAt] = [day + deposit.opened, day + deposit.credited];
  const method = depositMethod('USD', methodId);
  const ended = { id, memberId, methodId, state: 'credited' as const, amount, fee, voucher, createdAt, endedAt };
  if (!method || voucher !== null) return { ...ended, paidAt: endedAt };
  return { ...ended, expiresAt: createdAt + lifetimeOf(method), paidAt: createdAt + MINUTE_MS, creditAt: endedAt };
}
