import type { Domain } from '../hooks/domain.ts';
import { cancelWaiting, failedDeposits, unpaidDeposits } from './orders-of-member.ts';

export const domain: Domain = {
  hears: { stopped: { order: 20, hear: cancelWaiting } },
  counts: { unpaidDeposits },
  lists: { failedDeposits },
  console: { order: 20, load: async () => (await import('./console-card.ts')).consoleCard },
  seeds: { order: 120, load: async () => (await import('./seeds.ts')).seeds },
};
