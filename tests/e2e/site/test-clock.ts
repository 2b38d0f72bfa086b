import { readInstant } from '#schemas/clock/read-instant.ts';

/** Nine in the morning in Manila, on a Wednesday in the middle of a month. */
const USUAL = '2026-05-20T09:00:00+08:00';

/** The instant at which every journey starts: that of `TEST_NOW`, or one that is always the same. */
export const START = process.env['TEST_NOW'] ?? USUAL;

/** The zone of the browsers: that of `TEST_ZONE`, or one that is always the same. */
export const ZONE = process.env['TEST_ZONE'] ?? 'UTC';

/** Epoch milliseconds of `START`. */
export const START_TIME = readInstant(START) ?? refuse();

function refuse(): never {
  throw new Error(`TEST_NOW needs a day and a time with their zone, such as ${USUAL}, but is "${START}".`);
}
