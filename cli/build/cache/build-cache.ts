import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { namingPath } from '#cli/problems/disk-trouble.ts';
import { temporarySuffix, writeAtomically } from '#cli/write-atomically.ts';
import { assertWritable } from '../publish/assert-writable.ts';
import type { LinkedFile, SiteFile, SiteFiles } from '../site-file.ts';
import { type FileIndex, openFileIndex } from './file-index.ts';

/**
 * Results that builds share, by content: a name always means the same bytes, so an entry is made once and never changed.
 * Any number of processes may use one cache at the same time.
 */
export interface BuildCache {
  readonly folder: string;
  readonly files: FileIndex;
  /** A folder of the cache; if it is missing, `make` fills an empty folder that then replaces it in one step. */
  folderOf(name: string, make: (folder: string) => Promise<void>): Promise<CachedFolder>;
  /** Path of a file in the cache; if it is missing, `make` returns its bytes. */
  fileOf(name: string, make: () => Promise<string | Uint8Array>): Promise<string>;
  /** The text of a file in the cache, made if it is missing. */
  textOf(name: string, make: () => Promise<string>): Promise<string>;
  /** The same files, with those in memory saved in the cache: a file that many sites share is linked instead of written. */
  keep(files: SiteFiles): SiteFiles;
}

export interface CachedFolder {
  folder: string;
  /** Whether it already existed. */
  found: boolean;
}

export function openBuildCache(folder: string): BuildCache {
  const fileOf: BuildCache['fileOf'] = async (name, make) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) writeAtomically(file, await make());
    return file;
  };
  return {
    folder,
    files: openFileIndex(path.join(folder, 'files.json')),
    fileOf,
    folderOf: async (name, make) => {
      const made = path.join(folder, name);
      if (existsSync(made)) return { folder: made, found: true };
      assertWritable(folder, 'BRANDGEN_CACHE');
      await makeFolder(made, make);
      return { folder: made, found: false };
    },
    textOf: async (name, make) => readFileSync(await fileOf(name, make), 'utf8'),
    keep: (files) => new Map([...files].map(([place, file]) => [place, keepFile(folder, file)])),
  };
}

/**
 * Folder of the cache: `BRANDGEN_CACHE`, else `.brandgen/cache` in the package, else, if that is not writable, the
 * user's cache folder.
 */
export function cacheFolder(packageRoot: string, environment: NodeJS.ProcessEnv): string {
  const { BRANDGEN_CACHE: chosen, XDG_CACHE_HOME: caches = path.join(homedir(), '.cache') } = environment;
  if (chosen) return path.resolve(chosen);
  const own = path.join(packageRoot, '.brandgen', 'cache');
  return isWritable(packageRoot) ? own : path.join(caches, 'brandgen');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function makeFolder(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.${temporarySuffix()}`;
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    moveIntoPlace(draft, folder);
  } catch (error) {
    throw namingPath(error, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Another process may have made the same folder meanwhile; its bytes are the same, so either one is fine. */
function moveIntoPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function keepFile(folder: string, file: SiteFile): LinkedFile {
  if ('source' in file) return file;
  const { bytes, digest, size } = file;
  const source = path.join(folder, 'objects', digest);
  if (!existsSync(source)) writeAtomically(source, bytes);
  return { source, digest, size };
}
