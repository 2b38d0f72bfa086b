import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '#cli/problems/usage-error.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { liveSites } from '../live/live-sites.ts';
import { stagedSites } from '../live/staged-sites.ts';
import { manifestName, type ReleaseManifest, takenNumbers } from '../manifests/release-manifest.ts';
import { placesOf } from '../manifests/release-places.ts';
import { type Preview, previewSites, readPreviews } from '../previews/preview.ts';
import { type NextState, PartlyLiveError } from '../servers/next-state.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { WEB_SERVERS } from '../targets/web-servers.ts';
import { CONFIGURATIONS } from '../web-servers/configurations.ts';

/** Another state of a target's previews. */
export interface PreviewChange {
  /** All that there are afterwards. */
  readonly previews: readonly Preview[];
  /** What says so: files with their new text; undefined for one to remove. */
  readonly files: readonly { readonly file: string; readonly text: string | undefined }[];
}

/**
 * Makes releases live that are in their target: writes their manifests, names them in the configuration and makes the web
 * server read it, all sites at once. The configuration has their folders, headers and policies, so these change together. With no
 * release, it brings the configuration up to date with the settings of the target.
 * Where a target has servers, they follow one after another.
 * @param shares percent of the visitors who see the staged release, by brand; that of each other brand stays
 * @throws UsageError when the server refuses; then everything is as before
 * @throws PartlyLiveError when one of several servers refuses and another has taken it
 */
export async function goLive(
  target: Target,
  manifests: readonly ReleaseManifest[],
  { previews, files }: PreviewChange = { previews: readPreviews(target.folder), files: [] },
  shares: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  assertKnown(target, manifests);
  const { live, staged } = stateAfter(target, manifests, shares);
  const records = manifests.map((manifest) => ({
    file: path.join(placesOf(target.folder, manifest.site).releases, manifestName(manifest.release)),
    manifest,
  }));
  const { configuration, shared } = WEB_SERVERS[target.server];
  const { write, writeShared } = CONFIGURATIONS[target.server];
  const shown = previewSites(target.folder, previews);
  const changes = [
    ...files,
    { file: path.join(target.folder, shared), text: writeShared(target) },
    { file: path.join(target.folder, configuration), text: write(target, live.values(), shown, staged) },
  ]
    .map((change) => ({ ...change, former: textIfThere(change.file) }))
    .filter(({ text, former }) => text !== former);
  try {
    for (const { file, manifest } of records)
      writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`, { flag: 'wx' });
    for (const { file, text } of changes) writeOrRemove(file, text);
    if (target.servers) {
      const next = { live: [...live.values()], staged: [...staged.values()], previews: shown };
      await followOn(target, target.servers, next);
    } else if (changes.length > 0) await reload(target);
  } catch (error) {
    // The other servers have to get the release that one of them has.
    if (error instanceof PartlyLiveError) throw error;
    for (const { file, former } of changes) writeOrRemove(file, former);
    for (const { file } of records) rmSync(file, { force: true });
    throw error;
  }
}

/** Makes the servers of a target follow its folder. @throws UsageError when one of them does not */
async function followOn(target: Target, servers: readonly TargetServer[], next: NextState): Promise<void> {
  const { followFolder } = await import('../servers/follow-folder.ts');
  await followFolder(target, servers, next);
}

/** A release for every visitor ends the staged one of its brand. */
function stateAfter(target: Target, manifests: readonly ReleaseManifest[], shares: ReadonlyMap<string, number>) {
  const live = new Map(liveSites(target));
  const isForAll = ({ staged }: ReleaseManifest) => staged === undefined;
  for (const manifest of manifests.filter(isForAll)) live.set(manifest.site, manifest);
  const ended = new Set(manifests.filter(isForAll).map(({ brand }) => brand));
  const kept = [...stagedSites(target).values()].filter(({ brand }) => !ended.has(brand));
  const started = manifests.flatMap(({ staged, ...manifest }) => {
    return staged === undefined ? [] : [{ ...manifest, share: staged }];
  });
  const all = [...kept, ...started].map((site) => ({ ...site, share: shares.get(site.brand) ?? site.share }));
  return { live, staged: new Map(all.map((site) => [site.site, site])) };
}

/**
 * Without its file, what is live is not known, and a new one would have the sites of one command alone.
 * @throws UsageError when there are more sites in the target
 */
function assertKnown({ folder, server }: Target, manifests: readonly ReleaseManifest[]): void {
  const file = path.join(folder, WEB_SERVERS[server].configuration);
  if (existsSync(file)) return;
  const there = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const released = there.map(({ name }) => name).filter((name) => takenNumbers(placesOf(folder, name)).length > 0);
  const lost = released.filter((name) => manifests.every(({ site }) => site !== name));
  if (lost.length === 0) return;
  throw new UsageError(
    `${file} is missing, so it is not known what is live of ${lost.join(', ')}. Put the file back, or release those sites too.`,
  );
}

function writeOrRemove(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(file, { force: true });
  else writeAtomically(file, text);
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
      `The target ${name} could not be reloaded, so that nothing has changed there. \`${command.words.join(' ')}\` said: ${reason.replace(/\.?$/, '.')} Repair what it names, or \`reload\` of the target, and run the command again. brandgen reloads a web server that runs, and starts none.`,
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
