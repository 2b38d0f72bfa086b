import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  console: { order: 5, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
};
