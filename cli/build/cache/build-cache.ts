import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { assertWritable } from '#cli/system/assert-writable.ts';
import { readProven } from '../proof/proven-bytes.ts';
import { type LinkedFile, type SiteFiles, written } from '../site-file.ts';
import { openCachedFiles } from './cached-files.ts';
import { findFolder, makeFolder } from './cached-folder.ts';
import { type FileIndex, openFileIndex } from './file-index.ts';

/**
 * A cache of results that builds share. A name always stands for the same bytes, so an entry is written once. On first
 * use in a run, each entry is compared with its SHA-256 and made again if it has been changed. Several processes may
 * use one cache concurrently.
 */
export interface BuildCache {
  readonly folder: string;
  readonly files: FileIndex;
  /**
   * A folder of the cache. If it is missing or changed, `make` fills an empty folder, which is then renamed into place.
   */
  folderOf(name: string, make: (folder: string) => Promise<void>): Promise<CachedFolder>;
  /** A file of the cache. If it is missing, `make` returns its bytes. */
  fileOf(name: string, make: () => Promise<string | Uint8Array>): Promise<LinkedFile>;
  /** The text of a file in the cache, made if it is missing. */
  textOf(name: string, make: () => Promise<string>): Promise<string>;
  /** Saves files from memory in the cache, so that sites can link to one copy. */
  keep(files: SiteFiles): SiteFiles;
}

export interface CachedFolder {
  folder: string;
  /** Whether it already existed. */
  found: boolean;
}

export function openBuildCache(folder: string): BuildCache {
  let isFit = false;
  const prepare = () => {
    if (!isFit) assertWritable(folder, 'BRANDGEN_CACHE');
    isFit = true;
  };
  const entries = openCachedFiles(folder, prepare);
  return {
    folder,
    files: openFileIndex(path.join(folder, 'files.json'), prepare),
    fileOf: async (name, make) => entries.find(name) ?? entries.keep(written(await make()), name),
    folderOf: async (name, make) => {
      const target = path.join(folder, name);
      const made = findFolder(target);
      if (made !== undefined) return { folder: made, found: true };
      prepare();
      return { folder: await makeFolder(target, make), found: false };
    },
    textOf: async (name, make) => {
      const cached = entries.find(name);
      if (cached) return readProven(cached).toString('utf8');
      const text = await make();
      entries.keep(written(text), name);
      return text;
    },
    keep: (files) =>
      new Map([...files].map(([filePath, file]) => [filePath, 'source' in file ? file : entries.keep(file)])),
  };
}

/**
 * Folder of the cache: `BRANDGEN_CACHE`, else `.brandgen/cache` in the package, else the user's cache folder if the
 * package is not writable.
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
