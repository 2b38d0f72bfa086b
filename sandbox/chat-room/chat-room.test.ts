import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import conversations from './conversations.json' with { type: 'json' };
import { moderate } from './moderate.ts';

describe('moderate', () => {
  it.each([
    ['see https://evil.example/x?y=1 now', 'see ••• now'],
    ['www.evil.example', '•••'],
    ['go to lucky-win.com/bonus', 'go to •••'],
    ['write to me: a.b+c@mail.example', 'write to me: •••'],
    ['call +63 917 555-0142!', 'call •••!'],
    ['٠٥٠١٢٣٤٥٦٧', '•••'],
    ['number 17 twice, 3.5 of 10. ok', 'number 17 twice, 3.5 of 10. ok'],
  ])('makes "%s" "%s"', (said, text) => expect(moderate(said)).toEqual({ text, changed: said !== text }));

  it('stays fast on long input', () => {
    fc.assert(fc.property(fc.string(), (said) => !moderate(moderate(said).text).changed));
  });

  it('leaves the seeded conversations unchanged', () => {
    for (const line of Object.values(conversations).flat()) expect(moderate(line).changed).toBe(false);
  });
});

describe('a chat room', () => {
  let sandbox: TestSandbox;
  let time = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => time });
  });
  beforeEach(async () => {
    time += 60_000;
    await sandbox.call('POST', '/sandbox/control/reset');
  });
  afterAll(() => sandbox.close());

  const read = async (token: string, query = 'room=EN') =>
    answerOf('chatMessages', await sandbox.call('GET', `/wps/chat/messages?${query}`, { token })).value;
  const say = (token: string, text: string, room = 'EN') =>
    sandbox.call('POST', '/wps/chat/messages', { token, json: { room, text } });
  const texts = async (token: string): Promise<string[]> =>
    (await read(token)).messages.map(({ text }: { text: string }) => text);

  it('shows messages to members only, under masked names', async () => {
    const token = await sandbox.login('player1');
    const { messages } = await read(token);
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(conversations.EN);
    expect(new Set(messages.map(({ from }: { from: string }) => from)).size).toBeGreaterThan(4);
    for (const { from, own } of messages) expect([from, own]).toEqual([expect.stringContaining('*'), false]);
    expect((await sandbox.call('GET', '/wps/chat/messages?room=EN')).status).toBe(401);
    expect((await sandbox.call('GET', '/wps/chat/messages?room=TH', { token })).status).toBe(404);
  });

  it('removes links and phone numbers before others see a message', async () => {
    const [one, other] = [await sandbox.login('player1'), await sandbox.login('player2')];
    const sent = await say(one, ' Come to lucky-win.com, or call 09175550142 ');
    expect(sent.body.value).toMatchObject({ text: 'Come to •••, or call •••', own: true, moderated: true });
    expect((await texts(other)).at(-1)).toBe('Come to •••, or call •••');
    expect((await read(other)).messages.at(-1)?.own).toBe(false);
  });

  it('limits how many messages a member can send in a row', async () => {
    const token = await sandbox.login('player1');
    for (const text of ['1', '2', '3', '4', '5']) expect((await say(token, text)).status).toBe(200);
    expect(await say(token, '6')).toMatchObject({ status: 429, body: { value: { retryAfterSeconds: 20 } } });
    time += 20_000;
    expect((await say(token, '6')).status).toBe(200);
    expect((await say(token, '👨‍👩‍👧'.repeat(201))).status).not.toBe(200);
    expect(await say(token, 'x'.repeat(201))).toMatchObject({ status: 422, body: { errorCode: 'invalid_field' } });
  });

  it('hides a message from members who report it, and from everybody after three reports', async () => {
    const tokens = await Promise.all(['player1', 'player2', 'player3', 'player4'].map((name) => sandbox.login(name)));
    const [author = '', ...others] = tokens;
    const { id } = answerOf('sendChatMessage', await say(author, 'Something unkind')).value;
    const report = (token: string) => sandbox.call('POST', '/wps/chat/reports', { token, json: { id } });
    expect((await report(others[0] ?? '')).status).toBe(200);
    expect((await report(others[0] ?? '')).status).toBe(200);
    expect(await texts(others[0] ?? '')).not.toContain('Something unkind');
    expect(await texts(others[1] ?? '')).toContain('Something unkind');
    for (const token of others) await report(token);
    expect(await texts(author)).not.toContain('Something unkind');
  });

  it('pages through earlier messages', async () => {
    const token = await sandbox.login('player1');
    for (let number = 1; number <= 25; number += 1) {
      time += 5_000;
      await say(token, `Message ${number}`);
    }
    const last = await read(token);
    expect([last.messages.length, last.more]).toEqual([30, true]);
    const first = await read(token, `room=EN&before=${last.messages[0]?.id}`);
    expect([first.messages.length, first.more]).toEqual([7, false]);
  });
});
