import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { ownBrand } from '../../setup/sandbox-brand.ts';
import { testSandbox } from '../../testing/test-sandbox.ts';

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

test('a token of Firebase logs in who has the number, and only for the brand’s own project', async () => {
  const own = ownBrand();
  const brand = { ...own, modules: [...own.modules, 'MOBILEVERCODELOGIN3'], auth: { ...own.auth, firebase } };
  const sandbox = await testSandbox('pglite', { brand });
  const enter = async (firebaseIdToken: string) => {
    const secret = { type: 'sms', countryDialingCode: '+63', mobileNum: '9170000001', firebaseChannel: 'phone' };
    return (await sandbox.call('POST', '/wps/session/login', { secret: { ...secret, firebaseIdToken } })).status;
  };
  expect(await enter(token('+639170000001'))).toBe(200);
  expect(await enter(token('+639170000002'))).toBe(401);
  expect(await enter(token('+639170000001', 'demo-other'))).toBe(401);
  expect(await enter(token('+639170000001', 'demo-brand', '-1m'))).toBe(401);
  expect(await enter('nothing')).toBe(401);
  await sandbox.close();
}, 60_000);
