import { expect, it } from 'vitest';
import type { CareLimit, CareStop } from '#schemas/generated/platform.ts';
import { stopNow } from './stop-now.ts';

const session: CareLimit = { kind: 'session', period: 'day', amount: 60, used: 60, left: 0, renewsAt: 100 };
const stop: CareStop = { kind: 'timeOut', scope: 'brand', startedAt: 1, endsAt: 2, canAskToReturn: false };

it('is undefined while the member can play', () => {
  expect(
    stopNow({
      limits: [
        { ...session, left: 1 },
        { ...session, kind: 'deposit' },
      ],
    }),
  ).toBeUndefined();
});

it('is the break that runs, whatever the limits say', () => {
  expect(stopNow({ stop, limits: [session] })).toBe(stop);
});

it('holds until the last of the used-up times renews', () => {
  const limits = [session, { ...session, period: 'week' as const, renewsAt: 700 }];
  expect(stopNow({ limits })).toEqual({ kind: 'session', endsAt: 700 });
});
