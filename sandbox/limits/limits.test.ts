import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type Reply, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { countCall, giveCallBack } from './limits.ts';

const AT_ONCE = 60;
const HOUR = 3_600_000;

describe.each(databasesOfTurn(import.meta.url))('limits on %s', (kind) => {
  let sandbox: TestSandbox;
  let token = '';
  let time = Date.UTC(2026, 10, 23, 9);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => time, trustedProxies: ['127.0.0.1'] });
    token = await sandbox.login('player1');
  });
  beforeEach(() => {
    // Long enough for every count to start again, and not for the session to end.
    time += HOUR;
  });
  afterAll(() => sandbox.close());

  /** @returns how many of sixty simultaneous calls were let through */
  const passed = async (call: (index: number) => Promise<Reply>): Promise<number> => {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));
    const refused = replies.filter(({ status }) => status === 429);
    for (const { body } of refused) expect(body.value).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    return AT_ONCE - refused.length;
  };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const logIn = (username: string, address: string) =>
    sandbox.call('POST', '/wps/session/login', {
      secret: { username, password: 'wrong', type: 'username' },
      ...from(address),
    });
  const trial = (address: string) => {
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    return sandbox.call('POST', '/wps/session/login/freeplay', { json, ...from(address) });
  };
  const code = (mobileNum: string, address: string) => {
    const json = { mobileNum, countryDialingCode: '+63' };
    return sandbox.call('POST', '/wps/verification/sms/noLogin', { json, ...from(address) });
  };

  test('let five codes to a number through', async () => {
    expect(await passed(() => code('9175550001', '192.0.2.1'))).toBe(5);
  });

  test('let thirty codes for an address through, to whatever numbers', async () => {
    expect(await passed((index) => code(`917555${1000 + index}`, '192.0.2.2'))).toBe(30);
  });

  test('let five messages of a member through', async () => {
    const json = { room: 'EN', text: 'Hello' };
    expect(await passed(() => sandbox.call('POST', '/wps/chat/messages', { token, json }))).toBe(5);
  });

  test('let five feedbacks of an address through', async () => {
    const json = { content: 'Good' };
    expect(await passed(() => sandbox.call('PUT', '/wps/feedback', { json, ...from('192.0.2.3') }))).toBe(5);
  });

  test('let one question of a member through', async () => {
    const json = { content: 'When does my bonus come?' };
    expect(await passed(() => sandbox.call('POST', '/wps/support/question', { token, json }))).toBe(1);
  });

  test('let five log-ins to an account through', async () => {
    const tries = await Promise.all(Array.from({ length: AT_ONCE }, () => logIn('player2', '192.0.2.4')));
    const looked = tries.filter(({ body }) => body.errorCode === 'invalid_credentials');
    // Run in sequence: all after the first need a captcha.
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test('let thirty registrations of an address through', async () => {
    const register = (index: number, address: string) =>
      sandbox.call('PUT', '/wps/member/register', {
        secret: {
          ...{ username: `many${address.at(-1)}x${index}`, password: 'Sea-Breeze7', confirmPassword: 'Sea-Breeze7' },
          ...{ registerMethod: 'WEB', payeeName: 'Ana Cruz', birthday: '14-02-1990' },
        },
        ...from(address),
      });
    expect(await passed((index) => register(index, '192.0.2.11'))).toBe(30);
    expect((await register(60, '192.0.2.12')).status).toBe(200);
  });

  test('let twenty trial accounts of an address through', async () => {
    expect(await passed(() => trial('192.0.2.5'))).toBe(20);
    expect((await trial('192.0.2.6')).status).toBe(200);
  });

  test('count on when calls follow each other, and start again when their time is over', async () => {
    const limit = { name: 'anything', most: 2, withinMs: 1000 };
    const waits = async () => [await countCall(sandbox.platform, limit), await countCall(sandbox.platform, limit)];
    expect(await waits()).toEqual([0, 0]);
    time += 400;
    expect(await waits()).toEqual([600, 600]);
    time += 600;
    expect(await waits()).toEqual([0, 0]);
    await giveCallBack(sandbox.platform, limit.name);
    expect(await waits()).toEqual([0, 1000]);
  });

  test('are forgotten when their time is over', async () => {
    await countCall(sandbox.platform, { name: 'last', most: 1, withinMs: 1000 });
    expect(await rowsOf(sandbox, 'select name from sandbox.limits')).toEqual([{ name: 'last' }]);
  });

  test('start again with a reset, as journeys in browsers share one address', async () => {
    const trialsUntilRefused = async () => {
      let opened = 0;
      while ((await trial('127.0.0.1')).status === 200) opened += 1;
      return opened;
    };
    expect(await trialsUntilRefused()).toBe(20);
    await sandbox.call('POST', '/sandbox/control/reset');
    token = await sandbox.login('player1');
    expect(await rowsOf(sandbox, 'select name from sandbox.limits')).toEqual([{ name: 'failures from 127.0.0.1' }]);
    expect(await trialsUntilRefused()).toBe(20);
  });

  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('end a spray of log-ins over many accounts from one address', async () => {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 220; index += 1) {
      codes.push((await logIn(`sprayed${index}`, '192.0.2.7')).body.errorCode);
    }
    expect(codes.filter((errorCode) => errorCode === 'invalid_credentials')).toHaveLength(20);
    expect(codes.at(-1)).toBe('captcha_required');
    expect((await logIn('sprayed1', '192.0.2.8')).body.errorCode).toBe('invalid_credentials');
  });

  test('know a visitor behind a trusted proxy by the address that the proxy saw, not by one that the visitor claims', async () => {
    const claimed = (index: number) => trial(`198.51.100.${index}, 192.0.2.9`);
    expect(await passed(claimed)).toBe(20);
    expect((await trial('192.0.2.9')).status).toBe(429);
  });
});

test('a header names no visitor where no proxy is trusted', async () => {
  const sandbox = await testSandbox();
  const json = { content: 'Good' };
  const send = (address: string) =>
    sandbox.call('PUT', '/wps/feedback', { json, headers: { 'x-forwarded-for': address } });
  for (let index = 1; index <= 5; index += 1) expect((await send(`192.0.2.${index}`)).status).toBe(200);
  expect((await send('192.0.2.6')).status).toBe(429);
  await sandbox.close();
});
