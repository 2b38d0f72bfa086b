import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  control: { load: async () => (await import('./control.ts')).serveControl },
  clock: async (platform, report) => (await import('./draws/run-draws.ts')).runDraws(platform, report),
};
