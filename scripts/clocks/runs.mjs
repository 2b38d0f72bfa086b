// The instants and zones at which `npm run test:clocks` tries what depends on time.

const WEST = 'America/St_Johns';
const BERLIN = 'Europe/Berlin';
const EAST = 'Pacific/Kiritimati';

/**
 * Instants at which days, weeks, months and years begin or end somewhere, each with its zones: one behind UTC by a part of an
 * hour, one with Europe's summer time, and one in which it is the next day. Manila is at UTC+8 all year.
 */
const INSTANTS = [
  { name: 'a Sunday in Manila, a Saturday west of UTC', now: '2026-06-07T02:00:00Z', zones: [WEST, EAST] },
  { name: 'the first of a month at 00:05 in Manila', now: '2026-07-31T16:05:00Z', zones: [BERLIN, EAST] },
  { name: 'New Year’s Eve in Manila, the next year on Kiritimati', now: '2026-12-31T12:00:00Z', zones: [EAST, WEST] },
  { name: '29 February', now: '2028-02-29T03:00:00Z', zones: [WEST, BERLIN] },
  { name: 'a minute before summer time in Berlin', now: '2027-03-28T00:59:00Z', zones: [BERLIN, WEST] },
  { name: 'a minute before winter time in Berlin', now: '2026-10-25T00:59:00Z', zones: [BERLIN, EAST] },
  { name: '16:00 UTC, midnight in Manila', now: '2026-05-20T16:00:00Z', zones: [EAST, WEST, BERLIN] },
];

/** Fifteen runs, `{ name, now, zone }`: every instant in its first zone, then every one in its second, and so on. */
export const RUNS = [0, 1, 2].flatMap((index) =>
  INSTANTS.flatMap(({ zones, ...instant }) => (zones[index] ? [{ ...instant, zone: zones[index] }] : [])),
);

/** One run at each instant. */
export const SHORT_RUNS = RUNS.slice(0, INSTANTS.length);
