import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, renameSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporarySuffix } from '#cli/write-atomically.ts';
import type { BuildContext } from '../fleet/build-context.ts';
import { type BuildManifest, MANIFEST_FILE, type SealedSite } from '../seal.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { keepEarlierBuilds } from './earlier-builds.ts';
import { BUILDS_FOLDER, buildFolderName, draftFolderName } from './folder-names.ts';
import { OccupiedError } from './output-errors.ts';
import { sealOf } from './site-lists.ts';
import { writeSite } from './write-site.ts';

/**
 * Replaces the published site. Writes everything into a new folder first; then one rename of a
 * link switches to it. Even if the process is killed, there is always either the whole old site or the whole new one.
 * @throws OccupiedError
 */
export async function publish(
  { brand, place, inputs }: SiteToBuild,
  { manifest, files }: SealedSite,
  { placer }: Pick<BuildContext, 'placer'>,
): Promise<BuildManifest> {
  assertOurs(place);
  const builds = path.join(path.dirname(place), BUILDS_FOLDER);
  const id = path.basename(place);
  const mark = randomBytes(4).toString('hex');
  let folder = path.join(builds, draftFolderName(id, inputs, process.pid, mark));
  const rename = (name: string) => {
    const named = path.join(builds, name);
    renameSync(folder, named);
    placer.moved(folder, named);
    folder = named;
  };
  mkdirSync(folder, { recursive: true });
  try {
    await writeSite(files, folder, placer);
    const { keepDays } = brand.config.site;
    const earlier = keepEarlierBuilds({ place, folder, manifest, keepDays, now: new Date(), placer });
    rename(buildFolderName(id, sealOf(files.get(MANIFEST_FILE)?.digest ?? '', earlier), process.pid, mark));
    pointTo(place, path.join(BUILDS_FOLDER, path.basename(folder)));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    removeIfEmpty(builds);
    throw error;
  }
  return manifest;
}

/** Other sites may have their builds in it. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or already gone.
  }
}

/** @throws OccupiedError when a site would replace what brandgen did not make */
export function assertOurs(place: string): void {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (!stats) return;
  const ours = stats.isSymbolicLink() && path.dirname(readlinkSync(place)) === BUILDS_FOLDER;
  if (!ours) throw new OccupiedError(place);
}

function pointTo(place: string, target: string): void {
  const link = path.join(path.dirname(place), BUILDS_FOLDER, `link.${temporarySuffix()}`);
  symlinkSync(target, link, 'dir');
  // The link is relative to where it ends up, beside the folder of builds.
  renameSync(link, place);
}
