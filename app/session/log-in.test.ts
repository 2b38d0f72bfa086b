import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
import { fakePlatform, refusal } from '../platform/fake-platform.fixture.ts';
import { dropToken } from './drop-token.ts';
import { logIn } from './log-in.ts';
import { member } from './member.fixture.ts';

const VALUE = {
  token: 'fresh',
  firstTimeLogin: false,
  passwordExpired: false,
  userInfo: member,
};

const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const { x = '', y = '' } = await exportJWK(publicKey);
const key = { kty: 'EC', crv: 'P-256', x, y, kid: 'k1', use: 'enc', alg: 'ECDH-ES' } as const;

const platform = createPlatform({ url: 'https://api.example', token: () => 'mine', language: () => 'en' });
const encryptionKeys = () => ({ keys: [key] });
const ana = { username: 'ana', password: 'secret', type: 'username' } as const;

describe('logIn', () => {
  afterEach(() => vi.unstubAllGlobals());

  // @proves 7.2
  it('sends the payload encrypted with the platform’s first key', async () => {
    const { callsOf } = fakePlatform({ encryptionKeys, login: () => VALUE });
    expect(await logIn(platform, ana)).toEqual(VALUE);
    const [sent] = callsOf('login');
    expect(sent?.request.headers.get('content-type')).toBe('application/jose');
    const { plaintext, protectedHeader } = await compactDecrypt(String(sent?.body), privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(ana);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' });
  });

  // @proves 3.3
  it('reports that the next try needs a captcha', async () => {
    const login = () => refusal(401, { errorCode: 'invalid_credentials', value: { captcha: true } });
    fakePlatform({ encryptionKeys, login });
    await expect(logIn(platform, ana)).rejects.toMatchObject({
      kind: 'unauthorised',
      details: { errorCode: 'invalid_credentials', value: { captcha: true } },
    });
  });

  it('reports an unusable key as a broken answer', async () => {
    fakePlatform({ encryptionKeys: () => ({ keys: [{ ...key, x: 'AAAA' }] }) });
    await expect(logIn(platform, ana)).rejects.toMatchObject({ kind: 'broken' });
  });
});

describe('dropToken', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends the session of that token, not this page’s', async () => {
    const { callsOf } = fakePlatform({ logout: () => undefined });
    await dropToken(platform, 'theirs');
    expect(callsOf('logout')[0]?.request.headers.get('authorization')).toBe('Bearer theirs');
  });

  it('ignores an unreachable platform', async () => {
    fakePlatform({ logout: () => Promise.reject(new TypeError('down')) });
    await expect(dropToken(platform, 'theirs')).resolves.toBeUndefined();
  });
});
