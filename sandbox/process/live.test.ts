import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { createLivelyBoard } from '../games/lively-board.ts';
import { deposit } from '../ledger/deposit.ts';
import { drawNow } from '../lottery/draws/draw-now.ts';
import { seedUnread } from '../messages/seed-unread.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { listenLive } from '../testing/live-client.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

/** No draw is about to close at this time or thirteen hours later. */
const NOON = Date.parse('2026-05-20T12:00:20Z');

describe.each(databasesOfTurn(import.meta.url))('live events on %s', (kind) => {
  let sandbox: TestSandbox;
  let url = '';
  let now = NOON;
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { heartbeat: 1000, now: () => now });
    url = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => sandbox.close());
  afterEach(() => expect(sandbox.reports).toEqual([]));

  const set = (json: object) => sandbox.call('PATCH', '/sandbox/control', { json });
  const idOf = async (account: string) => (await memberByAccount(sandbox.platform.db, account))?.id ?? 0;
  let payments = 0;
  const pay = async (account: string, amount: number) => {
    payments += 1;
    const memberId = await idOf(account);
    const idempotencyKey = `live:${payments}`;
    await deposit(sandbox.platform.db, {
      memberId,
      amount: minorUnits(amount),
      kind: 'deposit',
      idempotencyKey,
      at: now,
    });
  };
  const listen = async (account: string) => {
    const token = await sandbox.login(account);
    const client = await listenLive(url, token);
    expect(await client.next()).toMatchObject({ welcome: { complete: false } });
    return { token, client };
  };

  // @proves 7.33
  test('send the balance after every posting, to its owner only', async () => {
    const { client } = await listen('player1');
    const { client: other } = await listen('player2');
    await pay('player1', 100);
    expect(await client.event('balance')).toEqual({ balance: 50_100, currency: 'USD' });
    await pay('player1', 50);
    expect(await client.event('balance')).toEqual({ balance: 50_150, currency: 'USD' });
    sandbox.platform.live.publish('modules', {});
    expect(await other.event('modules')).toEqual({});
  });

  test('replay missed events after a reconnect, once each and in order', async () => {
    const { token, client } = await listen('player3');
    const { client: other } = await listen('player4');
    await pay('player3', 1);
    await client.event('balance');
    const after = client.cursor();
    client.close();
    await client.closed;
    await pay('player3', 2);
    await pay('player3', 3);
    await pay('player4', 2);
    // Events are published in order, so earlier ones have been sent by then.
    await other.event('balance');
    sandbox.platform.live.publish('status', { status: 0 });
    const back = await listenLive(url, { hello: { token, after } });
    expect(await back.next()).toEqual({ welcome: { stream: after.stream, id: after.id, complete: true } });
    expect([await back.event('balance'), await back.event('balance'), await back.event('status')]).toMatchObject([
      { balance: 50_003 },
      { balance: 50_006 },
      { status: 0 },
    ]);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('are served at exactly one path', async () => {
    const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    for (const path of ['//', '/wps', '/wps/live/..']) {
      const { port } = new URL(url);
      const refused = request({ port, path, headers: { ...headers, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' } });
      await expect(once(refused.end(), 'upgrade')).rejects.toMatchObject({ code: 'ECONNRESET' });
    }
  });

  test.each([{ stream: 'another' }, { id: 1_000_000 }])('make a site with %o reload everything', async (wrong) => {
    const { token, client } = await listen('player5');
    const back = await listenLive(url, { hello: { token, after: { ...client.cursor(), ...wrong } } });
    expect(await back.next()).toEqual({ welcome: { ...client.cursor(), complete: false } });
  });

  test('send the number of unread messages', async () => {
    const { client } = await listen('player6');
    await seedUnread(sandbox.platform, { account: 'player6', unread: 12 });
    expect(await client.event('messages')).toEqual({ unreadCount: 12 });
  });

  test('send changed switches of the site and the module tree', async () => {
    const { client } = await listen('player7');
    await set({ maintenance: true });
    expect(await client.event('status')).toEqual({ status: 1 });
    await set({ maintenance: false, popups: true });
    expect(await client.event('status')).toEqual({ status: 0 });
    await set({ modules: { ACCOUNT: false } });
    expect(await client.event('modules')).toEqual({});
    await set({ modules: { ACCOUNT: true }, popups: false });
    expect(await client.event('modules')).toEqual({});
  });

  test('end with the session: on another log-in, a log-out or expiry', async () => {
    const { client } = await listen('player8');
    const { token, client: second } = await listen('player8');
    expect(await client.next()).toEqual({ end: { reason: 'logged_in_elsewhere' } });
    await client.closed;
    await sandbox.call('DELETE', '/wps/session/logout', { token });
    expect(await second.next()).toEqual({ end: { reason: 'not_logged_in' } });
    const { client: third } = await listen('player8');
    now += 13 * 3_600_000;
    expect(await third.next()).toEqual({ end: { reason: 'not_logged_in' } });
    await third.closed;
  });

  // @proves 7.33
  test('are refused without a valid session and to other origins', async () => {
    const stranger = await listenLive(url, 'nonsense');
    expect(await stranger.next()).toEqual({ end: { reason: 'not_logged_in' } });
    for (const hello of [{}, { hello: {} }, { hello: { token: 'x', more: 1 } }, []]) {
      expect(await (await listenLive(url, hello)).closed).toBe(1008);
    }
    await expect(listenLive(url, 'x', { origin: 'https://elsewhere.example' })).rejects.toThrow();
  });

  test('stop while the socket is dropped and resume afterwards', async () => {
    const { token, client } = await listen('player9');
    await set({ socketDropped: true });
    await client.closed;
    await expect(listenLive(url, token)).rejects.toThrow();
    await pay('player9', 5);
    await set({ socketDropped: false });
    const back = await listenLive(url, { hello: { token, after: client.cursor() } });
    expect(await back.next()).toMatchObject({ welcome: { complete: true } });
    expect(await back.event('balance')).toMatchObject({ balance: 50_005 });
  });

  test('send a win that makes it onto the board, and the board lists it', async () => {
    const { client } = await listen('player10');
    await createLivelyBoard(sandbox.platform).win();
    const entry = await client.event('winner');
    const board = await sandbox.call('GET', '/wps/relay/GCSGAME_getRankList');
    expect(answerOf('rankList', board).value.list).toContainEqual(entry);
  });

  test('send a draw and the next one', async () => {
    const { client } = await listen('player11');
    const { issue, next } = await drawNow(sandbox.platform, { gameCode: 'daily-three' })
      .then(() => client.event('draw'))
      .then(Object);
    expect(next.issue > issue).toBe(true);
    const opened = await sandbox.call('GET', '/lotto/lgw/games/opened/numero?gameCode=daily-three&count=1');
    expect(opened.body.value).toMatchObject([{ issue }]);
    const open = await sandbox.call('GET', '/lgw/games/issue?gameCode=daily-three');
    expect(open.body.value).toMatchObject(next);
  });

  test('never break the contract', () => {
    expect(() => sandbox.platform.live.publish('balance', { balance: minorUnits(5), currency: 'dollar' })).toThrow(
      'contract',
    );
    sandbox.reports.length = 0;
  });
});
