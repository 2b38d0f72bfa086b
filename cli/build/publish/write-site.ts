import { utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import type { SiteFiles, WrittenFile } from '../site-file.ts';
import { isImmutable } from '../stamp/server/server-plan.ts';
import type { Placer } from './placer.ts';
import { timeByContent } from './time-by-content.ts';

/**
 * Writes the files of a site into an empty folder. Creating a file or a folder is by far the slowest step and is left to
 * other threads; a link costs next to nothing.
 */
export async function writeSite(files: SiteFiles, folder: string, placer: Placer): Promise<void> {
  for (const sub of foldersOf(files)) await mkdir(`${folder}/${sub}`);
  const writing = [...files].flatMap(([place, file]) =>
    'bytes' in file ? write(`${folder}/${place}`, file, isImmutable(place)) : [],
  );
  // Settled, so that nothing is still being written when the caller removes the folder of a failed build.
  const written = Promise.allSettled(writing);
  try {
    for (const [place, file] of files) if ('source' in file) placer.put(file, folder, place);
  } finally {
    await written;
  }
  await Promise.all(writing);
}

/** The name of an immutable file says what is in it, so that its time does not matter. */
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
  for (const place of files.keys()) {
    let folder = path.dirname(place);
    // A known folder was added together with its parents.
    for (; folder !== '.' && !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
  }
  return [...folders].sort();
}
