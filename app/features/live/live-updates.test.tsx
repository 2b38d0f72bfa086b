// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/live.json' with { type: 'json' };
import { minorUnits } from '#schemas/money/minor-units.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { LiveUpdates } from './live-updates.tsx';

const member = {
  id: 7,
  account: 'player1',
  nickname: 'Ana',
  type: 0 as const,
  balance: minorUnits(100),
  currency: 'EUR',
  vipLabel: 'Gold',
  unreadMessages: 2,
  availablePromos: 0,
};
const welcome = { stream: 'run', id: 10, complete: false };
const event = (id: number, topic: string, data: object) => ({ event: { id, previous: id - 1, at: 0, topic, data } });

function Numbers({ draws }: { draws: string[] }) {
  const { status, member: who } = useSession();
  useLive('draw', ({ issue }) => draws.push(issue));
  return <p>{`${status} ${who?.balance} ${who?.unreadMessages}`}</p>;
}

async function show() {
  const draws: string[] = [];
  const { ids } = fakePlatform({ memberInfo: () => member });
  sessionStorage.setItem('token', 'secret');
  const site = showInSite(
    <>
      <LiveUpdates />
      <Numbers draws={draws} />
    </>,
    {
      at: '/index',
      words: { live: words },
      prepare: ({ session }) => session.store.setState({ status: 'member', member }),
    },
  );
  await settle();
  return { draws, ids, site };
}

/** partysocket opens a socket after a timer and two promises. */
const settle = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));
const deliver = (message: object) => act(async () => FakeSocket.last.deliver(message));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  FakeSocket.opened.length = 0;
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// @proves 4.63
it('sends the token in its first message and not in the address, and shows the new balance', async () => {
  const { draws, ids } = await show();
  expect(FakeSocket.last.url).toBe('wss://platform.example/wps/live');
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ hello: { token: 'secret' } }]);
  await deliver({ welcome });
  expect(ids()).toEqual(['memberInfo']);
  // The response, with a balance of 100, may arrive before or after this event.
  await deliver(event(11, 'balance', { balance: 250, currency: 'EUR' }));
  await deliver(event(12, 'messages', { unreadCount: 5 }));
  expect(screen.getByText('member 250 5')).toBeDefined();
  const draw = { gameCode: 'x', issue: '20261121', status: 'opened', numbers: ['1'], drawTime: 0 };
  await deliver(event(13, 'draw', { ...draw, next: { issue: '20261122', drawTime: 1 } }));
  expect(draws).toEqual(['20261121']);
});

it('passes on what has become of a deposit', async () => {
  const { site } = await show();
  const heard: unknown[] = [];
  site.session.listeners.add((news) => heard.push(news));
  FakeSocket.last.accept();
  await deliver({ welcome });
  const data = { orderId: 'D261123-000007', state: 'credited' };
  await deliver(event(11, 'deposit', data));
  expect(heard.at(-1)).toEqual({ topic: 'deposit', data });
});

it('passes on what has become of a withdrawal', async () => {
  const { site } = await show();
  const heard: unknown[] = [];
  site.session.listeners.add((news) => heard.push(news));
  FakeSocket.last.accept();
  await deliver({ welcome });
  const data = { orderId: 'W261123-000093', state: 'sent' };
  await deliver(event(11, 'withdrawal', data));
  expect(heard.at(-1)).toEqual({ topic: 'withdrawal', data });
});

it('counts unknown and invalid events, and shows nothing of them', async () => {
  await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  await deliver(event(11, 'weather', { sun: true }));
  await deliver(event(12, 'balance', { balance: 'much' }));
  await deliver({ event: { id: 'x' } });
  await deliver(event(13, 'balance', { balance: 300, currency: 'EUR' }));
  expect(screen.getByText('member 300 2')).toBeDefined();
  expect(FakeSocket.opened).toHaveLength(1);
});

it('resumes after the last event it received', async () => {
  await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  await deliver(event(11, 'balance', { balance: 250, currency: 'EUR' }));
  FakeSocket.last.break();
  await settle(2_500);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toEqual([{ hello: { token: 'secret', after: { stream: 'run', id: 11 } } }]);
});

it('waits longer before each retry, up to 30 seconds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await show();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    FakeSocket.last.break();
    const begun = Date.now();
    const tries = FakeSocket.opened.length;
    while (FakeSocket.opened.length === tries) await settle(100);
    waits.push(Date.now() - begun);
  }
  expect(waits.slice(0, 4)).toEqual(waits.slice(0, 4).toSorted((a, b) => a - b));
  expect([waits[0], waits.at(-1)]).toEqual([500, 30_000]);
});

it('reconnects when an event is missing or the connection is silent', async () => {
  await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  await deliver(event(15, 'balance', { balance: 1, currency: 'EUR' }));
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  expect(screen.getByText('member 100 2')).toBeDefined();
  FakeSocket.last.accept();
  await settle(50_000);
  expect(FakeSocket.opened).toHaveLength(3);
});

it('disconnects while the page is hidden for long or the device is offline, and reconnects right away', async () => {
  await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(40_000);
  await deliver({ beat: { id: 10 } });
  await settle(21_000);
  expect(FakeSocket.last.readyState).toBe(3);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.accept();
  dispatchEvent(new Event('offline'));
  expect(FakeSocket.last.readyState).toBe(3);
  dispatchEvent(new Event('online'));
  await settle();
  expect(FakeSocket.opened).toHaveLength(3);
  hidden.mockRestore();
});

it('shows nothing of the previous session’s events', async () => {
  const { site } = await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  // Another tab has logged in with this token.
  const begun = site.session.begin('later', false, member.id);
  await deliver(event(11, 'balance', { balance: 250, currency: 'EUR' }));
  expect(screen.getByText('member 100 2')).toBeDefined();
  await act(async () => void (await begun));
  await settle();
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent).toMatchObject([{ hello: { token: 'later' } }]);
});

it('ends the session when the platform does, and doesn’t reconnect', async () => {
  const { site } = await show();
  FakeSocket.last.accept();
  await deliver({ end: { reason: 'logged_in_elsewhere' } });
  expect(site.session.store.getState()).toMatchObject({ status: 'guest', over: 'elsewhere' });
  FakeSocket.last.break();
  await settle(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

it('announces a changed balance once, after it settles', async () => {
  await show();
  FakeSocket.last.accept();
  await deliver({ welcome });
  await deliver(event(11, 'balance', { balance: 250, currency: 'EUR' }));
  await deliver(event(12, 'balance', { balance: 1250, currency: 'EUR' }));
  expect(screen.getByRole('status').textContent).toBe('');
  await settle(2_000);
  expect(screen.getByRole('status').textContent).toBe('Your balance is €12.50');
});
