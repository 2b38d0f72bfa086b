import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { altcha } from './altcha.ts';

afterEach(() => vi.unstubAllGlobals());

const secret = 'a secret of the platform';
const platform = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });
const request = { action: 'register', platform, brand: testBrand, language: 'en', label: '' } as const;

const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    deriveKey,
    data: { action: 'register' },
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: secret,
  });

it('solves the platform’s challenge for the action, and calls nothing else', async () => {
  const { calls } = fakePlatform({
    botChallenge: async () => Response.json({ success: true, value: await challenge() }),
  });
  const proof = JSON.parse(atob(await altcha(request)));
  expect(calls).toMatchObject([{ id: 'botChallenge', query: { action: 'register' } }]);
  const verdict = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: secret });
  expect(verdict).toMatchObject({ verified: true, expired: false });
});

it('rethrows the platform’s refusal', async () => {
  fakePlatform({ botChallenge: () => refusal(429) });
  await expect(altcha(request)).rejects.toMatchObject({ kind: 'busy' });
});
