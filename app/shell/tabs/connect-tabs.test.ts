// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { createSession, type Session } from '#app/session/create-session.ts';
import { member } from '#app/session/member.fixture.ts';
import { createSessionToken } from '#app/session/session-token.ts';
import type { SafeStorage } from '#app/storage/storage.ts';
import { connectTabs, type Tabs } from './connect-tabs.ts';

const OTHER = { ...member, id: 8, account: 'player2' };
const TRIAL: typeof member = { ...member, id: 9, account: 'guest9', type: 4 };

interface Tab extends Tabs {
  session: Session;
  status: () => unknown;
}

let over: AbortController;
/** Members by the tokens that the platform accepts. */
let accepted: Map<string, typeof member>;
let calls: ReturnType<typeof fakePlatform>['callsOf'];
/** Names of the locks that are held. */
let held: string[];

beforeEach(() => {
  over = new AbortController();
  held = [];
  accepted = new Map([
    ['T1', member],
    ['T2', member],
    ['other', OTHER],
  ]);
  const memberOf = ({ request }: { request: Request }) =>
    accepted.get(request.headers.get('authorization')?.slice('Bearer '.length) ?? '') ?? refusal(401);
  calls = fakePlatform({ memberInfo: memberOf, logout: () => undefined }).callsOf;
  vi.stubGlobal('navigator', { locks: { request: holdLock, query: async () => ({ held: held.map(named) }) } });
  sessionStorage.clear();
});
afterEach(() => {
  over.abort();
  vi.unstubAllGlobals();
});

const named = (name: string) => ({ name });

async function holdLock(name: string, _options: object, run: () => Promise<void>): Promise<void> {
  held.push(name);
  await run();
  held.splice(held.indexOf(name), 1);
}

/** Waits until so many tabs have answered, and so have heard everything before. */
async function tabsToAnswer(count: number): Promise<void> {
  const channel = new BroadcastChannel(`session/${testBrand.merchant}`);
  let answers = 0;
  await new Promise<void>((resolve) => {
    channel.onmessage = () => {
      answers += 1;
      if (answers === count) resolve();
    };
    channel.postMessage({ kind: 'ask' });
  });
  channel.close();
}

function storageOfTab(): SafeStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value) !== undefined,
    removeItem: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

/** As where the browser forbids storage. */
const NOTHING_KEPT: SafeStorage = {
  getItem: () => null,
  setItem: () => false,
  removeItem: () => undefined,
  keys: () => [],
};

/** A tab with a session storage of its own. */
async function openTab(token?: string, storage = storageOfTab()): Promise<Tab> {
  const own = createSessionToken(storage);
  if (token) own.write(token);
  const platform = createPlatform({
    url: 'https://platform.example',
    token: own.read,
    language: () => 'en',
    onTokenRefused: () => session.forget('elsewhere'),
  });
  const session = createSession(platform, own);
  const tabs = connectTabs({ brand: testBrand, platform, session }, own.read(), over.signal);
  await session.restore();
  return {
    session,
    take: () => tabs.take(),
    status: () => {
      const { status, member: shown, over: end } = session.store.getState();
      return [status, shown?.account, session.token(), end];
    },
  };
}

describe('connectTabs', () => {
  it('hands a session to a tab without one', async () => {
    await openTab('T1');
    const tab = await openTab();
    await tab.take();
    expect(tab.status()).toEqual(['member', 'player1', 'T1', false]);
  });

  it('hands nothing over that owes a new password', async () => {
    accepted.set('T1', { ...member, mustChangePassword: true });
    await openTab('T1');
    const tab = await openTab();
    await tab.take();
    expect(tab.status()).toEqual(['guest', undefined, null, false]);
  });

  it('stays a visitor’s if nobody answers', async () => {
    const tab = await openTab();
    await tab.take();
    expect(tab.status()).toEqual(['guest', undefined, null, false]);
  });

  it('logs a visitor’s tab in with the others', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.session.begin('T1');
    await expect.poll(second.status).toEqual(['member', 'player1', 'T1', false]);
  });

  it('goes on with the newer token of the same account', async () => {
    const first = await openTab('T1');
    const second = await openTab();
    await second.session.begin('T2');
    await expect.poll(first.status).toEqual(['member', 'player1', 'T2', false]);
    expect(second.status()).toEqual(['member', 'player1', 'T2', false]);
  });

  it('goes on with the newer token after the platform has refused its own', async () => {
    const first = await openTab('T1');
    const second = await openTab('T2');
    await tabsToAnswer(2);
    accepted.delete('T1');
    await first.session.refresh().catch(() => undefined);
    await expect.poll(first.status).toEqual(['member', 'player1', 'T2', false]);
    expect(second.status()).toEqual(['member', 'player1', 'T2', false]);
  });

  it('never turns into another account, and sends nothing with its token', async () => {
    const first = await openTab('T1');
    const second = await openTab();
    await second.session.begin('other');
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: { account: 'player2' } }]);
    // One call: the tab whose token it is.
    const withOther = calls('memberInfo').filter(
      ({ request }) => request.headers.get('authorization') === 'Bearer other',
    );
    expect(withOther).toHaveLength(1);
    first.session.acknowledge();
    await first.take();
    expect(first.status()).toEqual(['guest', undefined, null, false]);
  });

  it('tells a log-in as somebody else after a log-out, too', async () => {
    const [first, second] = [await openTab('T1'), await openTab('T1')];
    await second.session.end();
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: 'left' }]);
    await second.session.begin('other');
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: { account: 'player2' } }]);
  });

  it('tells a change of the account as one thing, not as a log-out', async () => {
    const [first, second] = [await openTab('T1'), await openTab('T1')];
    const ends: unknown[] = [];
    first.session.store.subscribe(({ over: end }) => ends.push(end));
    void second.session.end();
    await second.session.begin('other');
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: { account: 'player2' } }]);
    expect(ends).not.toContainEqual({ tab: 'left' });
  });

  it('does not take a token over that turns out to be another account’s', async () => {
    const first = await openTab('T1');
    accepted.set('T2', OTHER);
    const channel = new BroadcastChannel(`session/${testBrand.merchant}`);
    const session = { token: 'T2', id: member.id, account: 'player1', flags: [] };
    channel.postMessage({ kind: 'began', at: Date.now(), session });
    await expect.poll(() => calls('memberInfo').length).toBe(2);
    channel.close();
    await first.take();
    expect(first.status()).toEqual(['member', 'player1', 'T1', false]);
  });

  it('ends with the tab that the platform has ended', async () => {
    const [first, second] = [await openTab('T1'), await openTab('T1')];
    accepted.clear();
    await second.session.refresh().catch(() => undefined);
    await expect.poll(first.status).toEqual(['guest', undefined, null, 'elsewhere']);
    await expect.poll(second.status).toEqual(['guest', undefined, null, 'elsewhere']);
  });

  it('hands a session over with what was accepted in it, and ends it, where the browser keeps nothing', async () => {
    const first = await openTab('T1', NOTHING_KEPT);
    first.session.flags.raise('accepted');
    const second = await openTab(undefined, NOTHING_KEPT);
    await second.take();
    expect(second.status()).toEqual(['member', 'player1', 'T1', false]);
    expect(second.session.flags.has('accepted')).toBe(true);
    await second.session.end();
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: 'left' }]);
    expect([first, second].map(({ session }) => session.flags.has('accepted'))).toEqual([false, false]);
  });

  it('hands free play over, and ends it once a member logs in in another tab', async () => {
    accepted.set('trial', TRIAL);
    const [first, second] = [await openTab('trial'), await openTab()];
    await second.take();
    expect(second.status()).toEqual(['trial', 'guest9', 'trial', false]);
    await second.session.end();
    await second.session.begin('T1');
    await expect.poll(first.status).toEqual(['guest', undefined, null, { tab: { account: 'player1' } }]);
    expect(second.status()).toEqual(['member', 'player1', 'T1', false]);
  });

  it('keeps two accounts apart that a browser has restored in two tabs', async () => {
    const [first, second] = [await openTab('T1'), await openTab('other')];
    await tabsToAnswer(2);
    await Promise.all([first.session.refresh(), second.session.refresh()]);
    expect(first.status()).toEqual(['member', 'player1', 'T1', false]);
    expect(second.status()).toEqual(['member', 'player2', 'other', false]);
    await second.session.end();
    await tabsToAnswer(1);
    expect(first.status()).toEqual(['member', 'player1', 'T1', false]);
  });

  it('shows a page kept for Back again only once the platform has said whose session it is', async () => {
    const { dataset } = document.documentElement;
    const pass = (type: string) => dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    const tab = await openTab('T1');
    pass('pagehide');
    expect(dataset).toHaveProperty('away');
    accepted.clear();
    pass('pageshow');
    expect(dataset).toHaveProperty('away');
    await expect.poll(() => 'away' in dataset).toBe(false);
    expect(tab.status()).toEqual(['guest', undefined, null, 'elsewhere']);
  });

  it('holds a lock for as long as it has a session', async () => {
    const tab = await openTab('T1');
    await expect.poll(() => held).toEqual([testBrand.merchant]);
    await tab.session.end();
    await expect.poll(() => held).toEqual([]);
  });

  it('ignores what is no message of a tab', async () => {
    const tab = await openTab('T1');
    const channel = new BroadcastChannel(`session/${testBrand.merchant}`);
    const broken = [
      null,
      'ask',
      { kind: 'ended' },
      { kind: 'began', at: 'now' },
      { kind: 'have', session: { token: 5 } },
    ];
    for (const message of broken) channel.postMessage(message);
    channel.postMessage({ kind: 'ended', token: 'T0', id: 99, end: { tab: 'left' } });
    await tabsToAnswer(1);
    channel.close();
    expect(tab.status()).toEqual(['member', 'player1', 'T1', false]);
  });
});
