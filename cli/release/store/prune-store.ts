import { hostname } from 'node:os';
import { hasShape, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { keptReleases } from '../manifests/earlier-releases.ts';
import { manifestName } from '../manifests/release-manifest.ts';
import { readHistory, readRelease } from './brand-history.ts';
import type { BrandRelease } from './brand-release.ts';
import { inLanes } from './in-lanes.ts';
import { takenNumbers } from './next-number.ts';
import { OWN_RECORD } from './object-headers.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { objectsOf } from './stored-build.ts';
import { sizesIn } from './upload-site.ts';

export interface PrunedBrand {
  readonly brand: string;
  /** Numbers of the releases that were removed. */
  readonly removed: readonly number[];
  /** Number of other objects that were removed. */
  readonly files: number;
}

const HOUR = 3_600_000;

/** The pruning command, with its start in ISO 8601. */
interface Pruning {
  by: string;
  since: string;
}

const isPruning = hasShape<Pruning>({ by: isText, since: isText });

/**
 * Removes releases of a brand that are older than it keeps them, and all objects that no kept release needs. A
 * concurrent release is refused, or sees the remaining objects. @throws UsageError while another command prunes the
 * brand
 */
export async function pruneStore(
  client: StoreClient,
  places: StorePlaces,
  brand: string,
  now: Date,
): Promise<PrunedBrand> {
  await takeTurn(client, places, brand, now);
  try {
    return await removeUnused(client, places, brand, now);
  } finally {
    await client.remove(places.pruning);
  }
}

/** Marks the brand as being pruned. Takes over the mark of a killed command after an hour. */
async function takeTurn(client: StoreClient, { pruning }: StorePlaces, brand: string, now: Date): Promise<void> {
  const own: Pruning = { by: `${process.pid}@${hostname()}`, since: now.toISOString() };
  const bytes = Buffer.from(`${JSON.stringify(own)}\n`);
  const there = await client.read(pruning);
  const other = there && parseJson(there.bytes.toString(), isPruning, pruning);
  const isLeft = other !== undefined && now.getTime() - Date.parse(other.since) > HOUR;
  const only = there && isLeft ? there.tag : 'new';
  if ((!other || isLeft) && (await client.put(pruning, bytes, OWN_RECORD, only)) !== undefined) return;
  throw new UsageError(
    `Releases of ${brand} are being removed by another command${other ? ` (${other.by}, since ${other.since})` : ''}. Try again when that has ended; what was killed is taken over after an hour.`,
  );
}

async function removeUnused(client: StoreClient, places: StorePlaces, brand: string, now: Date): Promise<PrunedBrand> {
  const stored = await sizesIn(client, places);
  const history = await readHistory(client, places);
  if (history.length === 0) throw noRecord(brand, places);
  const numbers = takenNumbers(places, stored.keys());
  const kept = [...keptOf(history, now), ...(await underWay(client, places, { history, numbers, now }))];
  const keptNumbers = new Set(kept.map(({ release }) => release));
  const removed = numbers.filter((number) => !keptNumbers.has(number)).sort((a, b) => a - b);
  const manifests = removed.map((number) => `${places.releases}${manifestName(number)}`);
  const used = new Set([
    ...numbers.map((number) => `${places.releases}${manifestName(number)}`),
    ...kept.flatMap(({ sites }) => sites.flatMap((site) => [...objectsOf(places, site).keys()])),
  ]);
  const isOurs = (key: string) => key.startsWith(places.releases) || key.startsWith(places.files);
  const files = [...stored.keys()].filter((key) => isOurs(key) && !used.has(key));
  // Remove records first, so that no listed release lacks files.
  await inLanes(manifests, client.remove);
  await inLanes(files, client.remove);
  return { brand, removed, files: files.length };
}

function keptOf(history: readonly BrandRelease[], now: Date): BrandRelease[] {
  const manifests = history.flatMap(({ sites: [first] }) => (first ? [{ format: 1 as const, ...first }] : []));
  const numbers = new Set(keptReleases(manifests, now).map(({ release }) => release));
  return history.filter(({ release }) => numbers.has(release));
}

/** Numbered releases of the last day, which may still go live. */
async function underWay(
  client: StoreClient,
  places: StorePlaces,
  { history: [live], numbers, now }: { history: readonly BrandRelease[]; numbers: readonly number[]; now: Date },
): Promise<BrandRelease[]> {
  const later = numbers.filter((number) => number > (live?.release ?? 0));
  const releases = await Promise.all(later.map((number) => readRelease(client, places, number)));
  return releases
    .filter((release) => release !== undefined)
    .filter(({ sites: [first] }) => Date.parse(first?.time ?? '') > now.getTime() - 24 * HOUR);
}

function noRecord(brand: string, { releases }: StorePlaces): UsageError {
  return new UsageError(
    `Nothing of ${brand} is removed: the manifest of its live release is not in ${releases}. Release the brand first.`,
  );
}
