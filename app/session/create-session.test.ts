// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
import { createSession } from './create-session.ts';
import { member } from './member.fixture.ts';
import { FIRST_LOGIN, hasFlag } from './session-flags.ts';
import { createSessionToken } from './session-token.ts';

function setUp(status: number, value: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ success: status === 200, value }, { status }));
  const token = createSessionToken(sessionStorage);
  const platform = createPlatform({ url: 'https://platform.example', token: token.read, language: () => 'en' });
  return { token, session: createSession(platform, token) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('createSession', () => {
  it('derives the status from the account type', async () => {
    const { session } = setUp(200, { ...member, type: 41 });
    expect(await session.begin('T')).toBe('agent');
    expect(session.store.getState().member?.account).toBe('player1');
  });

  it('stays logged out when the member cannot be loaded', async () => {
    const { session, token } = setUp(500, null);
    await expect(session.begin('T')).rejects.toThrow('failed');
    expect(token.read()).toBeNull();
    expect(session.store.getState().status).toBe('guest');
  });

  it('survives a reload while the member is loading', async () => {
    const { session, token } = setUp(200, member);
    const later = setTimeout;
    // On a page change the browser aborts calls and cancels timers.
    vi.stubGlobal('fetch', async () => {
      vi.stubGlobal('setTimeout', () => 0);
      throw new TypeError('Failed to fetch');
    });
    void session.begin('T');
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => later(resolve));
    expect(token.read()).toBe('T');
  });

  it('marks a first log-in for this session only', async () => {
    const { session, token } = setUp(200, member);
    await session.begin('T', true);
    await session.restore();
    expect(hasFlag(FIRST_LOGIN)).toBe(true);
    await session.end();
    expect(hasFlag(FIRST_LOGIN)).toBe(false);
    await session.begin('T');
    expect(hasFlag(FIRST_LOGIN)).toBe(false);
    token.clear();
  });

  it('marks no first log-in when the log-in failed', async () => {
    const { session } = setUp(500, null);
    await expect(session.begin('T', true)).rejects.toThrow('failed');
    expect(hasFlag(FIRST_LOGIN)).toBe(false);
  });

  it('keeps a live update that arrives while an answer is pending', async () => {
    const { session } = setUp(200, member);
    await session.begin('T');
    const asking = session.refresh();
    for (const listener of session.listeners) {
      listener({ topic: 'balance', data: { balance: 1200, currency: 'PHP' } });
      listener({ topic: 'messages', data: { unreadCount: 3 } });
    }
    await asking;
    expect(session.store.getState().member).toMatchObject({ balance: 1200, unreadMessages: 3 });
    await session.refresh();
    expect(session.store.getState().member).toMatchObject({
      balance: member.balance,
      unreadMessages: member.unreadMessages,
    });
  });

  it('stays over when an answer arrives after it ended', async () => {
    const { session, token } = setUp(200, member);
    await session.begin('T');
    const asking = session.refresh();
    session.forget('elsewhere');
    await expect(asking).rejects.toThrow('unauthorised');
    expect(session.store.getState()).toMatchObject({ status: 'guest', member: null, over: 'elsewhere' });
    expect(token.read()).toBeNull();
  });

  it('is not ended by an answer for the previous session', async () => {
    const { session } = setUp(200, member);
    await session.begin('T1');
    vi.stubGlobal('fetch', async () => Response.json({ success: false, errorCode: 'not_logged_in' }, { status: 401 }));
    const asking = session.refresh();
    session.forget();
    vi.stubGlobal('fetch', async () => Response.json({ success: true, value: member }));
    await Promise.allSettled([asking, session.begin('T2')]);
    expect(session.store.getState()).toMatchObject({ status: 'member', over: false });
  });

  it('is not ended by an earlier log-in that fails', async () => {
    const { session, token } = setUp(200, member);
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const first = session.begin('T1');
    const fail = answer;
    vi.stubGlobal('fetch', async () => Response.json({ success: true, value: member }));
    await session.begin('T2');
    fail(new Response('', { status: 500 }));
    await expect(first).rejects.toThrow('failed');
    expect(session.store.getState().status).toBe('member');
    expect(token.read()).toBe('T2');
  });

  it('shows the answer to the later request, whichever comes first', async () => {
    const { session } = setUp(200, member);
    await session.begin('T');
    const waiting: ((balance: number) => void)[] = [];
    const say = (balance: number) => Response.json({ success: true, value: { ...member, balance } });
    const wait = () => new Promise<Response>((resolve) => waiting.push((balance) => resolve(say(balance))));
    vi.stubGlobal('fetch', wait);
    const asked = [session.refresh(), session.refresh()];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(900);
    await asked[1];
    waiting[0]?.(100);
    await asked[0];
    expect(session.store.getState().member?.balance).toBe(900);
  });

  it('resumes with the tab’s token', async () => {
    const { session, token } = setUp(200, member);
    token.write('T');
    await session.restore();
    expect(session.store.getState().status).toBe('member');
  });

  it('drops an expired token, but keeps it when the platform fails', async () => {
    const gone = setUp(401, null);
    gone.token.write('T');
    await gone.session.restore();
    expect(gone.token.read()).toBeNull();

    const failing = setUp(503, null);
    failing.token.write('T');
    await failing.session.restore();
    expect(failing.token.read()).toBe('T');
  });

  it('logs out on this page whatever the platform answers', async () => {
    const { session, token } = setUp(200, member);
    await session.begin('T');
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await session.end();
    expect(token.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ status: 'guest', member: null, over: false });
  });

  it('remembers that the platform ended the session until acknowledged', async () => {
    const { session } = setUp(200, member);
    session.forget();
    expect(session.store.getState().over).toBe(false);
    await session.begin('T');
    session.forget('elsewhere');
    session.forget();
    expect(session.store.getState()).toMatchObject({ status: 'guest', member: null, over: 'elsewhere' });
    session.acknowledge();
    expect(session.store.getState().over).toBe(false);
  });
});
