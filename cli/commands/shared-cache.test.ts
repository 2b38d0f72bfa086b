import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicHalfOf } from '#cli/keys/ed25519.ts';
import { openWorkspaceCache } from './shared-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-shared-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const pemOf = (key: ReturnType<typeof newKey>) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const key = newKey();
const cache = { s3: { endpoint: 'https://s3.example', bucket: 'cache' }, trust: [publicHalfOf(key)] };
const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

/** Opens the cache of a workspace. @returns whether the machine reads and signs, and the warnings */
async function open(config: object, environment: NodeJS.ProcessEnv) {
  const file = path.join(root, 'brandgen.json');
  writeFileSync(file, JSON.stringify(config));
  const { shared, finish } = await openWorkspaceCache({ root }, environment);
  const warnings = await finish();
  expect(warnings.every((warning) => warning.file === file && warning.path.startsWith('cache'))).toBe(true);
  const use = shared && (shared.signs ? 'reads and writes' : 'reads');
  return [use, ...warnings.map(({ message }) => message)];
}

it.each<[string, object, NodeJS.ProcessEnv, string | undefined]>([
  ['no setting', {}, keys, undefined],
  ['no key of the store', { cache }, {}, undefined],
  ['a key of the store', { cache }, keys, 'reads'],
  ['a key that signs', { cache }, { ...keys, BRANDGEN_CACHE_KEY: pemOf(key) }, 'reads and writes'],
  [
    'another variable',
    { cache: { ...cache, signFrom: 'CI_KEY' } },
    { ...keys, CI_KEY: pemOf(key) },
    'reads and writes',
  ],
])('with %s', async (_what, config, environment, use) => {
  expect(await open(config, environment)).toEqual([use]);
});

it.each<[string, object, NodeJS.ProcessEnv, string | undefined, string]>([
  [
    'a key that is not trusted',
    { cache },
    { ...keys, BRANDGEN_CACHE_KEY: pemOf(newKey()) },
    'reads',
    'is not among those to trust',
  ],
  ['text for a key', { cache }, { ...keys, BRANDGEN_CACHE_KEY: 'secret' }, 'reads', 'holds no Ed25519 key as PEM'],
  [
    'a key that signs, and none of the store',
    { cache },
    { BRANDGEN_CACHE_KEY: pemOf(key) },
    undefined,
    'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment',
  ],
  [
    'a private key in the workspace',
    { cache: { ...cache, trust: ['MC4CAQAwBQYDK2VwBCIEIHcFZ0RyGzaQFQeD0mJYxjVqgc7o4Z8nW0oKUvQOYk1A'] } },
    keys,
    undefined,
    '',
  ],
])('warns of %s', async (_what, config, environment, use, message) => {
  expect(await open(config, environment)).toEqual([use, expect.stringContaining(message)]);
});
