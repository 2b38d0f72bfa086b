import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  seeds: { order: 80, load: async () => (await import('./seeds.ts')).seeds },
};
