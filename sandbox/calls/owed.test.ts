import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../roster/member.ts';
import { listenLive } from '../testing/live-client.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { contractOperations } from './contract-operations.ts';
import { admitted, type Bearer, type Owed } from './owed.ts';

const member = { id: 7 } as Member;
const bearerOwing = (owed: Owed): Bearer => ({ member: null, replaced: false, owing: { owed, member } });
const operations = contractOperations();
/** Id of the seeded agent12. */
const AGENT12 = 3;

/** Calls open to a stopped member: withdraw, look, extend the stop, and ask to return. */
const PAYOUT = [
  'balance',
  'walletTransfer',
  'consolidatedFunds',
  'merchantWallet',
  'accountRecord',
  'bettingRecord',
  'profitRecord',
  'withdrawalTerms',
  'withdrawalOrders',
  'withdrawalOrder',
  'requestWithdrawal',
  'withdrawalPasskeyOptions',
  'confirmWithdrawal',
  'reportMissingTransfer',
  'addPayoutAccount',
  'choosePayoutAccount',
  'removePayoutAccount',
  'setPaymentPassword',
  'changePaymentPassword',
  'bonuses',
  'giveUpBonus',
  'playerCare',
  'startTimeOut',
  'startExclusion',
  'askToReturn',
];

describe.each(['password', 'answer', 'stop', 'verification'] as const)('a session that owes the %s', (owed) => {
  test.each(operations)('is a member to $operationId only if the contract opens it', (operation) => {
    const call = () => admitted(bearerOwing(owed), operation).member;
    if (operation.openWhileOwed.includes(owed)) expect(call()).toBe(member);
    else if (operation.needsSession) expect(call).toThrow(expect.objectContaining({ status: 403 }));
    else expect(call()).toBeNull();
  });
});

test('the contract opens only what settles a debt, says who it is, or ends the session', () => {
  const open = operations.filter(({ openWhileOwed }) => openWhileOwed.length > 0);
  expect(Object.fromEntries(open.map(({ operationId, openWhileOwed }) => [operationId, openWhileOwed]))).toEqual({
    logout: ['password', 'answer', 'verification', 'stop'],
    // A session that the device opens owes the same again.
    rememberDevice: ['answer', 'verification'],
    changePassword: ['password'],
    customerSecurityQuestion: ['answer'],
    verifySecurityAnswer: ['answer'],
    memberInfo: ['password', 'answer', 'verification', 'stop'],
    submitPersonalInfo: ['verification', 'stop'],
    memberIcon: ['password', 'answer', 'verification', 'stop'],
    securityConfig: ['password', 'answer', 'verification', 'stop'],
    postponeVerification: ['verification'],
    knownPerson: ['verification', 'stop'],
    uploadIdImages: ['verification', 'stop'],
    ...Object.fromEntries(PAYOUT.map((id) => [id, ['stop']])),
  });
});

describe('what a log-in owes', () => {
  let sandbox: TestSandbox;
  let url = '';
  beforeAll(async () => {
    sandbox = await testSandbox();
    url = await sandbox.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sandbox.close());

  const get = (path: string, token: string) => sandbox.call('GET', path, { token });
  const balance = (token: string) => get('/wps/v2/wallets/balance', token);
  const isDue = async (token: string) => JSON.stringify((await get('/wps/v2/member/securityConfig', token)).body);
  const change = (token: string, oldPassword: string, newPassword: string) => {
    const secret = { oldPassword, newPassword, confirmNewPassword: newPassword };
    return sandbox.call('POST', '/wps/member/password', { token, secret });
  };
  const closed = (errorCode: string) => ({ status: 403, body: { success: false, errorCode } });

  // @proves 4.48, 9.31
  test('after the default password is a new one, until it is changed', async () => {
    const secret = { username: 'default1', password: 'Welcome1!', type: 'username' };
    const login = await sandbox.call('POST', '/wps/session/login', { secret });
    expect(login.body.value).toMatchObject({ userInfo: { mustChangePassword: true } });
    const token = tokenOf(login);
    expect((await get('/wps/member/info', token)).body.value).toMatchObject({ mustChangePassword: true });
    expect(await balance(token)).toMatchObject(closed('password_change_due'));
    expect((await get('/wps/captcha', token)).status).toBe(200);
    expect((await change(token, 'Welcome1!', 'Welcome2!')).status).toBe(200);
    const next = await sandbox.login('default1', 'Welcome2!');
    expect((await get('/wps/member/info', next)).body.value).not.toHaveProperty('mustChangePassword');
    expect((await balance(next)).status).toBe(200);
  });

  // @proves 4.48
  test('is the answer to the security question, at every log-in', async () => {
    const token = await sandbox.login('question1');
    expect(await balance(token)).toMatchObject(closed('answer_due'));
    expect(await isDue(token)).toContain('"isDue":true');
    expect(await change(token, 'Sandbox1!', 'Sandbox2!')).toMatchObject(closed('answer_due'));
    const { value } = (await get('/wps/v2/member/customerSecurityQuestions', token)).body;
    const answer = (given: string) =>
      sandbox.call('POST', '/wps/v2/member/customerSecurityQuestions/verify', {
        token,
        json: { ...Object(value), answer: given },
      });
    await answer('Rex');
    expect(await balance(token)).toMatchObject(closed('answer_due'));
    await answer('Bantay');
    expect((await balance(token)).status).toBe(200);
    expect(await isDue(token)).toContain('"isDue":false');
    expect(await balance(await sandbox.login('question1'))).toMatchObject(closed('answer_due'));
  });

  // @proves 4.48
  test('is a verification that is neither sent nor postponed', async () => {
    await sandbox.call('PUT', '/sandbox/control/verification', { json: { account: 'player4', status: 'N' } });
    const token = await sandbox.login('player4');
    expect(await balance(token)).toMatchObject(closed('verification_due'));
    expect(await isDue(token)).toMatch(/"status":"N","isDue":true/);
    expect((await sandbox.call('POST', '/wps/v2/member/verification/postpone', { token })).status).toBe(200);
    expect((await balance(token)).status).toBe(200);
    const next = await sandbox.login('player4');
    expect(await balance(next)).toMatchObject(closed('verification_due'));
    await sandbox.call('PUT', '/sandbox/control/verification', { json: { account: 'player4', status: 'P' } });
    expect((await balance(next)).status).toBe(200);
  });

  test('is no verification at the first log-in, and later one that begins with what is known', async () => {
    const person = { payeeName: 'Ana Cruz', birthday: '14-02-1990' };
    const keys = { username: 'newcomer9', password: 'Sea-Breeze7' };
    const secret = { ...person, ...keys, confirmPassword: keys.password, registerMethod: 'WEB' };
    const first = tokenOf(await sandbox.call('PUT', '/wps/member/register', { secret }));
    expect((await balance(first)).status).toBe(200);
    expect(await isDue(first)).toMatch(/"status":"N","isDue":false/);
    const token = await sandbox.login(keys.username, keys.password);
    expect(await balance(token)).toMatchObject(closed('verification_due'));
    const known = await get('/wps/v2/member/verification/known', token);
    expect(known.body.value).toEqual({ payeename: person.payeeName, birthday: person.birthday });
    await sandbox.call('PUT', '/sandbox/control/verification', { json: { account: keys.username, status: 'P' } });
    expect((await get('/wps/v2/member/verification/known', token)).body.value).toEqual({});
  });

  test('closes the back office, and the live socket to all but the end of the session', async () => {
    const token = await sandbox.login('agent12');
    const team = '/wps/relay/MCS2_teamOverview';
    expect(await get(team, token)).toMatchObject(closed('answer_due'));
    const live = await listenLive(url, token);
    await expect.poll(() => sandbox.platform.live.knows(AGENT12)).toBe(true);
    sandbox.platform.live.publish('status', { status: 0 });
    await sandbox.login('agent12');
    expect(await live.next()).toEqual({ end: { reason: 'logged_in_elsewhere' } });
  });

  test('is a new password after an expired one only where the operator enforces that', async () => {
    const team = '/wps/relay/MCS2_teamOverview';
    expect(await get(team, await sandbox.login('agent2'))).toMatchObject(closed('password_change_due'));
    sandbox.platform.switches.modules['PWDEXPFORCECHANGE3'] = false;
    expect((await get(team, await sandbox.login('agent2'))).status).toBe(200);
  });
});
