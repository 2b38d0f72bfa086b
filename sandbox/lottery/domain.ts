import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  clock: async (platform, report) => (await import('./draws/run-draws.ts')).runDraws(platform, report),
};
