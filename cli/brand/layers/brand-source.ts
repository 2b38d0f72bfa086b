import { join } from 'node:path';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { isLinkedAway, linkedAway, placeIn } from '../source/home.ts';
import { readDocument, type SourceDocument } from '../source/source-document.ts';
import { isFolder, type Workspace } from '../workspace/workspace.ts';

/** A brand's folder and its brand.json, without inheritance. */
export interface BrandSource {
  /** Folder name. */
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  /** False for a brand of the package, which operators extend but cannot change. */
  readonly isOwn: boolean;
  /** Null when the file is not JSON, or not in brands/. */
  readonly document: SourceDocument | null;
  readonly problems: readonly Problem[];
}

/** Returns the brand or template with an id, or null; reads each file once. */
export type ReadBrand = (id: string) => BrandSource | null;

export function createBrandReader({ brands }: Workspace): ReadBrand {
  const sources = new Map<string, BrandSource | null>();
  return (id) => {
    const cached = sources.get(id);
    if (cached !== undefined) return cached;
    const source = readBrand(id, brands);
    sources.set(id, source);
    return source;
  };
}

function readBrand(id: string, folders: readonly string[]): BrandSource | null {
  const places = folders.map((home) => ({ home, folder: placeIn(home, id) }));
  const { home, folder } = places.find(({ folder }) => folder !== undefined && isFolder(folder)) ?? {};
  if (home === undefined || folder === undefined) return null;
  const file = join(folder, 'brand.json');
  const isOwn = home === folders[0];
  if (isLinkedAway(folder, home)) {
    return { id, folder, file, isOwn, document: null, problems: [problemInFile(folder, linkedAway('folder'))] };
  }
  return { id, folder, file, isOwn, ...readDocument({ file, home: folder }) };
}
