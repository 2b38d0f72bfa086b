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

/** A build stored as changes of an earlier one. */
export interface BuildChanges {
  /** Folder of the earlier build. */
  readonly from: string;
  /** The packed changes. */
  readonly bytes: Buffer;
}

/**
 * A build that saves fewer bytes, or whose changes exceed this share of it, is uploaded whole, as serving it then takes
 * one read less.
 */
const LEAST_SAVED = 32_768;
const LARGEST_SHARE = 1 / 4;

/**
 * Changes between an earlier build, which the store has whole, and this one. Undefined if they save too little, or if
 * the builds have different files. @param site folder of the built site
 */
export async function findChanges(
  client: StoreClient,
  places: StorePlaces,
  { site, build, earlier }: { site: string; build: PreparedSite; earlier: string },
): Promise<BuildChanges | undefined> {
  const base = await readBuild(client, places, { folder: earlier });
  const own = namedFiles(build);
  if (!base || namedFiles(base).join() !== own.join()) return undefined;
  const pieces = new Map<string, Piece[]>();
  const changed = own.filter((file) => build.files[file]?.sha256 !== base.files[file]?.sha256);
  let isWhole = true;
  await inLanes(changed, async (file) => {
    const was = (await client.read(keyOf(places, base, file)))?.bytes;
    if (!was || digest(was) !== base.files[file]?.sha256) isWhole = false;
    else pieces.set(file, findPieces(was, readProven(sourceOf(site, build, file))));
  });
  const changes: Changes = Object.fromEntries(changed.map((file) => [file, pieces.get(file) ?? []]));
  const bytes = gzipSync(JSON.stringify(changes), { level: 9 });
  const size = own.reduce((sum, file) => sum + (build.files[file]?.size ?? 0), 0);
  const isWorthIt = size - bytes.length >= LEAST_SAVED && bytes.length <= size * LARGEST_SHARE;
  return isWhole && isWorthIt ? { from: earlier, bytes } : undefined;
}

/** Files that keep their name in each build, in a fixed order. */
function namedFiles({ files }: Pick<PreparedSite, 'files'>): string[] {
  return Object.keys(files)
    .filter((file) => !isImmutable(file))
    .sort();
}

function sourceOf(site: string, { files }: PreparedSite, file: string) {
  return { source: path.join(site, file), digest: files[file]?.sha256 ?? '' };
}
