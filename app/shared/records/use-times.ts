import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { knownZone } from './zone.ts';

/** Times on the clock of the record; a year only when it is not the current one. */
export function useTimes(record: { timeZone: string; today: string } | undefined): (time: number) => string {
  const { tag } = useCurrentLanguage();
  const zone = { timeZone: knownZone(record?.timeZone ?? 'UTC') };
  const clock = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...zone } as const;
  const short = new Intl.DateTimeFormat(tag, clock);
  const long = new Intl.DateTimeFormat(tag, { ...clock, year: 'numeric' });
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', ...zone });
  return (time) => (year.format(time) === record?.today.slice(0, 4) ? short : long).format(time);
}
