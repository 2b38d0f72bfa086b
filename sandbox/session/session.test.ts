import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberByAccount } from '../roster/member.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { spendCaptcha, storeCaptcha } from './captcha-answers.ts';
import { bearerOf, openSession } from './session.ts';

describe.each(databasesOfTurn(import.meta.url))('a session on %s', (kind) => {
  let sandbox: TestSandbox;
  let clock = Date.UTC(2026, 4, 20, 9);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => clock });
  });
  afterAll(() => sandbox.close());

  const wrong = (username: string, more = {}) =>
    sandbox.call('POST', '/wps/session/login', { secret: { username, password: 'wrong', type: 'username', ...more } });

  test('counts simultaneous attempts separately', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => wrong('player7')));
    const looked = tries.filter(({ body }) => body.errorCode === 'invalid_credentials');
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
    clock += 5 * 60_000;
  });

  test('of simultaneous log-ins leaves one session and one first log-in', async () => {
    const { platform } = sandbox;
    const member = await memberByAccount(platform.db, 'first1');
    if (!member) throw new Error('The seed has no account first1.');
    const opened = await Promise.all(Array.from({ length: 8 }, () => openSession(platform, member)));
    const bearers = await Promise.all(opened.map(({ token }) => bearerOf(platform, token)));
    expect(bearers.filter(({ replaced }) => !replaced)).toHaveLength(1);
    expect(opened.filter(({ firstTimeLogin }) => firstTimeLogin)).toHaveLength(1);
  });

  test('accepts a captcha once of simultaneous tries', async () => {
    const { platform } = sandbox;
    const captchaId = await storeCaptcha(platform, '192.0.2.1', '1234');
    const tries = Array.from({ length: 60 }, () => spendCaptcha(platform, { captchaId, captcha: '1234' }));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('begins with a log-in and ends with a log-out', async () => {
    const token = await sandbox.login('player1');
    const info = await sandbox.call('GET', '/wps/member/info', { token });
    expect(info.body.value).toMatchObject({ account: 'player1', type: 0, balance: 50_000, currency: 'USD' });
    expect((await sandbox.call('DELETE', '/wps/session/logout', { token })).status).toBe(200);
    expect(await sandbox.call('GET', '/wps/member/info', { token })).toMatchObject({
      status: 401,
      body: { errorCode: 'not_logged_in' },
    });
  });

  // @proves 4.40
  test('expires', async () => {
    const token = await sandbox.login('player2');
    clock += 13 * 3_600_000;
    expect((await sandbox.call('GET', '/wps/member/info', { token })).status).toBe(401);
  });

  test('ignores the case of an account name', async () => {
    const token = await sandbox.login('PLAYER3');
    expect((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).body.value).toEqual({
      balance: 50_000,
      currency: 'USD',
    });
  });

  // @proves 4.14
  test('requires a captcha after a failure and blocks further guesses', async () => {
    expect(await wrong('player4')).toMatchObject({
      status: 401,
      body: { errorCode: 'invalid_credentials', value: { captcha: true } },
    });
    const right = { username: 'player4', password: 'Sandbox1!', type: 'username' };
    const without = await sandbox.call('POST', '/wps/session/login', { secret: right });
    expect(without.body.errorCode).toBe('captcha_required');
    for (let failure = 2; failure <= 5; failure += 1) {
      expect((await wrong('player4', { captcha: 'no' })).body.errorCode).toBe('captcha_wrong');
    }
    expect(await wrong('player4')).toMatchObject({ status: 429, body: { errorCode: 'too_many_attempts' } });
    expect((await sandbox.call('POST', '/wps/session/login', { secret: right })).status).toBe(429);
    clock += 5 * 60_000;
    expect((await sandbox.call('POST', '/wps/session/login', { secret: right })).status).toBe(200);
  });

  // @proves 4.15
  test('accepts a captcha once', async () => {
    await wrong('player5');
    const image = await sandbox.call('GET', '/wps/captcha');
    expect(Buffer.from(String(image.body.value), 'base64').subarray(1, 4).toString()).toBe('PNG');
    const captchaId = image.body['captchaId'];
    const open: { id: string; answer: string }[] = JSON.parse(
      (await sandbox.call('GET', '/sandbox/control/captchas')).text,
    );
    const answered = { captchaId, captcha: open.find(({ id }) => id === captchaId)?.answer };
    const secret = { username: 'player5', password: 'Sandbox1!', type: 'username', ...answered };
    expect((await sandbox.call('POST', '/wps/session/login', { secret })).status).toBe(200);
    await wrong('player5');
    expect((await sandbox.call('POST', '/wps/session/login', { secret })).body.errorCode).toBe('captcha_wrong');
  });

  test('compares an answer with the captcha of its id alone, and spends that one when it is wrong', async () => {
    const { platform } = sandbox;
    const [one, two] = [await storeCaptcha(platform, 'x', '1111'), await storeCaptcha(platform, 'x', '2222')];
    expect(await spendCaptcha(platform, { captchaId: one, captcha: '2222' })).toBe(false);
    expect(await spendCaptcha(platform, { captchaId: one, captcha: '1111' })).toBe(false);
    expect(await spendCaptcha(platform, { captcha: '2222' })).toBe(false);
    expect(await spendCaptcha(platform, { captchaId: two, captcha: '٢٢٢٢' })).toBe(true);
    const three = await storeCaptcha(platform, 'x', '3333');
    clock += 5 * 60_000;
    expect(await spendCaptcha(platform, { captchaId: three, captcha: '3333' })).toBe(false);
  });

  test('treats an unknown account like a wrong password', async () => {
    expect((await wrong('nobody')).body).toEqual((await wrong('player6')).body);
  });

  // @proves 4.7, 4.38
  test('of free play belongs to a trial account that cannot start games', async () => {
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = await sandbox.call('POST', '/wps/session/login/freeplay', { json });
    expect(trial.body.value).toMatchObject({ userInfo: { type: 4, balance: 20_000 } });
    const games = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(games.text).games;
    const launch = { token: tokenOf(trial), json: { nodeId, vassalage, gameType, gameCode } };
    expect((await sandbox.call('POST', '/wps/game/launchGame', launch)).body.errorCode).toBe('trial_account');
  });

  test('cannot be opened for a non-member account', async () => {
    const secret = { username: 'trial1', password: 'Sandbox1!', type: 'username' };
    expect(await sandbox.call('POST', '/wps/session/login', { secret })).toMatchObject({
      status: 403,
      body: { errorCode: 'non_member_account' },
    });
  });

  test('stores no plaintext password in the database', async () => {
    const rows = await rowsOf(sandbox, 'select password_hash from sandbox.members');
    for (const row of rows) expect(row).toEqual({ password_hash: expect.stringMatching(/^scrypt\$/) });
  });
});
