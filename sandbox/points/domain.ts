import type { Domain } from '../hooks/domain.ts';
import { isModuleOn } from '../process/modules.ts';
import { earnPoints } from './earn-points.ts';
import { POINTS } from './point-member.ts';

export const domain: Domain = {
  hears: {
    bet: {
      order: 40,
      hear: async ({ platform, bet: { memberId, betId, stake, at } }) => {
        const { db, brand } = platform;
        if (isModuleOn(platform, POINTS))
          await earnPoints(db, { memberId, betId, stake, currency: brand.currency, at });
      },
    },
  },
  console: { order: 40, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
  seeds: { order: 40, load: async () => (await import('./seeds.ts')).seeds },
};
