import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync, rmSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import { type BuildManifest, MANIFEST_FILE, type SealedSite } from '../seal.ts';
import type { SiteFiles, WrittenFile } from '../site-file.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { isImmutable } from '../stamp/server/server-plan.ts';
import { keepEarlierBuilds } from './earlier-builds.ts';
import { BUILDS_FOLDER, buildFolderName, draftFolderName } from './folder-names.ts';
import type { Placer } from './placer.ts';
import { sealOf } from './site-lists.ts';
import { assertOurs, swapIn } from './swap.ts';
import { timeByContent } from './time-by-content.ts';

/**
 * Replaces the published site. Writes a new folder, then swaps it with the old one. If the process is killed, either
 * the complete old or the complete new site remains, at the latest after `finishSwaps`. @throws OccupiedError
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

/** Other sites may have builds in the folder. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or already gone.
  }
}

/**
 * Writes a site's files into an empty folder. Creating files and folders is by far the slowest part, so it runs in
 * other threads; links are cheap.
 */
async function writeSite(files: SiteFiles, folder: string, placer: Placer): Promise<void> {
  for (const sub of foldersOf(files)) await mkdir(`${folder}/${sub}`);
  const writing = [...files].flatMap(([filePath, file]) =>
    'bytes' in file ? write(`${folder}/${filePath}`, file, isImmutable(filePath)) : [],
  );
  // Wait for all writes, so that none is running when the caller removes the folder of a failed build.
  const written = Promise.allSettled(writing);
  try {
    for (const [filePath, file] of files) if ('source' in file) placer.put(file, folder, filePath);
  } finally {
    await written;
  }
  await Promise.all(writing);
}

/** An immutable file's name identifies its contents, so its time does not matter. */
async function write(target: string, { bytes, digest }: WrittenFile, isNamedByContent: boolean): Promise<void> {
  try {
    await writeFile(target, bytes);
    const time = timeByContent(digest);
    if (!isNamedByContent) utimesSync(target, time, time);
  } catch (error) {
    throw namingPath(error, target);
  }
}

/** Every folder of a site, parents first. */
function foldersOf(files: SiteFiles): string[] {
  const folders = new Set<string>();
  for (const filePath of files.keys()) {
    let folder = path.dirname(filePath);
    // The parents of a known folder have been added before.
    for (; folder !== '.' && !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}
