import { usePlatformClock } from '#app/clock/clock-context.ts';
import { clockHour } from '#app/clock/clock-hour.ts';
import { knownZone } from '#app/clock/known-zone.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useMerchantZone } from '#app/shell/status/use-merchant-zone.ts';

/** Names the zone, which may not be the reader's. */
const ZONED = { timeZoneName: 'shortOffset' } as const;

/** The forms of a moment, from its day alone to its time alone. */
const FORMS = {
  day: { dateStyle: 'medium' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  long: { dateStyle: 'medium', timeStyle: 'short' },
  zoned: { ...ZONED, year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  short: { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' },
  near: { weekday: 'short', day: 'numeric' },
  weekday: { ...ZONED, weekday: 'long', hour: 'numeric', minute: '2-digit' },
  time: { timeStyle: 'short' },
  exact: { timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes a moment, in epoch milliseconds. */
export type Clock = (at: number) => string;

/**
 * The merchant's clock, which its records and limits have too.
 * @param zone of an answer that names one; by default that of `useMerchantZone`
 */
export function useClock(form: keyof typeof FORMS, zone?: string): Clock {
  const { tag } = useCurrentLanguage();
  const merchant = useMerchantZone();
  const timeZone = zone === undefined ? merchant : knownZone(zone);
  const options: Intl.DateTimeFormatOptions = FORMS[form];
  const format = new Intl.DateTimeFormat(tag, { ...options, ...(options.hour && { hour: clockHour(tag) }), timeZone });
  return (instant) => format.format(instant);
}

/** Writes a time of today, such as "04:00"; with the day if it is another. */
export function useTimeText(): Clock {
  const [day, time, short] = [useClock('day'), useClock('time'), useClock('short')];
  const { now } = usePlatformClock();
  return (instant) => (day(instant) === day(now()) ? time(instant) : short(instant));
}
