// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import ar from '#locales/AR/firebase-phone.json' with { type: 'json' };
import en from '#locales/EN/firebase-phone.json' with { type: 'json' };
import th from '#locales/TH/firebase-phone.json' with { type: 'json' };
import ty from '#locales/TY/firebase-phone.json' with { type: 'json' };
import vn from '#locales/VN/firebase-phone.json' with { type: 'json' };
import zh from '#locales/ZH/firebase-phone.json' with { type: 'json' };
import { createFirebaseVerifier } from './firebase-verifier.ts';
import { phoneAuthProblem } from './phone-auth-problem.ts';

const firebase = {
  apiKey: 'test-key-0001',
  authDomain: 'demo-brand.firebaseapp.com',
  projectId: 'demo-brand',
  emulator: 'http://127.0.0.1:9099',
};
const context = { brand: { ...testBrand, auth: { ...testBrand.auth, firebase } }, language: 'en' };
const manila = { countryDialingCode: '+63', mobileNum: '9171234567' };

/** Answers like the REST API of Firebase's auth emulator. */
let answers: Record<string, () => Response>;
let requests: { call: string; body: unknown }[];
const refuse = (message: string) => () => Response.json({ error: { code: 400, message } }, { status: 400 });

beforeEach(() => {
  requests = [];
  answers = {
    recaptchaParams: () => Response.json({ recaptchaSiteKey: 'test-site-key' }),
    'accounts:sendVerificationCode': () => Response.json({ sessionInfo: 'session-1' }),
    'accounts:signInWithPhoneNumber': () =>
      Response.json({ idToken: token(), refreshToken: 'r', expiresIn: '3600', localId: 'u1', isNewUser: true }),
    'accounts:lookup': () => Response.json({ users: [{ localId: 'u1', phoneNumber: '+639171234567' }] }),
  };
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    const call = /accounts:\w+|recaptchaConfig|recaptchaParams/.exec(address)?.[0] ?? address;
    requests.push({ call, body: JSON.parse(body) });
    return answers[call]?.() ?? Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

function token(): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: now, exp: now + 3600, phone_number: '+639171234567' })}.`;
}

describe('Firebase verifies a mobile number', () => {
  // @proves 4.32, 7.32
  it('sends the code to the full number, and returns a token once the code is right', async () => {
    const verifier = createFirebaseVerifier(context);
    await verifier.send(manila, {});
    const proof = await verifier.prove('123456');
    expect(proof).toEqual({
      firebaseChannel: 'phone',
      firebaseIdToken: expect.stringMatching(/^ey[\w-]+\.ey[\w-]+\.$/),
    });
    const sent = requests.find(({ call }) => call === 'accounts:sendVerificationCode')?.body;
    expect(sent).toMatchObject({ phoneNumber: '+639171234567' });
    expect(await verifier.prove('123456')).toBe(proof);
    expect(requests.filter(({ call }) => call === 'accounts:signInWithPhoneNumber')).toHaveLength(1);
  });

  // @proves 8.4
  it.each([
    ['accounts:sendVerificationCode', 'INVALID_PHONE_NUMBER', 'invalidNumber'],
    ['accounts:sendVerificationCode', 'MISSING_PHONE_NUMBER', 'missingNumber'],
    ['accounts:sendVerificationCode', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'tooMany'],
    ['accounts:sendVerificationCode', 'CAPTCHA_CHECK_FAILED', 'robot'],
    ['accounts:sendVerificationCode', 'QUOTA_EXCEEDED', 'quota'],
    ['accounts:sendVerificationCode', 'OPERATION_NOT_ALLOWED', 'disabled'],
    ['accounts:signInWithPhoneNumber', 'INVALID_CODE', 'invalidCode'],
    ['accounts:signInWithPhoneNumber', 'MISSING_CODE', 'missingCode'],
    ['accounts:signInWithPhoneNumber', 'SESSION_EXPIRED', 'expired'],
    ['accounts:signInWithPhoneNumber', 'SOMETHING_NEW', 'unknown'],
  ])('explains the failure when %s answers %s', async (call, message, key) => {
    answers[call] = refuse(message);
    const verifier = createFirebaseVerifier(context);
    const tried = verifier.send(manila, {}).then(() => verifier.prove('123456'));
    await expect(tried).rejects.toMatchObject({ namespace: 'firebase-phone', key: `problem.${key}` });
  });

  // @proves 8.4, 9.4
  it('waits five minutes after too many requests, and only then', () => {
    expect(phoneAuthProblem({ code: 'auth/too-many-requests' })).toMatchObject({ wait: 300 });
    expect(phoneAuthProblem({ code: 'auth/invalid-phone-number' })).toMatchObject({ wait: 0 });
  });

  // @proves 8.4
  it('reports that the bot check was closed', () => {
    expect(phoneAuthProblem({ code: 'auth/popup-closed-by-user' })).toMatchObject({ key: 'problem.closed' });
  });

  it('reports a network failure like any other call', () => {
    expect(phoneAuthProblem({ code: 'auth/network-request-failed' })).toMatchObject({ kind: 'offline' });
  });
});

// @proves 8.4
it.each(Object.entries({ en, ty, vn, th, zh, ar }))('has eleven distinct messages in %s', (_language, words) => {
  const messages = Object.values(words.problem);
  expect(messages).toHaveLength(11);
  expect(new Set(messages).size).toBe(11);
});
