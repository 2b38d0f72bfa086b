// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { balance } from '#app/platform/generated/operations/balance.ts';
import { unreadCount } from '#app/platform/generated/operations/unread-count.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from '../status/system-status.fixture.ts';
import { useSlowPlatform } from './use-slow-platform.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** After the milliseconds that a line takes. */
const after = <Value,>(wait: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), wait));

function Sums({ slowCalls }: Pick<Site, 'slowCalls'>) {
  useSlowPlatform(slowCalls);
  const platform = usePlatform();
  const sum = useQuery({ queryKey: ['slow-sum'], queryFn: ({ signal }) => balance(platform, { signal }) });
  const unread = useQuery({ queryKey: ['slow-unread'], queryFn: ({ signal }) => unreadCount(platform, { signal }) });
  return <p>{sum.data && unread.data ? `${sum.data.balance} and ${unread.data.unreadCount}` : 'Loading'}</p>;
}

/** Reads that take nine seconds on a line where the platform's status takes as long as given. */
async function readOn(status: (turn: number) => number) {
  let turn = 0;
  const { ids } = fakePlatform({
    systemStatus: () => after(status(turn++), openStatus),
    balance: () => after(9_000, { balance: 1, currency: 'EUR' }),
    unreadCount: () => after(9_000, { unreadCount: 2 }),
  });
  const site = showInSite(({ slowCalls }) => <Sums slowCalls={slowCalls} />, { at: '/index', words: {} });
  await act(() => vi.advanceTimersByTimeAsync(9_500));
  return { site, reads: ids().filter((id) => id !== 'systemStatus') };
}

it.each([
  ['late', () => 700],
  ['too late, then late', (turn: number) => (turn === 0 ? 1_500 : 900)],
])('asks for nothing twice on a line so slow that its own question is answered %s', async (_how, status) => {
  const { reads, site } = await readOn(status);
  expect(reads).toEqual(['balance', 'unreadCount']);
  expect(screen.getByText('1 and 2')).toBeDefined();
  expect(site.slowCalls.store.getState()).toBe(false);
});

it('asks again for reads that wait while its own question is answered at once', async () => {
  const { reads } = await readOn(() => 100);
  expect(reads).toEqual(['balance', 'unreadCount', 'balance', 'unreadCount']);
});
