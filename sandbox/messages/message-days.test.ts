import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages as messagesTable } from '../inbox/message-tables.ts';
import { writeMessage } from '../inbox/write-message.ts';
import { memberByAccount } from '../roster/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { changeMessages } from './change-messages.ts';

/** 20 November 2026, 00:30 in Manila. */
const NOW = Date.parse('2026-11-19T16:30:00Z');
const MIDNIGHT = Date.parse('2026-11-19T16:00:00Z');

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), currency: 'PHP' }, now: () => NOW });
});
afterAll(() => sandbox.close());

test('messages and their counts follow the days of the merchant, and the badge does not', async () => {
  const { platform } = sandbox;
  const token = await sandbox.login('player1');
  const memberId = (await memberByAccount(platform.db, 'player1'))?.id ?? 0;
  await platform.db.delete(messagesTable);
  for (const at of [MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + 1])
    await writeMessage(platform.db, { memberId, kind: 'notice', at });
  const page = async (query = '') =>
    answerOf('messages', await sandbox.call('GET', `/wps/member/messages?${query}`, { token })).value;
  const unread = async (query: string) =>
    answerOf('unreadMessages', await sandbox.call('GET', `/wps/relay/getUnreadMessageV2?${query}`, { token })).value;
  const all = await page();
  expect(all).toMatchObject({ timeZone: 'Asia/Manila', today: '2026-11-20', counts: { all: 3, unread: 3 } });
  expect(all.from).toBeUndefined();
  await changeMessages(platform, memberId, 'read', [all.content[0]?.id ?? 0]);
  const day = { from: '2026-11-20', to: '2026-11-20' };
  const today = await page('period=today');
  expect(today).toMatchObject({ ...day, counts: { all: 2, unread: 1 }, totalPages: 1 });
  expect(today.content.map(({ createdAt }) => createdAt)).toEqual([MIDNIGHT + 1, MIDNIGHT]);
  expect((await page('from=2026-11-19&to=2026-11-19')).content.map(({ createdAt }) => createdAt)).toEqual([
    MIDNIGHT - 1,
  ]);
  expect((await page('period=today&state=read')).content).toHaveLength(1);
  expect(await unread('period=today')).toMatchObject({ content: [{ createdAt: MIDNIGHT }], totalPages: 1 });
  const count = await sandbox.call('GET', '/wps/relay/CSP_unreadCount', { token });
  expect(answerOf('unreadCount', count).value.unreadCount).toBe(2);
  const wrong = await sandbox.call('GET', '/wps/member/messages?from=2026-11-20', { token });
  expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'invalid_field']);
  expect(sandbox.reports).toEqual([]);
});
