import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainDiskTrouble } from './disk-trouble.ts';

/** An error as Node throws it for an error code of the system. */
function answer(code: string): Error {
  return Object.assign(new Error(`${code}: said by the system`), { code, syscall: 'mkdir', path: '/srv/sites' });
}

it.each([
  ['EACCES', '/srv/sites is not accessible (EACCES). Change its permissions, or use another folder.'],
  ['EROFS', '/srv/sites cannot be written: the disk is read-only (EROFS). Use a folder on another disk.'],
  [
    'ENOSPC',
    '/srv/sites cannot be written: the disk is full (ENOSPC). Free up space, or use a folder on another disk.',
  ],
])('says of %s where, what and how to mend it', (code, said) => {
  expect(explainDiskTrouble(answer(code))).toBe(said);
});

it('knows what Node throws when a file is in the way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandgen-disk-'));
  writeFileSync(join(folder, 'file'), '');
  const make = () => mkdirSync(join(folder, 'file/sites'), { recursive: true });
  expect(make).toThrow(
    expect.toSatisfy((error: unknown) => explainDiskTrouble(error)?.includes('it is a file') ?? false),
  );
  rmSync(folder, { recursive: true });
});

it('leaves faults of brandgen alone', () => {
  expect(explainDiskTrouble(new TypeError('x is not a function'))).toBeUndefined();
  expect(explainDiskTrouble(answer('ENOENT'))).toBeUndefined();
});
