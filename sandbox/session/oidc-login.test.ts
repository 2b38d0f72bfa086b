import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../points/goods.ts';
import { answerOf } from '../testing/answer-of.ts';
import { createBrowser } from '../testing/browse.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const verifyLater = (token: string) => sandbox.call('POST', '/wps/v2/member/verification/postpone', { token });
const REWARD = goods[0]?.rewardId ?? '';
const redirectUri = 'http://localhost:4173/sign-in.html';

const MINUTE = 60_000;

let sandbox: TestSandbox;
let waited = 0;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => Date.now() + waited });
});
afterAll(() => sandbox.close());

interface Attempt {
  provider?: 'google' | 'facebook';
  person?: string;
}

/** Signs in at the provider like a person. @returns the payload that the site sends next */
async function signIn({ provider = 'google', person = '1000001' }: Attempt = {}) {
  const answer = await sandbox.call('GET', `/wps/session/login/oidc?provider=${provider}`);
  const codeVerifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const address = new URL(answerOf('oidcProvider', answer).value.authorizationEndpoint);
  address.search = new URLSearchParams({
    client_id: `sandbox.${provider}`,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'S',
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const browser = createBrowser(redirectUri);
  const asked = await browser.go(address.href);
  const back = await browser.go(`${asked.url}/${person}`, 'POST');
  const handed = new URL(back.url).searchParams;
  const payload = { provider, code: handed.get('code') ?? '', codeVerifier, nonce, redirectUri };
  return { asked: asked.text, handed, payload };
}

const logIn = (secret: object) => sandbox.call('POST', '/wps/session/login/oidc', { secret });

// @proves 4.34
test('a first sign-in opens an account, and later ones use it', async () => {
  const first = await signIn();
  expect(first.asked).toContain('Lina Reyes');
  expect(first.handed.get('state')).toBe('S');
  const opened = await logIn(first.payload);
  expect(opened.body.value).toMatchObject({ firstTimeLogin: true, userInfo: { nickname: 'Lina Reyes', type: 0 } });
  const again = await logIn((await signIn()).payload);
  const { userInfo } = answerOf('oidcLogin', opened).value;
  expect(again.body.value).toMatchObject({ firstTimeLogin: false, userInfo: { id: userInfo.id } });
});

test('a forgotten password goes to the email that the provider has verified', async () => {
  const { userInfo } = answerOf('oidcLogin', await logIn((await signIn({ person: '1000003' })).payload)).value;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = new URLSearchParams({ username: userInfo.account, email: 'mei.tan@mail.example' }).toString();
  expect((await sandbox.call('POST', '/wps/member/password/email', { headers, text })).status).toBe(200);
});

test('a member who signed in with a provider can get a password by email and redeem with it', async () => {
  const { userInfo } = answerOf('oidcLogin', await logIn((await signIn({ person: '1000003' })).payload)).value;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = new URLSearchParams({ username: userInfo.account, email: 'mei.tan@mail.example' }).toString();
  await sandbox.call('POST', '/wps/member/password/email', { headers, text });
  const outbox = (await sandbox.call('GET', '/sandbox/control/outbox')).text;
  const password = /temporary password is ([\w-]+)/.exec(outbox)?.[1] ?? '';
  const change = { oldPassword: password, newPassword: 'Fresh-2026!', confirmNewPassword: 'Fresh-2026!' };
  const temporary = await sandbox.login(userInfo.account, password);
  await sandbox.call('POST', '/wps/member/password', { token: temporary, secret: change });
  const token = await sandbox.login(userInfo.account, change.newPassword);
  await verifyLater(token);
  const redeem = async (given: string) => {
    const secret = { rewardId: REWARD, quantity: 1, password: given, idempotencyKey: given };
    return (await sandbox.call('POST', REDEEM, { token, secret })).body.errorCode;
  };
  expect(await redeem('guess')).toBe('invalid_field');
  expect(await redeem(change.newPassword)).toBe('insufficient_points');
});

// @proves 4.47
test('a member without a password confirms with a recent log-in', async () => {
  const { token, userInfo } = answerOf('oidcLogin', await logIn((await signIn({ person: '1000002' })).payload)).value;
  expect(userInfo.hasPassword).toBe(false);
  await verifyLater(token);
  const calls = {
    [REDEEM]: { rewardId: REWARD, quantity: 1 },
    '/wps/relay/passwordCheck/MCS2_convertPoint': { points: 10_000 },
  };
  const codes = async (proof: object, of = token) => {
    const answers = Object.entries(calls).map(([path, payload]) => {
      const secret = { ...payload, ...proof, idempotencyKey: `confirm-${path.length}` };
      return sandbox.call('POST', path, { token: of, secret });
    });
    return (await Promise.all(answers)).map(({ body }) => body.errorCode);
  };
  expect(await codes({})).toEqual(['insufficient_points', 'insufficient_points']);
  waited += 16 * MINUTE;
  expect(await codes({})).toEqual(['log_in_again', 'log_in_again']);
  waited = 0;
  const withPassword = await sandbox.login('player1');
  expect(await codes({}, withPassword)).toEqual(['invalid_field', 'invalid_field']);
});

test('a seeded member without a password has points to redeem', async () => {
  const { token, userInfo } = answerOf('oidcLogin', await logIn((await signIn({ person: '1000004' })).payload)).value;
  expect(userInfo).toMatchObject({ account: 'google1', hasPassword: false });
  const rewardId = goods.find(({ points }) => points <= 30_000)?.rewardId;
  const secret = { rewardId, quantity: 1, idempotencyKey: 'redeem-of-google1' };
  expect((await sandbox.call('POST', REDEEM, { token, secret })).status).toBe(200);
  const guess = { username: 'google1', password: 'Sandbox1!', type: 'username' };
  expect((await sandbox.call('POST', '/wps/session/login', { secret: guess })).body.errorCode).toBe(
    'invalid_credentials',
  );
});

test('the same person at another company gets another account', async () => {
  const facebook = await logIn((await signIn({ provider: 'facebook' })).payload);
  expect(answerOf('oidcLogin', facebook).value.userInfo.account).toMatch(/^facebook\d{9}$/);
});

// @proves 4.34
test('a code works once, with its own verifier and nonce', async () => {
  const { payload } = await signIn({ person: '1000002' });
  const stolen = await logIn({ ...payload, codeVerifier: 'x'.repeat(43) });
  expect(stolen).toMatchObject({ status: 401, body: { errorCode: 'sign_in_failed' } });
  const mixed = await signIn({ person: '1000002' });
  expect((await logIn({ ...mixed.payload, nonce: 'y'.repeat(16) })).body.errorCode).toBe('sign_in_failed');
  const good = await signIn({ person: '1000002' });
  expect((await logIn(good.payload)).status).toBe(200);
  expect((await logIn(good.payload)).body.errorCode).toBe('sign_in_failed');
});

test('a person who declines returns with an error and no code', async () => {
  const { handed } = await signIn({ person: 'cancel' });
  expect(handed.get('error')).toBe('access_denied');
  expect(handed.get('code')).toBeNull();
});
