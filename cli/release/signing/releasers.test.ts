import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Releasers, readReleasers, signerFor, signerOf, withSignature } from './releasers.ts';

const [asia, europe] = [newKey(), newKey()];
const releasers: Releasers = {
  asia: { key: asia.key, brands: ['lotus', 'asia-*'] },
  europe: { key: europe.key, brands: ['euro'] },
};

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

const signer = (pem: string, brands: readonly string[]) =>
  signerFor({ releasers, target: 'live', brands, variable: 'KEY', environment: { KEY: pem } });

const manifest = (brand: string) => ({
  ...{ release: 3, brand, site: brand, folder: 'build', inputs: '', time: '2026-01-01', by: '', commit: '' },
  ...{ rollback: 0, keepDays: 14, files: { 'index.html': { size: 1, sha256: 'a' } } },
});

describe('a release key', () => {
  it('signs the brands of its line', () => {
    const signed = withSignature(manifest('asia-moon'), signer(asia.pem, ['lotus', 'asia-moon']));
    expect(signerOf(signed, releasers)).toBe('asia');
    // The manifest as it is read from a folder or a store.
    const { files, ...rest } = JSON.parse(JSON.stringify(signed));
    expect(signerOf({ files, format: 1, ...rest }, releasers)).toBe('asia');
  });

  it.each([
    [
      'another operator’s brand',
      europe.pem,
      ['euro', 'lotus'],
      'The key of europe may release euro to live, but not lotus.',
    ],
    ['a brand that only begins so', asia.pem, ['lotus-2'], 'but not lotus-2.'],
    [
      'a key of no line',
      newKey().pem,
      ['lotus'],
      'The key in KEY may release nothing to live: its releasers.json has the keys of asia, europe.',
    ],
    ['no key', '', ['lotus'], 'Put your key, as PEM, into KEY: in the shell that runs brandgen'],
    ['no key but text', 'secret', ['lotus'], 'KEY holds no Ed25519 key as PEM'],
  ])('is refused for %s', (_what, pem, brands, message) => {
    expect(() => signer(pem, brands)).toThrow(message);
  });
});

it('names brandgen.json where the target has no list of its own yet', () => {
  const facts = { target: 'live', brands: ['lotus'], variable: 'KEY', environment: { KEY: newKey().pem } };
  expect(() => signerFor({ releasers, isOfWorkspace: true, ...facts })).toThrow(
    'may release nothing to live: brandgen.json has the keys of asia, europe. Use one of these, or add',
  );
});

describe('a signature', () => {
  const signed = withSignature(manifest('lotus'), signer(asia.pem, ['lotus']));

  it.each([
    ['another file', { ...signed, files: { 'index.html': { size: 1, sha256: 'b' } } }],
    ['another number', { ...signed, release: 4 }],
    ['another brand', { ...signed, brand: 'euro' }],
    ['a fact that was added', { ...signed, environment: 'staging' }],
    ['another name', { ...signed, signature: { by: 'europe', value: signed.signature?.value ?? '' } }],
    ['none', manifest('lotus')],
    ['letters of nothing', { ...signed, signature: { by: 'asia', value: '%' } }],
    ['a name that objects have', { ...signed, signature: { by: 'constructor', value: '' } }],
  ])('is not valid with %s', (_what, changed) => {
    expect(signerOf(changed, releasers)).toBeUndefined();
  });

  it('is not valid for a brand that its key may not release', () => {
    const own: Releasers = { ...releasers, asia: { key: asia.key, brands: ['asia-*'] } };
    expect(signerOf(signed, own)).toBeUndefined();
  });

  it('is replaced by that of who goes back, and dropped where none is asked for', () => {
    const back = withSignature({ ...signed, release: 4 }, signer(asia.pem, ['lotus']));
    expect([signerOf(back, releasers), back.signature?.value === signed.signature?.value]).toEqual(['asia', false]);
    expect(withSignature(signed, undefined)).not.toHaveProperty('signature');
  });
});

it('lets nothing through where the list is spoiled', () => {
  expect(() => readReleasers('{"asia":{"key":', 'srv/releasers.json')).toThrow(
    'srv/releasers.json says who may release',
  );
  expect(() => readReleasers('[]', 'srv/releasers.json')).toThrow('cannot be read');
});
