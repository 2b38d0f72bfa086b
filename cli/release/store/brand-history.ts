import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import {
  isReleaseFacts,
  isReleaseManifest,
  manifestName,
  type ReleaseManifest,
} from '../manifests/release-manifest.ts';
import type { BrandRelease, LiveRelease, LiveSite } from './brand-release.ts';
import { describeLost } from './lost-releases.ts';
import { takenNumbers } from './next-number.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { readBuild } from './stored-build.ts';

const isLive = hasShape<Omit<LiveRelease, 'format'>>({
  release: isNumber,
  sites: isRecordOf(
    (site): site is LiveSite =>
      hasShape<LiveSite>({ folder: isText })(site) && (!('from' in site) || isText(site.from)),
  ),
});

/** A stored record. A site stored as changes has its files in the changes, so the record does not repeat them. */
const isRecord = hasShape<
  Omit<BrandRelease, 'format' | 'sites'> & { sites: Omit<ReleaseManifest, 'format' | 'files'>[] }
>({
  release: isNumber,
  after: isNumber,
  sites: isListOf(isReleaseFacts),
});

/** The record of a release for a store. */
export function recordOf({ sites, ...release }: BrandRelease): object {
  const stored = sites.map(({ files, ...facts }) => (facts.from === undefined ? { ...facts, files } : facts));
  return { ...release, sites: stored };
}

/** Releases per site, newest first, in the order of the newest release's sites. */
export function bySite(history: readonly BrandRelease[]): ReleaseManifest[][] {
  const manifests = history.flatMap(({ sites }) => sites.map((site): ReleaseManifest => ({ format: 1, ...site })));
  const ids = new Set(manifests.map(({ site }) => site));
  return [...ids].map((id) => manifests.filter(({ site }) => site === id));
}

/** Contents and tag of `live.json`; undefined for a brand without releases. */
export async function readLive(client: StoreClient, places: StorePlaces) {
  const stored = await client.read(places.live);
  return stored && { tag: stored.tag, ...parseJson(stored.bytes.toString('utf8'), isLive, places.live) };
}

/** A release of a brand; undefined if its record was removed or is not readable. */
export async function readRelease(
  client: StoreClient,
  places: StorePlaces,
  release: number,
): Promise<BrandRelease | undefined> {
  const key = `${places.releases}${manifestName(release)}`;
  const stored = await client.read(key);
  const record = stored && readIfWhole(stored.bytes, key);
  if (!record) return undefined;
  const sites: BrandRelease['sites'] = [];
  for (const site of record.sites) {
    const files = isReleaseManifest(site) ? site.files : (await readBuild(client, places, site))?.files;
    if (!files) return undefined;
    sites.push({ ...site, files });
  }
  return { format: 1, release: record.release, after: record.after, sites };
}

/**
 * The live release and earlier live ones, newest first, as far back as they are kept. A lost or damaged record is
 * reconstructed from its build. @throws UsageError if neither the live release's record nor its build can be read
 */
export async function readHistory(client: StoreClient, places: StorePlaces): Promise<BrandRelease[]> {
  const live = await readLive(client, places);
  if (!live) return [];
  const releases: BrandRelease[] = [];
  const lost: number[] = [];
  let listing: Awaited<ReturnType<StoreClient['list']>> | undefined;
  for (let next = live.release; next > 0; ) {
    const release = await readRelease(client, places, next);
    if (release) releases.push(release);
    if (release) next = Math.min(release.after, next - 1);
    else {
      listing ??= await client.list(places.releases);
      const numbers = takenNumbers(
        places,
        listing.map(({ key }) => key),
      );
      const before = Math.max(0, ...numbers.filter((number) => number < next));
      // Pruning removes the earliest ones, so a gap at the end of the list is not a loss.
      if (next === live.release || numbers.includes(next) || before > 0) lost.push(next);
      next = before;
    }
  }
  const again =
    listing && lost.length > 0 ? await describeLost(client, places, { lost, live, known: releases, listing }) : [];
  return [...releases, ...again].sort((a, b) => b.release - a.release);
}

function readIfWhole(bytes: Buffer, key: string) {
  try {
    return parseJson(bytes.toString('utf8'), isRecord, key);
  } catch {
    return undefined;
  }
}
