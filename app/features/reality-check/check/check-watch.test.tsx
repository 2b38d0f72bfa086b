// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { careKey } from '#app/shell/care/use-care.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { REALITY_CHECK } from '../modal-id.ts';
import { CheckWatch } from './check-watch.tsx';

const HOUR = 3_600_000;

/** A member whose check is due at `dueAt`, in epoch milliseconds of the platform's clock. */
const careAt = (now: number, dueAt: number): Sent<PlayerCare> => ({
  currency: 'EUR',
  timeZone: 'Europe/Malta',
  parts: ['realityCheck'],
  limits: [],
  increaseHours: 24,
  sessionStartedAt: now - HOUR,
  position: { since: '2026-01-01', deposited: 0, withdrawn: 0, balance: 0, net: 0 },
  realityCheck: { minutes: 60, shortest: 15, longest: 60, dueAt },
});

/** @param now the platform's time */
function watch(playerCare: () => Sent<PlayerCare>, now = Date.now()) {
  fakePlatform({ playerCare });
  const { modals, queries } = showInSite(<CheckWatch />, {
    at: '/index',
    words: {},
    prepare: ({ session, clock }) => {
      session.store.setState({ status: 'member', member });
      clock.hear(now, performance.now(), true);
    },
  });
  return {
    isOpen: () => modals.store.getState().open.includes(REALITY_CHECK),
    close: () => act(() => modals.close(REALITY_CHECK)),
    hear: () => act(() => queries.invalidateQueries()),
    isRead: () => queries.getQueryCache().find({ queryKey: careKey, exact: false })?.state.data !== undefined,
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['ahead', 5 * HOUR],
  ['behind', -5 * HOUR],
])('opens a check that is due by the platform’s clock on a device that is hours %s', async (_where, ahead) => {
  const at = Date.now() - ahead;
  const { isOpen } = watch(() => careAt(at, at - 1), at);
  await waitFor(() => expect(isOpen()).toBe(true));
});

it('opens no check before it is due, however far the device is ahead', async () => {
  const at = Date.now() - 5 * HOUR;
  const { isOpen, isRead } = watch(() => careAt(at, at + HOUR), at);
  await waitFor(() => expect(isRead()).toBe(true));
  // Flush pending renders.
  await act(async () => {});
  expect(isOpen()).toBe(false);
});

it('opens the next check after an answer, though the state in between was never read', async () => {
  let dueAt = Date.now() - 2;
  const { isOpen, close, hear } = watch(() => careAt(Date.now(), dueAt));
  await waitFor(() => expect(isOpen()).toBe(true));
  close();
  await hear();
  expect(isOpen()).toBe(false);
  dueAt += 1;
  await hear();
  await waitFor(() => expect(isOpen()).toBe(true));
});
