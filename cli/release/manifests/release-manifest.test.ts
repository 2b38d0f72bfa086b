import { expect, it } from 'vitest';
import { isReleaseManifest } from './release-manifest.ts';

const manifest = {
  ...{ release: 3, brand: 'acme', site: 'acme', folder: 'build', inputs: '', time: '2026-01-01', by: '', commit: '' },
  ...{ rollback: 0, keepDays: 14, files: { 'index.html': { size: 1, sha256: 'a', common: 'b' } } },
  ...{ from: 'earlier', build: 'name', environment: 'staging', staged: 10, promoted: { target: 'test', release: 2 } },
  signature: { by: 'us', value: '' },
};

it('takes a manifest with all that it may have, and one without', () => {
  const { from, build, environment, staged, promoted, signature, ...rest } = manifest;
  expect([manifest, rest].map(isReleaseManifest)).toEqual([true, true]);
});

it.each([
  ['from', 1],
  ['build', null],
  ['environment', {}],
  ['staged', '10'],
  ['promoted', { target: 'test' }],
  ['signature', { by: 'us' }],
  ['signature', 'us'],
  ['files', { 'index.html': { size: 1, sha256: 'a', common: 1 } }],
  ['files', { 'index.html': { size: '1', sha256: 'a' } }],
])('takes no manifest with another kind of %s: %j', (key, value) => {
  expect(isReleaseManifest({ ...manifest, [key]: value })).toBe(false);
});
