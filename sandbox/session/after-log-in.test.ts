import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

describe('what follows a log-in', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  const logIn = async (username: string, password = 'Sandbox1!') => {
    const secret = { username, password, type: 'username' };
    return sandbox.call('POST', '/wps/session/login', { secret });
  };
  const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    sandbox.call('POST', '/wps/member/password', { token, secret: { oldPassword, newPassword, confirmNewPassword } });
  const info = (token: string) => sandbox.call('GET', '/wps/member/info', { token });

  // @proves 4.40
  test('a log-in on a second device ends the first session with a reason', async () => {
    const first = await sandbox.login('player1');
    const second = await sandbox.login('player1');
    expect(await info(first)).toMatchObject({ status: 401, body: { errorCode: 'logged_in_elsewhere' } });
    expect((await info(second)).status).toBe(200);
  });

  // @proves 4.10
  test('marks the first log-in of an account', async () => {
    expect((await logIn('first1')).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await logIn('first1')).body.value).toMatchObject({ firstTimeLogin: false });
  });

  // @proves 4.11, 4.20
  test('an expired password must be changed, and the change ends every session', async () => {
    expect((await logIn('expired1')).body.value).toMatchObject({ passwordExpired: true });
    const token = await sandbox.login('expired1');
    expect((await change(token, 'Sandbox1!', 'Sandbox2!')).status).toBe(200);
    expect((await info(token)).status).toBe(401);
    expect((await logIn('expired1')).body.errorCode).toBe('invalid_credentials');
    expect((await logIn('agent2')).body.value).toMatchObject({ passwordExpired: true });
  });

  // @proves 5.10
  test('a new password follows the registration rules and differs from the old one', async () => {
    const token = await sandbox.login('default1', 'Welcome1!');
    const rules = async (...words: [string, string, string?]) => {
      const { status, body } = await change(token, ...words);
      return [status, body.value];
    };
    expect(await rules('Welcome1!', 'short')).toEqual([422, { fields: [{ name: 'newPassword', rule: 'length' }] }]);
    expect(await rules('Welcome1!', 'Welcome1!')).toEqual([422, { fields: [{ name: 'newPassword', rule: 'same' }] }]);
    const mismatch = { fields: [{ name: 'confirmNewPassword', rule: 'mismatch' }] };
    expect(await rules('Welcome1!', 'Welcome2!', 'Welcome3!')).toEqual([422, mismatch]);
    const wrong = { fields: [{ name: 'oldPassword', rule: 'wrong' }] };
    for (let guess = 1; guess <= 5; guess += 1) expect(await rules('Guess-1!', 'Welcome2!')).toEqual([422, wrong]);
    expect((await change(token, 'Welcome1!', 'Welcome2!')).status).toBe(429);
  });

  // @proves 4.17
  test('trims answers to the security question and limits guesses', async () => {
    const token = await sandbox.login('question1');
    const asked = await sandbox.call('GET', '/wps/v2/member/customerSecurityQuestions', { token });
    const question = answerOf('customerSecurityQuestion', asked).value;
    const verify = async (answer: string) => {
      const json = { ...question, answer };
      const reply = await sandbox.call('POST', '/wps/v2/member/customerSecurityQuestions/verify', { token, json });
      return reply.status === 200 ? reply.body.value : reply.status;
    };
    expect(await verify(' bantay ')).toEqual({ valid: true });
    for (let guess = 1; guess <= 5; guess += 1) expect(await verify('Rex')).toEqual({ valid: false });
    expect(await verify('Bantay')).toBe(429);
  });

  // @proves 4.17
  test('members without a security question are not asked one', async () => {
    const token = await sandbox.login('player2');
    expect((await sandbox.call('GET', '/wps/v2/member/customerSecurityQuestions', { token })).status).toBe(404);
  });

  // @proves 4.15
  test('a captcha can be a sum in words, answered in any keyboard’s digits', async () => {
    await logIn('player3', 'wrong');
    const asked = await sandbox.call('GET', '/wps/captcha?kind=question&lang=EN');
    const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    const sum = /is (\w+) plus (\w+)\?/.exec(String(asked.body.value)) ?? [];
    const answer = numbers.indexOf(sum[1] ?? '') + numbers.indexOf(sum[2] ?? '') + 2;
    const figures = [...String(answer)].map((figure) => '٠١٢٣٤٥٦٧٨٩'[Number(figure)]).join('');
    const answered = { captcha: figures, captchaId: asked.body['captchaId'] };
    const secret = { username: 'player3', password: 'Sandbox1!', type: 'username', ...answered };
    expect((await sandbox.call('POST', '/wps/session/login', { secret })).status).toBe(200);
  });
});
