import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const firebase = {
  apiKey: 'test-key-0001',
  authDomain: 'demo-brand.firebaseapp.com',
  projectId: 'demo-brand',
  emulator: 'http://127.0.0.1:9099',
};

function token(number: string, audience = 'demo-brand', expires = '1h'): string {
  return new UnsecuredJWT({ phone_number: number })
    .setIssuer(`https://securetoken.google.com/${audience}`)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .encode();
}

// @proves 4.32
test('a Firebase token of the brand’s project logs in the owner of the number', async () => {
  const own = defaultBrand();
  const brand = { ...own, auth: { ...own.auth, firebase } };
  const sandbox = await testSandbox('of turn', { brand });
  const enter = async (firebaseIdToken: string) => {
    const secret = { type: 'sms', countryDialingCode: '+63', mobileNum: '9170000001', firebaseChannel: 'phone' };
    return (await sandbox.call('POST', '/wps/session/login', { secret: { ...secret, firebaseIdToken } })).status;
  };
  expect(await enter(token('+639170000001'))).toBe(200);
  expect(await enter(token('+639170000002'))).toBe(401);
  expect(await enter(token('+639170000001', 'demo-other'))).toBe(401);
  expect(await enter(token('+639170000001', 'demo-brand', '-1m'))).toBe(401);
  expect(await enter('nothing')).toBe(401);
  const nobody = {
    type: 'sms',
    countryDialingCode: '+63',
    mobileNum: '9175550199',
    firebaseIdToken: token('+639175550199'),
  };
  const refused = await sandbox.call('POST', '/wps/session/login', { secret: nobody });
  expect(refused).toMatchObject({ status: 401, body: { errorCode: 'mobile_unknown' } });
  await sandbox.close();
});

// @proves 4.32
test('a Firebase token registers only the number that it verifies', async () => {
  const own = defaultBrand();
  const modules = own.modules.filter((modId) => modId !== 'MOBILENUMPASSREG3');
  const sandbox = await testSandbox('of turn', { brand: { ...own, modules, auth: { ...own.auth, firebase } } });
  const register = async (proof: object) => {
    const details = { payeeName: 'Maria Santos', birthday: '14-08-1996' };
    const number = { countryDialingCode: '+63', mobileNum: '9175550142', registerMethod: 'WEB' };
    return (await sandbox.call('PUT', '/wps/member/register/mobile', { secret: { ...details, ...number, ...proof } }))
      .status;
  };
  expect(await register({})).toBe(401);
  expect(await register({ firebaseChannel: 'phone', firebaseIdToken: token('+639170000002') })).toBe(401);
  expect(await register({ firebaseChannel: 'phone', firebaseIdToken: token('+639175550142') })).toBe(200);
  await sandbox.close();
});
