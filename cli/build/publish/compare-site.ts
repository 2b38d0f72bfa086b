import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#cli/commands/usage-error.ts';
import { digest } from '../digest.ts';
import { MANIFEST_FILE, type ManifestFile } from '../seal.ts';
import { EARLIER_FOLDER } from '../stamp/server/server-plan.ts';
import { EARLIER_FILE, readEarlier } from './earlier-builds.ts';
import { readManifest } from './published-site.ts';

/** Nothing lists the lists. */
const LISTS = [MANIFEST_FILE, EARLIER_FILE];

export interface Difference {
  /** Path in the site. */
  readonly file: string;
  readonly kind: 'missing' | 'changed' | 'surplus';
}

export interface ComparedSite {
  readonly brand: string;
  /** Number of files that the two lists have. */
  readonly files: number;
  /** For a draft, the number of English texts by language; otherwise empty. */
  readonly draft: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
}

/** Compares the files of a site with its manifest, and those of earlier builds with their own list. @throws UsageError for a folder without a manifest */
export function compareSite(folder: string): ComparedSite {
  const manifest = readManifest(folder);
  if (!manifest) throw new UsageError(`${folder} holds no built site: it has no readable ${MANIFEST_FILE}.`);
  const { brand, files, draft = {} } = manifest;
  const known = new Map([...Object.entries(files), ...earlierFiles(folder)]);
  const listed = [...known].flatMap(([file, { sha256 }]): Difference[] => {
    const place = path.join(folder, file);
    if (!existsSync(place)) return [{ file, kind: 'missing' }];
    return digest(readFileSync(place)) === sha256 ? [] : [{ file, kind: 'changed' }];
  });
  const surplus = filesIn(folder).filter((file) => !LISTS.includes(file) && !known.has(file));
  return {
    brand,
    files: known.size,
    draft,
    differences: [...listed, ...surplus.map((file): Difference => ({ file, kind: 'surplus' }))],
  };
}

function earlierFiles(folder: string): [string, ManifestFile][] {
  return readEarlier(folder).flatMap(({ files }) =>
    Object.entries(files).map(([file, about]): [string, ManifestFile] => [`${EARLIER_FOLDER}${file}`, about]),
  );
}

function filesIn(folder: string): string[] {
  const root = realpathSync(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
