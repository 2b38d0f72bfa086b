import { gt } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { payoutAccounts } from './payout-account-tables.ts';

/** Lets members withdraw to accounts that they have added within the last day. @returns how many accounts waited */
export async function endAccountWaits({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<{ ended: number }> {
  const time = now();
  const ended = await db
    .update(payoutAccounts)
    .set({ usableAt: time })
    .where(gt(payoutAccounts.usableAt, time))
    .returning({ id: payoutAccounts.id });
  return { ended: ended.length };
}
