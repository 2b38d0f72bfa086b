import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readInstant } from '#schemas/clock/read-instant.ts';
import { RUNS, SHORT_RUNS } from './runs.mjs';
import { TIMED_JOURNEYS, timedUnits } from './tests.mjs';

/** The local day and time of an instant. */
const at = (now: string, zone: string, later = 0) =>
  new Date(Date.parse(now) + later).toLocaleString('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });

test('fifteen runs, each at its own clock, are at seven instants in three zones', () => {
  expect(new Set(RUNS.map(({ now, zone }) => `${now} ${zone}`)).size).toBe(15);
  expect(new Set(RUNS.map(({ now }) => now)).size).toBe(7);
  expect(new Set(RUNS.map(({ zone }) => zone)).size).toBe(3);
  expect(new Set(SHORT_RUNS.map(({ now }) => now)).size).toBe(7);
  expect(RUNS.filter(({ now }) => readInstant(now) === undefined)).toEqual([]);
});

test.each([
  ['a Sunday', 'Asia/Manila', /^Sunday/],
  ['the first of a month', 'Asia/Manila', / 1 August 2026 at 00:05$/],
  ['New Year’s Eve', 'Asia/Manila', / 31 December /],
  ['29 February', 'Asia/Manila', / 29 February /],
  ['16:00 UTC', 'Asia/Manila', / at 00:00$/],
  ['a minute before summer time', 'Europe/Berlin', /^Sunday.* at 01:59$/],
  ['a minute before winter time', 'Europe/Berlin', /^Sunday.* at 02:59$/],
])('%s is that in %s', (name, zone, shown) => {
  const run = SHORT_RUNS.find((each) => each.name.includes(name));
  expect(at(run?.now ?? '', zone)).toMatch(shown);
});

test('the clocks of summer time are set within a minute of the start', () => {
  const changes = SHORT_RUNS.filter(({ name }) => name.includes('in Berlin'));
  expect(changes.map(({ now, zone }) => at(now, zone, 60_000).slice(-5))).toEqual(['03:00', '02:00']);
});

test('every journey that asks what time it is runs at every clock', () => {
  const asks = /controlClock|timeOn|yearOn|fourWeeks|\.now\(\)/;
  const asking = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/e2e/${file}`)
    .filter((file) => file.endsWith('.spec.ts') && asks.test(readFileSync(file, 'utf8')));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter((file) => !TIMED_JOURNEYS.includes(file))).toEqual([]);
  expect(TIMED_JOURNEYS.filter((file) => !existsSync(file))).toEqual([]);
});

test('units that depend on time are found, and schedules are not among them', () => {
  const units = timedUnits();
  expect(units).toContain('sandbox/records/records.test.ts');
  expect(units).toContain('app/kit/countdown/countdown.test.tsx');
  expect(units.filter((file) => file.includes('schedules'))).toEqual([]);
});
