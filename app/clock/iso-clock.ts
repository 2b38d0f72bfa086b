import { knownZone } from '#app/clock/known-zone.ts';
import { isoClock as clockOf } from '#schemas/csv/iso-clock.ts';

/** Writes moments for spreadsheets, on the clock of a zone that this browser may not know. */
export function isoClock(timeZone: string): (time: number) => string {
  return clockOf(knownZone(timeZone));
}
