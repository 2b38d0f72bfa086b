// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { type Fake, type Fakes, fakePlatform, type RecordedCall, refusal } from '../platform/fake-platform.fixture.ts';
import { tabStorage } from '../storage/storage.ts';
import { createSession } from './create-session.ts';
import { member } from './member.fixture.ts';
import { FIRST_LOGIN } from './session-flags.ts';
import { createSessionToken } from './session-token.ts';

function setUp(fakes: Fakes = {}, onHeld = () => {}) {
  fakePlatform({ memberInfo: () => member, logout: () => undefined, ...fakes });
  const token = createSessionToken(tabStorage);
  const platform = createPlatform({ url: 'https://platform.example', token: token.read, language: () => 'en' });
  return { token, session: createSession(platform, token, onHeld) };
}

const tokenOf = ({ request }: RecordedCall) => request.headers.get('authorization');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('createSession', () => {
  // @proves 4.1
  it('derives the status from the account type', async () => {
    const { session } = setUp({ memberInfo: () => ({ ...member, type: 41 }) });
    expect(await session.begin('T')).toBe('agent');
    expect(session.store.getState().member?.account).toBe('player1');
  });

  it.each([
    ['a failure of the platform', () => refusal(500)],
    ['a gateway’s page', () => new Response('<html>', { status: 502 })],
    ['a cut answer', () => new Response('{"success": true, "value": {', { status: 200 })],
    ['one bad field', () => Response.json({ success: true, value: { ...member, balance: 'much' } })],
    ['a refusal that is not about the session', () => refusal(403)],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not known yet after %s', async (_what, fail) => {
    let memberInfo: Fake<'memberInfo'> = fail;
    const { session, token } = setUp({ memberInfo: (call) => memberInfo(call) });
    token.write('T');
    await session.restore();
    expect(session.store.getState()).toMatchObject({ status: 'unknown', member: null, over: false });
    expect(token.read()).toBe('T');
    memberInfo = () => member;
    await session.refresh();
    expect(session.store.getState()).toMatchObject({ status: 'member', member: { account: 'player1' } });
  });

  it('is not known yet when a log-in succeeds and the member cannot be loaded', async () => {
    const { session, token } = setUp({ memberInfo: () => refusal(500) });
    await expect(session.begin('T')).rejects.toThrow('failed');
    expect(token.read()).toBe('T');
    expect(session.store.getState().status).toBe('unknown');
    session.forget();
    expect(session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' });
  });

  it('does not show the member of an earlier log-in', async () => {
    let memberInfo: Fake<'memberInfo'> = () => member;
    const { session } = setUp({ memberInfo: (call) => memberInfo(call) });
    await session.begin('T1');
    memberInfo = () => refusal(500);
    await expect(session.begin('T2')).rejects.toThrow('failed');
    expect(session.store.getState()).toMatchObject({ status: 'unknown', member: null });
    await session.end();
  });

  it('keeps the member it knows when a later call fails', async () => {
    let memberInfo: Fake<'memberInfo'> = () => member;
    const { session } = setUp({ memberInfo: (call) => memberInfo(call) });
    await session.begin('T');
    memberInfo = () => refusal(500);
    await expect(session.refresh()).rejects.toThrow('failed');
    expect(session.store.getState()).toMatchObject({ status: 'member', member: { account: 'player1' } });
  });

  it('ends when the platform says so after all', async () => {
    let memberInfo: Fake<'memberInfo'> = () => refusal(500);
    const { session, token } = setUp({ memberInfo: (call) => memberInfo(call) });
    token.write('T');
    await session.restore();
    memberInfo = () => refusal(401);
    await expect(session.refresh()).rejects.toThrow('unauthorised');
    expect(session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' });
    expect(token.read()).toBeNull();
  });

  // @proves 4.10
  it('marks a first log-in for this session only', async () => {
    const { session, token } = setUp();
    await session.begin('T', true);
    await session.restore();
    expect(session.flags.has(FIRST_LOGIN)).toBe(true);
    await session.end();
    expect(session.flags.has(FIRST_LOGIN)).toBe(false);
    await session.begin('T');
    expect(session.flags.has(FIRST_LOGIN)).toBe(false);
    token.clear();
  });

  it('marks no first log-in when the session was over at once', async () => {
    const { session } = setUp({ memberInfo: () => refusal(401) });
    await expect(session.begin('T', true)).rejects.toThrow('unauthorised');
    expect(session.flags.has(FIRST_LOGIN)).toBe(false);
  });

  it('keeps a live update that arrives while an answer is pending', async () => {
    const { session } = setUp();
    await session.begin('T');
    const asking = session.refresh();
    for (const listener of session.listeners) {
      listener({ topic: 'balance', data: { balance: minorUnits(1200), currency: 'PHP' } });
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
    const { session, token } = setUp();
    await session.begin('T');
    const asking = session.refresh();
    session.forget('elsewhere');
    await expect(asking).rejects.toThrow('unauthorised');
    expect(session.store.getState()).toMatchObject({ status: 'guest', member: null, over: 'elsewhere' });
    expect(token.read()).toBeNull();
  });

  it('is not ended by an answer for the previous session', async () => {
    let memberInfo: Fake<'memberInfo'> = () => member;
    const { session } = setUp({ memberInfo: (call) => memberInfo(call) });
    await session.begin('T1');
    memberInfo = (call) => (tokenOf(call) === 'Bearer T2' ? member : refusal(401, { errorCode: 'not_logged_in' }));
    const asking = session.refresh();
    session.forget();
    await Promise.allSettled([asking, session.begin('T2')]);
    expect(session.store.getState()).toMatchObject({ status: 'member', over: false });
  });

  it('is not ended by an earlier log-in that fails', async () => {
    let fail = () => {};
    const failure = new Promise<Response>((resolve) => {
      fail = () => resolve(refusal(500));
    });
    const { session, token } = setUp({ memberInfo: (call) => (tokenOf(call) === 'Bearer T1' ? failure : member) });
    const first = session.begin('T1');
    await session.begin('T2');
    fail();
    await expect(first).rejects.toThrow('failed');
    expect(session.store.getState().status).toBe('member');
    expect(token.read()).toBe('T2');
  });

  it('shows the answer to the later request, whichever comes first', async () => {
    const answers: ((balance: number) => void)[] = [];
    const { session, token } = setUp({
      memberInfo: () => new Promise((resolve) => answers.push((balance) => resolve({ ...member, balance }))),
    });
    token.write('T');
    const requests = [session.refresh(), session.refresh()];
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(900);
    await requests[1];
    answers[0]?.(100);
    await requests[0];
    expect(session.store.getState().member?.balance).toBe(900);
  });

  it('resumes with the tab’s token', async () => {
    const { session, token } = setUp();
    token.write('T');
    await session.restore();
    expect(session.store.getState().status).toBe('member');
  });

  it('drops an expired token, but keeps it when the platform fails', async () => {
    const gone = setUp({ memberInfo: () => refusal(401) });
    gone.token.write('T');
    await gone.session.restore();
    expect(gone.token.read()).toBeNull();

    const failing = setUp({ memberInfo: () => refusal(503) });
    failing.token.write('T');
    await failing.session.restore();
    expect(failing.token.read()).toBe('T');
  });

  it('holds a session that owes a new password, without its token in storage', async () => {
    const onHeld = vi.fn();
    const owing = { ...member, mustChangePassword: true };
    const { session, token } = setUp({ memberInfo: () => owing }, onHeld);
    token.write('T');
    await session.restore();
    expect(session.store.getState()).toMatchObject({
      status: 'guest',
      member: null,
      held: { token: 'T', username: 'player1', password: '', firstTime: false },
    });
    expect(token.read()).toBeNull();
    expect(onHeld).toHaveBeenCalledOnce();
    await expect(session.begin('T')).rejects.toMatchObject({ details: { errorCode: 'password_change_due' } });
    session.hold(null);
    expect(onHeld).toHaveBeenCalledTimes(2);
  });

  // @proves 4.39
  it('logs out on this page whatever the platform answers', async () => {
    const { session, token } = setUp({ logout: () => refusal(500) });
    await session.begin('T');
    await session.end();
    expect(token.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ status: 'guest', member: null, over: false });
  });

  // @proves 4.40
  it('remembers that the platform ended the session until acknowledged', async () => {
    const { session } = setUp();
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
