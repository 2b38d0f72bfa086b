import type { SystemStatus } from '#schemas/generated/platform.ts';

/** Why the platform is closed, or null. As specified, status 1 closes it only together with the maintenance flag. */
export function closedBy({ status, maintenance }: SystemStatus): 'maintenance' | 'region' | null {
  if (status === 2) return 'region';
  return status === 1 && maintenance ? 'maintenance' : null;
}
