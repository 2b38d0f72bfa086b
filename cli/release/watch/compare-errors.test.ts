import { expect, it } from 'vitest';
import { isWorse, type Visits } from './compare-errors.ts';

const LIMITS = { threshold: 1, visits: 100 };
const of = (visits: number, errors: number): Visits => ({ visits, errors });

it.each([
  ['many more errors', of(200, 40), of(2000, 20), true],
  ['errors alone, of few visits', of(100, 100), of(900, 0), true],
  ['as many errors', of(1000, 50), of(9000, 450), false],
  ['fewer errors', of(1000, 0), of(9000, 450), false],
  ['no errors at all', of(1000, 0), of(9000, 0), false],
  ['less than the threshold more', of(100_000, 1900), of(900_000, 9000), false],
  ['more than the threshold more', of(100_000, 2100), of(900_000, 9000), true],
  ['what chance may bring', of(100, 4), of(900, 9), false],
  ['too few visits', of(99, 99), of(9000, 0), false],
  ['too few visits of the live one', of(900, 900), of(99, 0), false],
])('%s', (_what, staged, live, expected) => {
  expect(isWorse(staged, live, LIMITS)).toBe(expected);
});

it('needs a visit of each, whatever is asked for', () => {
  expect(isWorse(of(50, 50), of(0, 0), { threshold: 0, visits: 0 })).toBe(false);
});
