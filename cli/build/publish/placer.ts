import { linkSync, lstatSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { readProven } from '../proof/proven-bytes.ts';
import type { LinkedFile } from '../site-file.ts';
import { isImmutable } from '../stamp/server/server-plan.ts';
import { timeByContent } from './time-by-content.ts';

/**
 * Puts files into the sites of one output folder. The first site of a run gets proven bytes of its own; the others get a
 * link to its file, which costs next to nothing. No site shares a file with the cache or with an installed package.
 */
export interface Placer {
  /**
   * @param folder of the site
   * @param place path in the site
   * @throws ChangedFileError when the file's bytes are not those of its digest
   */
  put(file: LinkedFile, folder: string, place: string): void;
  /** Says that the folder of a site has another name. */
  moved(from: string, to: string): void;
}

/** No link can be made: the other file is gone, has too many links already, or is on another disk. */
const NO_LINK = ['ENOENT', 'EMLINK', 'EXDEV', 'EPERM', 'ENOTSUP'];

interface PlacedFile {
  /** The site's folder, by its first name. */
  readonly folder: string;
  /** Path in the site. */
  readonly place: string;
  /** Set for a file whose name does not contain its digest. */
  readonly inode?: number;
}

export function openPlacer(): Placer {
  const placed = new Map<string, PlacedFile>();
  const folders = new Map<string, string>();

  function linkTo(digest: string, target: string): boolean {
    const known = placed.get(digest);
    if (!known || !isLinked(`${folders.get(known.folder) ?? known.folder}/${known.place}`, target)) return false;
    if (known.inode === undefined || lstatSync(target).ino === known.inode) return true;
    // Another build has replaced that site meanwhile, and its file may hold anything.
    rmSync(target);
    return false;
  }

  return {
    put(file, folder, place) {
      const target = `${folder}/${place}`;
      if (linkTo(file.digest, target)) return;
      copy(file, target);
      placed.set(file.digest, { folder, place, ...(!isImmutable(place) && { inode: lstatSync(target).ino }) });
    },
    moved(from, to) {
      folders.set(from, to);
    },
  };
}

function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if (hasErrorCode(error, ...NO_LINK)) return false;
    throw error;
  }
}

/** Writes the very bytes that were compared. */
function copy(file: LinkedFile, target: string): void {
  const bytes = readProven(file);
  const time = timeByContent(file.digest);
  try {
    writeFileSync(target, bytes);
    utimesSync(target, time, time);
  } catch (error) {
    throw namingPath(error, target);
  }
}
