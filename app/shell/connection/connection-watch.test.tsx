// @vitest-environment jsdom
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alert } from '#app/kit/state/alert.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { balance } from '#app/platform/generated/operations/balance.ts';
import { reportDepositPaid } from '#app/platform/generated/operations/report-deposit-paid.ts';
import { unreadCount } from '#app/platform/generated/operations/unread-count.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import { standInForKeyDatabase } from '#app/storage/key-database.fixture.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { defineDraft } from '../drafts/draft-kind.ts';
import { restoreDrafts } from '../drafts/saved-drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { describeProblem } from '../errors/describe-problem.ts';
import { Reloading } from '../errors/reloading.ts';
import { __vitePreload } from '../loading/preload.ts';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { openStatus } from '../status/system-status.fixture.ts';
import { ConnectionWatch } from './connection-watch.tsx';
import { PageProblems } from './page-problems.tsx';
import { useReleaseReload } from './use-release-reload.ts';

const TEXT = /You’re offline/;
beforeEach(() => {
  sessionStorage.clear();
  standInForKeyDatabase();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('appears while the connection is lost', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  showInSite(({ slowCalls }) => <ConnectionWatch slowCalls={slowCalls} />, { at: '/index', words: {} });
  expect(screen.queryByText(TEXT)).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(TEXT);
  onLine.mockReturnValue(true);
  fakePlatform({ systemStatus: () => openStatus });
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});

it('asks the platform after a press without an answer, and asks for another press once it is reached', async () => {
  let isReached = false;
  fakePlatform({
    systemStatus: () => {
      if (!isReached) throw new TypeError('Failed to fetch');
      return openStatus;
    },
    reportDepositPaid: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  function Pay() {
    const platform = usePlatform();
    const { t } = useTranslation();
    const { mutate, error } = useMutation({ mutationFn: () => reportDepositPaid(platform, { orderId: 'D1' }) });
    return (
      <>
        <button type="button" onClick={() => mutate()}>
          Pay
        </button>
        <Alert text={error ? describeProblem(error, t) : undefined} />
      </>
    );
  }
  const site = ({ slowCalls }: Site) => (
    <>
      <ConnectionWatch slowCalls={slowCalls} />
      <Pay />
    </>
  );
  showInSite(site, { at: '/index', words: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText(TEXT)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('');
  isReached = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re back online. Please try again.')).toBeDefined();
  expect(screen.queryByText(TEXT)).toBeNull();
});

describe('while the platform answers with its own errors', () => {
  const DOWN = /We can’t reach/;
  function List() {
    const platform = usePlatform();
    const { data, isError, refetch } = useQuery({
      queryKey: ['balance-list'],
      queryFn: ({ signal }) => balance(platform, { signal }),
      retry: false,
    });
    if (isError) return <Problem title="No balance" onAction={() => void refetch()} />;
    return <p>{data ? `Balance ${data.balance}` : 'Loading'}</p>;
  }
  const page = ({ slowCalls }: Site) => (
    <>
      <ConnectionWatch slowCalls={slowCalls} />
      <PageProblems>
        <List />
      </PageProblems>
    </>
  );

  it('says so in place of what failed and nowhere else, and loads it once the platform answers', async () => {
    let isWell = false;
    fakePlatform({
      balance: () => (isWell ? { balance: 1, currency: 'EUR' } : refusal(502)),
      systemStatus: () => (isWell ? openStatus : refusal(502)),
    });
    showInSite(page, { at: '/index', words: {} });
    expect(await screen.findByText(DOWN)).toBeDefined();
    expect(screen.getAllByText(DOWN)).toHaveLength(1);
    isWell = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Balance 1')).toBeDefined();
    expect(screen.queryByText(DOWN)).toBeNull();
  });

  it('keeps the words of one failure while the platform itself works', async () => {
    fakePlatform({ balance: () => refusal(502), systemStatus: () => openStatus });
    showInSite(page, { at: '/index', words: {} });
    expect(await screen.findByText('No balance')).toBeDefined();
    expect(screen.queryByText(DOWN)).toBeNull();
  });

  it('is a banner on a page that misses nothing', async () => {
    fakePlatform({ systemStatus: () => refusal(503, {}, { 'retry-after': '120' }) });
    showInSite(page, { at: '/index', words: {}, prepare: ({ reach }) => reach.setState({ state: 'down' }) });
    expect(screen.getByRole('status').textContent).toMatch(DOWN);
  });
});

it('appears after a call that cannot reach the platform; a successful retry hides it and refetches stale data', async () => {
  let isReached = false;
  fakePlatform({
    systemStatus: () => {
      if (!isReached) throw new TypeError('Failed to fetch');
      return openStatus;
    },
  });
  const load = vi.fn(async () => 'new').mockRejectedValueOnce(new PlatformError('offline'));
  function List() {
    return <p>{useQuery({ queryKey: ['list'], queryFn: load, retry: false }).data ?? 'nothing'}</p>;
  }
  const site = ({ slowCalls }: Site) => (
    <>
      <ConnectionWatch slowCalls={slowCalls} />
      <List />
    </>
  );
  showInSite(site, { at: '/index', words: {} });
  await screen.findByText(TEXT);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText(TEXT)).toBeDefined();
  isReached = true;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  expect(await screen.findByText('new')).toBeDefined();
});

describe('while the account could not be loaded', () => {
  const UNKNOWN = /You’re still logged in/;
  it('asks for the session of a remembered device first', async () => {
    const { ids } = fakePlatform({ memberInfo: () => member, systemStatus: () => openStatus });
    const { session } = showInSite(({ slowCalls }) => <ConnectionWatch slowCalls={slowCalls} />, {
      at: '/index',
      words: {},
      prepare: (site) =>
        site.session.store.setState({
          status: 'unknown',
          resume: async () => {
            site.session.store.setState({ resume: null });
            await site.session.begin('T');
          },
        }),
    });
    expect(screen.getByRole('status').textContent).toMatch(UNKNOWN);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(session.store.getState().status).toBe('member'));
    expect(ids()).toEqual(['memberInfo']);
  });

  it('says so, and asks again until it can', async () => {
    vi.useFakeTimers();
    let isWell = false;
    fakePlatform({ memberInfo: () => (isWell ? member : refusal(500)), systemStatus: () => openStatus });
    const site = showInSite(({ slowCalls }) => <ConnectionWatch slowCalls={slowCalls} />, {
      at: '/index',
      words: {},
      prepare: ({ session }) => void session.begin('T').catch(() => undefined),
    });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status').textContent).toMatch(UNKNOWN);
    isWell = true;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(site.session.store.getState().status).toBe('member');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  it('lets the person try now, or log out', async () => {
    fakePlatform({ memberInfo: () => refusal(500), systemStatus: () => openStatus, logout: () => undefined });
    const begin = ({ session }: Site) => void session.begin('T').catch(() => undefined);
    const site = showInSite(({ slowCalls }) => <ConnectionWatch slowCalls={slowCalls} />, {
      at: '/index',
      words: {},
      prepare: begin,
    });
    await screen.findByText(UNKNOWN);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(site.session.store.getState().status).toBe('unknown');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Log out' })));
    expect(site.session.store.getState().status).toBe('guest');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });
});

it('says that a call which decides has failed, until it has an answer', async () => {
  const load = vi.fn(async () => 'Verified').mockRejectedValueOnce(new PlatformError('broken'));
  fakePlatform({ systemStatus: () => openStatus });
  function Decided() {
    return <p>{useQuery({ queryKey: ['deciding'], queryFn: load, meta: { decides: true } }).data ?? 'Not known'}</p>;
  }
  showInSite(
    ({ slowCalls }) => (
      <>
        <ConnectionWatch slowCalls={slowCalls} />
        <Decided />
      </>
    ),
    { at: '/index', words: {}, prepare: ({ session }) => session.store.setState({ status: 'member', member }) },
  );
  await screen.findByText(/You’re still logged in/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Verified')).toBeDefined();
  expect(screen.queryByText(/You’re still logged in/)).toBeNull();
});

describe('while the platform is slow', () => {
  const SLOW = /taking longer than usual/;
  const hanging = (_call: unknown) => new Promise<never>(() => {});

  it('says so within three seconds, and requests what was lost when the platform answers again', async () => {
    vi.useFakeTimers();
    let isWell = false;
    fakePlatform({
      balance: (call) => (isWell ? { balance: 1, currency: 'EUR' } : hanging(call)),
      memberInfo: (call) => (isWell ? member : hanging(call)),
      systemStatus: (call) => (isWell ? openStatus : hanging(call)),
    });
    function Sum() {
      const platform = usePlatform();
      const { data } = useQuery({ queryKey: ['sum'], queryFn: ({ signal }) => balance(platform, { signal }) });
      return <p>{data ? `Balance ${data.balance}` : 'No balance'}</p>;
    }
    const site = ({ slowCalls }: Site) => (
      <>
        <ConnectionWatch slowCalls={slowCalls} />
        <Sum />
      </>
    );
    const prepare = ({ session }: Site) => void session.begin('T').catch(() => undefined);
    const { session } = showInSite(site, { at: '/index', words: {}, prepare });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('status').textContent).toMatch(SLOW);
    // Long enough for the calls to fail, which logs no member out.
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('status').textContent).toMatch(SLOW);
    expect(session.token()).toBe('T');
    isWell = true;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(SLOW)).toBeNull();
    expect(screen.getByText('Balance 1')).toBeDefined();
    expect(session.store.getState().status).toBe('member');
  });

  it('lets one slow call take its time, and disappears when it is answered', async () => {
    vi.useFakeTimers();
    const asked = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 9_000));
      return { balance: 1, currency: 'EUR' };
    });
    fakePlatform({ balance: asked, systemStatus: () => openStatus });
    const { platform } = showInSite(({ slowCalls }) => <ConnectionWatch slowCalls={slowCalls} />, {
      at: '/index',
      words: {},
    });
    const answer = balance(platform);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('status').textContent).toMatch(SLOW);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByText(SLOW)).toBeNull();
    expect(await answer).toEqual({ balance: 1, currency: 'EUR' });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('requests several lost calls again, once, though the platform is well when it is first asked', async () => {
    vi.useFakeTimers();
    const counts = { sum: 0, unread: 0 };
    fakePlatform({
      systemStatus: () => new Promise((resolve) => setTimeout(() => resolve(openStatus), 100)),
      balance: (call) => (++counts.sum === 1 ? hanging(call) : { balance: 1, currency: 'EUR' }),
      unreadCount: (call) => (++counts.unread < 9 ? hanging(call) : { unreadCount: 1 }),
    });
    function Sums() {
      const platform = usePlatform();
      const sum = useQuery({ queryKey: ['sums'], queryFn: ({ signal }) => balance(platform, { signal }) });
      useQuery({ queryKey: ['unread'], queryFn: ({ signal }) => unreadCount(platform, { signal }) });
      return <p>{sum.data ? `Balance ${sum.data.balance}` : 'No balance'}</p>;
    }
    const site = ({ slowCalls }: Site) => (
      <>
        <ConnectionWatch slowCalls={slowCalls} />
        <Sums />
      </>
    );
    showInSite(site, { at: '/index', words: {} });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Balance 1')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(counts).toEqual({ sum: 2, unread: 2 });
  });
});

const kind = defineDraft('form', () => ({ text: '' }), {});

function Form({ reload }: { reload: () => void }) {
  const [draft] = useDraft(kind);
  useReleaseReload(reload);
  return <input aria-label="Text" defaultValue={draft.text} onChange={({ target }) => (draft.text = target.value)} />;
}

it('reloads once per release that removed a file, and keeps what was typed', async () => {
  let build = 'specimen-2';
  fakePlatform({}, () => new Response(`<script id="brand">{"id":"specimen","build":"${build}"}</script>`));
  const reload = vi.fn();
  const show = async () =>
    showInSite(<Form reload={reload} />, { at: '/index', words: {}, drafts: await restoreDrafts(tabStorage) });
  const isOpen = () => sessionStorage.getItem('reopen');
  const lose = () =>
    act(() => __vitePreload(() => Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined));
  (await show()).modals.open('form');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'half a sentence' } });
  await lose();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();

  await show();
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('half a sentence');
  expect(isOpen()).toBe('["form"]');
  await lose();
  build = 'specimen-3';
  await lose();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it.each(['forbidden', 'full'] as const)(
  'does not reload by itself when storage is %s, as it could not stop',
  async (state) => {
    breakStorage(state);
    const answer = vi.fn(() => new Response('{"build":"specimen-2"}'));
    fakePlatform({}, answer);
    const reload = vi.fn();
    showInSite(<Form reload={reload} />, { at: '/index', words: {} });
    await act(() => __vitePreload(() => Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined));
    await waitFor(() => expect(answer).toHaveBeenCalled());
    await act(async () => void (await answer.mock.results[0]?.value.text));
    expect(reload).not.toHaveBeenCalled();
  },
);

it('keeps what was typed when a person reloads after an error, and delays the reload for it', async () => {
  showInSite(<Form reload={vi.fn()} />, { at: '/index', words: {} });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'half a sentence' } });
  const event = new Reloading();
  dispatchEvent(event);
  expect(event.work).toHaveLength(1);
  await Promise.all(event.work);
  cleanup();
  const drafts = await restoreDrafts(tabStorage);
  showInSite(<Form reload={vi.fn()} />, { at: '/index', words: {}, drafts });
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('half a sentence');
});
