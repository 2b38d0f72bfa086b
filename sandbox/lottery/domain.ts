import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  control: { load: async () => (await import('./control.ts')).serveControl },
  clock: async (platform, report) => (await import('./draws/run-draws.ts')).runDraws(platform, report),
  switches: {
    values: {
      lotteryClosed: { type: 'array', maxItems: 64, items: { type: 'string', maxLength: 64 } },
      lotteryOdds: { type: 'integer', minimum: 80, maximum: 100 },
    },
  },
};
