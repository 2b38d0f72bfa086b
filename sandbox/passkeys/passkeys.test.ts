import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyRequest } from '#schemas/generated/platform.ts';
import { memberByAccount } from '../roster/member.ts';
import { UNMATCHABLE_HASH } from '../roster/password.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { passkeyOn } from './authenticator.fixture.ts';

const P = '/wps/member/passkeys';
const LOG_IN = '/wps/session/login/passkey';
const PAGE = 'https://www.sandbox.example';
const DIGITS = '482915';
const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36';

let sandbox: TestSandbox;
let now = Date.parse('2026-05-20T12:00:20Z');
let count = 0;
let account = '';
let token = '';
beforeAll(async () => {
  const domains = ['sandbox.example', 'www.sandbox.example'];
  sandbox = await testSandbox('of turn', { brand: { ...defaultBrand(), domains }, now: () => now });
});
afterAll(async () => {
  expect(sandbox.reports).toEqual([]);
  await sandbox.close();
});
beforeEach(async () => {
  count += 1;
  account = `player${count}`;
  token = await sandbox.login(account);
});

const headers = { origin: PAGE, 'user-agent': CHROME };
const post = (url: string, json: object, more: object = { token }) =>
  sandbox.call('POST', url, { headers, json, ...more });
const creation = (secret: object = { password: 'Sandbox1!' }, origin = PAGE) =>
  sandbox.call('POST', `${P}/options`, { token, secret, headers: { origin } });
const list = async () => answerOf('passkeys', await sandbox.call('GET', P, { token })).value;
const request = async (origin = PAGE) => sandbox.call('POST', `${LOG_IN}/options`, { headers: { origin } });
const asked = async (): Promise<PasskeyRequest> => answerOf('passkeyLogInOptions', await request()).value;
const logIn = (assertion: object) => post(LOG_IN, assertion, {});
const refused = (errorCode: string, status = 403) => ({ status, body: { errorCode } });

/** A passkey of the player, added. */
async function added(secret?: object) {
  const passkey = passkeyOn(PAGE);
  const { value } = answerOf('passkeyOptions', await creation(secret));
  const answer = answerOf('addPasskey', await post(P, passkey.make(value)));
  return { ...passkey, passkeyId: answer.value.passkeyId };
}

describe('a passkey', () => {
  test('is added with the password, named after the browser, and told about', async () => {
    expect(await creation({})).toMatchObject(refused('invalid_field', 422));
    expect(await creation({ password: 'wrong' })).toMatchObject(refused('invalid_field', 422));
    const { value } = answerOf('passkeyOptions', await creation());
    expect(value).toMatchObject({ rp: { id: 'sandbox.example', name: 'Sandbox' }, user: { name: account } });
    expect(value.authenticatorSelection).toEqual({ residentKey: 'required', userVerification: 'required' });
    const made = passkeyOn(PAGE).make(value);
    expect((await post(P, made)).status).toBe(200);
    expect((await list()).passkeys).toEqual([
      {
        ...{ passkeyId: expect.any(Number), name: 'Chrome, Android', domain: 'sandbox.example', createdAt: now },
        ...{ isSynced: true, confirmsWithdrawals: true },
      },
    ]);
    const told = await sandbox.call('GET', '/wps/member/messages', { token });
    expect(told.text).toContain('A passkey was added');
  });

  test('is made for one challenge, in one session, with a verified person, on a page of the brand', async () => {
    const passkey = passkeyOn(PAGE);
    const options = async () => answerOf('passkeyOptions', await creation()).value;
    expect(await post(P, passkey.make(await options(), { isVerified: false }))).toMatchObject(
      refused('passkey_failed'),
    );
    expect(await post(P, passkey.make(await options(), { origin: 'https://evil.example' }))).toMatchObject(
      refused('passkey_failed'),
    );
    const other = await sandbox.login('player20');
    expect(await post(P, passkey.make(await options()), { token: other })).toMatchObject(refused('passkey_failed'));
    const late = await options();
    now += 5 * MINUTE;
    expect(await post(P, passkey.make(late))).toMatchObject(refused('passkey_failed'));
    const made = passkey.make(await options());
    expect((await post(P, made)).status).toBe(200);
    expect(await post(P, made)).toMatchObject(refused('passkey_failed'));
    for (const origin of ['https://evil.example', 'http://127.0.0.1:4173', 'http://www.sandbox.example'])
      expect(await creation(undefined, origin)).toMatchObject(refused('not_available'));
  });

  // @proves 4.5
  test('logs in with the question answered, and shows its last use', async () => {
    const { db } = sandbox.platform;
    const passkey = await added();
    const { id } = (await memberByAccount(db, account)) ?? { id: 0 };
    await db.execute(
      `insert into sandbox.security_questions (member_id, place, question, answer_hash) values (${id}, 1, 'Q', 'H')`,
    );
    const answer = answerOf('passkeyLogIn', await logIn(passkey.sign(await asked())));
    expect(answer.value.userInfo).toMatchObject({ account });
    expect(answer.value.userInfo.mustChangePassword).toBeUndefined();
    token = answer.value.token;
    expect((await list()).passkeys).toMatchObject([{ lastUsedAt: now }]);
    const logIns = await sandbox.call('GET', '/wps/member/logIns', { token });
    expect(answerOf('logIns', logIns).value.content[0]).toMatchObject({ isCurrent: true, isRefused: false });
  });

  test('answers one fresh challenge of its own domain', async () => {
    const passkey = await added();
    const assertion = passkey.sign(await asked());
    expect((await logIn(assertion)).status).toBe(200);
    expect(await logIn(assertion)).toMatchObject(refused('passkey_failed'));
    const late = await asked();
    now += 5 * MINUTE;
    expect(await logIn(passkey.sign(late))).toMatchObject(refused('passkey_failed'));
    expect(await logIn(passkey.sign(await asked(), { origin: 'https://evil.example' }))).toMatchObject(
      refused('passkey_failed'),
    );
    expect(await logIn(passkey.sign(await asked(), { isVerified: false }))).toMatchObject(refused('passkey_failed'));
    const forged = passkeyOn(PAGE).sign(await asked());
    expect(await logIn({ ...forged, id: passkey.id, rawId: passkey.id })).toMatchObject(refused('passkey_failed'));
    const onLocalhost = answerOf('passkeyLogInOptions', await request('http://localhost:4173')).value;
    expect(onLocalhost.rpId).toBe('localhost');
    const elsewhere = passkey.sign(onLocalhost, { origin: 'http://localhost:4173' });
    expect(await logIn(elsewhere)).toMatchObject(refused('passkey_unknown'));
  });

  test('whose counter goes back is a copy', async () => {
    const passkey = await added();
    expect((await logIn(passkey.sign(await asked(), { counter: 5 }))).status).toBe(200);
    expect(await logIn(passkey.sign(await asked(), { counter: 5 }))).toMatchObject(refused('passkey_failed'));
    expect((await logIn(passkey.sign(await asked(), { counter: 6 }))).status).toBe(200);
  });

  test('opens no locked account', async () => {
    const passkey = await added();
    await sandbox.call('PUT', '/sandbox/control/lock', { json: { account, isLocked: true } });
    expect(await logIn(passkey.sign(await asked()))).toMatchObject(refused('account_locked'));
  });

  test('is renamed and removed by its member alone, and is unknown afterwards', async () => {
    const passkey = await added();
    const { passkeyId } = passkey;
    const rename = (name: string, as = token) => sandbox.call('PUT', P, { token: as, json: { passkeyId, name } });
    const remove = (as = token) => sandbox.call('DELETE', `${P}?passkeyId=${passkeyId}`, { token: as });
    const other = await sandbox.login('player20');
    expect(await rename('Mine', other)).toMatchObject(refused('not_found', 404));
    expect(await remove(other)).toMatchObject(refused('not_found', 404));
    expect(await rename('  ')).toMatchObject(refused('invalid_field', 422));
    await rename(' My phone ');
    expect((await list()).passkeys).toMatchObject([{ name: 'My phone' }]);
    expect((await remove()).status).toBe(200);
    expect((await list()).passkeys).toEqual([]);
    expect(await logIn(passkey.sign(await asked()))).toMatchObject(refused('passkey_unknown'));
  });

  test('stays while it is the only way into the account', async () => {
    const first = await added();
    await sandbox.platform.db.execute(
      `update sandbox.members set password_hash = '${UNMATCHABLE_HASH}', mobile = null where account = '${account}'`,
    );
    const remove = (id: number) => sandbox.call('DELETE', `${P}?passkeyId=${id}`, { token });
    expect(await remove(first.passkeyId)).toMatchObject(refused('last_way_in', 409));
    const second = await added({});
    expect((await remove(first.passkeyId)).status).toBe(200);
    expect(await remove(second.passkeyId)).toMatchObject(refused('last_way_in', 409));
  });

  test('is one of at most ten', async () => {
    for (let index = 0; index < 10; index += 1) await added();
    const { value } = answerOf('passkeyOptions', await creation());
    expect(value.excludeCredentials).toHaveLength(10);
    expect(await post(P, passkeyOn(PAGE).make(value))).toMatchObject(refused('not_available'));
  });

  test('is not there where the module is off', async () => {
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PASSKEYS: false } } });
    expect(await request()).toMatchObject(refused('not_available'));
    expect(await sandbox.call('GET', P, { token })).toMatchObject(refused('not_available'));
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { PASSKEYS: true } } });
  });
});

describe('a withdrawal', () => {
  const W = '/wps/member/withdrawal';
  const terms = async () => answerOf('withdrawalTerms', await sandbox.call('GET', `${W}/terms`, { token })).value;
  const setDigits = () =>
    sandbox.call('POST', '/wps/member/paymentPassword', {
      token,
      secret: { paymentPassword: DIGITS, password: 'Sandbox1!' },
    });
  const wanted = async (amount = 10_000) => {
    const [to] = (await terms()).accounts;
    return { accountId: to?.accountId ?? 0, amount, fee: amount / 100 };
  };
  const challenge = async (confirmed: object) => post(`${W}/passkey`, confirmed);
  const send = async (payload: object, as = token) => {
    const { made } = await terms();
    return sandbox.call('POST', `${W}/order`, { token: as, secret: { idempotencyKey: 'one', made, ...payload } });
  };

  test('is confirmed by a passkey in place of the payment password, once, and repeated without a second one', async () => {
    const passkey = await added();
    const confirmed = await wanted();
    expect(await terms()).toMatchObject({ hasPaymentPassword: false, hasPasskey: true });
    const options = answerOf('withdrawalPasskeyOptions', await challenge(confirmed)).value;
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
    const before = (await terms()).balance;
    const signed = passkey.sign(options);
    const order = answerOf('requestWithdrawal', await send({ ...confirmed, passkey: signed })).value;
    expect((await terms()).balance).toBe(before - confirmed.amount);
    expect(await send({ ...confirmed, passkey: signed, idempotencyKey: 'two' })).toMatchObject(
      refused('passkey_failed'),
    );
    const again = passkey.sign(answerOf('withdrawalPasskeyOptions', await challenge(confirmed)).value);
    expect(answerOf('requestWithdrawal', await send({ ...confirmed, passkey: again })).value).toEqual(order);
    expect((await terms()).balance).toBe(before - confirmed.amount);
  });

  test('needs a signature for just this account, amount and fee, of this session and this member', async () => {
    const passkey = await added();
    const confirmed = await wanted();
    const sign = async () => passkey.sign(answerOf('withdrawalPasskeyOptions', await challenge(confirmed)).value);
    expect(await send({ ...confirmed, amount: 20_000, fee: 200, passkey: await sign() })).toMatchObject(
      refused('passkey_failed'),
    );
    expect(await send({ ...confirmed, accountId: confirmed.accountId + 1, passkey: await sign() })).toMatchObject(
      refused('passkey_failed'),
    );
    expect(await send({ ...confirmed, passkey: passkey.sign(await asked()) })).toMatchObject(refused('passkey_failed'));
    const signed = await sign();
    token = await sandbox.login(account);
    expect(await send({ ...confirmed, passkey: signed })).toMatchObject(refused('passkey_failed'));
    expect(await send(confirmed)).toMatchObject(refused('invalid_field', 422));
  });

  test('is confirmed only by passkeys that were added with the payment password, where there is one', async () => {
    await setDigits();
    expect(await list()).toMatchObject({ asksPaymentPassword: true });
    expect(await creation({ password: 'Sandbox1!', paymentPassword: '111222' })).toMatchObject(
      refused('invalid_field', 422),
    );
    const bare = await added();
    expect((await list()).passkeys).toMatchObject([{ confirmsWithdrawals: false }]);
    expect((await terms()).hasPasskey).toBe(false);
    const confirmed = await wanted();
    expect(await challenge(confirmed)).toMatchObject(refused('not_found', 404));
    const full = await added({ password: 'Sandbox1!', paymentPassword: DIGITS });
    const options = async () => answerOf('withdrawalPasskeyOptions', await challenge(confirmed)).value;
    expect((await options()).allowCredentials).toMatchObject([{ id: full.id }]);
    expect(await send({ ...confirmed, passkey: bare.sign(await options()) })).toMatchObject(refused('passkey_failed'));
    expect((await send({ ...confirmed, passkey: full.sign(await options()) })).status).toBe(200);
  });
});

test('a passkey of another account confirms nothing', async () => {
  const mine = await added();
  token = await sandbox.login('player20');
  const theirs = await added();
  const signed = { ...theirs.sign(await asked()) };
  const stolen = { ...signed, id: mine.id, rawId: mine.id };
  expect(await logIn(stolen)).toMatchObject(refused('passkey_failed'));
  expect(tokenOf(await logIn(theirs.sign(await asked())))).not.toBe('');
});
