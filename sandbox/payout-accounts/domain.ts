import { and, eq, isNull } from 'drizzle-orm';
import type { Domain } from '../hooks/domain.ts';
import { payoutAccounts } from './payout-account-tables.ts';

export const domain: Domain = {
  lists: {
    payoutNumbers: async ({ db, memberId }) => {
      const rows = await db
        .select({ number: payoutAccounts.number })
        .from(payoutAccounts)
        .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)));
      return rows.map(({ number }) => number);
    },
  },
  control: { load: async () => (await import('./control.ts')).serveControl },
  seeds: { order: 100, load: async () => (await import('./seeds.ts')).seeds },
};
