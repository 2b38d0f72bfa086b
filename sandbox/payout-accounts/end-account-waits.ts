import { gt } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { payoutAccounts } from './payout-account-tables.ts';

/** Lets members withdraw to accounts that they have added within the last day. @returns how many accounts waited */
export async function endAccountWaits({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<{ ended: number }> {
  const at = now();
  const ended = await db
    .update(payoutAccounts)
    .set({ usableAt: at })
    .where(gt(payoutAccounts.usableAt, at))
    .returning({ id: payoutAccounts.id });
  return { ended: ended.length };
}
