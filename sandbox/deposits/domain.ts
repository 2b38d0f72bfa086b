import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Domain, Heard, Known, Listed } from '../hooks/domain.ts';
import { depositOrders } from './deposit-tables.ts';

export const domain: Domain = {
  hears: { stopped: { order: 20, hear: cancelWaiting } },
  counts: { unpaidDeposits },
  lists: { failedDeposits },
  console: { order: 20, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
  seeds: { order: 120, load: async () => (await import('./seeds.ts')).seeds },
  switches: { toggles: { depositsHeld: 'Paid deposits wait here' } },
};

/** Minor units of orders that may still be paid. */
async function unpaidDeposits({ db, memberId, now }: Known['unpaidDeposits']): Promise<number> {
  const isWaiting = and(eq(depositOrders.state, 'waiting'), gt(depositOrders.expiresAt, now));
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${depositOrders.amount}), 0)`.mapWith(Number) })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, memberId), or(isWaiting, eq(depositOrders.state, 'paid'))));
  return row?.sum ?? 0;
}

/** Times at which orders made since an instant failed. */
async function failedDeposits({ db, memberId, since }: Listed['failedDeposits']['asked']): Promise<number[]> {
  const hasFailed = inArray(depositOrders.state, ['expired', 'refused']);
  const rows = await db
    .select({ at: sql`coalesce(${depositOrders.endedAt}, ${depositOrders.createdAt})`.mapWith(Number) })
    .from(depositOrders)
    .where(and(eq(depositOrders.memberId, memberId), hasFailed, gt(depositOrders.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** Cancels a member's unpaid orders when they stop playing. */
async function cancelWaiting({ db, memberId, at }: Heard['stopped']): Promise<void> {
  await db
    .update(depositOrders)
    .set({ state: 'cancelled', endedAt: at })
    .where(and(eq(depositOrders.memberId, memberId), eq(depositOrders.state, 'waiting')));
}
