import { linkSync, lstatSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { readProven } from '../proof/proven-bytes.ts';
import type { LinkedFile } from '../site-file.ts';
import { isImmutable } from '../stamp/server/server-plan.ts';
import { timeByContent } from './time-by-content.ts';

/**
 * Puts files into the sites of one output folder. The first site of a run gets a verified copy; the others get a cheap
 * link to it. Sites never share files with the cache or an installed package.
 */
export interface Placer {
  /**
   * @param folder of the site @param filePath path in the site @throws ChangedFileError if the file's bytes do not match
   * its digest
   */
  put(file: LinkedFile, folder: string, filePath: string): void;
  /** Updates the path of a site's folder after a rename. */
  moved(from: string, to: string): void;
}

/** Error codes that mean a link cannot be made: the file is gone, has too many links, or is on another disk. */
const NO_LINK = ['ENOENT', 'EMLINK', 'EXDEV', 'EPERM', 'ENOTSUP'];

interface PlacedFile {
  /** Folder of the site before it was renamed. */
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
    const placedFile = placed.get(digest);
    if (!placedFile || !isLinked(`${folders.get(placedFile.folder) ?? placedFile.folder}/${placedFile.place}`, target))
      return false;
    if (placedFile.inode === undefined || lstatSync(target).ino === placedFile.inode) return true;
    // Another build has replaced that site, so its file may have any contents.
    rmSync(target);
    return false;
  }

  return {
    put(file, folder, filePath) {
      const target = `${folder}/${filePath}`;
      if (linkTo(file.digest, target)) return;
      copy(file, target);
      placed.set(file.digest, {
        folder,
        place: filePath,
        ...(!isImmutable(filePath) && { inode: lstatSync(target).ino }),
      });
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

/** Writes the bytes that were verified, instead of copying the file. */
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
