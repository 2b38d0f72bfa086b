import { UsageError } from '#cli/problems/usage-error.ts';
import { describeBuild, type PreparedSite } from '../builds/prepare-release.ts';
import type { ReleaseManifest } from '../manifests/release-manifest.ts';
import { releaseOrigin } from '../manifests/release-origin.ts';
import { withSignature } from '../signing/releasers.ts';
import type { ReleasedSite, SitesToRelease } from '../targets/release-target.ts';
import { readLive } from './brand-history.ts';
import { type BuildChanges, findChanges } from './find-changes.ts';
import { goLiveInStore } from './go-live-in-store.ts';
import { nextNumber } from './next-number.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { missingObjects, type StoredSizes } from './stored-build.ts';
import { sizesIn, uploadSite } from './upload-site.ts';
import { type WrittenFiles, writtenFiles } from './written-files.ts';

interface BuiltForStore {
  readonly site: string;
  readonly folder: string;
  readonly build: PreparedSite;
  /** Changes from an earlier build; undefined if it is stored whole. */
  readonly changes: BuildChanges | undefined;
}

interface Prepared {
  readonly brand: string;
  readonly places: StorePlaces;
  readonly live: Awaited<ReturnType<typeof readLive>>;
  readonly stored: StoredSizes;
  readonly builds: readonly BuiltForStore[];
  readonly written: WrittenFiles;
}

/**
 * Uploads built sites to a store, then makes one brand after the other live, each with all its sites by a single write.
 * @throws UsageError if the store fails or another command was faster; it names the brands that are live by then
 */
export async function releaseToStore(
  client: StoreClient,
  placesOf: (brand: string) => StorePlaces,
  { root, sites, termsOf, sign }: SitesToRelease,
): Promise<ReleasedSite[]> {
  const prepared: Prepared[] = [];
  const written = writtenFiles(client);
  for (const [brand, ofBrand] of brandsOf(sites)) {
    const built = ofBrand.map(({ site, folder }) => ({ site, folder, build: describeBuild(folder) }));
    prepared.push(await prepareBrand(client, { brand, places: placesOf(brand), built, written }));
  }
  const origin = await releaseOrigin(root);
  const released: ReleasedSite[] = [];
  for (const ready of prepared) {
    const { brand, places, live, stored, builds } = ready;
    const isNew = builds.some(({ site, build }) => live?.sites[site]?.folder !== build.folder);
    const release = isNew ? nextNumber(places, stored, live?.release ?? 0) : (live?.release ?? 0);
    if (isNew) {
      const rest = { ...origin, rollback: 0, ...termsOf(brand) };
      const manifests = builds.map(({ site, build, changes }) =>
        withSignature({ release, brand, site, ...build, ...(changes && { from: changes.from }), ...rest }, sign),
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

async function prepareBrand(
  client: StoreClient,
  { built, ...asked }: Pick<Prepared, 'brand' | 'places' | 'written'> & { built: Omit<BuiltForStore, 'changes'>[] },
): Promise<Prepared> {
  const { places } = asked;
  const live = await readLive(client, places);
  const stored = await sizesIn(client, places);
  const builds: BuiltForStore[] = [];
  for (const build of built)
    builds.push({ ...build, changes: await changesOf(client, places, { ...build, live, stored }) });
  await upload(client, { ...asked, builds }, stored);
  return { ...asked, builds, live, stored };
}

/** Changes from the newest build that the store has whole; undefined if this build is there whole. */
async function changesOf(
  client: StoreClient,
  places: StorePlaces,
  { site, folder, build, live, stored }: Omit<BuiltForStore, 'changes'> & Pick<Prepared, 'live' | 'stored'>,
): Promise<BuildChanges | undefined> {
  const { folder: now, from = now } = live?.sites[site] ?? {};
  const isThere = missingObjects(places, build, stored).every((key) => key.startsWith(places.files));
  return from === undefined || isThere
    ? undefined
    : findChanges(client, places, { site: folder, build, earlier: from });
}

async function upload(
  client: StoreClient,
  { places, builds, written }: Omit<Prepared, 'live' | 'stored'>,
  stored: StoredSizes,
) {
  for (const { folder, build, changes } of builds)
    await uploadSite(client, places, { site: folder, build, changes, stored, written });
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
    // Upload again anything that a pruning command has removed since.
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
