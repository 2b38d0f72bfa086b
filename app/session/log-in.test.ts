import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
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
const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'k1', use: 'enc', alg: 'ECDH-ES' };

function answerWith(answers: Record<string, () => Response>): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    seen.push(request);
    return answers[new URL(request.url).pathname]?.() ?? new Response(null, { status: 404 });
  });
  return seen;
}

const platform = createPlatform({ url: 'https://api.example', token: () => 'mine', language: () => 'en' });
const keys = () => Response.json({ success: true, value: { keys: [jwk] } });
const ana = { username: 'ana', password: 'secret', type: 'username' } as const;

describe('logIn', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends the payload encrypted with the platform’s first key', async () => {
    const seen = answerWith({
      '/wps/system/keys': keys,
      '/wps/session/login': () => Response.json({ success: true, value: VALUE }),
    });
    expect(await logIn(platform, ana)).toEqual(VALUE);
    const sent = seen[1];
    expect(sent?.headers.get('content-type')).toBe('application/jose');
    const { plaintext, protectedHeader } = await compactDecrypt((await sent?.text()) ?? '', privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(ana);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' });
  });

  it('reports that the next try needs a captcha', async () => {
    const refused = { success: false, message: 'No.', errorCode: 'invalid_credentials', value: { captcha: true } };
    answerWith({ '/wps/system/keys': keys, '/wps/session/login': () => Response.json(refused, { status: 401 }) });
    await expect(logIn(platform, ana)).rejects.toMatchObject({
      kind: 'unauthorised',
      details: { errorCode: 'invalid_credentials', value: { captcha: true } },
    });
  });

  it('reports an unusable key as a broken answer', async () => {
    const bent = { ...jwk, x: 'AAAA' };
    answerWith({ '/wps/system/keys': () => Response.json({ success: true, value: { keys: [bent] } }) });
    await expect(logIn(platform, ana)).rejects.toMatchObject({ kind: 'broken' });
  });
});

describe('dropToken', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends the session of that token, not this page’s', async () => {
    const seen = answerWith({ '/wps/session/logout': () => Response.json({ success: true }) });
    await dropToken(platform, 'theirs');
    expect(seen[0]?.method).toBe('DELETE');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer theirs');
  });

  it('ignores an unreachable platform', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')));
    await expect(dropToken(platform, 'theirs')).resolves.toBeUndefined();
  });
});
