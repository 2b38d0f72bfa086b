import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '../cache/build-cache.ts';
import type { WantedEntry } from '../cache/shared/shared-cache.ts';
import type { SharedFile } from '../cache/shared/signed-entry.ts';
import { digestOfParts } from '../digest.ts';

/** Folder of the compiled site in an entry and in the cache. */
export const APP_FOLDER = 'apps';

/** File of an entry with the result of `readDeclarations`. */
export const LATE_FILE = 'late.json';

/** Accepts no path that leaves a folder, and no hidden name. */
const PLACES = /^(apps(\/[\w-][\w.-]*)+|late\.json|packed\/[0-9a-f]{64}\.(br|gz))$/;

/** Path of a compiled site's declarations in the cache. */
export function placeOfLate(key: string): string {
  return path.join('late', `${key}.json`);
}

/**
 * The entry of a compiled site. Packed files differ between kinds of machines, so each kind has its own. @param key
 * digest of all inputs of the compiled files
 */
export function sharedEntry(key: string): WantedEntry {
  const { platform, arch, versions } = process;
  const name = digestOfParts([key, platform, arch, versions.zlib ?? '', versions['brotli'] ?? '']);
  return { name, isPlace: (filePath) => PLACES.test(filePath) };
}

interface EntryPlaces {
  /** Digest of all inputs of the compiled files. */
  readonly key: string;
  /** Empty folder for the compiled site. */
  readonly draft: string;
  readonly cache: BuildCache;
}

/** Puts the files of an entry where a compilation would put them. */
export async function putEntry(files: readonly SharedFile[], { key, draft, cache }: EntryPlaces): Promise<void> {
  for (const { place, bytes } of files) {
    if (place.startsWith(`${APP_FOLDER}/`)) {
      const file = path.join(draft, place.slice(APP_FOLDER.length + 1));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    } else {
      await cache.fileOf(place === LATE_FILE ? placeOfLate(key) : place, async () => bytes);
    }
  }
}
