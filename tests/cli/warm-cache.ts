import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { appFolderOf } from '../brands/built-brands.ts';
import { copyMini } from './copy-mini.ts';
import { runBrandgen } from './run-brandgen.ts';
import { readManifest } from './site-state.ts';

/** Puts the compiled app of mini, and nothing else, into a cache of a test's own, as compiling it takes seconds. */
export async function warmCache(cache: string): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-warm-'));
  copyMini(workspace);
  await build(workspace);
  const apps = join(cache, 'apps');
  const app = appFolderOf({ manifest: readManifest(join(workspace, 'out/mini')) });
  cpSync(app, join(apps, basename(app)), { recursive: true });
  rmSync(join(workspace, 'out'), { recursive: true });
  // An app of other sources can have the same chunks; then this build has compiled the right one.
  const source = await build(workspace, { BRANDGEN_CACHE: cache });
  if (source === 'nothing') rmSync(join(apps, basename(app)), { recursive: true });
  for (const name of readdirSync(cache)) if (name !== 'apps') rmSync(join(cache, name), { recursive: true });
  rmSync(workspace, { recursive: true });
}

/** @returns what came from the cache */
async function build(workspace: string, environment = {}): Promise<string> {
  const { exitCode, stdout, stderr } = await runBrandgen(['build', 'mini', '--json'], { cwd: workspace, environment });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stderr}`);
  return JSON.parse(stdout).sites[0].fromCache;
}
