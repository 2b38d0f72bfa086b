import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockHour } from '#app/clock/clock-hour.ts';
import { knowLanguage } from '../know-language.ts';
import { fillInLanguage } from './fill-in-language.ts';
import { table as km } from './tables/km.ts';
import { table as lo } from './tables/lo.ts';
import { table as my } from './tables/my.ts';
import { table as ne } from './tables/ne.ts';

const TABLES = Object.entries({ km, lo, my, ne });
const MOMENTS = ['2026-05-20T01:04:09Z', '2026-11-01T15:45:30Z', '2027-01-31T20:00:00Z'].map((text) => new Date(text));
const ZONE = { timeZone: 'Asia/Manila' } as const;

/** What the site asks for: the forms of `useClock`, and of the pages that have their own. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { timeStyle: 'medium' },
  { timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
  { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
  { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' },
  { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'numeric' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'long' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { hour: 'numeric', minute: '2-digit' },
];
const DURATIONS = (['second', 'minute', 'hour', 'day'] as const).flatMap((unit) =>
  (['long', 'short', 'narrow'] as const).map((unitDisplay) => ({ style: 'unit', unit, unitDisplay }) as const),
);

/** What this Node writes, which knows the languages. */
function textsOf(tag: string) {
  const dates = FORMS.map((form) => {
    const hour = form.hour && clockHour(tag);
    const format = new Intl.DateTimeFormat(tag, { ...form, ...(hour && { hour }), ...ZONE });
    return [
      JSON.stringify(form),
      ...MOMENTS.map((moment) => format.format(moment)),
      format.resolvedOptions().hourCycle,
    ];
  });
  const durations = DURATIONS.map((form) => new Intl.NumberFormat(tag, form).format(12));
  const relative = (['always', 'auto'] as const).flatMap((numeric) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.RelativeTimeFormat(tag, { numeric, style });
      return (['second', 'minute', 'hour', 'days'] as const).flatMap((unit) =>
        [-5, -1, 0, 1, 5].map((n) => format.format(n, unit)),
      );
    }),
  );
  return { dates, durations, relative };
}

describe('a language that is filled in', () => {
  const native = {
    ...Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Object.getOwnPropertyDescriptor(Intl, name)]),
    ),
  };
  beforeEach(() => vi.stubGlobal('Intl', Object.create(null, native as PropertyDescriptorMap)));
  afterEach(() => vi.unstubAllGlobals());

  it.each(TABLES)('is written as an engine writes it that knows it: %s', (language, table) => {
    const tag = `${language}-u-nu-latn`;
    const known = textsOf(tag);
    fillInLanguage(language, table);
    expect(textsOf(tag)).toEqual(known);
    expect(new Intl.DisplayNames(tag, { type: 'language' }).of(language)).toBe(table.name);
  });

  it('is loaded for a browser that lacks it, and known from then on', async () => {
    const { DateTimeFormat } = Intl;
    class Lacking extends DateTimeFormat {
      static override supportedLocalesOf(): string[] {
        return [];
      }
    }
    Object.defineProperty(Intl, 'DateTimeFormat', { value: Lacking, writable: true, configurable: true });
    await knowLanguage('lo');
    expect(Intl.DateTimeFormat.supportedLocalesOf('lo')).toEqual(['lo']);
    await knowLanguage('tlh');
    expect(Intl.DateTimeFormat.supportedLocalesOf('tlh')).toEqual([]);
  });

  it('writes both days of a range', () => {
    fillInLanguage('km', km);
    const { formatRange } = new Intl.DateTimeFormat('km', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(formatRange(Date.UTC(2026, 4, 18), Date.UTC(2026, 4, 20))).toBe('18 ឧសភា 2026 – 20 ឧសភា 2026');
  });

  it('leaves the others as they are', () => {
    const known = textsOf('th');
    fillInLanguage('km', km);
    expect(textsOf('th')).toEqual(known);
    expect(new Intl.NumberFormat('km', { style: 'percent' }).format(0.5)).toBe('50%');
  });
});
