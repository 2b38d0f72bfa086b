import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ZONES, moveDevice } from '#app/clock/device-zones.fixture.ts';
import { birthdayRange } from '#app/kit/date-field/check-birthday.ts';
import { dayOf } from '#app/kit/date-field/day.ts';
import { checkBirthday } from './check-birthday.ts';

const today = dayOf(2026, 11, 21);

afterEach(() => void vi.unstubAllEnvs());

describe('checkBirthday', () => {
  // @proves 5.16
  it.each([
    ['14-08-1996', 21, undefined],
    ['21-11-2005', 21, undefined],
    ['22-11-2005', 21, 'fault.age'],
    ['22-11-2005', 18, undefined],
    ['29-02-2004', 21, undefined],
    ['31-02-2000', 21, 'fault.birthday'],
    ['29-02-2001', 21, 'fault.birthday'],
    ['22-11-2026', 21, 'fault.birthday'],
    ['01-01-1899', 21, 'fault.year'],
    ['01-01-0000', 21, 'fault.year'],
    ['10-10-2540', 21, 'fault.buddhistYear'],
    ['01-01-2443', 21, 'fault.buddhistYear'],
    ['31-12-2569', 21, 'fault.buddhistYear'],
    ['01-01-2570', 21, 'fault.birthday'],
    ['10-10-1376', 21, 'fault.otherCalendar'],
    ['10-10-1600', 21, 'fault.year'],
    ['1-1-1990', 21, 'fault.birthdayFormat'],
    ['1990-01-01', 21, 'fault.birthdayFormat'],
    ['01-13-1990', 21, 'fault.birthdayFormat'],
    ['', 21, 'fault.birthdayFormat'],
  ])('%s at %i', (text, age, key) => {
    expect(checkBirthday(text, age, today, 'dayFirst')?.key).toBe(key);
  });

  it.each([
    ['12-31-1990', 'monthFirst', undefined],
    ['02-31-1990', 'monthFirst', 'fault.birthday'],
    ['31-12-1990', 'monthFirst', 'fault.birthdayMonthFirst'],
    ['1990-12-31', 'yearFirst', undefined],
    ['2533-12-31', 'yearFirst', 'fault.buddhistYear'],
    ['31-12-1990', 'yearFirst', 'fault.birthdayYearFirst'],
  ] as const)('%s with the %s', (text, order, key) => {
    expect(checkBirthday(text, 21, today, order)?.key).toBe(key);
  });

  // @proves 5.16
  it('treats 28 February as too early for a birthday on 29 February', () => {
    expect(checkBirthday('29-02-2008', 18, dayOf(2026, 2, 28), 'dayFirst')?.key).toBe('fault.age');
    expect(checkBirthday('29-02-2008', 18, dayOf(2026, 3, 1), 'dayFirst')).toBeUndefined();
  });

  it.each(DEVICE_ZONES)('counts on the day that it was given, on a device in %s too', (device) => {
    moveDevice(device);
    const newYear = dayOf(2027, 1, 1);
    expect(checkBirthday('01-01-2570', 18, newYear, 'dayFirst')?.key).toBe('fault.buddhistYear');
    expect(checkBirthday('01-01-2009', 18, newYear, 'dayFirst')).toBeUndefined();
    expect(checkBirthday('02-01-2009', 18, newYear, 'dayFirst')?.key).toBe('fault.age');
  });

  // @proves 5.16, 1.21
  it('names the minimum age', () => {
    expect(checkBirthday('01-01-2020', 18, today, 'dayFirst')).toEqual({ key: 'fault.age', values: { age: 18 } });
  });

  it('names the Gregorian year in place of a Thai one', () => {
    const values = { written: 2540, year: 1997 };
    expect(checkBirthday('10-10-2540', 21, today, 'dayFirst')).toEqual({ key: 'fault.buddhistYear', values });
  });

  // @proves 5.16
  it('handles any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void checkBirthday(text, 21, today, 'dayFirst')));
  });
});

describe('birthdayRange', () => {
  it.each([dayOf(2026, 11, 21), dayOf(2028, 2, 29), dayOf(2026, 3, 1)])('ends where %s lets people in', (day) => {
    const { min, max } = birthdayRange(18, day);
    const [date = 0, month = 0, year = 0] = max.split('-').map(Number);
    const next = new Date(Date.UTC(year, month - 1, date + 1))
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('-');
    expect([min, max, next].map((text) => checkBirthday(text, 18, day, 'dayFirst')?.key)).toEqual([
      undefined,
      undefined,
      'fault.age',
    ]);
  });
});
