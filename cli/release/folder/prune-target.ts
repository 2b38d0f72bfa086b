import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { processOfTemporary } from '#cli/system/write-atomically.ts';
import { openFileStore } from '../builds/file-store.ts';
import { liveReleases } from '../live/live-releases.ts';
import { type LiveSite, liveSites } from '../live/live-sites.ts';
import { stagedRelease } from '../live/staged-release.ts';
import { type StagedSite, stagedSites } from '../live/staged-sites.ts';
import { keptReleases } from '../manifests/earlier-releases.ts';
import { manifestName, type ReleaseManifest, takenNumbers } from '../manifests/release-manifest.ts';
import { placesOf, type ReleasePlaces } from '../manifests/release-places.ts';
import { presentState } from '../servers/next-state.ts';
import type { PrunedTarget } from '../targets/release-target.ts';
import type { Target, TargetServer } from '../targets/target.ts';
import { withLock } from './lock-target.ts';
import { prunePreviews } from './remove-previews.ts';

/**
 * Removes releases that were replaced longer ago than their brand keeps them, unused files, and expired previews. Live
 * and staged releases stay. The target's servers follow after its folder. @throws UsageError if the web server refuses
 * a configuration without them
 */
export async function pruneTarget(target: Target, now: Date): Promise<PrunedTarget> {
  return withLock(target, async () => {
    const staged = stagedSites(target);
    const sites = [...liveSites(target).values()].map((live) => {
      const places = placesOf(target.folder, live.site);
      if (!existsSync(places.releases)) return { site: live.site, removed: [] };
      removeTemporaries(places.root);
      return { site: live.site, removed: pruneSite(places, keptOf(target, live, staged.get(live.site), now)) };
    });
    removeTemporaries(target.folder);
    const previews = (await prunePreviews(target, now)).map(({ name, brand }) => ({ name, brand }));
    const files = openFileStore(target.folder).sweep();
    if (target.servers) await pruneServers(target, target.servers);
    return { previews, sites: sites.filter(({ removed }) => removed.length > 0), files };
  });
}

/** Brings a server up to date first, so that its live release is not removed. */
async function pruneServers(target: Target, servers: readonly TargetServer[]): Promise<void> {
  const { followFolder } = await import('../servers/follow-folder.ts');
  await followFolder(target, servers, presentState(target), { removes: true });
}

/** Removes leftovers of killed commands. The lock ensures that none is running. */
function removeTemporaries(folder: string): void {
  const left = readdirSync(folder).filter((name) => processOfTemporary(name) !== undefined);
  for (const name of left) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function keptOf(target: Target, live: LiveSite, staged: StagedSite | undefined, now: Date): ReleaseManifest[] {
  return [...(staged ? [stagedRelease(target, staged)] : []), ...keptReleases(liveReleases(target, live), now)];
}

function pruneSite(places: ReleasePlaces, kept: readonly ReleaseManifest[]): number[] {
  const numbers = new Set(kept.map(({ release }) => release));
  const removed = takenNumbers(places).filter((number) => !numbers.has(number));
  for (const number of removed) rmSync(path.join(places.releases, manifestName(number)));
  const folders = new Set(kept.map(({ folder }) => folder));
  for (const name of readdirSync(places.releases)) {
    if (!name.endsWith('.json') && !folders.has(name)) rmSync(path.join(places.releases, name), { recursive: true });
  }
  removeUnnamed(places.files, new Set(kept.flatMap(({ files }) => Object.keys(files))));
  return removed.sort((a, b) => a - b);
}

/** Removes files that are not in the list, and empty folders. */
function removeUnnamed(root: string, named: ReadonlySet<string>): void {
  if (!existsSync(root)) return;
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => path.join(entry.parentPath, entry.name);
  for (const entry of entries) {
    const name = path.relative(root, pathOf(entry)).split(path.sep).join('/');
    if (!entry.isDirectory() && !named.has(name)) rmSync(pathOf(entry));
  }
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const folder of folders.sort((a, b) => b.length - a.length)) removeIfEmpty(folder);
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
