import type { Domain } from '../hooks/domain.ts';
import { WITHDRAWAL_MINUTES } from '../merchants/merchant-settings.ts';

export const domain: Domain = {
  console: { order: 30, load: async () => (await import('./console-card.ts')).consoleCard },
  control: { load: async () => (await import('./control.ts')).serveControl },
  seeds: { order: 130, load: async () => (await import('./seeds.ts')).seeds },
  switches: { values: { withdrawalMinutes: WITHDRAWAL_MINUTES } },
};
