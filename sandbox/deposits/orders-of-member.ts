import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Heard, Known, Listed } from '../hooks/domain.ts';
import { depositOrders } from './deposit-tables.ts';

/** Minor units of orders that may still be paid. */
export async function unpaidDeposits({ db, memberId, now }: Known['unpaidDeposits']): Promise<number> {
  const isWaiting = and(eq(depositOrders.state, 'waiting'), gt(depositOrders.expiresAt, now));
  const [found] = await db
    .select({ sum: sql`coalesce(sum(${depositOrders.amount}), 0)`.mapWith(Number) })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, memberId), or(isWaiting, eq(depositOrders.state, 'paid'))));
  return found?.sum ?? 0;
}

/** When orders failed that were made since an instant. */
export async function failedDeposits({ db, memberId, since }: Listed['failedDeposits']['asked']): Promise<number[]> {
  const hasFailed = inArray(depositOrders.state, ['expired', 'refused']);
  const rows = await db
    .select({ at: sql`coalesce(${depositOrders.endedAt}, ${depositOrders.createdAt})`.mapWith(Number) })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, memberId), hasFailed, gt(depositOrders.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** Nothing is waited for once a member has stopped to play. */
export async function cancelWaiting({ db, memberId, at }: Heard['stopped']): Promise<void> {
  await db
    .update(depositOrders)
    .set({ state: 'cancelled', endedAt: at })
    .where(and(eq(depositOrders.memberId, memberId), eq(depositOrders.state, 'waiting')));
}
