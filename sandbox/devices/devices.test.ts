import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberByAccount } from '../roster/member.ts';
import { isRecentSession } from '../session/session.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { openBrowser } from './browser.fixture.ts';
import { devicesOf } from './devices.ts';
import { lockAccount } from './lock-account.ts';

const HOUR = 3_600_000;
const TOKEN = '__Host-device';

describe.each(databasesOfTurn(import.meta.url))('a remembered device on %s', (kind) => {
  let sandbox: TestSandbox;
  let clock = Date.UTC(2026, 4, 20, 9);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => clock });
  });
  afterAll(() => sandbox.close());

  test('opens a session for each tab that asks at once, and keeps one token', async () => {
    const browser = openBrowser(sandbox);
    const first = await browser.logInForADay('player1');
    const before = browser.jar.get(TOKEN);
    const tabs = await Promise.all(Array.from({ length: 8 }, () => browser.resume()));
    expect(tabs.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(tabs.map(({ setCookies }) => setCookies[0])).size).toBe(1);
    expect(browser.jar.get(TOKEN)).not.toBe(before);
    const open = await Promise.all([first, ...tabs.map(({ session }) => session)].map(browser.isOpen));
    expect(open).not.toContain(false);
    clock += HOUR;
    expect((await browser.resume()).status).toBe(200);
  });

  test('that is forgotten while it opens sessions leaves none open', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logInForADay('player2');
    const asked = [browser.resume(), browser.resume(), browser.call('DELETE', '/wps/session/logout', session)];
    const answers = await Promise.all([...asked, browser.resume()]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const open = await Promise.all(
      answers.filter((answer) => answer.session).map((answer) => browser.isOpen(answer.session)),
    );
    expect(open).not.toContain(true);
    expect(sandbox.reports).toEqual([]);
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  test('has its token in a cookie of this host alone, out of reach of scripts and of other sites, for a day', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logIn('player3');
    clock += 60_000;
    const { setCookies } = await browser.call('PUT', '/wps/session/device', session);
    const rest = `Path=/; Max-Age=${24 * 3600 - 60}; Secure; SameSite=Strict`;
    expect(setCookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-device=[\\w-]{43}; ${rest}; HttpOnly$`)),
      `__Host-remembered=1; ${rest}`,
    ]);
    const stored = JSON.stringify([
      await rowsOf(sandbox, 'select * from sandbox.devices'),
      await rowsOf(sandbox, 'select * from sandbox.device_tokens'),
    ]);
    expect(stored).not.toContain(browser.jar.get(TOKEN));
  });

  // @proves 9.5
  test('is forgotten a day after the log-in, however often it was used', async () => {
    const browser = openBrowser(sandbox);
    await browser.logInForADay('player4');
    for (const hours of [8, 8, 7]) {
      clock += hours * HOUR;
      expect((await browser.resume()).status).toBe(200);
    }
    clock += HOUR + 1;
    expect(await browser.resume()).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    expect(browser.jar.size).toBe(0);
  });

  test('ends with all its sessions when a replaced token returns', async () => {
    const browser = openBrowser(sandbox);
    await browser.logInForADay('player5');
    const thief = openBrowser(sandbox, new Map(browser.jar));
    const { session } = await browser.resume();
    clock += 10_001;
    expect(await browser.isOpen(session)).toBe(true);
    expect((await thief.resume()).status).toBe(401);
    expect(await browser.isOpen(session)).toBe(false);
    expect((await browser.resume()).status).toBe(401);
  });

  test('survives an answer that was lost, for ten seconds', async () => {
    const browser = openBrowser(sandbox);
    await browser.logInForADay('player6');
    await openBrowser(sandbox, new Map(browser.jar)).resume();
    clock += 10_000;
    expect((await browser.resume()).status).toBe(200);
    clock += HOUR;
    expect((await browser.resume()).status).toBe(200);
  });

  test('is forgotten at a log-out, even of a session that is over', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logInForADay('player7');
    const copy = new Map(browser.jar);
    await browser.call('DELETE', '/wps/session/logout', session);
    expect(browser.jar.size).toBe(0);
    expect((await openBrowser(sandbox, copy).resume()).status).toBe(401);
    await browser.logInForADay('player7');
    expect((await browser.call('DELETE', '/wps/session/logout')).status).toBe(401);
    expect(browser.jar.size).toBe(0);
  });

  test('is forgotten with a new password, and with a lock of the account', async () => {
    const browser = openBrowser(sandbox);
    const token = await browser.logInForADay('player8');
    const secret = { oldPassword: 'Sandbox1!', newPassword: 'Sandbox2!', confirmNewPassword: 'Sandbox2!' };
    expect((await sandbox.call('POST', '/wps/member/password', { token, secret })).status).toBe(200);
    expect((await browser.resume()).status).toBe(401);

    const session = await browser.logInForADay('player8', 'Sandbox2!');
    await lockAccount(sandbox.platform, { account: 'player8', isLocked: true });
    expect(await browser.isOpen(session)).toBe(false);
    expect((await browser.resume()).status).toBe(401);
    const again = { username: 'player8', password: 'Sandbox2!', type: 'username' };
    expect((await sandbox.call('POST', '/wps/session/login', { secret: again })).body.errorCode).toBe('account_locked');
    await lockAccount(sandbox.platform, { account: 'player8', isLocked: false });
    expect(await browser.logIn('player8', 'Sandbox2!')).not.toBe('');
  });

  test('is listed to its member, who can forget it', async () => {
    const phone = openBrowser(sandbox);
    const session = await phone.logInForADay('player9');
    clock += HOUR;
    const other = openBrowser(sandbox);
    const mine = await other.logInForADay('player9');
    const list = async () => {
      const { body } = await other.call('GET', '/wps/member/devices', mine);
      return Object(body['value']).devices;
    };
    const seen = { browser: 'Chrome', system: 'Android' };
    expect(await list()).toEqual([
      { ...seen, deviceId: expect.any(String), lastUsedAt: clock, expiresAt: clock + 24 * HOUR, isCurrent: true },
      expect.objectContaining({ ...seen, lastUsedAt: clock - HOUR, isCurrent: false }),
    ]);
    const [own, first] = await list();
    const forget = (deviceId: string, by = mine) =>
      other.call('DELETE', `/wps/member/devices?deviceId=${deviceId}`, by);
    expect((await forget(own.deviceId, await sandbox.login('player10'))).status).toBe(404);
    await forget(first.deviceId);
    expect((await phone.resume()).status).toBe(401);
    expect(await phone.isOpen(session)).toBe(false);
    expect((await forget(own.deviceId)).status).toBe(200);
    expect(await other.isOpen(mine)).toBe(true);
    expect(other.jar.size).toBe(0);
    expect(await list()).toEqual([]);
  });

  test('is forgotten by a browser that is no longer to remember, whose session stays', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logInForADay('player1');
    const copy = new Map(browser.jar);
    expect((await browser.call('DELETE', '/wps/session/device', session)).status).toBe(200);
    expect(await browser.isOpen(session)).toBe(true);
    expect((await openBrowser(sandbox, copy).resume()).status).toBe(401);
  });

  test('cannot be made by an old log-in, by a session of a device, or twice', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logInForADay('player2');
    const remember = (token: string) => browser.call('PUT', '/wps/session/device', token);
    expect((await remember(session)).body['errorCode']).toBe('log_in_again');
    const { session: resumed } = await browser.resume();
    expect((await remember(resumed)).body['errorCode']).toBe('log_in_again');
    clock += 15 * 60_000;
    await browser.call('DELETE', '/wps/session/device', resumed);
    expect((await remember(resumed)).body['errorCode']).toBe('log_in_again');
  });

  test('opens sessions that are as old as its log-in where a payment needs a recent one', async () => {
    const browser = openBrowser(sandbox);
    await browser.logInForADay('player3');
    const early = await browser.resume();
    expect(await isRecentSession(sandbox.platform, early.session)).toBe(true);
    clock += 15 * 60_000;
    const late = await browser.resume();
    expect(await isRecentSession(sandbox.platform, late.session)).toBe(false);
  });

  test('ends the sessions of other browsers when it opens one, as a log-in does', async () => {
    const remembered = openBrowser(sandbox);
    await remembered.logInForADay('player4');
    const elsewhere = await openBrowser(sandbox).logIn('player4');
    await remembered.resume();
    expect(await remembered.isOpen(elsewhere)).toBe(false);
  });

  test('gives way when a member has more than ten', async () => {
    const browsers = Array.from({ length: 11 }, () => openBrowser(sandbox));
    for (const browser of browsers) {
      clock += 1;
      await browser.logInForADay('player5');
    }
    const member = await memberByAccount(sandbox.platform.db, 'player5');
    expect((await devicesOf(sandbox.platform, Number(member?.id))).length).toBe(10);
    const [first, second] = browsers;
    expect((await first?.resume())?.status).toBe(401);
    expect((await second?.resume())?.status).toBe(200);
  });

  test('is not read from a call that a page of another site can send', async () => {
    const browser = openBrowser(sandbox);
    const session = await browser.logInForADay('player6');
    for (const [method, url] of [
      ['POST', '/wps/session/device'],
      ['DELETE', '/wps/session/device'],
      ['DELETE', '/wps/session/logout'],
    ] as const) {
      const cookie = `${TOKEN}=${browser.jar.get(TOKEN)}`;
      expect((await sandbox.call(method, url, { headers: { cookie } })).status).toBe(400);
    }
    expect(await browser.isOpen(session)).toBe(true);
    expect((await browser.resume()).status).toBe(200);
  });

  test.each(['', 'x', 'x'.repeat(43), '%00', 'ü'.repeat(43), `${'x'.repeat(43)}; __Host-device=y`])(
    'is refused with the token %j',
    async (token) => {
      const headers = { cookie: `${TOKEN}=${token}`, platform: 'WEB' };
      expect((await sandbox.call('POST', '/wps/session/device', { headers })).status).toBe(401);
    },
  );

  test('keeps its token when the platform fails', async () => {
    const browser = openBrowser(sandbox);
    await browser.logInForADay('player7');
    Object.assign(sandbox.platform.switches, { faults: [{ operation: 'resumeSession', kind: 'server-error' }] });
    expect((await browser.resume()).status).toBe(500);
    Object.assign(sandbox.platform.switches, { faults: [] });
    expect((await browser.resume()).status).toBe(200);
  });

  test('is not for trial accounts', async () => {
    const json = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
    const trial = await sandbox.call('POST', '/wps/session/login/freeplay', { json });
    const token = Object(trial.body.value).token;
    expect((await sandbox.call('PUT', '/wps/session/device', { token })).body.errorCode).toBe('trial_account');
  });
});
