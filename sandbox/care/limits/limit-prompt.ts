import { and, eq } from 'drizzle-orm';
import { idOfMemberAccount } from '#sandbox/ledger/ledger-accounts.ts';
import { entries } from '#sandbox/ledger/ledger-tables.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Member } from '#sandbox/roster/member.ts';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { careMemberRow } from '../care-member-row.ts';
import { careRulesOf } from '../care-rules-of.ts';

/**
 * The prompt to set limits that is due: at the registration, and once more before the first deposit. UKGC, RTS 12: customers
 * are prompted to set a deposit limit before their first deposit.
 */
export async function promptOf(platform: Platform, { id }: Pick<Member, 'id'>): Promise<PlayerCare['prompt'] | null> {
  const { db } = platform;
  if (!careRulesOf(platform).parts.includes('limits')) return null;
  const { isAskedAtRegistration, isAskedAtDeposit } = await careMemberRow(db, id);
  if (isAskedAtRegistration && isAskedAtDeposit) return null;
  const [paid] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.accountId, idOfMemberAccount(id)), eq(entries.kind, 'deposit')))
    .limit(1);
  // Members who have paid in before there was a prompt are past both.
  if (paid) return null;
  return isAskedAtRegistration ? 'firstDeposit' : 'registration';
}
