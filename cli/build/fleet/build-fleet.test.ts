import { expect, it } from 'vitest';
import { laneCount } from './build-fleet.ts';

it.each([
  { sites: 100, jobs: 4, lanes: 8 },
  { sites: 3, jobs: 4, lanes: 3 },
  { sites: 1, jobs: 1_000_000_000, lanes: 1 },
])('has $lanes lanes for $sites sites and $jobs jobs', ({ sites, jobs, lanes }) => {
  expect(laneCount(sites, jobs)).toBe(lanes);
});
