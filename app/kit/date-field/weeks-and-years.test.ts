import { CalendarDate, startOfWeek } from '@internationalized/date';
import { expect, it } from 'vitest';
import languages from '#locales/languages.json' with { type: 'json' };
import { fromIsoDay } from './day.ts';
import { dayWords, localeOf } from './day-words.ts';

/** A Wednesday. */
const DAY = new CalendarDate(2026, 5, 20);
const WEEKDAYS: Record<number, string> = { 16: 'Saturday', 17: 'Sunday', 18: 'Monday' };

it.each([
  ['DE', 'Monday'],
  ['FI', 'Monday'],
  ['RU', 'Monday'],
  ['EL', 'Monday'],
  ['TH', 'Sunday'],
  ['LA', 'Sunday'],
  ['KH', 'Sunday'],
  ['MM', 'Sunday'],
  ['HE', 'Sunday'],
  ['JP', 'Sunday'],
  ['FA', 'Saturday'],
] as const)('a week begins in %s on %s', (code, first) => {
  const { tag } = languages[code];
  expect(WEEKDAYS[startOfWeek(DAY, localeOf(tag, 'gregory')).day]).toBe(first);
});

it.each(['TH', 'LA', 'KH', 'MM', 'FA', 'NE', 'AR'] as const)(
  'the days of a Gregorian field have Gregorian years in %s, whatever years its readers count',
  (code) => {
    const { whole, monthAndYear } = dayWords(localeOf(languages[code].tag, 'gregory'));
    const day = fromIsoDay('2026-05-20');
    expect([whole(day), monthAndYear(day)].every((text) => text.includes('2026'))).toBe(true);
  },
);
