import { UsageError } from '#cli/commands/usage-error.ts';
import { describeBuild, type PreparedSite } from '../prepare-release.ts';
import type { ReleaseManifest } from '../release-manifest.ts';
import { releaseOrigin } from '../release-origin.ts';
import type { ReleasedSite, SitesToRelease } from '../release-sites.ts';
import { withSignature } from '../releasers.ts';
import { readLive } from './brand-history.ts';
import { goLiveInStore } from './go-live-in-store.ts';
import { nextNumber } from './next-number.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { type StoredSizes, sizesIn, uploadSite } from './upload-site.ts';
import { type WrittenFiles, writtenFiles } from './written-files.ts';

interface Prepared {
  readonly brand: string;
  readonly places: StorePlaces;
  readonly live: Awaited<ReturnType<typeof readLive>>;
  readonly stored: StoredSizes;
  readonly builds: readonly { site: string; folder: string; build: PreparedSite }[];
  readonly written: WrittenFiles;
}

/**
 * Uploads built sites to a store, and then makes one brand after the other live: each by one write, all its sites together.
 * @throws UsageError when the store fails, or another command was faster; it names the brands that are live by then
 */
export async function releaseToStore(
  client: StoreClient,
  placesOf: (brand: string) => StorePlaces,
  { root, sites, termsOf, sign }: SitesToRelease,
): Promise<ReleasedSite[]> {
  const prepared: Prepared[] = [];
  const written = writtenFiles(client);
  for (const [brand, ofBrand] of brandsOf(sites)) {
    const builds = ofBrand.map(({ site, folder }) => ({ site, folder, build: describeBuild(folder) }));
    prepared.push(await prepareBrand(client, { brand, places: placesOf(brand), builds, written }));
  }
  const origin = await releaseOrigin(root);
  const released: ReleasedSite[] = [];
  for (const ready of prepared) {
    const { brand, places, live, stored, builds } = ready;
    const isNew = builds.some(({ site, build }) => live?.sites[site]?.folder !== build.folder);
    const release = isNew ? nextNumber(places, stored) : (live?.release ?? 0);
    if (isNew) {
      const rest = { ...origin, rollback: 0, ...termsOf(brand) };
      const manifests = builds.map(({ site, build }) =>
        withSignature({ release, brand, site, ...build, ...rest }, sign),
      );
      await namingLive(released, () => goLive(client, ready, manifests));
    }
    released.push(...builds.map(({ site }) => ({ site, brand, release, isNew })));
  }
  return released;
}

/** The sites of each brand, in their order. */
function brandsOf(sites: SitesToRelease['sites']): [brand: string, sites: SitesToRelease['sites']][] {
  const brands = new Set(sites.map(({ brand }) => brand));
  return [...brands].map((brand) => [brand, sites.filter((site) => site.brand === brand)]);
}

async function prepareBrand(client: StoreClient, asked: Omit<Prepared, 'live' | 'stored'>): Promise<Prepared> {
  const live = await readLive(client, asked.places);
  const stored = await sizesIn(client, asked.places);
  await upload(client, asked, stored);
  return { ...asked, live, stored };
}

async function upload(
  client: StoreClient,
  { places, builds, written }: Omit<Prepared, 'live' | 'stored'>,
  stored: StoredSizes,
) {
  for (const { folder, build } of builds) await uploadSite(client, places, { site: folder, build, stored, written });
}

function goLive(
  client: StoreClient,
  { live, ...ready }: Prepared,
  sites: Omit<ReleaseManifest, 'format'>[],
): Promise<void> {
  const { brand, places } = ready;
  return goLiveInStore(client, places, {
    brand,
    release: { format: 1, release: sites[0]?.release ?? 0, after: live?.release ?? 0, sites },
    liveTag: live?.tag,
    // What a pruning command has removed since then is uploaded again.
    assertWhole: async () => upload(client, ready, await sizesIn(client, places)),
  });
}

async function namingLive(released: readonly ReleasedSite[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const live = released.filter(({ isNew }) => isNew).map(({ site, release }) => `${site} (release ${release})`);
    if (live.length === 0 || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} Live by then: ${live.join(', ')}.`);
  }
}
