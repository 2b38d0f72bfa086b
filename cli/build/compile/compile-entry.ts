import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { temporarySuffix } from '#cli/system/write-atomically.ts';
import { openBuildCache } from '../cache/build-cache.ts';
import type { SharedFile } from '../cache/shared/signed-entry.ts';
import { PACKED_FOLDER } from '../packed/pack-files.ts';
import { type BundleApp, compileInto } from './compile-into.ts';
import { readDeclarations } from './read-declarations.ts';
import { APP_FOLDER, LATE_FILE } from './shared-app.ts';

/**
 * Compiles the site for other machines, from scratch, as anybody who can write to this machine's cache could have
 * changed it. @param root the package's root @param cache folder of the cache, in which nothing remains
 */
export async function compileEntry(root: string, cache: string, bundleApp?: BundleApp): Promise<SharedFile[]> {
  const draft = path.join(cache, APP_FOLDER, `entry.${temporarySuffix()}`);
  const app = path.join(draft, APP_FOLDER);
  mkdirSync(app, { recursive: true });
  try {
    const bundle = await compileInto(app, root, openBuildCache(path.join(draft, 'cache')), bundleApp);
    const late = JSON.stringify(await readDeclarations(root, app, bundle));
    return [
      ...filesIn(app, APP_FOLDER),
      { place: LATE_FILE, bytes: Buffer.from(late) },
      ...filesIn(path.join(draft, 'cache', PACKED_FOLDER), PACKED_FOLDER),
    ];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function filesIn(folder: string, filePath: string): SharedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => ({
      place: `${filePath}/${path.relative(folder, file).replaceAll(path.sep, '/')}`,
      bytes: readFileSync(file),
    }));
}
