import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { appFolderOf } from '../brands/built-brands.ts';
import { copyMini } from './copy-mini.ts';
import { runBrandgen } from './run-brandgen.ts';
import { readManifest } from './site-state.ts';

/** Puts the compiled app of mini into a cache of a test's own, as compiling it takes seconds. */
export async function warmCache(cache: string): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'brandgen-warm-'));
  copyMini(workspace);
  const { exitCode, stderr } = await runBrandgen(['build', 'mini'], { cwd: workspace });
  if (exitCode !== 0) throw new Error(`The build ended with ${exitCode}: ${stderr}`);
  const app = appFolderOf({ manifest: readManifest(join(workspace, 'out/mini')) });
  cpSync(app, join(cache, 'apps', basename(app)), { recursive: true });
  rmSync(workspace, { recursive: true });
}
