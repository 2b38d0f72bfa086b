import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from './clock.ts';
import { propertiesOf } from './json-object.ts';
import { defaultBrand } from './setup/sandbox-brand.ts';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

/** Years before the machine's clock, so that whatever reads that one finds everything expired. */
const START = Date.UTC(2020, 1, 29, 15, 59, 30);
/** Longer than this file takes. */
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

const auth = { ...defaultBrand().auth, botCheck: { provider: 'altcha', siteKey: null } } as const;
const brand = { ...defaultBrand(), auth };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { brand, clock: createClock(START) });
});
afterAll(() => sandbox.close());

const logIn = async (platform = sandbox) => {
  const { text } = await platform.call('GET', '/wps/verification/bot?action=login');
  const challenge = JSON.parse(text).value;
  const solution = await solveChallenge({ challenge, deriveKey });
  const botCheck = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const secret = { username: 'player1', password: 'Sandbox1!', type: 'username', botCheck };
  return platform.call('POST', '/wps/session/login', { secret });
};

const expectSoon = (time: number) => {
  expect(time).toBeGreaterThanOrEqual(START);
  expect(time).toBeLessThan(START + HOUR);
};

test('a clock starts at its instant and runs on: in answers, in their Date, and for tests', async () => {
  const { headers, body } = await sandbox.server.inject({ url: '/wps/system/status', headers: { platform: 'WEB' } });
  expectSoon(Date.parse(String(headers.date)));
  expectSoon(JSON.parse(body).value.serverTime);
  const { now, ahead } = (await sandbox.call('GET', '/sandbox/control')).body;
  expectSoon(Number(now));
  expect(Number(ahead)).toBe(sandbox.platform.clock.ahead());
  expect(Date.now() + Number(ahead)).toBeGreaterThanOrEqual(Number(now));
});

test('proofs of work and sessions are good for as long as by the machine’s clock', async () => {
  const later = await testSandbox('of turn', { brand, clock: createClock(START + 100 * YEAR) });
  expect((await logIn(later)).status).toBe(200);
  await later.close();
  const { status, body } = await logIn();
  expect(status).toBe(200);
  const token = String(propertiesOf(body.value)['token']);
  expect((await sandbox.call('GET', '/wps/member/info', { token })).status).toBe(200);
});

test('the seeded past ends on the clock’s own day', async () => {
  const token = String(propertiesOf((await logIn()).body.value)['token']);
  const { body } = await sandbox.call('GET', '/wps/member/record/bets?from=2020-02-01&to=2020-02-29', { token });
  expect(body).toMatchObject({ success: true });
  expect(JSON.stringify(body.value)).toContain('"betId"');
});

test('a reset starts it again', async () => {
  const { clock } = sandbox.platform;
  const before = clock.ahead();
  await new Promise((resume) => setTimeout(resume, 5));
  await sandbox.call('POST', '/sandbox/control/reset');
  expect(clock.ahead()).toBeLessThan(before);
  expectSoon(clock.now());
});
