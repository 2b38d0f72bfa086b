import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  hears: {
    started: { order: 10, hear: async ({ platform }) => (await import('./fill-wallets.ts')).fillWallets(platform) },
  },
  switches: {
    toggles: { vendorWallets: 'Wallet of its own for each vendor' },
    values: {
      vendorMaintenance: {
        type: 'object',
        propertyNames: { maxLength: 64 },
        additionalProperties: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      },
    },
  },
  console: { order: 2, load: async () => (await import('./console-card.ts')).consoleCard },
};
