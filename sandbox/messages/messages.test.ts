import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { MESSAGE_KINDS } from '../inbox/message-kinds.ts';
import { messages } from '../inbox/message-tables.ts';
import { type NewMessage, writeMessage } from '../inbox/write-message.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { listenLive } from '../testing/live-client.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { wordsOf } from '../words.ts';
import { seedUnread } from './seed-unread.ts';

describe.each(databasesOfTurn(import.meta.url))('messages on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox(kind);
  });
  beforeEach(() => sandbox.call('POST', '/sandbox/control/reset'));
  afterEach(() => expect(sandbox.reports).toEqual([]));
  afterAll(() => sandbox.close());

  const page = async (token: string, query = '') =>
    answerOf('messages', await sandbox.call('GET', `/wps/member/messages?pageSize=100${query}`, { token })).value;
  const unread = async (token: string) =>
    answerOf('unreadMessages', await sandbox.call('GET', '/wps/relay/getUnreadMessageV2', { token })).value;
  const unreadCount = async (token: string) =>
    answerOf('unreadCount', await sandbox.call('GET', '/wps/relay/CSP_unreadCount', { token })).value.unreadCount;
  const change = (token: string, action: string, messageIds: number[]) =>
    sandbox.call('POST', `/wps/member/messages/${action}`, { token, json: { messageIds } });
  const write = async (account: string, message: Omit<NewMessage, 'memberId' | 'at'>) => {
    const memberId = (await memberByAccount(sandbox.platform.db, account))?.id ?? 0;
    await writeMessage(sandbox.platform.db, { ...message, memberId, at: Date.now() });
  };

  // @proves 1.12
  it('are counted alike by every call, whatever a member does with them', async () => {
    const token = await sandbox.login('player2');
    const agree = async (expected: { all: number; unread: number }) => {
      const list = await page(token);
      const opened = await page(token, '&state=read');
      const waiting = await unread(token);
      expect([list.counts, opened.counts, waiting.counts]).toEqual([expected, expected, expected]);
      expect(await unreadCount(token)).toBe(expected.unread);
      expect(list.content.filter(({ isRead }) => !isRead)).toHaveLength(expected.unread);
      expect(waiting.content.map(({ id }) => id)).toEqual(
        list.content.filter(({ isRead }) => !isRead).map(({ id }) => id),
      );
      expect(opened.content).toHaveLength(expected.all - expected.unread);
      const { body } = await sandbox.call('GET', '/wps/member/info', { token });
      expect(body.value).toMatchObject({ unreadMessages: expected.unread });
    };
    await agree({ all: 5, unread: 3 });
    const [first, second, , fourth] = (await page(token)).content.map(({ id }) => id);
    const answer = await change(token, 'read', [first ?? 0, fourth ?? 0]);
    expect(answerOf('readMessages', answer).value).toEqual({ all: 5, unread: 2 });
    await agree({ all: 5, unread: 2 });
    await change(token, 'delete', [first ?? 0, second ?? 0]);
    await change(token, 'delete', [second ?? 0]);
    await agree({ all: 3, unread: 1 });
    await write('player2', { kind: 'depositCredited', amount: minorUnits(1250), about: 'D-1' });
    await agree({ all: 4, unread: 2 });
    await change(token, 'restore', [first ?? 0, second ?? 0]);
    await agree({ all: 6, unread: 3 });
  });

  it('are written with what they are about, or not at all', async () => {
    const { db, now } = sandbox.platform;
    const token = await sandbox.login('player3');
    const memberId = (await memberByAccount(db, 'player3'))?.id ?? 0;
    const failing = db.transaction(async (tx) => {
      await writeMessage(tx, { memberId, kind: 'notice', at: now() });
      throw new Error('The rest failed.');
    });
    await expect(failing).rejects.toThrow('The rest failed.');
    expect(await unreadCount(token)).toBe(0);
  });

  it('keep their count when twenty are written and five are read at once', async () => {
    const token = await sandbox.login('player3');
    await seedUnread(sandbox.platform, { account: 'player3', unread: 10 });
    const ids = (await unread(token)).content.slice(0, 5).map(({ id }) => id);
    await Promise.all([
      ...Array.from({ length: 20 }, () => write('player3', { kind: 'notice' })),
      ...ids.map((id) => change(token, 'read', [id])),
    ]);
    expect(await unreadCount(token)).toBe(25);
    expect((await page(token)).counts.unread).toBe(25);
  });

  it('arrive live, with the latest count last', async () => {
    const url = await sandbox.server.listen({ host: '127.0.0.1', port: 0 });
    const client = await listenLive(url, await sandbox.login('player6'));
    await client.next();
    await seedUnread(sandbox.platform, { account: 'player6', unread: 0 });
    expect(await client.event('messages')).toEqual({ unreadCount: 0 });
    await Promise.all(Array.from({ length: 4 }, () => write('player6', { kind: 'notice' })));
    const counts: unknown[] = [];
    while (counts.at(-1) !== 4) counts.push((await client.event('messages'))['unreadCount']);
    expect(counts).toEqual([...counts].sort());
    client.close();
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  // @proves 6.12
  it('belong to their member alone', async () => {
    const [own, other] = [await sandbox.login('player1'), await sandbox.login('player2')];
    const id = (await page(own)).content[0]?.id ?? 0;
    expect((await sandbox.call('GET', `/wps/member/message?messageId=${id}`, { token: other })).status).toBe(404);
    for (const action of ['read', 'delete', 'restore']) expect((await change(other, action, [id])).status).toBe(200);
    const kept = await sandbox.call('GET', `/wps/member/message?messageId=${id}`, { token: own });
    expect(answerOf('message', kept).value).toMatchObject({ id, isRead: false });
    expect((await page(own)).counts).toEqual({ all: 5, unread: 2 });
  });

  it('are refused to trial accounts, to visitors and where the module is off', async () => {
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = await sandbox.call('POST', '/wps/session/login/freeplay', { json });
    const token = answerOf('freePlay', trial).value.token;
    const refused = await sandbox.call('GET', '/wps/relay/getUnreadMessageV2', { token });
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'trial_account']);
    expect((await sandbox.call('GET', '/wps/member/messages')).status).toBe(401);
    const member = await sandbox.login('player1');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MESSAGE: false } } });
    const off = await sandbox.call('GET', '/wps/member/messages', { token: member });
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { MESSAGE: true } } });
    expect([off.status, off.body.errorCode]).toEqual([403, 'not_available']);
  });

  it.each(['EN', 'TY', 'AR', 'TH', 'VN', 'ZH'])('are written in the reader’s language: %s', async (language) => {
    const token = await sandbox.login('player4');
    const { db } = sandbox.platform;
    await db.delete(messages);
    for (const each of MESSAGE_KINDS)
      await write('player4', { kind: each, amount: minorUnits(123_450), points: 5000, about: '<b>&"' });
    const { content } = await page(token, `&language=${language}`);
    expect(content).toHaveLength(MESSAGE_KINDS.length);
    const titles = Object.values(wordsOf('messages', language)).map(({ title }) => title.split('{')[0]);
    for (const { title, preview, content: html } of content) {
      expect(titles.some((start) => title.startsWith(start ?? ''))).toBe(true);
      expect(`${title} ${preview} ${html}`).not.toMatch(/[{}]/);
      expect(html).not.toContain('<b>');
    }
  });

  it('tell a member what the platform did', async () => {
    const token = await sandbox.login('player1');
    const titles = async () => (await page(token)).content.slice(0, 2).map(({ title }) => title);
    const review = (status: string) =>
      sandbox.call('PUT', '/sandbox/control/verification', { json: { account: 'player1', status } });
    await review('R');
    await review('R');
    await review('A');
    expect(await titles()).toEqual(['Your identity is verified', 'We couldn’t verify your identity']);
    expect((await page(token)).counts).toEqual({ all: 7, unread: 4 });
  });
});
