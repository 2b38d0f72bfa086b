import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Domain } from '../hooks/domain.ts';
import { countTurnover } from './count-turnover.ts';
import { rollovers } from './rollover-tables.ts';

export const domain: Domain = {
  hears: {
    bet: { order: 30, hear: ({ platform, bet }) => countTurnover(platform.db, bet) },
    stopped: { order: 30, hear: ({ db, memberId, at }) => giveUpDeposits(db, memberId, at) },
  },
  seeds: { order: 110, load: async () => (await import('./seeds.ts')).seeds },
};

/** Ends what deposits ask for: who cannot play cannot stake it, and their money is payable. A bonus can be given up. */
async function giveUpDeposits(db: Database, memberId: number, now: number): Promise<void> {
  await db
    .update(rollovers)
    .set({ status: 'given-up', closedAt: now })
    .where(and(eq(rollovers.memberId, memberId), eq(rollovers.status, 'open'), ne(rollovers.source, 'promotion')));
}
