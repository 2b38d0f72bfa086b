import { and, eq } from 'drizzle-orm';
import type { Domain } from '../hooks/domain.ts';
import { depositOrders } from './deposit-tables.ts';

export const domain: Domain = {
  hears: {
    stopped: {
      order: 20,
      hear: async ({ db, memberId, at }) => {
        await db
          .update(depositOrders)
          .set({ state: 'cancelled', endedAt: at })
          .where(and(eq(depositOrders.memberId, memberId), eq(depositOrders.state, 'waiting')));
      },
    },
  },
};
