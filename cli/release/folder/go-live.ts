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

export interface PreviewChange {
  /** All previews after the change. */
  readonly previews: readonly Preview[];
  /** Files to write with their new text; undefined to remove one. */
  readonly files: readonly { readonly file: string; readonly text: string | undefined }[];
}

/**
 * Makes prepared releases live: writes their manifests, updates the configuration and reloads the web server, for all
 * sites at once. The configuration has folders, headers and policies, so they change together. Without a release, it
 * applies changed settings of the target. A target's servers follow one after the other. @param shares percent of
 * visitors who get the staged release, by brand; other brands keep theirs @throws UsageError if the server refuses;
 * everything is then as before @throws PartlyLiveError if one of several servers fails after another has the new state
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
    // Keep the new state, as one of the servers already has it.
    if (error instanceof PartlyLiveError) throw error;
    for (const { file, former } of changes) writeOrRemove(file, former);
    for (const { file } of records) rmSync(file, { force: true });
    throw error;
  }
}

/** Updates a target's servers to its folder. @throws UsageError if one fails */
async function followOn(target: Target, servers: readonly TargetServer[], next: NextState): Promise<void> {
  const { followFolder } = await import('../servers/follow-folder.ts');
  await followFolder(target, servers, next);
}

/** The state after the release. A release for every visitor ends the brand's staged one. */
function stateAfter(target: Target, manifests: readonly ReleaseManifest[], shares: ReadonlyMap<string, number>) {
  const live = new Map(liveSites(target));
  const isForAll = ({ staged }: ReleaseManifest) => staged === undefined;
  for (const manifest of manifests.filter(isForAll)) live.set(manifest.site, manifest);
  const ended = new Set(manifests.filter(isForAll).map(({ brand }) => brand));
  const kept = [...stagedSites(target).values()].filter(({ brand }) => !ended.has(brand));
  const started = manifests.flatMap(({ staged, ...manifest }) => {
    return staged === undefined ? [] : [{ ...manifest, share: staged }];
  });
  const sites = [...kept, ...started].map((site) => ({ ...site, share: shares.get(site.brand) ?? site.share }));
  return { live, staged: new Map(sites.map((site) => [site.site, site])) };
}

/**
 * Without the configuration it is unknown which releases are live, and a new one would only have the sites of one
 * command. @throws UsageError if the target has further sites
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

/** @throws UsageError with the output of the command */
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
