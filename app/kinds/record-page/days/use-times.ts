import { clockHour } from '#app/clock/clock-hour.ts';
import { knownZone } from '#app/clock/known-zone.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';

/** Formats times in the record's zone. The year is included unless it is the current one. */
export function useTimes(record: { timeZone: string; today: string } | undefined): (time: number) => string {
  const { tag } = useCurrentLanguage();
  const timeZone = knownZone(record?.timeZone ?? 'UTC');
  const clock = { month: 'short', day: 'numeric', hour: clockHour(tag), minute: '2-digit' } as const;
  const short = new Intl.DateTimeFormat(tag, { ...clock, timeZone });
  const long = new Intl.DateTimeFormat(tag, { ...clock, year: 'numeric', timeZone });
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  return (time) => (year.format(time) === record?.today.slice(0, 4) ? short : long).format(time);
}
