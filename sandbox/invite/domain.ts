import type { Domain } from '../hooks/domain.ts';
import { rewardInviter } from './referrals.ts';

export const domain: Domain = {
  hears: { betDone: { order: 10, hear: ({ platform, bet }) => rewardInviter(platform, bet.memberId) } },
  seeds: { order: 50, load: async () => (await import('./seeds.ts')).seeds },
};
