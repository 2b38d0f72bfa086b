import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  control: { load: async () => (await import('./control.ts')).serveControl },
};
