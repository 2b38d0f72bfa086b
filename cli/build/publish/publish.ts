import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from '../site-file.ts';
import { BUILDS_FOLDER, buildFolderName } from './folder-names.ts';
import { OccupiedError } from './output-errors.ts';
import { writeSite } from './write-site.ts';

export interface Publication {
  /** Output folder. */
  out: string;
  brand: string;
  /** Digest of the build. */
  build: string;
  files: SiteFiles;
}

/**
 * Puts a site in the place of the one before. All of it is written into a folder of its own first; then one rename of a
 * link changes both. Whenever the process ends, the place holds the old site whole or the new one whole.
 * @throws OccupiedError
 */
export async function publish({ out, brand, build, files }: Publication): Promise<void> {
  const place = path.join(out, brand);
  assertOurs(place);
  const mark = randomBytes(4).toString('hex');
  const name = buildFolderName(brand, build, process.pid, mark);
  const folder = path.join(out, BUILDS_FOLDER, name);
  mkdirSync(folder, { recursive: true });
  try {
    await writeSite(files, folder);
    pointTo(place, path.join(BUILDS_FOLDER, name), mark);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @throws OccupiedError when a site would replace what brandgen did not make */
export function assertOurs(place: string): void {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (!stats) return;
  const ours = stats.isSymbolicLink() && path.dirname(readlinkSync(place)) === BUILDS_FOLDER;
  if (!ours) throw new OccupiedError(place);
}

function pointTo(place: string, target: string, mark: string): void {
  const link = path.join(path.dirname(place), BUILDS_FOLDER, `${mark}.link`);
  symlinkSync(target, link, 'dir');
  // The link is relative to where it ends up, beside the folder of builds.
  renameSync(link, place);
}
