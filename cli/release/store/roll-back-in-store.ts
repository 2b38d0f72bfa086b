import { UsageError } from '#cli/commands/usage-error.ts';
import { releaseOrigin } from '../release-origin.ts';
import { withSignature } from '../releasers.ts';
import { noSuchRelease, numberBefore, type Rollback, type RollbackRequest } from '../roll-back.ts';
import { type BrandRelease, bySite, readLive } from './brand-history.ts';
import { goLiveInStore } from './go-live-in-store.ts';
import { nextNumber } from './next-number.ts';
import type { StoreClient } from './store-client.ts';
import type { StorePlaces } from './store-places.ts';
import { keyOf, missingFiles, type StoredSizes, sizesIn } from './upload-site.ts';

/**
 * Makes an earlier release of a brand live again, as a release of its own. Nothing is uploaded but two records.
 * @param history of the brand, newest first
 * @throws UsageError when there is no such release, its files are gone, or another command was faster
 */
export async function rollBackInStore(
  client: StoreClient,
  places: StorePlaces,
  { root, brand, to, sign }: RollbackRequest,
  history: readonly BrandRelease[],
): Promise<Rollback> {
  const live = await readLive(client, places);
  const ofSites = bySite(history).map((releases) => ({ releases }));
  const number = to ?? numberBefore(ofSites, brand);
  const found = history.find(({ release }) => release === number);
  if (!found) throw noSuchRelease(brand, number, ofSites);
  const release = nextNumber(places, await sizesIn(client, places));
  const origin = await releaseOrigin(root);
  const sites = found.sites.map((manifest) =>
    withSignature({ ...manifest, ...origin, release, rollback: number }, sign),
  );
  await goLiveInStore(client, places, {
    brand,
    release: { format: 1, release, after: live?.release ?? 0, sites },
    liveTag: live?.tag,
    assertWhole: async () => assertStored(found, places, await sizesIn(client, places)),
  });
  return { release, to: number, sites: sites.map(({ site }) => site) };
}

function assertStored({ release, sites }: BrandRelease, places: StorePlaces, stored: StoredSizes): void {
  const gone = sites.flatMap((site) => missingFiles(places, site, stored).map((file) => keyOf(places, site, file)));
  if (gone.length === 0) return;
  throw new UsageError(
    `Release ${release} is not in the store as it was: ${gone.length} of its files are gone, such as ${gone[0]}. Release the brand again.`,
  );
}
