import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryOf } from './repository-of.ts';

const scratch = mkdtempSync(join(tmpdir(), 'brandgen-repository-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('finds the repository of a folder, also in a linked worktree', () => {
  const inside = join(scratch, 'clone', 'operator');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(scratch, 'clone', '.git'), 'gitdir: elsewhere\n');
  expect(repositoryOf(inside)).toBe(join(scratch, 'clone'));
});
