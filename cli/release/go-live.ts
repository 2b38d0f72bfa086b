import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasErrorCode } from '#cli/brand/source/error-code.ts';
import { UsageError } from '#cli/commands/usage-error.ts';
import { writeAtomically } from '#cli/write-atomically.ts';
import { manifestName, type ReleaseManifest } from './release-manifest.ts';
import { placesOf } from './release-places.ts';
import { serverConfiguration } from './server-configuration.ts';
import type { Target } from './target.ts';

/**
 * Makes releases live that are in their target: writes their manifests, names them in the configuration and makes the web
 * server read it, all sites at once. Pages, headers and policy are in the configuration's folder, so they change together.
 * @throws UsageError when the server refuses; then everything is as before
 */
export async function goLive(target: Target, manifests: readonly ReleaseManifest[]): Promise<void> {
  const steps = manifests.map((manifest) => {
    const places = placesOf(target, manifest.site);
    return {
      record: path.join(places.releases, manifestName(manifest.release)),
      manifest,
      configuration: places.configuration,
      text: serverConfiguration(target, manifest),
      former: textIfThere(places.configuration),
    };
  });
  try {
    for (const { record, manifest } of steps)
      writeFileSync(record, `${JSON.stringify(manifest, null, 1)}\n`, { flag: 'wx' });
    for (const { configuration, text } of steps) writeAtomically(configuration, text);
    await reload(target);
  } catch (error) {
    for (const { configuration, former, record } of steps) {
      if (former === undefined) rmSync(configuration, { force: true });
      else writeAtomically(configuration, former);
      rmSync(record, { force: true });
    }
    throw error;
  }
}

/** @throws UsageError with what the command said */
async function reload({ name, reload: command }: Target): Promise<void> {
  if (!command) return;
  const [program = '', ...words] = command.words;
  try {
    await promisify(execFile)(program, words, { cwd: command.cwd });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    const reason = said || (hasErrorCode(error, 'ENOENT') ? 'it was not found' : String(error));
    throw new UsageError(
      `The target ${name} could not be reloaded, so that nothing has changed there. \`${command.words.join(' ')}\` said: ${reason}`,
    );
  }
}

function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
