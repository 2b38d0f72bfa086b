import type { Domain } from '../hooks/domain.ts';
import { queueSalary } from './queue-salary.ts';

export const domain: Domain = {
  hears: { bet: { order: 20, hear: ({ platform, bet }) => queueSalary(platform.db, bet.betId) } },
  clock: async (platform, report) => (await import('./run-salaries.ts')).runSalaries(platform, report),
  seeds: { order: 140, load: async () => (await import('./seeds.ts')).seeds },
};
