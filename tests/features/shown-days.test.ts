import { expect, it } from 'vitest';
import languages from '#locales/languages.json' with { type: 'json' };
import { writingTag } from '#schemas/money/writing-tag.ts';

const DAY = Date.parse('2026-05-20T12:00:00Z');
/** Calendars other than the Gregorian one, with the year that they give the day. */
const CALENDARS: Readonly<Record<string, { calendar: string; year: string }>> = {
  TH: { calendar: 'buddhist', year: '2569' },
  FA: { calendar: 'persian', year: '1405' },
};

it.each(Object.entries(languages))(
  'a day that is shown in %s has the calendar of its readers, in the digits 0 to 9',
  (code, language) => {
    const tag = writingTag(language, 'PHP', { minor: 2, shown: 2 });
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const { calendar, year } = CALENDARS[code] ?? { calendar: 'gregory', year: '2026' };
    expect(format.resolvedOptions().calendar).toBe(calendar);
    expect(format.format(DAY)).toContain(year);
    expect(format.format(DAY).match(/(?!\d)\p{Nd}/gu)).toBeNull();
  },
);
