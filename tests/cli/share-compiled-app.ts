import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openBuildContext } from '#cli/build/build-context.ts';
import { APP_FOLDER, LATE_FILE, placeOfLate, sharedEntry } from '#cli/build/compile/shared-app.ts';
import { openWorkspaceCache } from '#cli/commands/shared-cache.ts';
import { appFolderOf } from '../brands/built-brands.ts';
import { repository } from './run-brandgen.ts';
import { filesOf, readManifest } from './site-state.ts';

interface AppToShare {
  /** Folder of the `brandgen.json` that names the cache. */
  readonly workspace: string;
  /** A site that this machine has built. */
  readonly site: string;
  /** Keys of the store, and the one that signs. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Signs what this machine has compiled for other tests, as compiling it again takes seconds. @returns warnings */
export async function shareCompiledApp({ workspace, site, environment }: AppToShare): Promise<readonly unknown[]> {
  const app = appFolderOf({ manifest: readManifest(site) });
  const [key = ''] = basename(app).split('.');
  const files = filesOf(app)
    .filter((file) => file !== 'contents.json')
    .map((file) => ({ place: `${APP_FOLDER}/${file}`, bytes: readFileSync(join(app, file)) }));
  const late = { place: LATE_FILE, bytes: readFileSync(join(app, '../..', placeOfLate(key))) };
  const { shared, finish } = await openWorkspaceCache({ root: workspace }, environment);
  // An app of other sources can have the same chunks.
  const { sources } = openBuildContext(repository, join(repository, 'dist/cli'), process.env);
  shared?.give(sharedEntry(sources).name, [...files, late]);
  return finish();
}
