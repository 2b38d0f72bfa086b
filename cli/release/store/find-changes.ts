import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { digest } from '#cli/build/digest.ts';
import { readProven } from '#cli/build/proof/proven-bytes.ts';
import { isImmutable } from '#cli/build/stamp/server/server-plan.ts';
import type { Changes, Piece } from '#cli/edge/pieces.ts';
import type { PreparedSite } from '../builds/prepare-release.ts';
import { findPieces } from './find-pieces.ts';
import { inLanes } from './in-lanes.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { keyOf, readBuild } from './stored-build.ts';

/** A build as changes of an earlier one. */
export interface BuildChanges {
  /** Folder of the earlier one. */
  readonly from: string;
  /** The changes, packed. */
  readonly bytes: Buffer;
}

/** Below this saving in bytes, and above this share of a whole build, a build is uploaded whole: it is served with one read fewer. */
const LEAST_SAVED = 32_768;
const LARGEST_SHARE = 1 / 4;

/**
 * What differs between a build and an earlier one that a store has whole. Undefined where that saves little, or where the two have
 * other files.
 * @param site folder of the built site
 */
export async function findChanges(
  client: StoreClient,
  places: StorePlaces,
  { site, build, earlier }: { site: string; build: PreparedSite; earlier: string },
): Promise<BuildChanges | undefined> {
  const base = await readBuild(client, places, { folder: earlier });
  const own = namedFiles(build);
  if (!base || namedFiles(base).join() !== own.join()) return undefined;
  const found = new Map<string, Piece[]>();
  const changed = own.filter((file) => build.files[file]?.sha256 !== base.files[file]?.sha256);
  let isWhole = true;
  await inLanes(changed, async (file) => {
    const was = (await client.read(keyOf(places, base, file)))?.bytes;
    if (!was || digest(was) !== base.files[file]?.sha256) isWhole = false;
    else found.set(file, findPieces(was, readProven(sourceOf(site, build, file))));
  });
  const changes: Changes = Object.fromEntries(changed.map((file) => [file, found.get(file) ?? []]));
  const bytes = gzipSync(JSON.stringify(changes), { level: 9 });
  const size = own.reduce((sum, file) => sum + (build.files[file]?.size ?? 0), 0);
  const isWorthIt = size - bytes.length >= LEAST_SAVED && bytes.length <= size * LARGEST_SHARE;
  return isWhole && isWorthIt ? { from: earlier, bytes } : undefined;
}

/** The files that keep their names, in one order. */
function namedFiles({ files }: Pick<PreparedSite, 'files'>): string[] {
  return Object.keys(files)
    .filter((file) => !isImmutable(file))
    .sort();
}

function sourceOf(site: string, { files }: PreparedSite, file: string) {
  return { source: path.join(site, file), digest: files[file]?.sha256 ?? '' };
}
