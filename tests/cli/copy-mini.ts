import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './run-brandgen.ts';

/** Copies the brand into a workspace that has no schemas beside it, so the copy names none. */
export function copyMini(workspace: string): void {
  const copy = join(workspace, 'brands/mini');
  cpSync(join(repository, 'brands/mini'), copy, { recursive: true });
  const file = join(copy, 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *"\$schema".*\n/m, ''));
}
