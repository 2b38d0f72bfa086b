import { expect, it } from 'vitest';
import { describeTimeAgo } from './describe-time-ago.ts';

const hour = 3_600_000;

it.each([
  [-5000, 'now'],
  [59_999, 'now'],
  [60_000, '1 min. ago'],
  [hour - 1, '59 min. ago'],
  [hour, '1 hr. ago'],
  [24 * hour, 'yesterday'],
  [10 ** 15, '11,574,074 days ago'],
])('says %d ms as “%s”', (since, text) => {
  expect(describeTimeAgo(since, 'en')).toBe(text);
});
