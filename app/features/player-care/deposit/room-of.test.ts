import { expect, it } from 'vitest';
import type { CareLimit } from '#schemas/generated/platform.ts';
import { roomOf } from './room-of.ts';

const week: CareLimit = { kind: 'deposit', period: 'week', amount: 500, used: 100, left: 400, renewsAt: 7 };

it('is the least that the deposit limits leave', () => {
  const day: CareLimit = { ...week, period: 'day', left: 50 };
  expect(roomOf([week, day, { ...week, kind: 'loss', left: 1 }])).toEqual({ left: 50, limit: day });
});

it('is never below zero, and undefined without a limit', () => {
  expect(roomOf([{ ...week, left: -20 }])?.left).toBe(0);
  const { left: _none, ...open } = week;
  expect(roomOf([open])).toBeUndefined();
});
