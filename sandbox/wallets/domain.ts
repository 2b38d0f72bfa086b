import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  hears: {
    started: { order: 10, hear: async ({ platform }) => (await import('./fill-wallets.ts')).fillWallets(platform) },
  },
};
