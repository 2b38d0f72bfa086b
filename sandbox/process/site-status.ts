import type { SystemStatus } from '#schemas/generated/platform.ts';
import type { Switches } from './switches.ts';

/** Maintenance takes precedence over a blocked region. */
export function statusOf({ maintenance, regionBlocked }: Switches): SystemStatus['status'] {
  if (maintenance) return 1;
  return regionBlocked ? 2 : 0;
}
