import { base64url, CompactEncrypt } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { decryptPaths } from './decrypt-paths.ts';
import { fakePlatform } from './fake-platform.fixture.ts';

const secret = new Uint8Array(32).fill(7);
const paths = { kty: 'oct', k: base64url.encode(secret), kid: 'p1', use: 'enc', alg: 'A256GCM' } as const;
const payloads = { kty: 'EC', crv: 'P-256', x: 'a', y: 'b', kid: 'k1', use: 'enc', alg: 'ECDH-ES' } as const;
const platform = createPlatform({ url: 'https://api.example', token: () => null, language: () => 'en' });

const serveKeys = (keys: { paths?: typeof paths }) =>
  fakePlatform({ encryptionKeys: () => ({ keys: [payloads], ...keys }) });
const seal = (text: string, key = secret) =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);

afterEach(() => vi.unstubAllGlobals());

// @proves 3.27
it('decrypts the addresses with the platform’s key for paths', async () => {
  serveKeys({ paths });
  const sealed = await seal('["https://help.example/desk","mailto:help@example.com"]');
  expect(sealed).not.toContain('help');
  expect(await decryptPaths(platform, sealed)).toEqual(['https://help.example/desk', 'mailto:help@example.com']);
});

it('requests no key when there is nothing to decrypt', async () => {
  const { calls } = serveKeys({ paths });
  expect(await decryptPaths(platform, '')).toEqual([]);
  expect(calls).toEqual([]);
});

it.each([
  ['of another key', () => seal('[]', new Uint8Array(32).fill(8))],
  ['that is no list', () => seal('{"url":"https://help.example"}')],
  ['of something else than texts', () => seal('[7]')],
  ['that is not JSON', () => seal('https://help.example')],
  ['in clear text', async () => 'https://help.example'],
])('rejects addresses %s', async (_what, make) => {
  serveKeys({ paths });
  await expect(decryptPaths(platform, await make())).rejects.toMatchObject({ kind: 'broken' });
});

it('fails when the platform has no key for paths', async () => {
  serveKeys({});
  await expect(decryptPaths(platform, await seal('[]'))).rejects.toMatchObject({ kind: 'broken' });
});
