import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, startOfDayIn } from './days.ts';

/** Includes zones whose clocks change at midnight: forward, back, or back to it. */
const ZONES = [
  ...[
    'UTC',
    'Asia/Manila',
    'Europe/London',
    'Europe/Malta',
    'America/Santiago',
    'Africa/Cairo',
    'Asia/Beirut',
    'America/Havana',
  ],
  ...['Asia/Tehran', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Atlantic/Azores', 'Pacific/Auckland'],
];

test('a day begins with its first millisecond, whatever its clocks do', () => {
  const moment = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2030, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moment, (timeZone, at) => {
      const day = dayIn(at, timeZone);
      const [start, end] = [startOfDayIn(day, timeZone), startOfDayIn(addDays(day, 1), timeZone)];
      expect([dayIn(start - 1, timeZone) < day, dayIn(start, timeZone), dayIn(end - 1, timeZone)]).toEqual([
        true,
        day,
        day,
      ]);
      expect(start <= at && at < end).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['America/Santiago', '2026-09-06', Date.UTC(2026, 8, 6, 4)],
  ['America/Santiago', '2026-04-05', Date.UTC(2026, 3, 5, 4)],
  ['Africa/Cairo', '2026-04-24', Date.UTC(2026, 3, 23, 22)],
  ['Africa/Cairo', '2026-10-30', Date.UTC(2026, 9, 29, 22)],
  ['Europe/London', '2026-03-29', Date.UTC(2026, 2, 29)],
])('in %s the %s begins where its clocks change', (timeZone, day, start) => {
  expect(startOfDayIn(day, timeZone)).toBe(start);
});
