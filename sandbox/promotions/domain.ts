import type { Domain } from '../hooks/domain.ts';
import { availablePromos } from './member-promotions.ts';

export const domain: Domain = {
  counts: { availablePromos: ({ platform, member }) => availablePromos(platform, member) },
  console: { order: 50, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
  seeds: { order: 70, load: async () => (await import('./seeds.ts')).seeds },
};
