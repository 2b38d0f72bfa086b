import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { memberAccount, vendorAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { accounts } from '#sandbox/ledger/ledger-tables.ts';
import type { Platform } from '#sandbox/platform.ts';
import { touchSitting } from '../reality/touch-sitting.ts';
import { requireKnownOwner } from '../register/known-owner.ts';
import { stopRefusal } from '../stops/bar.ts';
import { breachOf } from './breach.ts';
import { limitRefusal } from './limit-refusal.ts';

interface Play {
  memberId: number;
  /** Zero for the start of a game, which needs room for a stake. */
  stake: number;
  /** The vendor whose wallet pays; the main one by default. */
  wallet?: string | null;
  at: number;
}

/**
 * Lets a stake or the start of a game through, within the database transaction that books it. Locks the member's main account
 * until then: stakes from several devices and wallets wait for each other, and for a limit or stop that is being set.
 * @throws Refusal limit_reached, timed_out, self_excluded, verification_due or owner_unknown
 */
export async function requirePlay(platform: Platform, { memberId, stake, wallet = null, at }: Play): Promise<void> {
  const { db } = platform;
  const main = await memberAccount(db, memberId);
  const stopped = await stopRefusal(db, memberId, at);
  if (stopped) throw stopped;
  await requireKnownOwner(platform, memberId);
  await touchSitting(db, memberId, at);
  // Lock the main account first, as transfers between wallets do.
  const paying = wallet === null ? main : await vendorAccount(db, memberId, wallet);
  const booked = await bookedAt(db, paying.id, at);
  const breach = await breachOf(platform, { memberId, kinds: ['stake', 'loss', 'session'], amount: stake, at: booked });
  if (breach) throw limitRefusal(breach);
}

/** The time of an account's next entry: a movement that waited at midnight is booked after those that it waited for. */
async function bookedAt(db: Database, accountId: number, now: number): Promise<number> {
  const [account] = await db.select({ movedAt: accounts.movedAt }).from(accounts).where(eq(accounts.id, accountId));
  return Math.max(now, account?.movedAt ?? 0);
}
