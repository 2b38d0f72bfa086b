import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDeclarations } from './read-declarations.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-declarations-'));
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(root, 'prerender.js'), 'export const lazyFields = { screen: 1, load: 1 };');
});
afterEach(() => rmSync(root, { recursive: true }));

const MANIFEST = { name: 'kyc', title: 'Identity check', order: 1, when: [], module: 'KYC', needs: [], late: true };

/** Reads the declaration of a late feature. @param contributions JavaScript source */
function read(contributions: string, manifest: object = {}) {
  mkdirSync(path.join(root, 'app/features/kyc'), { recursive: true });
  writeFileSync(path.join(root, 'app/features/kyc/feature.json'), JSON.stringify({ ...MANIFEST, ...manifest }));
  writeFileSync(
    path.join(root, 'kyc.js'),
    `export const feature = { name: 'kyc', module: 'KYC', contributions: ${contributions} };`,
  );
  return readDeclarations(root, root, { features: { kyc: 'kyc.js' }, prerender: 'prerender.js' });
}

it('reads the plain data of a late feature, with a 1 for fields loaded on demand', async () => {
  const declared = await read(
    '{ modals: [{ id: "kyc", turn: 30, screen: { load: () => null } }], botChecks: [{ load() {} }] }',
  );
  expect(declared).toEqual({
    kyc: {
      name: 'kyc',
      module: 'KYC',
      contributions: { modals: [{ id: 'kyc', turn: 30, screen: 1 }], botChecks: [{ load: 1 }] },
    },
  });
});

it('leaves out a feature of the first load', async () => {
  expect(await read('{ headerActions: [{ component() {} }] }', { late: false })).toEqual({});
});

it.each([
  ['{ headerActions: [{ component() {} }] }', 'code in headerActions[0].component,'],
  ['{ modals: [{}, { badge: { load: () => null } }] }', 'code in modals[1].badge.load,'],
])('rejects a late feature with a loader that the entry would lose: %s', async (contributions, place) => {
  const reading = read(contributions);
  await expect(reading).rejects.toThrow(place);
  await expect(reading).rejects.toThrow('or remove "late" from app/features/kyc/feature.json.');
});

it.each([
  ['{ routes: [{ path: "/kyc" }] }', { pages: {} }, 'contributes the page /kyc, which no feature.json lists.'],
  ['{ memberPages: [{ id: "kyc" }] }', {}, 'contributes the page /member?page=kyc, which no feature.json lists.'],
  ['{ agentPages: [{ id: "kyc" }] }', {}, 'contributes the page /agentHome?page=kyc, which no feature.json lists.'],
  ['{}', { pages: { kyc: { path: '/kyc' } } }, 'lists the page /kyc, which no feature contributes.'],
])('checks the pages of %s against its feature.json', async (contributions, manifest, message) => {
  await expect(read(contributions, manifest)).rejects.toThrow(message);
});

it('finds every listed page, including second paths', async () => {
  const pages = { kyc: { path: '/kyc', alsoAt: '/verify' }, state: { memberPage: 'kycState' } };
  const contributions = '{ routes: [{ path: "/kyc" }, { path: "/verify" }], memberPages: [{ id: "kycState" }] }';
  expect(await read(contributions, { pages })).toHaveProperty('kyc');
});
