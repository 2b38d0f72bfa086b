import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { accounts, type transactions } from '#sandbox/ledger/ledger-tables.ts';
import { stopRefusal } from './bar.ts';
import { hasStop } from './is-stopped.ts';

type Kind = (typeof transactions.$inferSelect)['kind'];

/**
 * What a stopped member can still get: what is won, sent back or taken out, and what a contract owes them. Play, payments in,
 * gifts, and money that other members send are refused, and so is every kind that is not named here.
 */
const OPEN: ReadonlySet<Kind> = new Set([
  ...(['win', 'refund', 'withdrawal', 'withdrawal-sent', 'withdrawal-returned', 'wallet'] as const),
  ...(['bonus-returned', 'dividend', 'salary'] as const),
]);

export function isClosedByStop(kind: Kind): boolean {
  return !OPEN.has(kind);
}

/** @throws Refusal timed_out or self_excluded if an account that moves is of a member who has stopped */
export async function requireNoStop(
  db: Database,
  movements: readonly { accountId: number }[],
  at: number,
): Promise<void> {
  const ids = movements.map(({ accountId }) => accountId);
  const owner = sql<number>`coalesce(${accounts.memberId}, ${accounts.walletOf})`;
  const [found] = await db
    .select({ memberId: owner })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), hasStop(owner, at)))
    .limit(1);
  const refusal = found && (await stopRefusal(db, found.memberId, at));
  if (refusal) throw refusal;
}
