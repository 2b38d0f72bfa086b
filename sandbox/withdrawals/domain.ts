import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  console: { order: 30, load: async () => (await import('./console-card.ts')).consoleCard },
  seeds: { order: 130, load: async () => (await import('./seeds.ts')).seeds },
};
