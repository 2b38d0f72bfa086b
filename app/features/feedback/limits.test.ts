import { expect, it } from 'vitest';
import { faultOf } from './limits.ts';

// @proves 5.32
it.each([
  [0, 'fault.empty'],
  [3, 'fault.short'],
  [4, ''],
  [120, ''],
  [121, 'fault.long'],
])('a text of %d words between 4 and 120: "%s"', (length, fault) =>
  expect(faultOf(length, { min: 4, max: 120 })).toBe(fault),
);
