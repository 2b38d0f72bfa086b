import type { Domain } from '../hooks/domain.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { loginDays } from './mission-tables.ts';

export const domain: Domain = {
  hears: {
    loggedIn: {
      order: 10,
      hear: async ({ platform: { db, brand }, memberId, at }) => {
        const day = startOfMerchantDay(at, brand.currency);
        await db.insert(loginDays).values({ memberId, day }).onConflictDoNothing();
      },
    },
  },
  seeds: { order: 60, load: async () => (await import('./seeds.ts')).seeds },
};
