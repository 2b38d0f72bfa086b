import { hasShape, isListOf, isNumber, isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { isReleaseManifest, manifestName, type ReleaseManifest } from '../release-manifest.ts';
import type { StoreClient, StoredBytes } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';

/** The contents of `live.json`, which alone says what is live. A delivery network reads it too. */
export interface LiveRelease {
  format: 1;
  release: number;
  /** By the id of the site. */
  sites: Record<string, LiveSite>;
}

export interface LiveSite {
  /** Name of its folder in `releases/`. */
  folder: string;
}

/** The contents of `releases/<number>.json`. */
export interface BrandRelease {
  format: 1;
  release: number;
  /** The release that was live until then; 0 for the first. From the live one on, they are what was ever live. */
  after: number;
  /** Of each site of the brand. */
  sites: Omit<ReleaseManifest, 'format'>[];
}

const isLive = hasShape<Omit<LiveRelease, 'format'>>({
  release: isNumber,
  sites: isRecordOf(hasShape<LiveSite>({ folder: isText })),
});

const isBrandRelease = hasShape<Omit<BrandRelease, 'format'>>({
  release: isNumber,
  after: isNumber,
  sites: isListOf(isReleaseManifest),
});

/** The releases of each site, newest first, in the order of the newest release's sites. */
export function bySite(history: readonly BrandRelease[]): ReleaseManifest[][] {
  const manifests = history.flatMap(({ sites }) => sites.map((site): ReleaseManifest => ({ format: 1, ...site })));
  const ids = new Set(manifests.map(({ site }) => site));
  return [...ids].map((id) => manifests.filter(({ site }) => site === id));
}

/** What is live, and the tag of the object that says so; nothing for a brand that was never released. */
export async function readLive(client: StoreClient, places: StorePlaces) {
  const stored = await client.read(places.live);
  return stored && { tag: stored.tag, ...parsed(stored, isLive, places.live) };
}

/** A release of a brand; undefined if it was removed. */
export async function readRelease(
  client: StoreClient,
  places: StorePlaces,
  release: number,
): Promise<BrandRelease | undefined> {
  const key = `${places.releases}${manifestName(release)}`;
  const stored = await client.read(key);
  return stored && { format: 1, ...parsed(stored, isBrandRelease, key) };
}

/** The live release and those that were live before it, newest first, as far back as they are kept. */
export async function readHistory(client: StoreClient, places: StorePlaces): Promise<BrandRelease[]> {
  const history: BrandRelease[] = [];
  let next = (await readLive(client, places))?.release ?? 0;
  while (next > 0) {
    const found = await readRelease(client, places, next);
    if (!found) break;
    history.push(found);
    next = Math.min(found.after, next - 1);
  }
  return history;
}

function parsed<Value>({ bytes }: StoredBytes, isFit: (value: unknown) => value is Value, key: string): Value {
  return parseJson(bytes.toString('utf8'), isFit, key);
}
