import { addDays, type Day, dayOf } from './day.ts';

/** Regions of which the languages that a site may speak begin their week otherwise than on Monday; 0 is Sunday. */
const FIRST_DAYS: Record<string, number> = {
  en: 0,
  fil: 0,
  hi: 0,
  id: 0,
  ja: 0,
  ko: 0,
  pt: 0,
  th: 0,
  ar: 6,
  fa: 6,
  he: 0,
};

/** The day that a language's weeks begin on; 0 is Sunday. The browser knows better where it knows at all. */
export function firstDayOfWeek(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } } =
    new Intl.Locale(tag);
  const known = locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay;
  return known === undefined ? (FIRST_DAYS[locale.language] ?? 1) : known % 7;
}

/** The weeks of a day's month; what belongs to other months is undefined. */
export function weeksOf(day: Day, firstDay: number): (Day | undefined)[][] {
  const first = dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
  const lead = (first.getUTCDay() - firstDay + 7) % 7;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const one = addDays(first, week * 7 + column - lead);
      return one.getUTCMonth() === first.getUTCMonth() ? one : undefined;
    }),
  );
  return weeks.filter((week) => week.some(Boolean));
}
