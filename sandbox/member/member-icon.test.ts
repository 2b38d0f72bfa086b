import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

describe('the member’s icon', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  const ask = (token?: string) => sandbox.call('GET', '/wps/member/info/icon', token === undefined ? {} : { token });
  const iconOf = async (account: string) => answerOf('memberIcon', await ask(await sandbox.login(account))).value;

  test('is a small PNG, the same at each log-in and another for each of some members', async () => {
    const icon = await iconOf('player1');
    expect(await sharp(Buffer.from(icon, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 128,
      height: 128,
    });
    expect(await iconOf('player1')).toBe(icon);
    expect(await iconOf('player2')).not.toBe(icon);
    expect(icon.length).toBeLessThan(40_000);
  });

  test('is shown while a log-in still owes an answer', async () => {
    expect((await ask(await sandbox.login('question1'))).status).toBe(200);
  });

  test('needs a session, and is empty for a trial account', async () => {
    expect(await ask()).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    const trial = await sandbox.call('POST', '/wps/session/login/freeplay', {
      json: { os: 'web', platform: 'W', encryption: true, gatewayVersion: 3 },
    });
    expect(answerOf('memberIcon', await ask(tokenOf(trial))).value).toBe('');
  });
});
