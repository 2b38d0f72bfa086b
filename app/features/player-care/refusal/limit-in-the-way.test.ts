import { expect, it } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { limitInTheWay } from './limit-in-the-way.ts';

const limit = { kind: 'deposit', period: 'week', left: 2000, renewsAt: 1_800_000_000_000 };
const refusal = (value: unknown) => new PlatformError('refused', { errorCode: 'limit_reached', value });

it('reads the limit that a refusal names', () => {
  expect(limitInTheWay(refusal({ limit }))).toEqual(limit);
});

it.each([
  undefined,
  {},
  { limit: null },
  { limit: { ...limit, kind: 'soul' } },
  { limit: { ...limit, left: '20' } },
  { limit: { ...limit, renewsAt: Number.NaN } },
])('knows none in %j', (value) => expect(limitInTheWay(refusal(value))).toBeUndefined());
