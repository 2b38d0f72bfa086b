import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

describe('a number registered while REGMOBVERF3 is off', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const brand = defaultBrand();
    const modules = brand.modules.filter((modId) => modId !== 'REGMOBVERF3' && modId !== 'MOBILENUMPASSREG3');
    sandbox = await testSandbox('of turn', { brand: { ...brand, modules } });
  });
  afterAll(() => sandbox.close());

  const details = { payeeName: 'Ana Cruz', birthday: '14-02-1990', registerMethod: 'WEB' };
  const secrets = { password: 'Sea-Breeze7', confirmPassword: 'Sea-Breeze7' };
  const register = async (way: '' | '/mobile', mobileNum: string, more: object) => {
    const secret = { ...details, countryDialingCode: '+63', mobileNum, ...more };
    return (await sandbox.call('PUT', `/wps/member/register${way}`, { secret })).status;
  };
  const requestCode = async (mobileNum: string) => {
    await sandbox.call('POST', '/wps/verification/sms/noLogin', { json: { countryDialingCode: '+63', mobileNum } });
    const { text } = await sandbox.call('GET', '/sandbox/control/outbox');
    return new RegExp(`"recipient":"\\+63${mobileNum}"[^}]*"body":"(\\d{6}) is your code`).exec(text)?.[1];
  };
  const storedNumber = (account: string) =>
    rowsOf(sandbox, `select mobile from sandbox.members where account = '${account}'`);

  test('is not stored as proven, and stays free for its owner', async () => {
    expect(await register('', '9175550150', { username: 'claimant1', ...secrets })).toBe(200);
    expect(await storedNumber('claimant1')).toEqual([{ mobile: null }]);
    expect(await requestCode('9175550150')).toBeUndefined();
    const json = { countryDialingCode: '+63', mobileNo: '9175550150' };
    expect((await sandbox.call('POST', '/wps/verification/sms/register', { json })).status).toBe(200);
  });

  test('is proven by the first log-in with a code, when the account has no other way in', async () => {
    expect(await register('/mobile', '9175550151', {})).toBe(200);
    expect(await storedNumber('639175550151')).toEqual([{ mobile: null }]);
    const verificationCode = await requestCode('9175550151');
    const secret = { type: 'sms', countryDialingCode: '+63', mobileNum: '9175550151', verificationCode };
    const { body } = await sandbox.call('POST', '/wps/session/login', { secret });
    expect(body.value).toMatchObject({ userInfo: { account: '639175550151' } });
    expect(await storedNumber('639175550151')).toEqual([{ mobile: '+639175550151' }]);
    expect(await register('', '9175550151', { username: 'latecomer1', ...secrets })).toBe(422);
  });

  test('opens no account that also has an email', async () => {
    expect(await register('/mobile', '9175550152', { email: 'first@mail.example' })).toBe(200);
    expect(await requestCode('9175550152')).toBeUndefined();
  });
});
