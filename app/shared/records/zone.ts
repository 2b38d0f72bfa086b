import { isoClock as clockOf } from '#schemas/csv/iso-clock.ts';

/** A zone that this browser knows: the platform's, or UTC when it does not know that one. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Writes moments for spreadsheets, on the clock of a zone that this browser may not know. */
export function isoClock(timeZone: string): (time: number) => string {
  return clockOf(knownZone(timeZone));
}
