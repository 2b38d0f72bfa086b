import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let passed = 0;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => Date.now() + passed });
});
afterAll(() => sandbox.close());

const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const byEmail = (username: string, email: string) =>
  sandbox.call('POST', '/wps/member/password/email', {
    headers,
    text: new URLSearchParams({ username, email }).toString(),
  });
const enter = (username: string, password: string) =>
  sandbox.call('POST', '/wps/session/login', { secret: { username, password, type: 'username' } });
const outbox = async (pattern: RegExp) =>
  pattern.exec((await sandbox.call('GET', '/sandbox/control/outbox')).text)?.[1] ?? '';

// @proves 4.21
test('a temporary password comes by email, and the old one stays valid until it is used', async () => {
  expect((await byEmail('player1', 'Player1@players.example')).body).toEqual({ success: true });
  const temporary = await outbox(/temporary password is ([\w-]+)/);
  const own = await enter('player1', 'Sandbox1!');
  expect(own.status).toBe(200);
  expect(own.body.value).not.toHaveProperty('userInfo.mustChangePassword');
  expect((await enter('player1', temporary)).status).toBe(200);
  expect((await enter('player1', 'Sandbox1!')).status).toBe(401);
});

test('a temporary password expires after half an hour', async () => {
  await byEmail('player2', 'player2@players.example');
  passed += 30 * 60_000;
  expect((await enter('player2', await outbox(/temporary password is ([\w-]+)/))).status).toBe(401);
});

const change = async (token: string, oldPassword: string, newPassword: string) => {
  const secret = { oldPassword, newPassword, confirmNewPassword: newPassword };
  return (await sandbox.call('POST', '/wps/member/password', { token, secret })).status;
};

test('a temporary password must be changed, and ends with its half hour', async () => {
  await byEmail('player7', 'player7@players.example');
  const temporary = await outbox(/temporary password is ([\w-]+)/);
  expect((await enter('player7', temporary)).body.value).toMatchObject({
    passwordExpired: true,
    userInfo: { mustChangePassword: true },
  });
  const again = await enter('player7', temporary);
  expect(again.body.value).toMatchObject({ userInfo: { mustChangePassword: true } });
  passed += 30 * 60_000;
  expect((await enter('player7', temporary)).status).toBe(401);
  expect(await change(tokenOf(again), temporary, 'Fresh-2026!')).toBe(200);
  passed += 5 * 60_000;
  expect((await enter('player7', 'Fresh-2026!')).body.value).toMatchObject({ passwordExpired: false });
});

test('a change of the password voids a temporary one', async () => {
  const token = await sandbox.login('player9');
  await byEmail('player9', 'player9@players.example');
  expect(await change(token, 'Sandbox1!', 'Fresh-2026!')).toBe(200);
  expect((await enter('player9', await outbox(/temporary password is ([\w-]+)/))).status).toBe(401);
});

// @proves 5.9
test('refuses a mismatched username and email, and blocks for five minutes after five tries', async () => {
  for (let times = 0; times < 5; times += 1)
    expect(await byEmail('player3', 'player4@players.example')).toMatchObject({
      status: 404,
      body: { errorCode: 'member_unknown' },
    });
  expect((await byEmail('player3', 'player3@players.example')).status).toBe(429);
});

test('limits the emails that a visitor can trigger', async () => {
  for (let times = 0; times < 5; times += 1)
    expect((await byEmail('player6', 'player6@players.example')).status).toBe(200);
  expect((await byEmail('player6', 'player6@players.example')).status).toBe(429);
});

// @proves 4.21
test('a password set with a code ends every session', async () => {
  passed += 100 * 24 * 3_600_000;
  const old = await sandbox.login('player8');
  const mobile = { countryDialingCode: '+63', mobileNum: '9170000008' };
  await sandbox.call('POST', '/wps/verification/sms/noLogin', { json: mobile });
  const verificationCode = await outbox(/"body":"(\d{6}) is your code/);
  const secret = { ...mobile, verificationCode, newPassword: 'Fresh-2026!' };
  expect((await sandbox.call('POST', '/wps/member/password/verification', { secret })).status).toBe(200);
  expect((await sandbox.call('GET', '/wps/member/info', { token: old })).status).toBe(401);
  expect((await enter('player8', 'Fresh-2026!')).body.value).toMatchObject({ passwordExpired: false });
});

// @proves 4.21
test('a code sent to the mobile number allows a new password that follows the rules', async () => {
  const mobile = { countryDialingCode: '+63', mobileNum: '9170000005' };
  await sandbox.call('POST', '/wps/verification/sms/noLogin', { json: mobile });
  const verificationCode = await outbox(/"body":"(\d{6}) is your code/);
  const reset = (newPassword: string) =>
    sandbox.call('POST', '/wps/member/password/verification', { secret: { ...mobile, verificationCode, newPassword } });
  expect(await reset('weak')).toMatchObject({
    status: 422,
    body: { value: { fields: [{ name: 'newPassword', rule: 'length' }] } },
  });
  expect((await reset('Fresh-2026!')).body.value).toEqual({ username: 'player5' });
  expect((await enter('player5', 'Fresh-2026!')).status).toBe(200);
  expect((await enter('player5', 'Sandbox1!')).status).toBe(401);
  expect((await reset('Other-2026!')).body.errorCode).toBe('code_expired');
});
