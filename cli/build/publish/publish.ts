import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, MANIFEST_FILE, type SealedSite } from '../seal.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { keepEarlierBuilds } from './earlier-builds.ts';
import { BUILDS_FOLDER, buildFolderName, draftFolderName } from './folder-names.ts';
import type { Placer } from './placer.ts';
import { sealOf } from './site-lists.ts';
import { assertOurs, swapIn } from './swap.ts';
import { writeSite } from './write-site.ts';

/**
 * Replaces the published site. Writes everything into a new folder first, which then takes the place of the old one. If the
 * process is killed, there is the whole old site or the whole new one, at the latest once `finishSwaps` has run.
 * @throws OccupiedError
 */
export async function publish(
  { brand, place, inputs }: SiteToBuild,
  { manifest, files }: SealedSite,
  { placer }: { readonly placer: Placer },
): Promise<BuildManifest> {
  assertOurs(place);
  const builds = path.join(path.dirname(place), BUILDS_FOLDER);
  const id = path.basename(place);
  const mark = randomBytes(4).toString('hex');
  const draft = path.join(builds, draftFolderName(id, inputs, process.pid, mark));
  let folder = draft;
  mkdirSync(folder, { recursive: true });
  try {
    await writeSite(files, folder, placer);
    const { keepDays } = brand.config.site;
    const earlier = keepEarlierBuilds({ place, folder, manifest, keepDays, now: new Date(), placer });
    const name = buildFolderName(id, sealOf(files.get(MANIFEST_FILE)?.digest ?? '', earlier), process.pid, mark);
    folder = path.join(builds, name);
    renameSync(draft, folder);
    swapIn(place, name);
    placer.moved(draft, place);
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
