import { and, inArray, sql } from 'drizzle-orm';
import type { TransactionKind } from '#sandbox/database/transaction-kinds.ts';
import type { Guarded } from '#sandbox/hooks/domain.ts';
import { accounts } from '#sandbox/ledger/ledger-tables.ts';
import type { Refusal } from '#sandbox/refusal.ts';
import { stopRefusal } from './bar.ts';
import { hasStop } from './is-stopped.ts';

/**
 * Postings that a stopped member still gets: wins, refunds, withdrawals and contract payments. Play, payments in,
 * gifts, and money that other members send are refused, and so is every kind that is not named here.
 */
const OPEN: ReadonlySet<TransactionKind> = new Set([
  ...(['win', 'refund', 'withdrawal', 'withdrawal-sent', 'withdrawal-returned', 'wallet'] as const),
  ...(['bonus-returned', 'dividend', 'salary'] as const),
]);

/** timed_out or self_excluded if one of the accounts belongs to a member who has stopped. */
export async function refusedPosting({ db, kind, accountIds, at }: Guarded['posting']): Promise<Refusal | null> {
  if (OPEN.has(kind)) return null;
  const owner = sql<number>`coalesce(${accounts.memberId}, ${accounts.walletOf})`;
  const [account] = await db
    .select({ memberId: owner })
    .from(accounts)
    .where(and(inArray(accounts.id, [...accountIds]), hasStop(owner, at)))
    .limit(1);
  return account ? stopRefusal(db, account.memberId, at) : null;
}
