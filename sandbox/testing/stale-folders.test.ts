import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeStaleFolders } from './stale-folders.ts';

it('removes the folders of ended processes, but not of running ones and of running servers', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'brandgen-stale-'));
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  const kept = [`pg-${process.pid}-abcdef`, `pg-${ended.pid}-server`, 'pg-0123456789abcdef', 'mine'];
  for (const name of [...kept, `pg-${ended.pid}-abcdef`]) mkdirSync(join(parent, name, 'data'), { recursive: true });
  writeFileSync(join(parent, `pg-${ended.pid}-server`, 'data/postmaster.pid'), `${process.pid}\n/srv\n`);
  await removeStaleFolders(parent, 'pg-');
  expect(readdirSync(parent).sort()).toEqual(kept.sort());
  rmSync(parent, { recursive: true });
});
