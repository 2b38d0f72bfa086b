import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../devices/browser.fixture.ts';
import { memberByAccount } from '../roster/member.ts';
import { setVerification } from '../roster/verification.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import {
  maskedAddress,
  maskedBirthday,
  maskedEmail,
  maskedHandle,
  maskedName,
  maskedNumber,
} from './personal-fields.ts';

const SECRET = 'Sandbox1!';

describe('the account of a member', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const accountOf = async (token: string) => (await sandbox.call('GET', '/wps/member/account', { token })).body.value;
  const isDone = async (token: string, name: string) => {
    const value = await accountOf(token);
    const steps: unknown = value !== null && typeof value === 'object' && 'steps' in value ? value.steps : [];
    return expect.arrayContaining([expect.objectContaining({ name, isDone: true })]).asymmetricMatch(steps);
  };

  test('log out everywhere ends every other session and remembered device at once, and keeps this one', async () => {
    const [phone, desk] = [openBrowser(sandbox), openBrowser(sandbox)];
    const first = await phone.logInForADay('player1');
    const tab = (await phone.resume()).session;
    // Another device's log-in replaces the sessions, but the first device stays remembered.
    const here = await desk.logInForADay('player1');
    const resumed = (await phone.resume()).session;
    expect(await phone.isOpen(resumed)).toBe(true);
    const again = await desk.logIn('player1');
    expect((await desk.call('DELETE', '/wps/member/sessions', again)).status).toBe(200);
    for (const session of [first, tab, resumed, here]) expect(await phone.isOpen(session)).toBe(false);
    expect(await desk.isOpen(again)).toBe(true);
    expect((await phone.resume()).status).toBe(401);
    expect((await desk.resume()).status).toBe(401);
    const { body } = await sandbox.call('GET', '/wps/member/devices', { token: again });
    expect(body.value).toEqual({ devices: [] });
  });

  test('shows the last log-ins, with those that failed for a wrong password', async () => {
    const token = await sandbox.login('player2');
    await expect(sandbox.login('player2', 'Wrong1!')).rejects.toThrow();
    const { body } = await sandbox.call('GET', '/wps/member/logIns', { token });
    expect(body.value).toMatchObject({
      totals: { count: 2, refused: 1 },
      content: [
        { isRefused: true, isCurrent: false },
        { isRefused: false, isCurrent: true },
      ],
    });
    const list = async (query: string) =>
      answerOf('logIns', await sandbox.call('GET', `/wps/member/logIns?${query}`, { token })).value;
    expect(await list('period=today&state=refused')).toMatchObject({
      ...{ content: [{ isRefused: true }], totals: { count: 1, refused: 1 }, totalPages: 1 },
    });
    expect((await list('state=opened')).content).toMatchObject([{ isCurrent: true }]);
    expect(await list('pageSize=1&pageNum=2')).toMatchObject({ content: [{ isCurrent: true }], totalPages: 2 });
    expect(await list('from=2020-01-01&to=2020-01-02')).toMatchObject({
      ...{ content: [], totals: { count: 0, refused: 0 }, totalPages: 0 },
    });
    const other = await sandbox.call('GET', '/wps/member/logIns', { token: await sandbox.login('player3') });
    expect(JSON.stringify(other.body.value)).not.toContain('"isRefused":true');
  });

  test('takes a new email address only with the current password, and tells the old one', async () => {
    const token = await sandbox.login('player4');
    const set = (secret: object) => sandbox.call('POST', '/wps/member/email', { token, secret });
    const email = 'new4@players.example';
    for (const secret of [{ email }, { email, password: 'Wrong1!' }])
      expect((await set(secret)).body).toMatchObject({
        errorCode: 'invalid_field',
        value: { fields: [{ rule: 'wrong' }] },
      });
    expect((await set({ email: 'nowhere', password: SECRET })).status).toBe(422);
    expect((await set({ email, password: SECRET })).status).toBe(200);
    expect((await memberByAccount(sandbox.platform.db, 'player4'))?.email).toBe(email);
    expect(JSON.stringify(await accountOf(token))).toContain('n•••4@players.example');
    expect(JSON.stringify(await accountOf(token))).not.toContain(email);
  });

  test('a new password within a session keeps it and ends the others', async () => {
    const phone = openBrowser(sandbox);
    await phone.logInForADay('player6');
    const token = await sandbox.login('player6');
    const secret = { oldPassword: SECRET, newPassword: 'Another1!', confirmNewPassword: 'Another1!' };
    const wrong = await sandbox.call('POST', '/wps/member/password', {
      token,
      secret: { ...secret, oldPassword: 'No1!' },
    });
    expect(wrong.status).toBe(422);
    expect((await sandbox.call('POST', '/wps/member/password', { token, secret })).status).toBe(200);
    expect((await sandbox.call('GET', '/wps/member/account', { token })).status).toBe(200);
    expect((await phone.resume()).status).toBe(401);
  });

  test('changes the payment password, and removes an account, only with the current one', async () => {
    const token = await sandbox.login('player7');
    const member = await memberByAccount(sandbox.platform.db, 'player7');
    await setVerification(sandbox.platform.db, member?.id ?? 0, 'A');
    const path = '/wps/member/paymentPassword';
    const first = { paymentPassword: '482915', password: SECRET };
    expect((await sandbox.call('POST', path, { token, secret: first })).status).toBe(200);
    expect(await isDone(token, 'payment')).toBe(true);
    const change = (currentPassword: string, paymentPassword: string) =>
      sandbox.call('PUT', path, { token, secret: { currentPassword, paymentPassword } });
    expect((await change('000001', '593026')).body).toMatchObject({ value: { fields: [{ name: 'currentPassword' }] } });
    expect((await change('482915', '123456')).body).toMatchObject({ value: { fields: [{ name: 'paymentPassword' }] } });
    expect((await change('482915', '593026')).status).toBe(200);
    const terms = answerOf('withdrawalTerms', await sandbox.call('GET', '/wps/member/withdrawal/terms', { token }));
    const json = { kind: 'bank', provider: 'Meridian Trust', holder: terms.value.holder, number: '70015520' };
    const added = await sandbox.call('POST', '/wps/member/payoutAccount', { token, json });
    const value = added.body.value;
    const accountId = typeof value === 'object' && value !== null && 'accountId' in value ? value.accountId : 0;
    const remove = (secret: object) => sandbox.call('POST', '/wps/member/payoutAccount/remove', { token, secret });
    expect((await remove({ accountId })).status).toBe(422);
    expect((await remove({ accountId, paymentPassword: '482915' })).status).toBe(422);
    expect((await remove({ accountId, paymentPassword: '593026' })).status).toBe(200);
  });

  test('is locked once the identity is verified, and closed to trial accounts', async () => {
    const token = await sandbox.login('player8');
    const member = await memberByAccount(sandbox.platform.db, 'player8');
    await setVerification(sandbox.platform.db, member?.id ?? 0, 'A');
    const locks = expect.arrayContaining([
      expect.objectContaining({ name: 'name', lock: 'verified' }),
      expect.objectContaining({ name: 'email', lock: 'none' }),
      expect.objectContaining({ name: 'mobile', lock: 'proven', value: '•••• 0008' }),
    ]);
    expect(await accountOf(token)).toMatchObject({ personal: locks });
    const free = await sandbox.call('POST', '/wps/session/login/freeplay', {
      json: { os: 'web', platform: 'W', encryption: true, gatewayVersion: 3 },
    });
    const value = free.body.value;
    const trial = typeof value === 'object' && value !== null && 'token' in value ? String(value.token) : '';
    expect((await sandbox.call('GET', '/wps/member/account', { token: trial })).body.errorCode).toBe('trial_account');
  });
});

test('masks show no more than their owner needs', () => {
  expect(maskedName('Anna Maria Kessler')).toBe('Anna M••• K•••');
  expect(maskedName('')).toBe('');
  expect(maskedBirthday('14-08-1991')).toBe('••-••-1991');
  expect(['anna@post.example', 'a@b.example', 'ab@b.example', ''].map(maskedEmail)).toEqual([
    'a•••a@post.example',
    'a•••@b.example',
    'a•••@b.example',
    '',
  ]);
  expect(maskedNumber('+4915112342207')).toBe('•••• 2207');
  expect(maskedNumber('12345')).toBe('•••• 45');
  expect(maskedNumber('7')).toBe('••••');
  expect(maskedHandle('ana.cruz')).toBe('a•••');
  expect(maskedAddress('12 Mabini Street')).toBe('12 M•••');
});
