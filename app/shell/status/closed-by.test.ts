import { expect, it } from 'vitest';
import { closedBy } from './closed-by.ts';
import { openStatus } from './system-status.fixture.ts';

// @proves 4.49
it.each([
  [0, false, null],
  [0, true, null],
  [1, true, 'maintenance'],
  [1, false, null],
  [2, false, 'region'],
  [2, true, 'region'],
] as const)('status %s with maintenance flag %s closes the platform for: %s', (status, maintenance, reason) => {
  expect(closedBy({ ...openStatus, status, maintenance })).toBe(reason);
});
