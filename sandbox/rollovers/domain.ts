import type { Domain } from '../hooks/domain.ts';
import { countTurnover } from './count-turnover.ts';
import { giveUpDeposits } from './give-up-deposits.ts';

export const domain: Domain = {
  hears: {
    bet: { order: 30, hear: ({ platform, bet }) => countTurnover(platform.db, bet) },
    stopped: { order: 30, hear: ({ db, memberId, at }) => giveUpDeposits(db, memberId, at) },
  },
  seeds: { order: 110, load: async () => (await import('./seeds.ts')).seeds },
};
