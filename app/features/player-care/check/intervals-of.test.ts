import { expect, it } from 'vitest';
import { intervalsOf } from './intervals-of.ts';

it('offers quarters of an hour within the range, with the interval in use', () => {
  expect(intervalsOf({ minutes: 30, shortest: 15, longest: 60, dueAt: 0 })).toEqual([15, 30, 45, 60]);
  expect(intervalsOf({ minutes: 20, shortest: 15, longest: 20, dueAt: 0 })).toEqual([15, 20]);
});
