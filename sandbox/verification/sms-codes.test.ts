import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const NOLOGIN = '/wps/verification/sms/noLogin';
const REGISTER = '/wps/verification/sms/register';

let sandbox: TestSandbox;
let passed = 0;
beforeAll(async () => {
  const brand = defaultBrand();
  const start = Date.now();
  sandbox = await testSandbox('of turn', { brand, now: () => start + passed });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  passed += 10 * 60_000;
});

const mobile = (number: number) => ({ countryDialingCode: '+63', mobileNum: String(9_170_000_000 + number) });
const ask = (number: number) => sandbox.call('POST', NOLOGIN, { json: mobile(number) });
const enter = (number: number, verificationCode: string) =>
  sandbox.call('POST', '/wps/session/login', { secret: { type: 'sms', ...mobile(number), verificationCode } });
const another = (code: string) => (code === '000000' ? '111111' : '000000');

async function lastCode(): Promise<string> {
  const { text } = await sandbox.call('GET', '/sandbox/control/outbox');
  return /"body":"(\d{6}) is your code/.exec(text)?.[1] ?? '';
}

describe('an SMS code', () => {
  // @proves 4.31
  test('logs in the owner of the number, once', async () => {
    expect(await ask(1)).toMatchObject({ status: 200, body: { value: { expiredMinutes: 2 } } });
    const code = await lastCode();
    expect((await enter(1, another(code))).body.errorCode).toBe('code_wrong');
    expect(await enter(1, code)).toMatchObject({ status: 200, body: { value: { userInfo: { account: 'player1' } } } });
    expect((await enter(1, code)).body.errorCode).toBe('code_expired');
  });

  // @proves 4.31, 7.5
  test('is valid for as long as the answer stated', async () => {
    await ask(2);
    const code = await lastCode();
    passed += 2 * 60_000 + 1;
    expect((await enter(2, code)).body.errorCode).toBe('code_expired');
  });

  // @proves 4.31
  test('is void once another is sent', async () => {
    await ask(3);
    const first = await lastCode();
    await ask(3);
    const second = await lastCode();
    if (first !== second) expect((await enter(3, first)).body.errorCode).toBe('code_wrong');
    expect((await enter(3, second)).status).toBe(200);
  });

  // @proves 5.8
  test('cannot be guessed: five wrong tries block the visitor', async () => {
    await ask(4);
    const code = await lastCode();
    for (let tries = 0; tries < 5; tries += 1) expect((await enter(4, another(code))).status).toBe(401);
    expect(await enter(4, code)).toMatchObject({ status: 429, body: { errorCode: 'too_many_attempts' } });
  });

  // @proves 5.8
  test('is not sent more than five times in five minutes', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask(5)).status).toBe(200);
    expect(await ask(5)).toMatchObject({
      status: 429,
      body: { errorCode: 'too_many_requests', value: { retryAfterSeconds: 300 } },
    });
  });

  test('is sent again after exactly the wait that the refusal stated', async () => {
    for (let times = 0; times < 5; times += 1) await ask(7);
    passed += 5 * 60_000 - 1;
    const refused = await ask(7);
    expect(refused).toMatchObject({ status: 429, body: { value: { retryAfterSeconds: 1 } } });
    // The sentence is shown beside a countdown, so it names no other time.
    expect(refused.body.message).not.toMatch(/\d/);
    passed += 1;
    expect((await ask(7)).status).toBe(200);
  });

  test('does not reveal whether a member has the number', async () => {
    const before = await lastCode();
    const [known, unknown] = [await ask(6), await ask(999)];
    expect(unknown).toEqual(known);
    expect(await lastCode()).not.toBe(before);
    expect((await sandbox.call('GET', '/sandbox/control/outbox')).text).not.toContain('9170000999');
  });

  test('is refused for an invalid mobile number', async () => {
    const wrong = await sandbox.call('POST', NOLOGIN, { json: { countryDialingCode: '+63', mobileNum: '12345' } });
    expect(wrong).toMatchObject({ status: 422, body: { errorCode: 'mobile_invalid' } });
  });

  test('for a registration goes only to a new number', async () => {
    const own = { countryDialingCode: '+63', mobileNo: '9170000777' };
    expect((await sandbox.call('POST', REGISTER, { json: own })).status).toBe(200);
    const taken = await sandbox.call('POST', REGISTER, { json: { ...own, mobileNo: '9170000001' } });
    expect(taken).toMatchObject({ status: 422, body: { errorCode: 'mobile_taken' } });
    const code = await lastCode();
    expect(
      await sandbox.call('POST', '/wps/session/login', {
        secret: { type: 'sms', countryDialingCode: '+63', mobileNum: '9170000777', verificationCode: code },
      }),
    ).toMatchObject({ status: 401, body: { errorCode: 'code_wrong' } });
  });
});

// @proves 3.7
test('countries have dialling codes and flags, with the brand’s market first', async () => {
  const { body } = await sandbox.call('GET', '/wps/system/countryCodes');
  expect(body.value).toEqual(expect.arrayContaining([{ countryCode: 'PH', countryDialingCode: '+63' }]));
  expect(body.value).toHaveProperty('0', { countryCode: 'US', countryDialingCode: '+1' });
  expect((await sandbox.call('GET', '/img/COUNTRY_FLAG/PH.svg', { headers: { 'accept-encoding': '' } })).text).toMatch(
    /^<svg/,
  );
  expect((await sandbox.call('GET', '/img/COUNTRY_FLAG/default.svg')).status).toBe(404);
});
