import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rollovers } from './rollover-tables.ts';

/** Ends what deposits ask for: who cannot play cannot stake it, and their money is payable. A bonus can be given up. */
export async function giveUpDeposits(db: Database, memberId: number, at: number): Promise<void> {
  await db
    .update(rollovers)
    .set({ status: 'given-up', closedAt: at })
    .where(and(eq(rollovers.memberId, memberId), eq(rollovers.status, 'open'), ne(rollovers.source, 'promotion')));
}
