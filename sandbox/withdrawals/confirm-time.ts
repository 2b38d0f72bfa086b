import type { Platform } from '../platform.ts';
import { MINUTE_MS } from '../time.ts';

/** Milliseconds after which a transfer that the member says nothing about counts as received. */
export function confirmTime({ switches }: Pick<Platform, 'switches'>): number {
  return switches.withdrawalMinutes * MINUTE_MS;
}
