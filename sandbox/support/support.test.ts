import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { wordsOf } from '../words.ts';
import { answerQuestion } from './answer-question.ts';
import { countCharacters, countWords } from './count-text.ts';

let sandbox: TestSandbox;
let passed = 0;
beforeAll(async () => {
  const start = Date.now();
  sandbox = await testSandbox('of turn', { now: () => start + passed });
});
beforeEach(() => sandbox.call('POST', '/sandbox/control/reset'));
afterAll(() => sandbox.close());

const send = (content: string, token?: string) =>
  sandbox.call('PUT', '/wps/feedback', { json: { content }, ...(token && { token }) });

describe('feedback', () => {
  it('is accepted from visitors and members, and shown in the console', async () => {
    expect((await send('More fish, please')).status).toBe(200);
    expect((await send('The dark colours are lovely', await sandbox.login('player1'))).status).toBe(200);
    const { text } = await sandbox.call('GET', '/sandbox/');
    expect(text).toContain('More fish, please');
    expect(text).toMatch(/of member \d+[\s\S]*The dark colours are lovely/);
  });

  // @proves 5.31
  it('has at most 140 characters, counted as people do', async () => {
    const family = '👨‍👩‍👧‍👦';
    expect((await send(family.repeat(140))).status).toBe(200);
    expect(await send(family.repeat(141))).toMatchObject({
      status: 422,
      body: { errorCode: 'invalid_field', value: { fields: [{ name: 'content', rule: 'length' }] } },
    });
    expect(await send('   ')).toMatchObject({ status: 422, body: { errorCode: 'invalid_field' } });
  });

  it('is limited to five in ten minutes', async () => {
    for (const number of [1, 2, 3, 4, 5]) expect((await send(`Number ${number}`)).status).toBe(200);
    expect(await send('Number 6')).toMatchObject({
      status: 429,
      body: { errorCode: 'too_many_requests', value: { retryAfterSeconds: 600 } },
    });
    passed += 600_000;
    expect((await send('Number 6')).status).toBe(200);
  });
});

describe('a question to customer service', () => {
  const ask = (content: string, token?: string) =>
    sandbox.call('POST', '/wps/support/question', { json: { content }, ...(token && { token }) });

  it('comes from a member and has 4 to 120 words', async () => {
    const token = await sandbox.login('player1');
    expect((await ask('Where is my deposit now')).status).toBe(401);
    expect((await ask('Where is it', token)).status).toBe(422);
    expect((await ask('word '.repeat(121), token)).status).toBe(422);
    expect((await ask('ฉันฝากเงินแล้วแต่ยอดไม่เข้า', token)).status).toBe(200);
    expect(await ask('And another one, right away', token)).toMatchObject({
      status: 429,
      body: { value: { retryAfterSeconds: expect.any(Number) } },
    });
  });
});

describe('the live chat', () => {
  const models = () => sandbox.call('GET', '/wps/relay/CBS_modelList?language=VN');

  it('names its desks in the requested language, and opens a page of the platform', async () => {
    expect((await models()).body.value).toEqual([
      { modelId: 'general', name: 'Mọi câu hỏi', online: true },
      { modelId: 'payments', name: 'Thanh toán', online: true },
    ]);
    const { body } = await sandbox.call('GET', '/wps/relay/CBS_launchChat?modelId=payments');
    expect(body.value).toEqual({ chatUrl: '/sandbox/chat/?model=payments&lang=EN' });
    const page = await sandbox.server.inject({ url: '/sandbox/chat/?model=payments&lang=EN' });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('stays open during maintenance, and closes with customer service', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { maintenance: true } });
    expect((await models()).status).toBe(200);
    await sandbox.call('PATCH', '/sandbox/control', { json: { supportClosed: true } });
    expect((await models()).body.value).toMatchObject([{ online: false }, { online: false }]);
    expect(await sandbox.call('GET', '/wps/relay/CBS_launchChat')).toMatchObject({
      status: 403,
      body: { errorCode: 'not_available' },
    });
  });

  it.each(['EN', 'TY', 'VN', 'TH', 'ZH', 'AR'])('answers each of its topics in %s from the help centre', (code) => {
    const { topics, desk } = wordsOf('support', code);
    for (const { title, intro, items, keywords } of topics) {
      expect(answerQuestion(code, title)).toEqual({ text: intro, items });
      expect(answerQuestion(code, keywords[0] ?? '').text).not.toBe(desk.fallback);
    }
    expect(answerQuestion(code, desk.thanks[0] ?? '').text).toBe(desk.welcome);
    expect(answerQuestion(code, 'qqq').text).toBe(desk.fallback);
  });
});

it('states the brand’s minimum age in the help centre', async () => {
  const { body } = await sandbox.call('GET', '/wps/system/helpCenter?lang=EN&device=WEB');
  expect(body.value).toMatchObject({ path: '/helpmc' });
  expect(JSON.stringify(body.value)).toContain('at least 18 years old');
  expect(JSON.stringify(body.value)).not.toContain('{{');
});

it('refuses a domain that is not the brand’s', async () => {
  const ask = () => sandbox.call('GET', '/wps/system/domainRoute?domain=aurora.example');
  expect((await ask()).body.value).toEqual({ domain: '' });
  await sandbox.call('PATCH', '/sandbox/control', { json: { domainUnknown: true } });
  expect(await ask()).toMatchObject({ status: 403, body: { errorCode: 'domain_unknown' } });
});

it('counts unread messages of members, not of trial accounts', async () => {
  const count = (token: string) => sandbox.call('GET', '/wps/relay/CSP_unreadCount', { token });
  const answer = await count(await sandbox.login('player2'));
  expect(answer.body.value).toEqual({ unreadCount: expect.any(Number) });
  const { body } = await sandbox.call('POST', '/wps/session/login/freeplay', {
    json: { os: 'web', platform: 'W', encryption: true, gatewayVersion: 3 },
  });
  const trial = JSON.stringify(body.value).match(/"token":"([^"]+)"/)?.[1] ?? '';
  expect((await count(trial)).body.errorCode).toBe('trial_account');
});

it('counts a letter with diacritics as one, and words without spaces', () => {
  expect(countCharacters('กำลัง é 👍🏽')).toBe(7);
  expect(countWords('我的存款在哪里')).toBeGreaterThan(2);
  expect(countWords('one, two – three!')).toBe(3);
});
