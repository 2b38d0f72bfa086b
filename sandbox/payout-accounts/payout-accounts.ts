import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { lockedMember } from '../roster/locked-member.ts';
import { DAY_MS } from '../time.ts';
import { type PayoutAccount, payoutAccounts } from './payout-account-tables.ts';

/** A stolen session cannot add an account and empty the balance into it before its owner notices. */
export const NEW_ACCOUNT_WAIT_MS = DAY_MS;
export const MAX_ACCOUNTS = 5;

export interface NewPayoutAccount extends Pick<PayoutAccount, 'memberId' | 'kind' | 'provider' | 'holder' | 'number'> {
  at: number;
  /** The holder is the name that the member's identity was verified with. */
  isVerified?: boolean;
}

/** The member's accounts, oldest first. */
export async function payoutAccountsOf(db: Database, memberId: number): Promise<PayoutAccount[]> {
  return db.select().from(payoutAccounts).where(isKeptBy(memberId)).orderBy(asc(payoutAccounts.id));
}

/** Whether a member has had no account yet, not even one that was removed since. */
export async function isFirstPayoutAccount(db: Database, memberId: number): Promise<boolean> {
  const ever = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, memberId)).limit(1);
  return ever.length === 0;
}

/**
 * Adds an account; the first one is the default, and waits for nothing in a verified name. The same account again is the one that is there.
 * @throws Refusal too_many_accounts when the member has as many as allowed
 */
export async function addPayoutAccount(
  db: Database,
  { at, isVerified = false, ...account }: NewPayoutAccount,
): Promise<PayoutAccount> {
  const { memberId, provider, number } = account;
  return db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const kept = await payoutAccountsOf(tx, memberId);
    const same = kept.find((account) => account.provider === provider && account.number === number);
    if (same) return same;
    if (kept.length >= MAX_ACCOUNTS) throw new Refusal(409, 'too_many_accounts', 'Remove an account first.');
    const waits = isVerified && (await isFirstPayoutAccount(tx, memberId)) ? 0 : NEW_ACCOUNT_WAIT_MS;
    const times = { createdAt: at, usableAt: at + waits };
    const row = { ...account, ...times, isDefault: kept.length === 0 };
    const [added] = await tx.insert(payoutAccounts).values(row).returning();
    if (!added) throw new Error('The payout account was not stored.');
    return added;
  });
}

/** Makes an account the default. @throws Refusal not_found */
export async function choosePayoutAccount(db: Database, memberId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    await requirePayoutAccount(tx, memberId, id);
    await makeDefault(tx, memberId, id);
  });
}

/** Removes an account; the oldest of the others becomes the default in its place. @throws Refusal not_found */
export async function removePayoutAccount(db: Database, memberId: number, id: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const { isDefault } = await requirePayoutAccount(tx, memberId, id);
    await tx.update(payoutAccounts).set({ removedAt: now, isDefault: false }).where(eq(payoutAccounts.id, id));
    const [next] = await payoutAccountsOf(tx, memberId);
    if (isDefault && next) await makeDefault(tx, memberId, next.id);
  });
}

/** @throws Refusal not_found for another member's account, and for a removed one */
export async function requirePayoutAccount(db: Database, memberId: number, id: number): Promise<PayoutAccount> {
  const [account] = await db
    .select()
    .from(payoutAccounts)
    .where(and(isKeptBy(memberId), eq(payoutAccounts.id, id)));
  if (!account) throw new Refusal(404, 'not_found', 'The member has no such payout account.');
  return account;
}

/** `•••• 4471`: the last four digits, fewer where they would be more than half of the number. */
export function maskedNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return `•••• ${number.slice(number.length - shown)}`;
}

async function makeDefault(db: Database, memberId: number, id: number): Promise<void> {
  await db.update(payoutAccounts).set({ isDefault: false }).where(isKeptBy(memberId));
  await db.update(payoutAccounts).set({ isDefault: true }).where(eq(payoutAccounts.id, id));
}

function isKeptBy(memberId: number) {
  return and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt));
}
