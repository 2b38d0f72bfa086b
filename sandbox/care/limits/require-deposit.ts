import { eq } from 'drizzle-orm';
import { idOfMemberAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { accounts } from '#sandbox/ledger/ledger-tables.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { stopRefusal } from '../stops/bar.ts';
import { isStopped } from '../stops/is-stopped.ts';
import { breachOf } from './breach.ts';
import { countingLimits } from './care-limits.ts';
import { limitRefusal } from './limit-refusal.ts';
import { spanOf } from './period.ts';
import { depositedIn } from './usage.ts';

export interface Payment {
  memberId: number;
  /** Includes the fee. */
  amount: number;
  at: number;
}

/**
 * Lets a deposit be ordered, within the database transaction that orders it. Needs the member's account locked.
 * @throws Refusal limit_reached, timed_out or self_excluded
 */
export async function requireDeposit(platform: Platform, { memberId, amount, at }: Payment): Promise<void> {
  const stopped = await stopRefusal(platform.db, memberId, at);
  if (stopped) throw stopped;
  const booked = await nextEntryAt(platform, memberId, at);
  const breach = await breachOf(platform, { memberId, kinds: ['deposit'], amount, at: booked });
  if (breach) throw limitRefusal(breach);
}

/**
 * Whether a payment that has arrived can be credited, within the database transaction that credits it: a limit may have been
 * lowered, or a stop begun, since it was ordered. Needs the member's account locked.
 */
export async function canCredit(platform: Platform, { memberId, amount, at }: Payment): Promise<boolean> {
  const { db } = platform;
  if (await isStopped(db, memberId, at)) return false;
  const booked = await nextEntryAt(platform, memberId, at);
  const limits = (await countingLimits(platform, memberId, booked)).filter(({ kind }) => kind === 'deposit');
  if (limits.length === 0) return true;
  const spans = limits.map(({ period }) => spanOf(period, booked, merchantZone(platform)));
  const deposited = await depositedIn(db, { memberId, spans });
  return limits.every((limit, index) => (deposited[index] ?? 0) + amount <= limit.amount);
}

async function nextEntryAt({ db }: Platform, memberId: number, now: number): Promise<number> {
  const [account] = await db
    .select({ movedAt: accounts.movedAt })
    .from(accounts)
    .where(eq(accounts.id, idOfMemberAccount(memberId)));
  return Math.max(now, account?.movedAt ?? 0);
}
