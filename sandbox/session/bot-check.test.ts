import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let late = 0;
beforeAll(async () => {
  const brand = defaultBrand();
  const auth = { ...brand.auth, botCheck: { provider: 'altcha', siteKey: null } } as const;
  sandbox = await testSandbox('of turn', { brand: { ...brand, auth }, now: () => Date.now() + late });
});
beforeEach(() => {
  late = 0;
});
afterAll(() => sandbox.close());

async function proofFor(action: string, change: (proof: object) => object = (proof) => proof): Promise<string> {
  const { text } = await sandbox.call('GET', `/wps/verification/bot?action=${action}`);
  const challenge = JSON.parse(text).value;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify(change({ challenge, solution }))).toString('base64');
}

const logIn = (botCheck?: string) =>
  sandbox.call('POST', '/wps/session/login', {
    secret: { username: 'player1', password: 'Sandbox1!', type: 'username', ...(botCheck && { botCheck }) },
  });

test('a log-in without a bot check proof is refused before its password is checked', async () => {
  expect(await logIn()).toMatchObject({ status: 403, body: { errorCode: 'bot_check_required' } });
});

// @proves 4.16
test('a proof is valid for one log-in', async () => {
  const proof = await proofFor('login');
  expect((await logIn(proof)).status).toBe(200);
  expect(await logIn(proof)).toMatchObject({ status: 403, body: { errorCode: 'bot_check_failed' } });
});

// @proves 4.16
test('refuses a proof for another action or challenge, and an expired one', async () => {
  expect((await logIn(await proofFor('register'))).body.errorCode).toBe('bot_check_failed');
  const old = await proofFor('login');
  late = 6 * 60_000;
  expect((await logIn(old)).body.errorCode).toBe('bot_check_failed');
  late = 0;
  const easy = await proofFor('login', (proof) => ({
    ...proof,
    solution: { counter: 0, derivedKey: '00'.repeat(32) },
  }));
  expect((await logIn(easy)).body.errorCode).toBe('bot_check_failed');
});

test.each(['', 'nonsense', 'bnVsbA==', Buffer.from('{"challenge":{}}').toString('base64')])(
  'refuses a malformed proof: %j',
  async (text) => {
    expect((await logIn(text)).status).toBe(403);
    expect(sandbox.reports).toEqual([]);
  },
);
