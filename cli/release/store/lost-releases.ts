import { MANIFEST_FILE } from '#cli/build/seal.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { KEEP_DAYS, UNKNOWN } from '../live/live-releases.ts';
import { manifestName } from '../manifests/release-manifest.ts';
import type { BrandRelease, LiveRelease } from './brand-release.ts';
import type { Listing } from './read-listing.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { type BuildPlace, changesKey, keyOf, readBuild } from './stored-build.ts';

export interface LostReleases {
  /** Numbers, newest first. */
  readonly lost: readonly number[];
  readonly live: Pick<LiveRelease, 'release' | 'sites'>;
  /** Releases with a readable record. */
  readonly known: readonly BrandRelease[];
  /** All objects below `releases/`. */
  readonly listing: Listing['objects'];
}

/**
 * Reconstructs releases: `live.json` names the builds of the live one, and builds without a record belong to the
 * others, newest first. Releases without a build are omitted. @throws UsageError if the live one's build cannot be read
 */
export async function describeLost(
  client: StoreClient,
  places: StorePlaces,
  { lost, live, known, listing }: LostReleases,
): Promise<BrandRelease[]> {
  const times = new Map(listing.map(({ key, time }) => [key, time]));
  const named = [...Object.values(live.sites), ...known.flatMap(({ sites }) => sites)].map(({ folder }) => folder);
  const unnamed = foundBuilds(places, listing).filter(({ folder }) => !named.includes(folder));
  const keepDays = known[0]?.sites[0]?.keepDays ?? KEEP_DAYS;
  const describe: Describe = async (release, place, own) => {
    const build = await readBuild(client, places, place);
    if (!build) return undefined;
    const { site = places.brand, ...facts } = build;
    const builtAt = times.get(changesKey(places, place) ?? keyOf(places, place, MANIFEST_FILE)) ?? '';
    const time = times.get(`${places.releases}${manifestName(release)}`) ?? builtAt;
    const unknown = { by: UNKNOWN, commit: UNKNOWN, rollback: 0, keepDays, time };
    const from = place.from === undefined ? {} : { from: place.from };
    return { release, brand: places.brand, site: own ?? site, ...facts, ...from, ...unknown };
  };
  const described: BrandRelease[] = [];
  for (const release of lost) {
    const isLive = release === live.release;
    const sites = isLive ? await liveAgain(places, live, describe) : await earlierAgain(release, unnamed, describe);
    if (sites.length > 0) described.push({ format: 1, release, after: release - 1, sites });
  }
  return described;
}

type Sites = BrandRelease['sites'];

/** @param own id of the site; the build's if undefined */
type Describe = (release: number, build: BuildPlace, own?: string) => Promise<Sites[number] | undefined>;

async function liveAgain(places: StorePlaces, live: LostReleases['live'], describe: Describe): Promise<Sites> {
  const sites: Sites = [];
  for (const [site, { folder, from }] of Object.entries(live.sites)) {
    const described = await describe(live.release, { folder, ...(from !== undefined && { from }) }, site);
    if (!described) throw unreadable(places, live.release, folder);
    sites.push(described);
  }
  return sites;
}

/** Takes builds from the list, up to a second one of the same site. */
async function earlierAgain(release: number, unnamed: BuildPlace[], describe: Describe): Promise<Sites> {
  const sites: Sites = [];
  for (let build = unnamed[0]; build; build = unnamed[0]) {
    const described = await describe(release, build);
    if (sites.some(({ site }) => site === described?.site)) break;
    unnamed.shift();
    if (described) sites.push(described);
  }
  return sites;
}

/** All builds of a brand, newest first. */
function foundBuilds({ releases }: StorePlaces, listing: Listing['objects']): BuildPlace[] {
  const newest = [...listing].sort((a, b) => (a.time < b.time ? 1 : -1));
  return newest.flatMap(({ key }): BuildPlace[] => {
    const name = key.slice(releases.length);
    const [, folder, from] = /^([0-9a-f]+)-from-([0-9a-f]+)\.gz$/.exec(name) ?? [];
    if (folder !== undefined && from !== undefined) return [{ folder, from }];
    const whole = name.split('/', 1)[0] ?? '';
    return name === `${whole}/${MANIFEST_FILE}` ? [{ folder: whole }] : [];
  });
}

function unreadable({ brand, releases }: StorePlaces, release: number, folder: string): UsageError {
  return new UsageError(
    `${manifestName(release)} of ${brand}, which is live, cannot be read in ${releases}, nor can its build in ${folder}. Release the brand again.`,
  );
}
