import { eq } from 'drizzle-orm';
import type { Domain } from '../hooks/domain.ts';
import { gameSessions } from './play-tables.ts';

export const domain: Domain = {
  hears: {
    stopped: {
      order: 10,
      hear: async ({ db, memberId }) => {
        await db.delete(gameSessions).where(eq(gameSessions.memberId, memberId));
      },
    },
  },
  seeds: { order: 20, load: async () => (await import('./seeds.ts')).seeds },
  switches: { toggles: { betsWin: 'Every bet wins twice its stake' } },
};
