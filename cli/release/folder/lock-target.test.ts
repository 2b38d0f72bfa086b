import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Target } from '../targets/target.ts';
import { withLock } from './lock-target.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'brandgen-lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lock = (folder: string) => {
  const settings = { server: 'nginx', reload: null, listen: '80', upstream: '', directives: '/own' } as const;
  const target: Target = { name: 'live', folder, signFrom: 'KEY', ...settings };
  return withLock(target, async () => 'done');
};

it('works in a folder that does not exist yet', async () => {
  expect(await lock(path.join(root, 'srv/brandgen'))).toBe('done');
});

it('says where no folder can be made, and which file names another one', async () => {
  const file = path.join(root, 'srv');
  writeFileSync(file, '');
  await expect(lock(file)).rejects.toThrow(
    `${file} exists and was not made by brandgen. Move it away, or choose another folder with brandgen.json.`,
  );
  await expect(lock('/proc/brandgen')).rejects.toThrow(
    '/proc cannot hold folders: the system fills it. Choose another folder with `brandgen.json`.',
  );
});
