import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#cli/package/package-root.ts';
import { loadBrands } from '../brand/load-brands.ts';
import { openWorkspace } from '../brand/workspace/workspace.ts';
import { withEmulator } from './firebase-emulator.ts';

function brandOf(id: string, workspace = packageRoot()) {
  const [brand] = loadBrands(openWorkspace(workspace, undefined), [id]).brands;
  if (!brand) throw new Error(`The brand ${id} should be whole.`);
  return brand;
}

const phone = brandOf('phone', join(packageRoot(), 'tests', 'firebase'));

it('puts the emulator of this machine in Firebase’s place, in a brand that has Firebase', () => {
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(withEmulator(phone, environment).site.auth.firebase?.emulator).toBe('http://127.0.0.1:9099');
  const plain = brandOf('mini');
  expect(withEmulator(plain, environment)).toBe(plain);
});

it('uses the real Firebase when no emulator runs, as every built site does', () => {
  expect(phone.site.auth.firebase?.emulator).toBeNull();
  expect(withEmulator(phone, {})).toBe(phone);
});

it.each(['evil.example:9099', '127.0.0.1', 'localhost:9099/x', '127.0.0.1.evil.example:80'])(
  'rejects the emulator address %s',
  (host) => {
    expect(() => withEmulator(phone, { FIREBASE_AUTH_EMULATOR_HOST: host })).toThrow('an address on this machine');
  },
);
