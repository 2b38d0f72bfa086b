import { copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { DigestOf } from '#cli/build/proof/compare-files.ts';
import { digestOnce } from '#cli/build/proof/digest-once.ts';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { timeByContent } from '#cli/build/publish/time-by-content.ts';
import { hasErrorCode } from '#cli/system/error-code.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';
import { STORE_FOLDER } from '../manifests/release-places.ts';

/** Stores the files of all sites of a target once, by SHA-256. Sites link to them. */
export interface FileStore {
  /**
   * Puts a file into a site. @param source absolute path of a file with these bytes @param target path of the new file;
   * its folder exists @throws ChangedFileError if the source has other bytes
   */
  put(source: string, sha256: string, target: string): void;
  /** Removes files that no site uses. @returns their number */
  sweep(): number;
}

/** The number of links to a file is limited, and some file systems do not support links. */
const NO_LINK = ['EMLINK', 'EXDEV', 'EPERM', 'ENOTSUP'];

/** @param target folder of the target */
export function openFileStore(target: string): FileStore {
  const root = path.join(target, STORE_FOLDER);
  const digestOf = digestOnce();
  return {
    put(source, sha256, target) {
      const kept = path.join(root, sha256.slice(0, 2), sha256);
      if (!holds(kept, sha256, digestOf)) keep(source, sha256, kept);
      link(kept, target);
    },
    sweep() {
      const files = foldersIn(root).flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
      const unused = files.filter((file) => statSync(file).nlink === 1);
      for (const file of unused) rmSync(file);
      return unused.length;
    },
  };
}

function holds(file: string, sha256: string, digestOf: DigestOf): boolean {
  try {
    return digestOf(file) === sha256;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function keep(source: string, sha256: string, kept: string): void {
  const time = timeByContent(sha256);
  writeAtomically(kept, readProven({ source, digest: sha256 }));
  utimesSync(kept, time, time);
}

/** Replaces an existing file, which a killed run may have left. */
function link(kept: string, target: string): void {
  try {
    linkSync(kept, target);
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) replace(kept, target);
    else if (hasErrorCode(error, ...NO_LINK)) copy(kept, target);
    else throw error;
  }
}

function replace(kept: string, target: string): void {
  const [there, source] = [statSync(target), statSync(kept)];
  if (there.ino === source.ino && there.dev === source.dev) return;
  const draft = `${target}.new`;
  rmSync(draft, { force: true });
  link(kept, draft);
  renameSync(draft, target);
}

function copy(kept: string, target: string): void {
  const { atime, mtime } = statSync(kept);
  copyFileSync(kept, target);
  utimesSync(target, atime, mtime);
}

function foldersIn(root: string): string[] {
  mkdirSync(root, { recursive: true });
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [path.join(root, entry.name)] : [],
  );
}
