// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from './create-site.ts';
import { showInSite } from './show-in-site.fixture.tsx';
import { useWake } from './use-wake.ts';

const DAY = 86_400_000;
let asked = 0;

beforeEach(() => {
  asked = 0;
  sessionStorage.setItem('token', 'T');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  useWake();
  const queryFn = async () => {
    asked += 1;
    return `Fee ${asked}`;
  };
  return <p>{useQuery({ queryKey: ['fee'], queryFn, staleTime: 60_000 }).data}</p>;
}

const prepare = ({ session }: Site) => session.store.setState({ status: 'member', member });

/** Hides the page, and shows it again after a time in which nothing of it ran. */
async function sleep(milliseconds: number) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.setSystemTime(Date.now() + milliseconds);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('asks for the session, the balance and all that is stale after a day asleep', async () => {
  const { ids } = fakePlatform({ memberInfo: () => ({ ...member, balance: 700 }) });
  const site = showInSite(<Page />, { at: '/index', words: {}, prepare });
  await screen.findByText('Fee 1');
  await sleep(DAY);
  await screen.findByText('Fee 2');
  expect(ids()).toEqual(['memberInfo']);
  expect(site.session.store.getState().member?.balance).toBe(700);
});

it('says that the session is over before anything else is tried', async () => {
  const { ids } = fakePlatform({ memberInfo: () => refusal(401, { errorCode: 'not_logged_in' }) });
  const site = showInSite(<Page />, { at: '/index', words: {}, prepare });
  await screen.findByText('Fee 1');
  await sleep(DAY);
  await waitFor(() => expect(site.session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' }));
  expect(ids()).toEqual(['memberInfo']);
  expect(asked).toBe(1);
});

it.each([
  ['its next timer', async () => vi.advanceTimersByTimeAsync(5_000)],
  ['the first look at it', async () => void dispatchEvent(new Event('focus'))],
  ['the browser, which had frozen it', async () => void document.dispatchEvent(new Event('resume'))],
])('asks once after a device slept with the page in sight, told by %s', async (_what, tell) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 28) });
  const { ids } = fakePlatform({ memberInfo: () => member });
  showInSite(<Page />, { at: '/index', words: {}, prepare });
  await screen.findByText('Fee 1');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(ids()).toEqual([]);
  vi.setSystemTime(Date.now() + DAY);
  await act(tell);
  await screen.findByText('Fee 2');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(ids()).toEqual(['memberInfo']);
});

it('asks for nothing after a look at another tab', async () => {
  const { ids } = fakePlatform({});
  showInSite(<Page />, { at: '/index', words: {}, prepare });
  await screen.findByText('Fee 1');
  await sleep(59_000);
  expect(ids()).toEqual([]);
  expect(asked).toBe(1);
});
