import type { Domain } from '../hooks/domain.ts';

export const domain: Domain = {
  console: { order: 70, load: async () => (await import('./console-card.ts')).consoleCard },
  switches: { toggles: { supportClosed: 'Customer service closed' } },
};
